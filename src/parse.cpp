// Parsing a whole text: the machine, then the rule.
#include "uriscan/parse.hpp"

#include "machine.hpp"
#include "runs/kernels.hpp"
#include "single_rules.hpp"

namespace uriscan {

parse_result<uri_view> parse(rule rule, std::string_view text) noexcept {
    using result = parse_result<uri_view>;
    if (text.size() > result::max_size) {
        return result(rule, text, result::max_size);
    }
    const reading read = hold_against(rule, read_uri_reference(text), [text] {
        const unsigned char* const begin = octets(text);
        int cs = scheme_prefix::scheme_prefix_start;
        return static_cast<std::uint32_t>(scheme_prefix::run(cs, begin, begin + text.size()) -
                                          begin);
    });
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
