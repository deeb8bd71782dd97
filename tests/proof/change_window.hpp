// Finds what normalization would change in the octets of a block.  The slow reference of the tests
// says this for each octet and each triplet (support/octet_by_octet.hpp).
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "kernels/changes.hpp"
#include "proof/block.hpp"
#include "support/octet_by_octet.hpp"

namespace uriscan::proof {

inline const std::string hexadecimal_digits = "0123456789ABCDEFabcdef";

inline bool changes(const std::string& text, std::size_t lowered, unsigned change) {
    return (tests::find_changes_one_by_one(text, lowered) & change) != 0;
}

inline octet_set members(const std::string& octets) {
    return set_of(
        [&](std::size_t octet) { return octets.find(static_cast<char>(octet)) != octets.npos; });
}

inline const octet_set digits = members(hexadecimal_digits);
inline const octet_set letters = set_of([](std::size_t octet) {
    return changes(std::string(1, static_cast<char>(octet)), 1, text_changes::letter);
});

inline octet_classes classes_of_changes() {
    std::vector<octet_set> sets = {letters, only('/'), only('.'), only('%')};
    for (const char digit : hexadecimal_digits) {
        sets.push_back(only(static_cast<unsigned char>(digit)));
    }
    return octet_classes(sets);
}

// The octets of a block, and the two after it.
class window {
public:
    window(const octet_classes& classes, const std::string& name)
        : block_(classes, name), after_(classes, "after " + name) {}

    // Returns the octets of a text that ends after `size` octets.
    window up_to(const word& size) const {
        window text = *this;
        text.triplets_.clear();
        text.block_ = block_.up_to(size);
        text.after_ = after_.up_to(0);
        return text;
    }

    bool are_before = false;  // these are the octets before those that a formula is about

    const octets_of_text& octets() const { return block_; }
    text_octet at(const word& offset) const {
        return {[=, this](const octet_set& set) {
            const word octets = choose(offset < 64, block_.in(set), after_.in(set));
            return (octets >> (offset & 63) & 1) != 0;
        }};
    }

    void assume_valid() const {
        assume((block_.in(only('%')) & ~(later(1, digits) & later(2, digits))) == 0);
    }

    // The first octets of the pairs or triplets that change.
    word dots() const { return block_.in(only('/')) & block_.in(only('.')) >> 1; }
    word triplets(unsigned change) const {
        const auto [found, is_new] = triplets_.try_emplace(change, 0);
        if (is_new) {
            found->second = find_triplets(change);
        }
        return found->second;
    }

    // Says whether the block has this change.  Letters count only before `lowered`.
    condition has(unsigned change, const word& begin, const word& lowered) const {
        if (change == text_changes::dot_after_slash) {
            return dots() != 0;
        }
        if (change != text_changes::letter) {
            return triplets(change) != 0;
        }
        const word all = block_.in(letters);
        condition found = false;
        for (std::size_t i = 0; i < 64; ++i) {
            found = found | (bit(all, i) & (begin + i < lowered));
        }
        return found;
    }

private:
    // The offsets that are `count` octets before an octet of a set.
    word later(std::size_t count, const octet_set& set) const {
        return block_.in(set) >> count | after_.in(set) << (64 - count);
    }

    word find_triplets(unsigned change) const {
        word found = 0;
        for (const char first : hexadecimal_digits) {
            std::string second;
            for (const char digit : hexadecimal_digits) {
                second += changes({'%', first, digit}, 0, change) ? std::string(1, digit) : "";
            }
            found |= later(1, only(static_cast<unsigned char>(first))) & later(2, members(second));
        }
        return block_.in(only('%')) & found;
    }

    octets_of_text block_;
    octets_of_text after_;
    mutable std::map<unsigned, word> triplets_;  // what triplets() has returned before
};

constexpr unsigned all_changes[] = {text_changes::letter, text_changes::dot_after_slash,
                                    text_changes::lower_digit, text_changes::unreserved};

}  // namespace uriscan::proof
