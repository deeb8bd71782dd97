// Vectors of one line and of two lines, and chunks of which each mask can be anything, for the
// C++ templates of src/kernels/lines/completion.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "kernels/lines/completion.hpp"
#include "proof/bits.hpp"

namespace uriscan::proof {
namespace {

using lines::class_count;

// One line in each vector.  place() and end() may return anything here, but always the same
// for the same argument.
template <std::size_t Width>
struct one_line {
    static constexpr bool has_all_masks = false;
    static constexpr std::size_t width = Width;
    using words = lane;

    static lane end(const lane& sizes) { return any_of("end", sizes); }
    static lane place(const lane& mask) { return any_of("place", mask); }
    static lane longer(const lane& sizes) { return lane::all_if(sizes.as_word() >= Width); }

    // Returns any number, but always the same for the same `what` and the same word.
    static lane any_of(const std::string& what, const lane& of) {
        const term& operand = of.as_word().as_term();
        const std::string name = what + " of " + name_of(operand);
        const auto [found, is_new] = results.try_emplace(name);
        if (is_new) {
            found->second = lane(word::any(name));
        }
        return found->second;
    }
    static inline std::map<std::string, lane> results;  // of this formula
};

// Two lines in each vector.
struct two_words {
    std::array<lane, 2> of;

    two_words() : of{lane(0), lane(0)} {}
    two_words(const lane& first, const lane& second) : of{first, second} {}

    // A row stores the number of a word in `stored`.  So it can hold any word.
    struct element {
        lane& word;
        void operator=(std::uint32_t number) { word = stored.at(number); }
    };
    element operator[](std::size_t i) { return {of[i]}; }
    static inline std::vector<lane> stored;

    static std::uint32_t store(const lane& word) {
        stored.push_back(word);
        return static_cast<std::uint32_t>(stored.size() - 1);
    }

    template <class Operation>
    friend two_words each(const two_words& a, const two_words& b, Operation operation) {
        return {operation(a.of[0], b.of[0]), operation(a.of[1], b.of[1])};
    }
    template <std::integral Integer>
    static two_words all(Integer value) {
        return {lane(value), lane(value)};
    }
    friend two_words operator~(const two_words& a) { return {~a.of[0], ~a.of[1]}; }
    friend two_words operator-(const two_words& a) { return {-a.of[0], -a.of[1]}; }
    two_words& operator|=(const two_words& a) { return *this = *this | a; }
    two_words& operator&=(const two_words& a) { return *this = *this & a; }

#define URISCAN_EACH(operation)                                                        \
    friend two_words operator operation(const two_words& a, const two_words& b) {      \
        return each(a, b, [](const lane& x, const lane& y) { return x operation y; }); \
    }                                                                                  \
    template <std::integral Integer>                                                   \
    friend two_words operator operation(const two_words& a, Integer b) {               \
        return a operation all(b);                                                     \
    }
    URISCAN_EACH(&)
    URISCAN_EACH(|)
    URISCAN_EACH(+)
    URISCAN_EACH(-)
    URISCAN_EACH(<<)
    URISCAN_EACH(>>)
    URISCAN_EACH(==)
    URISCAN_EACH(!=)
#undef URISCAN_EACH
};

template <std::size_t Width>
struct two_lines {
    static constexpr std::size_t count = 2;
    static constexpr bool has_all_masks = false;
    static constexpr std::size_t width = Width;
    using words = two_words;
    using line = one_line<Width>;

