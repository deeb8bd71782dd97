// Texts of which only this is known: each octet is one of the 256 octets.
//
// Octets that a proof cannot tell apart form a class.  A text has a class for each octet.  So the
// formula says nothing about single octets, and holds for each octet of a class.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/nibbles.hpp"
#include "proof/bits.hpp"

namespace uriscan::proof {

using octet_set = std::array<bool, 256>;

template <class Predicate>
octet_set set_of(Predicate is_member) {
    octet_set set{};
    for (std::size_t octet = 0; octet < set.size(); ++octet) {
        set[octet] = is_member(octet);
    }
    return set;
}
octet_set set_of(const nibble_table& table);
octet_set only(std::size_t wanted);

// Classes of octets.  Two octets are in the same class if each of the given sets has both or
// neither of them.
class octet_classes {
public:
    explicit octet_classes(const std::vector<octet_set>& sets);

    std::size_t count() const { return examples_.size(); }
    std::size_t of(std::size_t octet) const { return class_of_[octet]; }
    std::size_t example(std::size_t number) const { return examples_[number]; }

    // Says whether the octets of a class are in a set.  All of them must be, or none.
    bool are_in(std::size_t number, const octet_set& set) const;

private:
    std::array<std::size_t, 256> class_of_{};
    std::vector<std::size_t> examples_;
};

// Up to 64 octets of a text, and none after them.
class octets_of_text {
public:
    // Any octets.
    octets_of_text(const octet_classes& classes, const std::string& name);

    // These octets, and no others after them.
    static octets_of_text known(const octet_classes& classes, std::string_view octets);

    // Returns the mask of the octets that are in a set.
    word in(const octet_set& set) const;

    // Returns the text without the octets from the offset `size` on.
    octets_of_text up_to(const word& size) const;

    // Returns the text with only the octets of a mask.
    octets_of_text only_those(const word& kept) const;

    // Returns 64 octets of this text and of `next`, the text after it, from the offset `begin` on,
    // which is at most 63.
    octets_of_text from(std::size_t begin, const octets_of_text& next) const;

private:
    explicit octets_of_text(const octet_classes* classes) : classes_(classes) {}

    const octet_classes* classes_;
    std::vector<word> codes_;
    std::vector<word> masks_;
};

}  // namespace uriscan::proof
