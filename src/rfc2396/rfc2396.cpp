// The parser of RFC 2396, and its errors.
//
// An authority is a server or a name in a registry (RFC 2396, section 3.2).  The machine reads the
// authority as both at once, and records the offsets of a server.  At the end of the authority, the
// machine knows whether it was a server.
#include "uriscan/rfc2396.hpp"

#include <optional>

#include "kernels/machine.hpp"
#include "kernels/self_loop_skipper.hpp"
#include "octets/subtext.hpp"
#include "octets/triplets.hpp"
#include "rfc2396_automaton.hpp"
#include "rfc2396_parser.hpp"

namespace uriscan::rfc2396 {
namespace {

// Records the offsets, and whether the authority is a server.
class authority_recorder : public offset_recorder<std::uint32_t> {
public:
    using offset_recorder::offset_recorder;

    void host_begin(const unsigned char* p) noexcept {
        offset_recorder::host_begin(p);
        host_ = kind_of_host::hostname;
    }
    void ipv4_end() noexcept { host_ = kind_of_host::ipv4; }
    void server_end() noexcept { is_server_ = true; }

    bool is_server() const noexcept { return is_server_; }
    kind_of_host host() const noexcept { return host_; }

private:
    bool is_server_ = false;
    kind_of_host host_ = kind_of_host::none;  // meaningful only if the authority is a server
};

// The result of reading a text.
struct reading {
    uri_components at;
    kind_of_host host = kind_of_host::none;
    extent read;
};

// Returns the state in which the machine starts.
int start_of(rule rule) noexcept {
    using parser = rfc2396_parser;
    return rule == rule::absolute_uri   ? parser::rfc2396_parser_en_absolute_uri
           : rule == rule::relative_uri ? parser::rfc2396_parser_en_relative_uri
                                        : parser::rfc2396_parser_en_uri_reference;
}

// Takes the result from the recorder, for a text of `size` octets.  If the authority is a name in a
// registry, the host is the whole authority, even if a part of it looks like user information or a
// port.
void take_result(reading& reading, const authority_recorder& recorder,
                 std::uint32_t size) noexcept {
    uri_components& at = reading.at;
    at = close(recorder.offsets(), size);
    if (at.host_begin == 0) {
        return;
    }
    if (recorder.is_server()) {
        reading.host = at.host_begin == at.host_end ? kind_of_host::none : recorder.host();
        return;
    }
    const std::uint32_t slashes_begin = has_scheme(at) ? at.scheme_end + 1 : 0;
    at.host_begin = slashes_begin + 2;
    at.host_end = at.path_begin;
    reading.host = kind_of_host::reg_name;
}

reading read(rule rule, std::string_view text) noexcept {
    const unsigned char* const begin = octets(text);
    const auto size = static_cast<std::uint32_t>(text.size());
    int cs = start_of(rule);
    authority_recorder recorder(begin, 0, no_offsets<std::uint32_t>);
    const unsigned char* const end = begin + size;
    const unsigned char* const stop =
        rfc2396_parser::run(cs, begin, end, end, recorder, self_loop_skipper<rfc2396_automaton>());
    reading reading;
    reading.read = {static_cast<std::uint32_t>(stop - begin),
                    cs >= rfc2396_parser::rfc2396_parser_first_final};
    take_result(reading, recorder, size);
    return reading;
}

// Says where a text stopped fitting the rule, like the struct in src/parse/explain.hpp.
struct stopping_point {
    rule checked_rule;
    std::string_view prefix;         // the text before the offset
    uri_components components;       // the components of the prefix
    std::optional<char> next_octet;  // the octet at the offset, unless the text ends there
    bool next_fits_uri_reference;  // whether the next octet, if there is one, fits a URI-reference
};

stopping_point find_stopping_point(rule rule, std::string_view text, std::size_t offset) noexcept {
    const std::string_view prefix = subtext(text, 0, offset);
    const bool text_ends = prefix.size() == text.size();
    const std::string_view with_next = subtext(text, 0, prefix.size() + 1);
    return {.checked_rule = rule,
            .prefix = prefix,
            .components = read(rule::uri_reference, prefix).at,
            .next_octet = text_ends ? std::nullopt : std::optional(text[prefix.size()]),
            .next_fits_uri_reference =
                read(rule::uri_reference, with_next).read.stop == with_next.size()};
}

bool lacks_scheme(const stopping_point& stop) noexcept {
    return stop.checked_rule == rule::absolute_uri && !has_scheme(stop.components);
}

bool is_forbidden_fragment(const stopping_point& stop) noexcept {
    return stop.next_fits_uri_reference && stop.next_octet == '#' && !lacks_scheme(stop);
}

// Returns the component that the machine was in at the offset, or the scheme if the rule needs one
// and there is none.
component open_component(const stopping_point& stop) noexcept {
    const uri_components& at = stop.components;
    const std::size_t end = stop.prefix.size();
    if (lacks_scheme(stop)) {
        return component::scheme;
    }
    if (at.query_end != end || is_forbidden_fragment(stop)) {
        return component::fragment;
    }
    if (at.path_end != end) {
        return component::query;
    }
    if (at.host_begin == 0 || at.path_begin != end) {
        return component::path;
    }
    return at.host_end != end ? component::port : component::host;
}

error_reason reason_in(component where, const stopping_point& stop) noexcept {
    if (where == component::scheme && stop.prefix.empty()) {
        return error_reason::missing_scheme;
    }
    if (is_forbidden_fragment(stop)) {
        return error_reason::unexpected_fragment;
    }
    if (ends_inside_triplet(stop.prefix)) {
        return error_reason::malformed_percent_encoding;
    }
    if (stop.next_octet == ':') {  // other segments of a path allow a ":"
        return error_reason::colon_in_first_segment;
    }
    return stop.next_octet ? error_reason::unexpected_character : error_reason::unexpected_end;
}

uri_error explain(rule rule, std::string_view text, std::size_t offset) noexcept {
    const stopping_point stop = find_stopping_point(rule, text, offset);
    const component where = open_component(stop);
    return {reason_in(where, stop), where, offset};
}

}  // namespace

result<uri_view> parse(rule rule, std::string_view text) noexcept {
    if (text.size() > max_text_size) {
        return uri_error{error_reason::too_long, component::path, max_text_size};
    }
    const reading found = read(rule, text);
    if (!found.read.whole) {
        return explain(rule, text, found.read.stop);
    }
    return uri_view::unchecked(text, found.at, found.host);
}

std::string_view name_of(rule rule) noexcept {
    switch (rule) {
        case rule::uri_reference: return "uri-reference";
        case rule::absolute_uri: return "absolute-uri";
        case rule::relative_uri: return "relative-uri";
    }
    return "";
}

std::string_view name_of(kind_of_host kind) noexcept {
    switch (kind) {
        case kind_of_host::none: return "";
        case kind_of_host::hostname: return "hostname";
        case kind_of_host::ipv4: return "ipv4";
        case kind_of_host::reg_name: return "reg-name";
    }
    return "";
}

}  // namespace uriscan::rfc2396
