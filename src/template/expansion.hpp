// Expands a template with arguments of any type: those of C++, or those of C.
#pragma once

#include <cstddef>
#include <string_view>

#include "octets/limited_writer.hpp"
#include "uriscan/uri_template.hpp"

namespace uriscan {

// The value of a variable: a string, or a list or associative array.  `member` reads its members.
struct argument_value {
    std::string_view string;  // null if the value is undefined or has members
    const void* members = nullptr;
    std::size_t count = 0;
    // Returns a member of an associative array or of a list.  In a list, the name is null.
    template_pair (*member)(const void* members, std::size_t i) noexcept = nullptr;
};

// The arguments of an expansion.  `find` returns the value of a variable.
struct argument_list {
    const void* arguments;
    std::size_t count;
    argument_value (*find)(const argument_list&, std::string_view name) noexcept;
};

// Returns a member of an associative array.  Its name is not null.
constexpr template_pair pair_of(std::string_view name, std::string_view value) noexcept {
    return {name.data() == nullptr ? std::string_view("") : name, value};
}

// Writes the expansion, and returns its size, which can be more than the writer has room for.
result<std::size_t> put_expansion(const uri_template&, const argument_list&,
                                  limited_writer) noexcept;

}  // namespace uriscan
