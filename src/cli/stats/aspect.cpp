// The names and titles of the aspects.
#include "cli/stats/aspect.hpp"

#include <array>

namespace uriscan::cli {
namespace {

constexpr auto entries =
    std::to_array<aspect_entry>({{aspect::scheme, "scheme", "Schemes"},
                                 {aspect::host, "host", "Hosts"},
                                 {aspect::domain, "domain", "Registrable domains"},
                                 {aspect::host_kind, "host-kind", "Kinds of host"},
                                 {aspect::port, "port", "Ports"},
                                 {aspect::path, "path", "Paths"},
                                 {aspect::query_key, "query-key", "Keys of queries"},
                                 {aspect::length, "length", "Lengths"},
                                 {aspect::component, "component", "Components"},
                                 {aspect::error, "error", "Errors"}});

constexpr bool is_in_order() {
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].which != static_cast<aspect>(i)) {
            return false;
        }
    }
    return true;
}
static_assert(entries.size() == aspect_count && is_in_order());

}  // namespace

std::span<const aspect_entry, aspect_count> all_aspects() {
    return entries;
}

std::string_view name_of(aspect which) {
    return entries[static_cast<std::size_t>(which)].name;
}

std::string_view title_of(aspect which) {
    return entries[static_cast<std::size_t>(which)].title;
}

}  // namespace uriscan::cli
