// Parses a whole text: the machine reads the text as a URI-reference, and then the rule is checked.
#include "uriscan/parse.hpp"

#include <cassert>

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
    assert(read.stop <= text.size());
    return check_rule(rule, at, read, [text] { return scheme_prefix_length(text); });
}

}  // namespace

std::optional<uri_error> find_error(rule rule, std::string_view text, const read_part& part,
                                    fault found) noexcept {
    if (text.size() > max_text_size) {
        return uri_error{error_reason::too_long, component::path, max_text_size};
    }
    const extent fits = fit(rule, text, part.at, {part.size, found == fault::none});
    if (fits.whole) {
        return std::nullopt;
    }
    const auto octet_before = [&](std::uint32_t back) {
        return fits.stop < back ? '\0' : text[fits.stop - back];
    };
    return explain(
        {.checked_rule = rule,
         .offset = fits.stop,
         .components = {part.at.scheme_end, part.at.host_begin, part.at.host_end,
                        part.at.path_begin, part.at.path_end, part.at.query_end},
         .prefix_is_valid = found == fault::none || found == fault::after_reference,
         .last_octets = {octet_before(2), octet_before(1)},
         .next_octet = fits.stop == text.size() ? std::nullopt : std::optional(text[fits.stop]),
         .next_fits_uri_reference = fits.stop < part.size});
}

void detail::result_access::check(rule rule, std::size_t size, fault found,
                                  parsed& result) noexcept {
    const uri_view& view = result.storage_.value;
    const auto error = find_error(rule, {view.data_, size}, view.part_, found);
    if (error) {
        result = *error;
    }
}

fault detail::read_reference(std::string_view text, unsigned char* to) noexcept {
    return kernel_in_use::read(text, to);
}

extent read_by_rule(rule rule, std::string_view text, read_part& part) noexcept {
    assert(text.size() <= max_text_size);
    const fault found = read_reference(text, reinterpret_cast<unsigned char*>(&part));
    return fit(rule, text, part.at, {part.size, found == fault::none});
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
