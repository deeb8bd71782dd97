// Helpers for the checks of properties: comparisons that return a difference, and buffers that
// detect writes outside of them.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "operations/properties.hpp"
#include "support/case_file.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan::tests {

// Returns the result of a check that found no difference.
inline std::optional<difference> no_difference() {
    return std::nullopt;
}

inline std::string shown(std::string_view text) {
    return in_quotes(text);
}
inline std::string shown(const uri_view& uri) {
    return in_quotes(uri.text());
}
inline std::string shown(const uri& uri) {
    return in_quotes(uri.text());
}
inline std::string shown(const uri_error& error) {
    return std::string(name_of(error.reason)) + " in " + std::string(name_of(error.component)) +
           " at " + std::to_string(error.offset);
}
template <class T>
std::string shown(const result<T>& result) {
    return result ? shown(*result) : shown(result.error());
}

inline std::optional<difference> compare(std::string_view got, std::string_view expected,
                                         const std::string& what = "") {
    if (got == expected) {
        return no_difference();
    }
    return difference{shown(got) + what, shown(expected)};
}

// Compares the components that an operation recorded with those that a parse of the result finds.
inline std::optional<difference> compare_components(const uri_view& got) {
    const auto parsed = parse_uri_reference(got.text());
    if (!parsed) {
        return difference{shown(got) + ", not valid", "a URI reference"};
    }
    if (parsed->components() != got.components()) {
        return difference{shown(got) + " with other components", "those that parsing finds"};
    }
    return no_difference();
}

inline std::optional<difference> compare_text(const result<std::string_view>& got,
                                              std::string_view expected) {
    return got && *got == expected ? no_difference() : difference{shown(got), shown(expected)};
}
inline std::optional<difference> compare_text(const result<uri_view>& got,
                                              std::string_view expected) {
    return got && got->text() == expected ? compare_components(*got)
                                          : difference{shown(got), shown(expected)};
}
inline std::optional<difference> compare_text(const result<uri>& got, std::string_view expected) {
    return got && got->text() == expected ? compare_components(got->view())
                                          : difference{shown(got), shown(expected)};
}

inline std::string_view text_of(std::string_view text) {
    return text;
}
inline std::string_view text_of(const uri_view& uri) {
    return uri.text();
}

// A buffer in the middle of its own memory block. Sanitizers detect an access outside of the block.
// intact() tells whether the octets of the block before and after the buffer are unchanged.
class guarded_buffer {
public:
    explicit guarded_buffer(std::size_t size) : size_(size), block_(new char[size + 2 * margin]) {
        std::fill_n(block_.get(), size_ + 2 * margin, canary);
    }
    std::span<char> span() { return {block_.get() + margin, size_}; }
    bool intact() const {
        const auto untouched = [](char c) { return c == canary; };
        return std::all_of(block_.get(), block_.get() + margin, untouched) &&
               std::all_of(block_.get() + margin + size_, block_.get() + size_ + 2 * margin,
                           untouched);
    }

private:
    static constexpr std::size_t margin = 16;
    static constexpr char canary = '\x5a';
    std::size_t size_;
    std::unique_ptr<char[]> block_;
};

// Checks `write(std::span<char>)` with three buffers. `write` must write `expected` into a buffer
// of `limit` octets and into a buffer of exactly the needed size. For a buffer that is one octet
// too small, `write` must report an error.
template <class Write>
std::optional<difference> check_sizes(std::string_view expected, std::size_t limit, Write write) {
    if (expected.size() > limit) {
        return difference{shown(expected), "at most " + std::to_string(limit) + " octets"};
    }
    for (const std::size_t size : {limit, expected.size()}) {
        guarded_buffer buffer(size);
        const auto got = write(buffer.span());
        if (auto found = compare_text(got, expected)) {
            return found;
        }
        if (text_of(*got).data() != buffer.span().data()) {
            return difference{shown(got) + " elsewhere", "at the start of the buffer"};
        }
        if (!buffer.intact()) {
            return difference{shown(got) + " and octets outside of the buffer", "none outside"};
        }
    }
    if (!expected.empty()) {
        guarded_buffer buffer(expected.size() - 1);
        const auto got = write(buffer.span());
        if (got || got.error().reason != error_reason::buffer_too_small) {
            return difference{shown(got) + " in a buffer that is one octet too small",
                              "buffer-too-small"};
        }
        if (!buffer.intact()) {
            return difference{"octets outside of a buffer that is too small", "none outside"};
        }
    }
    return no_difference();
}

}  // namespace uriscan::tests
