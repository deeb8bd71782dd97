// Parsing a whole text: the machine, then the rule.
#include "uriscan/parse.hpp"

#include "kernels/machine.hpp"
#include "kernels/kernels.hpp"
#include "single_rules.hpp"

namespace uriscan {
namespace {

std::uint32_t scheme_prefix_length(std::string_view text) noexcept {
    const unsigned char* const begin = octets(text);
    int cs = scheme_prefix::scheme_prefix_start;
    return static_cast<std::uint32_t>(scheme_prefix::run(cs, begin, begin + text.size()) - begin);
}

}  // namespace

void detail::result_access::narrow(result& result) noexcept {
    const extent fits = hold_against(result.rule_, components(result), read(result), [&result] {
        return scheme_prefix_length(result.view_.text());
    });
    result.offset_ = fits.stop;
    result.state_ = fits.whole ? result::state::valid : result::state::invalid;
}

parse_result<uri_view> parse(rule rule, std::string_view text) noexcept {
    return current_kernel().parse(rule, text);
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
