// Helpers that the fuzz targets share.  Each target checks properties of the library, and aborts on
// the first input that breaks a property.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "support/case_file.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {

inline constexpr std::array all_rules = {rule::uri_reference, rule::uri, rule::absolute_uri,
                                         rule::relative_ref};

// Copies a text into a heap block of exactly its size, so that a sanitizer reports a read outside
// of the text.
class exact_copy {
public:
    explicit exact_copy(std::string_view text) : size_(text.size()), octets_(new char[size_]) {
        std::ranges::copy(text, octets_.get());
    }
    exact_copy(const std::uint8_t* data, std::size_t size)
        : exact_copy(std::string_view(reinterpret_cast<const char*>(data), size)) {}

    std::string_view text() const { return {octets_.get(), size_}; }

private:
    std::size_t size_;
    std::unique_ptr<char[]> octets_;
};

// If `holds` is false, prints the text and `what`, which says what is wrong, and aborts.
inline void expect(bool holds, std::string_view text, const std::string& what) {
    if (!holds) {
        std::fprintf(stderr, "%s: %s\n", in_quotes(text).c_str(), what.c_str());
        std::abort();
    }
}

}  // namespace uriscan::tests
