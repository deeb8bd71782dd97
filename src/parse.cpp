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

// Kept apart, so that a URI-reference is the kernel's alone.
[[gnu::noinline]] parse_result<uri_view> parse_narrower(rule rule, std::string_view text) noexcept {
    parse_result<uri_view> result = current_kernel().parse(text);
    if (!result_access::is_too_long(result)) {
        const extent fits =
            hold_against(rule, result_access::components(result), result_access::read(result),
                         [text] { return scheme_prefix_length(text); });
        result_access::hold_against(result, rule, fits);
    }
    return result;
}

}  // namespace

parse_result<uri_view> parse(rule rule, std::string_view text) noexcept {
    return rule == rule::uri_reference ? current_kernel().parse(text) : parse_narrower(rule, text);
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
