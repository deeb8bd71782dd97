// The functions of the library that hunt.cpp calls, and the pieces of the texts for them.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace uriscan::tests {

extern const std::span<const std::string_view> pieces_for_redact;
extern const std::span<const std::string_view> pieces_for_extract;

struct subject {
    std::string_view name;
    const std::span<const std::string_view>& pieces;
    unsigned variants;  // how many ways there are to call the function

    // Returns everything that the function says of a text.  It can change the text.
    std::string (*run)(std::span<char> text, unsigned variant);
};

// Returns the subject with this name, or a null pointer.
const subject* find_subject(std::string_view name) noexcept;

}  // namespace uriscan::tests
