// The work that is measured. It is the same for every parser: read each text of a list from the
// first octet to the last, and find all seven components. A parser takes part through a type with
// one function, `bool visit(std::string_view text, Visitor)`. The function returns whether the text
// is valid. If the text is valid, the function calls the visitor with each component (a null view
// if the component is absent). The type's members are objects that the parser can reuse for the
// next text.
//
// Each `visit` is always inlined, for every parser. Without this, clang decides for each of them
// whether the sum of read_all() is in registers or in memory, and memory costs 3 to 4 ns per text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "uriscan/parse.hpp"

namespace uriscan::bench {

/// The result of reading a list. It proves that the list was read. Two parsers that agree have
/// equal results.
struct tally {
    std::size_t valid = 0;
    std::uint64_t checksum = 0;  ///< Made from the offset and size of each component found.

    friend bool operator==(const tally&, const tally&) = default;
};

/// Reads every text with `Parser`.
template <class Parser>
tally read_all(const std::vector<std::string_view>& texts) {
    tally sum;
    Parser parser;
    for (const std::string_view text : texts) {
        std::uint64_t weight = 1;
        const bool valid = parser.visit(text, [&](std::string_view component) {
            if (component.data() != nullptr) {
                const auto begin = reinterpret_cast<std::uintptr_t>(component.data()) -
                                   reinterpret_cast<std::uintptr_t>(text.data());
                sum.checksum += weight * (begin + 3 * component.size() + 1);
            }
            weight += 2;
        });
        sum.valid += valid ? 1 : 0;
    }
    return sum;
}

/// Makes the compiler assume that `value` is used and that all memory might have changed. So the
/// compiler cannot remove the work that computed `value`, and must do it again in each repetition.
inline void look_at(const tally& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

/// Passes the components of a view to a visitor.
template <class Visitor>
[[gnu::always_inline]] inline void visit_components(const uri_view& uri, Visitor&& note) {
    note(uri.scheme());
    note(uri.userinfo());
    note(uri.host());
    note(uri.port());
    note(uri.path());
    note(uri.query());
    note(uri.fragment());
}

/// Parses with the library's default settings.
struct uriscan_parser {
    template <class Visitor>
    [[gnu::always_inline]] bool visit(std::string_view text, Visitor&& note) const {
        const auto uri = parse_uri_reference(text);
        if (!uri) {
            return false;
        }
        visit_components(*uri, note);
        return true;
    }
};

}  // namespace uriscan::bench
