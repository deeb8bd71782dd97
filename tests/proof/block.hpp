// A block of 64 octets of a text of any size, for the C++ templates of src/kernels.
//
// A proof says which octets each loaded block has: load_octets() gets the number of blocks that
// were loaded before, the offset of the block in the text, and its size.  It can call end_path()
// (term.hpp).  Each load must be within the text.
//
// A formula can be about any turn of a loop over blocks: when the first block is loaded, the proof
// sets the variable of the loop (`loop_offset`) to any offset that a turn can have.  The same can
// be done with a loop over octets (`octet_offset`).
#pragma once

#include <concepts>
#include <cstddef>
#include <functional>

#include "kernels/skipping.hpp"
#include "proof/text.hpp"

namespace uriscan::proof {

// An octet of a text.
struct text_octet {
    std::function<condition(const octet_set&)> is_in;

    friend condition has_octet(const nibble_table& set, const text_octet& octet) {
        return octet.is_in(set_of(set));
    }
    friend condition operator==(const text_octet& a, char b) {
        return a.is_in(only(static_cast<unsigned char>(b)));
    }
    friend condition is_cut_octet(const text_octet& octet) {
        return octet.is_in(
            set_of([](std::size_t c) { return uriscan::is_cut_octet(static_cast<char>(c)); }));
    }
};

// Stands for a pointer into the text that a proof is about.
struct place {
    word offset;
    const word* moved_by = nullptr;  // the variable that was added last

    friend place operator+(const place& a, const word& count) { return {a.offset + count, &count}; }
    text_octet operator[](const word& at) const;
};

// A text.  Stands for std::string_view.
struct text_view {
    place begin;
    word count;

    const word& size() const { return count; }
    const place& data() const { return begin; }
    text_octet operator[](const word& at) const { return begin[at]; }
    friend place octets(const text_view& text) { return text.begin; }
};

// Stands for scheme_end.
struct end_of_scheme {
    word colon;
    word start;
};

// Stands for uri_components.  It has the members that kernels read.
struct components_of_text {
    word host_begin, host_end, path_begin, path_end;
};

// Stands for uri_run.
struct run_of_text {
    word size;
    bool may_have_cut;
    bool is_reference;
};

struct memory {
    word size;  // of the text
    std::function<const octets_of_text*(std::size_t number, const word& offset, const word& size)>
        load_octets;
    std::function<text_octet(const word& offset)> load_octet{};
    word* loop_offset = nullptr;   // the variable with the offset of the last block
    word* octet_offset = nullptr;  // the same for the last octet
    std::size_t loaded = 0;        // how many blocks were loaded since begin_path() (term.hpp)
    std::size_t last_read = 0;     // the number of the block whose masks were used last
};
inline memory* the_memory = nullptr;

inline text_octet place::operator[](const word& at) const {
    require(offset + at < the_memory->size, "an octet is within the text");
    the_memory->octet_offset = const_cast<word*>(&at);
    return the_memory->load_octet(offset + at);
}

class block {
public:
    explicit block(const place& begin) : block(begin, 64) {}

    block(const place& begin, const word& size) {
        memory& m = *the_memory;
        require((size <= m.size) & (begin.offset <= m.size - size), "a block is within the text");
        number_ = m.loaded++;
        m.loop_offset = const_cast<word*>(begin.moved_by);
        octets_ = m.load_octets(number_, begin.offset, size);
    }

    template <std::size_t Set>
    word in() const {
        return in(uri_automaton::sets[Set]);
    }
    word in(const nibble_table& set) const { return read().in(set_of(set)); }
    word equal(unsigned char octet) const { return read().in(only(octet)); }

protected:
    const octets_of_text& read() const {
        the_memory->last_read = number_;
        return *octets_;
    }

private:
    std::size_t number_;
    const octets_of_text* octets_;
};

}  // namespace uriscan::proof

template <>
struct uriscan::text_types<uriscan::proof::block> {
    using offset = uriscan::proof::word;
    using place = uriscan::proof::place;
    using text = uriscan::proof::text_view;
    using components = uriscan::proof::components_of_text;
    using end_of_scheme = uriscan::proof::end_of_scheme;
    using run = uriscan::proof::run_of_text;
};

// A class that a proof derives from `block` has the same types.
template <class Block>
requires(std::derived_from<Block, uriscan::proof::block> &&
         !std::same_as<Block, uriscan::proof::block>) struct uriscan::text_types<Block>
    : uriscan::text_types<uriscan::proof::block> {
};