    static words end(const words& sizes) {
        return {line::end(sizes.of[0]), line::end(sizes.of[1])};
    }
    static words place(const words& masks) {
        return {line::place(masks.of[0]), line::place(masks.of[1])};
    }
    static words longer(const words& sizes) {
        return {line::longer(sizes.of[0]), line::longer(sizes.of[1])};
    }
    static unsigned bits(const words& words) {
        unsigned bits = 0;
        for (std::size_t i = 0; i < count; ++i) {
            bits |= (words.of[i].as_word() >> 63 & 1) != 0 ? 1U << i : 0;
        }
        return bits;
    }
    static void store(std::uint32_t* to, const words& words) {
        for (std::size_t i = 0; i < count; ++i) {
            to[i] = two_words::store(words.of[i]);
        }
    }
    // Instead of the first octets of each line, returns its start.
    static words first_octets(const unsigned char*, const std::uint16_t* begins) {
        return {lane(begins[0]), lane(begins[1])};
    }
    static words wrong_in_scheme(const words& first, const words& ends) {
        return {wrong_in_scheme(first.of[0], ends.of[0]), wrong_in_scheme(first.of[1], ends.of[1])};
    }
    static lane wrong_in_scheme(const lane& first, const lane& end) {
        return line::any_of("a wrong octet before " + name_of(end.as_word().as_term()), first);
    }
};

// The first turn of the loop is any turn: `width` octets were read before.
template <std::size_t Width>
struct later_turn : two_lines<Width> {
    static inline std::size_t width = Width;
};

// A chunk whose masks are any masks.
struct chunk {
    static constexpr std::size_t most_octets = 8192;
    static constexpr std::size_t few_lines = 64;
    using block_type = void;

    // Returns any mask of a class at an offset of the chunk.
    lane mask_at(std::size_t offset, std::size_t number) const {
        const auto [found, is_new] = all.try_emplace({offset, number});
        if (is_new) {
            found->second = lane(word::any("a mask"));
        }
        return found->second;
    }
    void masks_at(std::size_t offset, lane (&masks_of)[class_count]) const {
        for (std::size_t number = 0; number < class_count; ++number) {
            masks_of[number] = mask_at(offset, number);
        }
    }

    const chunk& masks() const { return *this; }
    void load_common(const std::uint16_t* begins, two_words (&masks_of)[class_count]) const {
        load(begins, masks_of, 0, lines::question);
        starts = {begins[0], begins[1]};
        on_load();
    }
    void load_rare(const std::uint16_t* begins, two_words (&masks_of)[class_count]) const {
        load(begins, masks_of, lines::question, class_count);
    }
    void load(const std::uint16_t* begins, two_words (&masks_of)[class_count], std::size_t from,
              std::size_t to) const {
        for (std::size_t number = from; number < to; ++number) {
            masks_of[number] = {mask_at(begins[0], number), mask_at(begins[1], number)};
        }
    }

    const std::uint16_t* begins() const { return begins_of_lines.data(); }
    bool has_few_rare() const { return true; }
    template <class Visit>
    void for_each_rare(Visit visit) const {
        for (const std::size_t line : rare) {
            visit(line);
        }
    }

    std::vector<std::uint16_t> begins_of_lines;
    std::vector<std::size_t> rare;
    std::function<void()> on_load = [] {};
    mutable std::array<std::size_t, 2> starts{};
    mutable std::map<std::pair<std::size_t, std::size_t>, lane> all;
};

// One line whose words are numbers.  The chunk below has no delimiter, and checks which octets are
// loaded.
template <std::size_t Width>
struct counted_line {
    static constexpr std::size_t count = 1;
    static constexpr std::size_t width = Width;
    using words = std::uint64_t;

    static unsigned bits(words word) { return word != 0 ? 1 : 0; }
    static words place(words mask) { return mask == 0 ? 64 : uriscan::trailing_zeros(mask); }
};
struct counted_chunk {
    static constexpr std::size_t most_octets = chunk::most_octets;

    const counted_chunk& masks() const { return *this; }
    void load_common(const std::uint16_t* begins, std::uint64_t (&masks_of)[class_count]) const {
        std::fill_n(masks_of, class_count, 0);
        is_right = is_right && begins[0] == next;
        next += block_size;
    }
    void load_rare(const std::uint16_t*, std::uint64_t (&)[class_count]) const {}

    mutable std::size_t next;
    mutable bool is_right = true;
};

}  // namespace
}  // namespace uriscan::proof
