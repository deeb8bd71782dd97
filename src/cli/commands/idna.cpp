// Converts hosts with libidn2.
#include "cli/commands/idna.hpp"

#ifdef URISCAN_HAS_LIBIDN2

#include <idn2.h>

#include <algorithm>
#include <memory>

#include "uriscan/http_rules.hpp"
#include "uriscan/request_target.hpp"

namespace uriscan::cli {
namespace {

// RFC 3987, section 3.1 requires UseSTD3ASCIIRules: a host must not have "_" or other characters
// that host names do not allow.  libidn2 does not refuse such characters, but removes them.  So its
// result is checked.
bool is_name_of_host(std::string_view text) {
    const auto host = parse_host_field(text);
    return host && !check_host(*host, nullptr) && text.find('_') == text.npos;
}

struct converted_host {
    int code = IDN2_TOO_BIG_DOMAIN;
    std::unique_ptr<char, void (*)(void*)> text{nullptr, idn2_free};

    bool is_valid() const { return code == IDN2_OK && is_name_of_host(text.get()); }
};

// A name of the DNS in UTF-8 has at most 4 octets for each octet of its form in ASCII.
converted_host convert(std::string_view host) {
    converted_host made;
    if (host.size() <= 4 * most_octets_of_ascii_host) {
        char* text = nullptr;
        made.code = idn2_to_ascii_8z(std::string(host).c_str(), &text, IDN2_NONTRANSITIONAL);
        made.text.reset(text);
    }
    return made;
}

}  // namespace

bool has_idna() {
    return true;
}

result<std::size_t> host_by_idna(std::string_view host, std::span<char> buffer, void*) noexcept {
    const converted_host made = convert(host);
    if (!made.is_valid()) {
        return uri_error{.reason = error_reason::not_a_host_name, .component = component::host};
    }
    const std::string_view text = made.text.get();
    std::copy_n(text.begin(), std::min(text.size(), buffer.size()), buffer.begin());
    return text.size();
}

std::string mistake_for_idna(std::string_view host) {
    const converted_host made = convert(host);
    return made.code == IDN2_OK ? "it is not a name of the DNS" : idn2_strerror(made.code);
}

}  // namespace uriscan::cli

#else

namespace uriscan::cli {

bool has_idna() {
    return false;
}

result<std::size_t> host_by_idna(std::string_view, std::span<char>, void*) noexcept {
    return uri_error{.reason = error_reason::not_a_host_name, .component = component::host};
}

std::string mistake_for_idna(std::string_view) {
    return "";
}

}  // namespace uriscan::cli

#endif
