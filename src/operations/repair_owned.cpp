// Repairs texts, with results that own their texts.
#include <string>
#include <utility>

#include "operations/repairer.hpp"
#include "uriscan/repair.hpp"

namespace uriscan {

result<repaired_uri> repair(std::string_view text, repairs allowed) {
    const result<uri_view> parsed = parse_uri_reference(text);
    if (parsed) {
        return repaired_uri{uri(*parsed), {}};
    }
    // The first pass finds out how much memory the result needs.
    const result<detail::repaired_sizes> sizes =
        detail::measure_repair(text, parsed.error(), allowed);
    if (!sizes) {
        return sizes.error();
    }
    std::string made(sizes->text, '\0');
    std::vector<deviation> found(sizes->deviations);
    const result<repaired_view> repaired = repair(text, made, found, allowed);
    const uri_components at = repaired->uri.components();
    return repaired_uri{uri::unchecked(std::move(made), at), std::move(found)};
}

}  // namespace uriscan
