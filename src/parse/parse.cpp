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

std::optional<uri_error> find_error(rule rule, std::string_view text, const read_part& part,
                                    bool whole) noexcept {
    if (text.size() > max_text_size) {
        return uri_error{error_reason::too_long, component::path, max_text_size};
    }
    const extent fits = fit(rule, text, part.at, {part.size, whole});
    return fits.whole ? std::nullopt : std::optional(explain(rule, text, fits.stop));
}

void detail::result_access::check(rule rule, std::size_t size, parsed& result) noexcept {
    const uri_view& view = result.storage_.value;
    const auto error = find_error(rule, {view.data_, size}, view.part_, result.has_value());
    if (error) {
        result = *error;
    }
}

bool detail::read_reference(std::string_view text, unsigned char* to) noexcept {
    return current_kernel().read(text, to);
}

extent read_by_rule(rule rule, std::string_view text, read_part& part) noexcept {
    const bool whole = read_reference(text, reinterpret_cast<unsigned char*>(&part));
    return fit(rule, text, part.at, {part.size, whole});
}

bool is_valid(rule rule, std::string_view text) noexcept {
    uri_components at;
    const extent read = read_uri_reference(text, at);
    return read.whole && (rule == rule::uri_reference || fit(rule, text, at, read).whole);
}

std::string_view name_of(rule rule) noexcept {
    switch (rule) {
        case rule::uri_reference: return "uri-reference";
        case rule::uri: return "uri";
        case rule::absolute_uri: return "absolute-uri";
        case rule::relative_ref: return "relative-ref";
    }
    return "";
}

}  // namespace uriscan
