// The parser of RFC 2396, and its errors: one pass of the machine, which notes what an authority would
// be if it were a server, and the choice among the authority's readings at the end.
#include "uriscan/rfc2396.hpp"

#include <algorithm>
#include <optional>

#include "kernels/machine.hpp"
#include "kernels/self_loops.hpp"
#include "rfc2396_automaton.hpp"
#include "rfc2396_parser.hpp"

namespace uriscan::rfc2396 {
namespace {

// Takes the machine's notes down: the offsets, and what the authority is.
class notes : public offset_recorder<std::uint32_t> {
public:
    using offset_recorder::offset_recorder;

    void host_begin(const unsigned char* p) noexcept {
        offset_recorder::host_begin(p);
        host_ = host_kind::hostname;
    }
    void ipv4_end() noexcept { host_ = host_kind::ipv4; }
    void server_end() noexcept { is_server_ = true; }

    bool is_server() const noexcept { return is_server_; }
    host_kind host() const noexcept { return host_; }

private:
    bool is_server_ = false;
    host_kind host_ = host_kind::none;  // as it is in a server
};

// Skips what a state loops on, which is found in a table for each.
struct table_skipper {
    template <int State>
    const unsigned char* skip(const unsigned char* p, const unsigned char* pe) const noexcept {
        static constexpr octet_set loop = octets_between<rfc2396_automaton>(State, State);
        if constexpr (loop.size() > 1) {
            while (p != pe && loop[*p]) {
                ++p;
            }
        }
        return p;
    }
};

// What was read of a text.
struct reading {
    uri_components at;
    host_kind host = host_kind::none;
    extent read;
};

// Where the machine starts.
int start_of(rule rule) noexcept {
    using parser = rfc2396_parser;
    return rule == rule::absolute_uri   ? parser::rfc2396_parser_en_absolute_uri
           : rule == rule::relative_uri ? parser::rfc2396_parser_en_relative_uri
                                        : parser::rfc2396_parser_en_uri_reference;
}

// Closes the notes on a text of `size` octets.  All of a registry's name is where a host would be,
// whatever in it looked like user information or a port.
void conclude(reading& reading, const notes& notes, std::uint32_t size) noexcept {
    uri_components& at = reading.at;
    at = close(notes.offsets(), size);
    if (at.host_begin == 0) {
        return;
    }
    if (notes.is_server()) {
        reading.host = at.host_begin == at.host_end ? host_kind::none : notes.host();
        return;
    }
    constexpr std::uint32_t colon = 1, slashes = 2;
    at.host_begin = has_scheme(at) ? at.scheme_end + colon + slashes : slashes;
    at.host_end = at.path_begin;
    reading.host = host_kind::reg_name;
}

reading read(rule rule, std::string_view text) noexcept {
    const unsigned char* const begin = octets(text);
    const auto size = static_cast<std::uint32_t>(text.size());
    int cs = start_of(rule);
    notes notes(begin, 0, no_offsets<std::uint32_t>);
    const unsigned char* const end = begin + size;
    const unsigned char* const stop =
        rfc2396_parser::run(cs, begin, end, end, notes, table_skipper());
    reading reading;
    reading.read = {static_cast<std::uint32_t>(stop - begin),
                    cs >= rfc2396_parser::rfc2396_parser_first_final};
    conclude(reading, notes, size);
    return reading;
}

// Where a text went wrong: what was read before, and what comes next, if anything does.
struct refusal {
    rule held_against;
    std::string_view before;
    uri_components at;  // of `before`
    std::optional<char> next;
    bool only_by_rule;  // whether a URI-reference could go on with `next`
};

refusal refusal_of(rule rule, std::string_view text, std::size_t offset) noexcept {
    const std::string_view before = text.substr(0, offset);
    const bool ends = before.size() == text.size();
    const std::string_view with_next = text.substr(0, before.size() + 1);
    return {.held_against = rule,
            .before = before,
            .at = read(rule::uri_reference, before).at,
            .next = ends ? std::nullopt : std::optional(text[before.size()]),
            .only_by_rule =
                !ends && read(rule::uri_reference, with_next).read.stop == with_next.size()};
}

bool lacks_scheme(const refusal& refusal) noexcept {
    return refusal.held_against == rule::absolute_uri && !has_scheme(refusal.at);
}

bool is_unwanted_fragment(const refusal& refusal) noexcept {
    return refusal.only_by_rule && refusal.next == '#' && !lacks_scheme(refusal);
}

// The component that was open at the offset.
component open_component(const refusal& refusal) noexcept {
    const uri_components& at = refusal.at;
    const std::size_t stop = refusal.before.size();
    if (lacks_scheme(refusal)) {
        return component::scheme;
    }
    if (at.query_end != stop || is_unwanted_fragment(refusal)) {
        return component::fragment;
    }
    if (at.path_end != stop) {
        return component::query;
    }
    if (at.host_begin == 0 || at.path_begin != stop) {
        return component::path;
    }
    return at.host_end != stop ? component::port : component::host;
}

reason reason_in(component where, const refusal& refusal) noexcept {
    if (where == component::scheme && refusal.before.empty()) {
        return reason::missing_scheme;
    }
    if (is_unwanted_fragment(refusal)) {
        return reason::unexpected_fragment;
    }
    // A "%" comes before the offset only where it begins a triplet.
    const std::size_t last_two =
        refusal.before.size() - std::min<std::size_t>(2, refusal.before.size());
    if (refusal.before.find('%', last_two) != std::string_view::npos) {
        return reason::malformed_percent_encoding;
    }
    if (where == component::path && refusal.next == ':') {
        return reason::colon_in_first_segment;
    }
    return refusal.next ? reason::unexpected_character : reason::unexpected_end;
}

uri_error explain(rule rule, std::string_view text, std::size_t offset) noexcept {
    const refusal refusal = refusal_of(rule, text, offset);
    const component where = open_component(refusal);
    return {reason_in(where, refusal), where, offset};
}

}  // namespace

result<uri_view> parse(rule rule, std::string_view text) noexcept {
    if (text.size() > max_text_size) {
        return uri_error{reason::too_long, component::path, max_text_size};
    }
    const reading found = read(rule, text);
    if (!found.read.whole) {
        return explain(rule, text, found.read.stop);
    }
    return uri_view(text, found.at, found.host);
}

std::string_view to_string(rule rule) noexcept {
    switch (rule) {
        case rule::uri_reference: return "uri-reference";
        case rule::absolute_uri: return "absolute-uri";
        case rule::relative_uri: return "relative-uri";
    }
    return "";
}

std::string_view to_string(host_kind kind) noexcept {
    switch (kind) {
        case host_kind::none: return "";
        case host_kind::hostname: return "hostname";
        case host_kind::ipv4: return "ipv4";
        case host_kind::reg_name: return "reg-name";
    }
    return "";
}

}  // namespace uriscan::rfc2396
