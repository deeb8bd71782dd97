// Makes random paths and queries.  A kind of list has a table with its lengths and frequencies.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "random.hpp"
#include "words.hpp"

namespace uriscan::bench {

struct path_table {
    spread slashes;
    spread folder;
    spread stem;
    std::uint32_t ends_in_slash;
    std::uint32_t extension;  ///< Chance of an extension if no slash ends the path.
    std::span<const weighted> extensions;
    style words;
};

struct query_table {
    std::uint32_t empty;
    std::uint32_t bare;    ///< Chance that a parameter has no "=".
    std::uint32_t opaque;  ///< Chance that a value is a token or a digest.
    std::uint32_t nested;  ///< Chance that the query ends with a percent-encoded URI.
    spread parameters;
    spread key;
    spread value;
    std::string_view separator;
    style words;
};

void append_path(std::string& out, random_source&, const path_table&);

/// Appends a "?" and a query.
void append_query(std::string& out, random_source&, const query_table&);

/// Appends a URI whose ":" and "/" are percent-encoded.
void append_nested_uri(std::string& out, random_source&);

}  // namespace uriscan::bench
