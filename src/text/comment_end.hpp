// What is around a URI in a comment or in parentheses (rules 2 and 6 of extract.hpp).
#pragma once

#include <string_view>

namespace uriscan {

// What ends a comment after "/*".
constexpr std::string_view end_of_comment = "*/";

// Says whether the last line of `before`, the text before a URI, has a "/*" without its "*/".
bool is_in_comment(std::string_view before) noexcept;

// Says whether the last line of `before` has a "(" without its ")".
bool has_opening(std::string_view before) noexcept;

// Says whether `rest` starts with what can follow the "--" at the end of a comment: ">", "%>", "}",
// or a reference or an escape that stands for ">".
bool closes_comment(std::string_view rest) noexcept;

}  // namespace uriscan
