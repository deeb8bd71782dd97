// Parsing a whole text: the machine, then the rule.
#include "uriscan/parse.hpp"

#include "machine.hpp"
#include "runs/kernels.hpp"
#include "single_rules.hpp"

namespace uriscan {
namespace {

std::uint32_t scheme_prefix_length(std::string_view text) noexcept {
    const unsigned char* const begin = octets(text);
    int cs = scheme_prefix::scheme_prefix_start;
    return static_cast<std::uint32_t>(scheme_prefix::run(cs, begin, begin + text.size()) - begin);
}

}  // namespace

parse_result<uri_view> parse(rule rule, std::string_view text) noexcept {
    using state = parse_result<uri_view>::state;
    parse_result<uri_view> result;  // filled in place: copying offsets just written would stall
    result.rule_ = rule;
    if (text.size() > result.max_size) {
        result.state_ = state::too_long;
        return result;
    }
    uri_view& view = result.view_;
    view.data_ = text.data() != nullptr ? text.data() : "";
    view.size_ = static_cast<std::uint32_t>(text.size());
    const extent fits = hold_against(rule, view.at_, read_uri_reference(text, view.at_),
                                     [text] { return scheme_prefix_length(text); });
    result.offset_ = fits.stop;
    result.state_ = fits.whole ? state::valid : state::invalid;
    return result;
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
