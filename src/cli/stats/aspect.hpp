// The aspects of URIs that `stats` can count.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace uriscan::cli {

// An aspect that `stats --by` can count.  Each aspect gets a table of values and their counts.
enum class aspect : std::uint8_t {
    scheme,
    host,
    domain,  // the registrable domain of the host
    host_kind,
    port,
    path,
    query_key,  // the keys of query parameters
    length,     // the length of the text, in ranges between powers of two
    component,  // the components that a URI has
    error,      // the error in a text that is not valid
    last = error
};

inline constexpr std::size_t aspect_count = static_cast<std::size_t>(aspect::last) + 1;

struct aspect_entry {
    aspect which;
    std::string_view name;   // its name in options and JSON, such as "host-kind"
    std::string_view title;  // the title of its table, such as "Kinds of host"
};

// Returns the entries of all aspects, in the order of the enum.  All texts are static.
std::span<const aspect_entry, aspect_count> all_aspects();

std::string_view name_of(aspect);
std::string_view title_of(aspect);

}  // namespace uriscan::cli
