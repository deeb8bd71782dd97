// Parses IRIs.  A rule is checked, and an error is explained, as for a URI.
#include "uriscan/iri.hpp"

#include "iri/reading.hpp"
#include "parse/reading.hpp"
#include "uriscan/parse.hpp"

namespace uriscan {
result<iri_view> parse(iri_rule rule, std::string_view text) noexcept {
    read_part part;
    const fault found = read_iri_reference(text, part);
    if (found != fault::none || rule != iri_rule::iri_reference) {
        if (const auto error = find_error(restriction_of(rule), text, part, found)) {
            return *error;
        }
    }
    return iri_view::unchecked(text, part.at);
}

bool is_valid(iri_rule rule, std::string_view text) noexcept {
    return parse(rule, text).has_value();
}

std::string_view name_of(iri_rule rule) noexcept {
    switch (rule) {
        case iri_rule::iri_reference: return "iri-reference";
        case iri_rule::iri: return "iri";
        case iri_rule::absolute_iri: return "absolute-iri";
        case iri_rule::relative_iri_ref: return "relative-iri-ref";
    }
    return "";
}

}  // namespace uriscan
