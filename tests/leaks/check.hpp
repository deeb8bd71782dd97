// Checks what a redactor wrote for a line whose secrets are known.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "leaks/pieces.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::leaks {

enum class fault : std::uint8_t {
    leak,    // octets of a secret are left
    change,  // other octets changed, or too much was replaced
    mask,    // mask() and redact() differ
    count,   // the number of secrets is wrong
};

std::string_view name_of(fault kind);

// What redact() and mask() did to a line.
struct answer {
    std::string redacted;
    std::size_t replaced = 0;
    std::string masked;
    std::size_t overwritten = 0;
};

using redact_function = std::function<answer(std::string_view)>;

// Calls redact() and mask() of the library.
answer redact_with(const redactor& with, std::string_view text);

struct finding {
    fault kind;
    std::string got;
    std::string expected;
};

// Returns what is wrong with the answer for `line`, or nothing.  A right answer replaces all
// secrets, and none, some or all of the `either` pieces.  One `replacement` stands for each
// sequence of replaced pieces.
std::optional<finding> check(const pieces& line, const answer& got, std::string_view replacement);

// Returns the text that redact() must write if all `either` pieces stay.
std::string expected_text(const pieces& line, std::string_view replacement);

// Does the same for mask().
std::string masked_text(const pieces& line);

// Returns whether a recognizable part of a secret is left in what was written for `line`.
bool has_leak(const pieces& line, std::string_view output);

}  // namespace uriscan::leaks
