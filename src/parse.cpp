// The four top rules of RFC 3986 on one machine.
//
// The machine reads a URI-reference, which is a URI or a relative-ref (section 4.1).  The other
// rules are that language with one delimiter asked for or refused: a URI has the ":" of a scheme, a
// relative-ref has not (4.2), and an absolute-URI is a URI without the "#" of a fragment (4.3). The
// machine has noted all three, so a rule costs a comparison and no second machine.
#include "uriscan/parse.hpp"

#include "machine.hpp"
#include "single_rules.hpp"

namespace uriscan {
namespace {

std::uint32_t scheme_prefix_length(std::string_view text) noexcept {
    const unsigned char* const begin = octets(text);
    return static_cast<std::uint32_t>(scheme_prefix::end(begin, begin + text.size()) - begin);
}

// How far `text`, of which `read` is the reading, fits `rule`; all the way if `read.whole` is left.
reading hold_against(rule rule, std::string_view text, reading read) noexcept {
    const bool has_scheme = read.at.scheme_end != 0;
    const bool has_fragment = read.at.query_end != read.stop;
    const auto refuse_at = [&](std::uint32_t stop) { return reading{read.at, stop, false}; };
    switch (rule) {
        case rule::uri_reference: return read;
        case rule::relative_ref: return has_scheme ? refuse_at(read.at.scheme_end) : read;
        case rule::absolute_uri:
            if (has_scheme && has_fragment) {
                return refuse_at(read.at.query_end);
            }
            [[fallthrough]];
        case rule::uri: return has_scheme ? read : refuse_at(scheme_prefix_length(text));
    }
    return read;
}

}  // namespace

parse_result<uri_view> parse(rule rule, std::string_view text) noexcept {
    using result = parse_result<uri_view>;
    if (text.size() > result::max_size) {
        return result(rule, text, result::max_size);
    }
    const reading read = hold_against(rule, text, read_uri_reference(text));
    return read.whole ? result(uri_view(text, read.at)) : result(rule, text, read.stop);
}

std::string_view to_string(rule rule) noexcept {
    switch (rule) {
        case rule::uri_reference: return "uri-reference";
        case rule::uri: return "uri";
        case rule::absolute_uri: return "absolute-uri";
        case rule::relative_ref: return "relative-ref";
    }
    return "";
}

}  // namespace uriscan
