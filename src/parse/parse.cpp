// Parses a whole text: the machine reads the text as a URI-reference, and then the rule is checked.
#include "uriscan/parse.hpp"

#include "kernels/kernels.hpp"
#include "kernels/machine.hpp"
#include "parse/explain.hpp"
#include "parse/reading.hpp"
#include "single_rules.hpp"

namespace uriscan {
namespace {

// Returns the size of the longest prefix of `text` that has the form of a scheme, or 0.
std::uint32_t scheme_prefix_length(std::string_view text) noexcept {
    const unsigned char* const begin = octets(text);
    int cs = scheme_prefix::scheme_prefix_start;
    return static_cast<std::uint32_t>(scheme_prefix::run(cs, begin, begin + text.size()) - begin);
}

// Returns how far `text` fits `rule`.  The text was read as a URI-reference before: `read` says how
// far it was read, and `at` holds its components.
extent fit(rule rule, std::string_view text, const uri_components& at, extent read) noexcept {
    return check_rule(rule, at, read, [text] { return scheme_prefix_length(text); });
}

}  // namespace

void detail::result_access::finish(rule rule, std::string_view text, parsed& result) noexcept {
    const uri_view& part = read_part(result);
    const extent read = {static_cast<std::uint32_t>(part.text().size()), result.has_value()};
    const extent fits = fit(rule, text, part.components(), read);
    if (!fits.whole) {
        result = explain(rule, text, fits.stop);
    }
}

result<uri_view> parse(rule rule, std::string_view text) noexcept {
    return current_kernel().parse(rule, text);
}

extent read_by_rule(rule rule, std::string_view text, uri_components& at) noexcept {
    const extent read = read_uri_reference(text, at);
    return fit(rule, text, at, read);
}

bool is_valid(rule rule, std::string_view text) noexcept {
    if (text.size() > max_text_size) {
        return false;
    }
    const result<uri_view> result = current_kernel().parse(only_read, text);
    if (!result || rule == rule::uri_reference) {
        return result.has_value();
    }
    const extent read = {static_cast<std::uint32_t>(text.size()), true};
    return fit(rule, text, result->components(), read).whole;
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
