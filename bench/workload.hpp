// The work that is measured, the same for every parser: read each text of a list from one end to
// the other and take note of all seven components.  A parser takes part through a type with one
// function, `bool visit(std::string_view text, Visitor)`, which says whether the text is valid and,
// if so, calls the visitor with each component, null where it is absent.  What a parser can use
// again from text to text is a member of the type.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "uriscan/parse.hpp"

namespace uriscan::bench {

/// What came of reading a list: proof that it was read, and a way to see two parsers agree.
struct tally {
    std::size_t valid = 0;
    std::uint64_t checksum = 0;  ///< Over place and size of every component of every valid text.

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

/// Makes the compiler believe that `value` is looked at and that any memory may have changed, so
/// that work which led to it cannot be left out, nor taken over from the repetition before.
inline void look_at(const tally& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

/// Shows a view's components to a visitor.
template <class Visitor>
void visit_components(const uri_view& uri, Visitor&& note) {
    note(uri.scheme());
    note(uri.userinfo());
    note(uri.host());
    note(uri.port());
    note(uri.path());
    note(uri.query());
    note(uri.fragment());
}

/// Reads with the library as it is.
struct uriscan_parser {
    template <class Visitor>
    bool visit(std::string_view text, Visitor&& note) const {
        const auto uri = parse_uri_reference(text);
        if (!uri) {
            return false;
        }
        visit_components(*uri, note);
        return true;
    }
};

}  // namespace uriscan::bench
