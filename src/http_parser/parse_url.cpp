// The functions of http_parser that parse a URL, with other names.
#include <cstdint>
#include <limits>
#include <string_view>

#include "octets/subtext.hpp"
#include "uriscan/allow.hpp"
#include "uriscan/http_parser.h"
#include "uriscan/uri_view.hpp"

namespace uriscan {
namespace {

// The octets that http_parser lets through.  http_parser also lets through tab and form feed, but
// uriscan refuses them.
constexpr allowances allowed_by_http_parser =
    allowances("\"#%<>[\\]^`{|}") | allow_non_ascii | allow_zone_ids;

// Stores the fields of a text.
class field_writer {
public:
    field_writer(std::string_view text, http_parser_url& url) noexcept : text_(text), url_(url) {}

    // Stores a field.  An empty or absent value is no field.
    void add(http_parser_url_fields field, std::string_view value) noexcept {
        if (value.empty()) {
            return;
        }
        const auto offset = static_cast<std::size_t>(value.data() - text_.data());
        constexpr std::size_t limit = std::numeric_limits<std::uint16_t>::max();
        fits_ = fits_ && offset <= limit && value.size() <= limit;
        url_.field_set = static_cast<std::uint16_t>(url_.field_set | 1U << field);
        url_.field_data[field] = {static_cast<std::uint16_t>(offset),
                                  static_cast<std::uint16_t>(value.size())};
    }

    // Stores a host without the brackets of an IP literal.
    void add_host(std::string_view host) noexcept {
        add(UF_HOST, host.starts_with('[') ? subtext(host, 1, host.size() - 2) : host);
    }

    // Stores the port of an authority.  Returns false if the port is empty or too large.
    bool add_port(const authority_view& authority) noexcept {
        add(UF_PORT, authority.port());
        const port_value port = authority.port_number();
        url_.port = port.number;
        return port.status == port_status::value || port.status == port_status::absent;
    }

    // Says whether each offset and each size fits into 16 bits.
    bool fits() const noexcept { return fits_; }

private:
    std::string_view text_;
    http_parser_url& url_;
    bool fits_ = true;
};

bool read_authority_form(std::string_view text, const allowances& allowed,
                         field_writer& to) noexcept {
    const auto authority = parse_authority_allowing(text, allowed);
    if (!authority || authority->has_userinfo() || authority->host().empty() ||
        !authority->has_port()) {
        return false;
    }
    to.add_host(authority->host());
    return to.add_port(*authority);
}

void add_path_and_rest(const allowed_view& target, field_writer& to) noexcept {
    to.add(UF_PATH, target.path());
    to.add(UF_QUERY, target.query());
    to.add(UF_FRAGMENT, target.fragment());
}

bool read_path(std::string_view text, const allowances& allowed, field_writer& to) noexcept {
    const auto target = parse_path_allowing(text, allowed);
    if (!target) {
        return false;
    }
    add_path_and_rest(*target, to);
    return true;
}

bool read_uri(std::string_view text, const allowances& allowed, field_writer& to) noexcept {
    const auto target = parse_allowing(rule::uri, text, allowed);
    if (!target || target->host().empty()) {
        return false;
    }
    to.add(UF_SCHEMA, target->scheme());
    to.add(UF_USERINFO, target->userinfo());
    to.add_host(target->host());
    add_path_and_rest(*target, to);
    return to.add_port(*target->authority_parts());
}

int parse_url(std::string_view text, bool is_connect, const allowances& allowed,
              http_parser_url& url) noexcept {
    url = {};
    field_writer to(text, url);
    bool is_valid = false;
    if (is_connect) {
        is_valid = read_authority_form(text, allowed, to);
    } else if (text.starts_with('/')) {
        is_valid = read_path(text, allowed, to);
    } else if (text == "*") {
        to.add(UF_PATH, text);
        is_valid = true;
    } else {
        is_valid = read_uri(text, allowed, to);
    }
    if (!is_valid || !to.fits()) {
        url = {};
        return 1;
    }
    return 0;
}

}  // namespace
}  // namespace uriscan

void uriscan_http_parser_url_init(http_parser_url* u) {
    *u = {};
}

int uriscan_http_parser_parse_url(const char* buf, size_t buflen, int is_connect,
                                  http_parser_url* u) {
    return uriscan::parse_url({buf, buflen}, is_connect != 0, uriscan::allowed_by_http_parser, *u);
}

int uriscan_http_parser_parse_url_strict(const char* buf, size_t buflen, int is_connect,
                                         http_parser_url* u) {
    return uriscan::parse_url({buf, buflen}, is_connect != 0, {}, *u);
}
