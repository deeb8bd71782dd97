// Cuts a query into parameters, and sets and removes them, with strings (RFC 3986, section 3.4).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::slow {

// A parameter as it is written.  Without "=", it has no value.
struct parameter {
    std::string key;
    std::optional<std::string> value;
};

// Cuts a query at each "&", and each piece at its first "=".  An absent or empty query has no
// parameters.
std::vector<parameter> split_query(const std::optional<std::string>& query);

// Decodes a key or a value.  If `plus_is_space`, a "+" is a space, as in HTML forms.
std::string decode_parameter(std::string_view text, bool plus_is_space);

// Sets a parameter of `uri`, which must be valid, and returns the result.  `added` replaces the
// first parameter with the decoded key `key`, or is added at the end if there is none.  The
// replaced parameter keeps its key as it is written.  Other parameters with this key are removed.
// If `added` is nothing, all parameters with this key are removed, and the query too if no
// parameter is left.
std::string change_parameter(std::string_view uri, std::string_view key,
                             const std::optional<parameter>& added, bool plus_is_space);

}  // namespace uriscan::slow
