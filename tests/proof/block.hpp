// A block of 64 octets of a text of any size, for the templates of src/kernels.
//
// A proof says which octets the blocks have that a path loads: load_octets() gets the number of
// blocks that were loaded before, the offset of the block in the text, and its size.  It can end
// the path.  Each load must be within the text.
#pragma once

#include <cstddef>
#include <functional>

#include "kernels/skipping.hpp"
#include "proof/text.hpp"

namespace uriscan::proof {

// A place in the text that a proof is about.
struct place {
    word offset;

    friend place operator+(const place& a, const word& count) { return {a.offset + count}; }
};

struct memory {
    word size;  // of the text
    std::function<const octets_of_text*(std::size_t number, const word& offset, const word& size)>
        load_octets;
    std::size_t loaded = 0;     // how many blocks this path has loaded
    std::size_t last_read = 0;  // the number of the block of which it has asked last
};
inline memory* the_memory = nullptr;

class block {
public:
    explicit block(const place& begin) : block(begin, 64) {}

    block(const place& begin, const word& size) {
        memory& m = *the_memory;
        require((size <= m.size) & (begin.offset <= m.size - size), "a block is within the text");
        number_ = m.loaded++;
        octets_ = m.load_octets(number_, begin.offset, size);
    }

    template <std::size_t Set>
    word in() const {
        return in(uri_automaton::sets[Set]);
    }
    word in(const nibble_table& set) const { return read().in(set_of(set)); }
    word equal(unsigned char octet) const { return read().in(only(octet)); }

private:
    const octets_of_text& read() const {
        the_memory->last_read = number_;
        return *octets_;
    }

    std::size_t number_;
    const octets_of_text* octets_;
};

}  // namespace uriscan::proof

template <>
struct uriscan::text_types<uriscan::proof::block> {
    using offset = uriscan::proof::word;
    using place = uriscan::proof::place;
};
