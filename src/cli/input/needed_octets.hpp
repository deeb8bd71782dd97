// Octets that a line must have.  Lines without them are left out without being read, which is much
// faster.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace uriscan::cli {

class needed_octets {
public:
    // A line needs `text`, in upper or lower case.  `text` must not be empty.  A line with the
    // octet `escape` is not left out, because its escapes can stand for the text.
    needed_octets(std::string_view text, std::optional<char> escape);

    // Moves `rest` to the start of the first line that is not left out, or to its end.  Returns the
    // complete lines that were left out.
    std::string_view skip_lines(std::string_view& rest, char separator) const;

private:
    // Returns where the searched text or an escape is for the first time, or the size of `lines`.
    std::size_t find(std::string_view lines) const;
    std::size_t find_between(std::size_t start, std::size_t end, std::string_view lines) const;
    bool is_any_at(const char* places) const;
    bool is_at(std::string_view rest) const;

    static constexpr std::size_t probes = 4;

    std::string text_;  // with case_bit set in each octet
    std::optional<char> escape_;
    std::array<std::size_t, probes> offsets_{};  // the places in text_ that are compared first
};

}  // namespace uriscan::cli
