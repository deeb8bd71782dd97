// Formulas that say which masks blocks give (src/kernels/*_block.hpp):
//
//     proof_of_blocks FOLDER
//
// The headers of the blocks are compiled as they are.  But the intrinsic functions are models
// (proof/models), and numbers of 32 and 64 bits are terms.  So a formula says what a block does to
// the octets of a text, which can be any octets.  A set can also be any set: its 16 octets can be
// anything.
//
// The octets that a block loads must be in the text, whatever its size is.
#include <array>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "kernels/address_digits.hpp"
#include "kernels/characters.hpp"
#include "kernels/lines/octet_classes.hpp"
#include "kernels/shared.hpp"
#include "kernels/skipping.hpp"
#include "proof/models/arm_neon.h"
#include "proof/models/immintrin.h"
#include "proof/models/wasm_simd128.h"
#include "proof/obligation.hpp"

// From here on, the names that the macros below replace mean the types of the proof, also after
// `std::`.
namespace std {
using proof_uint32 = uriscan::proof::number<32>;
using proof_uint64 = uriscan::proof::number<64>;
using proof_int32 = uriscan::proof::signed_number<32>;
using proof_int64 = uriscan::proof::signed_number<64>;
using uriscan::proof::load_number;
}  // namespace std
#define uint32_t proof_uint32
#define uint64_t proof_uint64
#define int32_t proof_int32
#define int64_t proof_int64
#define memcpy load_number
#define octet_vector __m128i
#include "kernels/avx2_block.hpp"
#include "kernels/avx512_block.hpp"
#include "kernels/neon_block.hpp"
#include "kernels/simd128_block.hpp"
#include "kernels/sse_block.hpp"
#undef uint32_t
#undef uint64_t
#undef int32_t
#undef int64_t
#undef memcpy
#undef octet_vector

namespace uriscan::proof {
namespace {

using octets = std::vector<bits<8>>;

// Says whether an octet is in a set.  Bit n / 16 of entry n % 16 says whether the octet first + n
// is in the set.
condition is_in(const octets& entries, const bits<8>& octet, std::size_t first = 0) {
    const bits<8> entry = look_up<16>(entries.data(), octet & 0xF);
    condition found = false;
    for (std::size_t high = 0; high < 8; ++high) {
        found = found | ((octet >> 4 == first / 16 + high) & bit(entry, high));
    }
    return found;
}

// An object in memory, each octet of which can have any value.
template <class Object>
struct any {
    any() : octets(any_octets(sizeof object, "a text, a set or a table")) {
        regions.push_back({reinterpret_cast<const unsigned char*>(&object), octets});
    }
    any(const any&) = delete;

    alignas(64) Object object{};
    proof::octets octets;
};
using any_set = any<nibble_table>;
using any_text = any<std::array<unsigned char, 2 * block_size>>;

template <std::size_t... Sets>
void add_sets(std::index_sequence<Sets...>) {
    (add_table(low_nibbles<Sets + 1>), ...);
}
using each_set = std::make_index_sequence<set_count - 1>;

void add_tables() {
    clear_memory();
    add_table(high_nibbles);
    add_table(upper_halves);
    add_table(shift_indices);
    add_table(sets_of_octet);
    add_table(parts_of_masks);
    add_sets(each_set());
}

// Requires a mask in which bit i is wanted(i).
template <class Wanted>
void require_mask(const number<64>& mask, const std::string& what, Wanted wanted) {
    require(mask == mask_of<64>(block_size, wanted), what);
}

// Checks the masks that all types of blocks can give.
template <class Block>
void require_masks(const Block& block, const any_text& text, const any_set& set) {
    require_mask(block.in(set.object), "the octets of a set",
                 [&](std::size_t i) { return is_in(set.octets, text.octets[i]); });
    if constexpr (requires { block.in_upper(set.object); }) {
        require_mask(block.in_upper(set.object), "the octets of a set from 0x80 on",
                     [&](std::size_t i) { return is_in(set.octets, text.octets[i], 0x80); });
    }
    [&]<std::size_t... Sets>(std::index_sequence<Sets...>) {
        (require_mask(block.template in<Sets + 1>(), "the octets of a set of the machine",
                      [&](std::size_t i) {
                          const nibble_table& known = uri_automaton::sets[Sets + 1];
                          return is_in({known.begin(), known.end()}, text.octets[i]);
                      }),
         ...);
    }
    (each_set());
    constexpr unsigned char stands_for_any = 0xA7;
    the_stand_in = {stands_for_any, any_octets(1, "an octet")[0]};
    require_mask(block.equal(stands_for_any), "the octets that equal one",
                 [&](std::size_t i) { return text.octets[i] == the_stand_in->value; });
    the_stand_in.reset();
}

template <class Block>
void require_only(const Block& block, const any_text& text, const any_set& set) {
    condition all = true;
    for (std::size_t i = 0; i < block_size; ++i) {
        all = all & is_in(set.octets, text.octets[i]);
    }
    require(condition(block.has_only(set.object)) == all, "whether all octets are in a set");
}

// Any two sets: one for an octet, and one for the next octet.
struct any_pair : any<octet_pair> {
    condition is_at(const any_text& text, std::size_t i) const {
        const auto later = octets.begin() + offsetof(octet_pair, second);
        return is_in(octets, text.octets[i]) &
               is_in(proof::octets(later, octets.end()), text.octets[i + 1]);
    }
};

template <class Block>
void require_pairs(const Block& block, const any_text& text, const any_pair& pair) {
    const Block next(text.object.data() + 1);
    require_mask(block.pairs(next, pair.object), "pairs of octets of two sets",
                 [&](std::size_t i) { return pair.is_at(text, i); });
}

template <class Block>
void require_any_of(const Block& block, const any_text& text, const any_pair& pair,
                    const any_pair& other) {
    const Block next(text.object.data() + 1);
    const auto is_pair = [&](std::size_t i) { return pair.is_at(text, i) | other.is_at(text, i); };
    require_mask(block.any_of(next, pair.object, other.object, 0, '?'), "two pairs, or an octet",
                 [&](std::size_t i) { return is_pair(i) | (text.octets[i] == '?'); });
    require_mask(block.any_of(next, pair.object, other.object, '?' ^ '=', '?'),
                 "two pairs, or two octets", [&](std::size_t i) {
                     return is_pair(i) | (text.octets[i] == '?') | (text.octets[i] == '=');
                 });
}

template <class Block>
void require_bits(const Block& block, const any_text& text) {
    require_mask(block.equal_with(lines::bit_of_question, '?'), "slashes and question marks",
                 [&](std::size_t i) { return (text.octets[i] == '?') | (text.octets[i] == '/'); });
    require_mask(block.template with_bit<lines::bit_first_in_scheme>(), "octets with a bit",
                 [&](std::size_t i) {
                     return bit(text.octets[i], std::countr_zero(lines::bit_first_in_scheme));
                 });
}

// Any words (word_buckets) whose first three octets a block looks for.  No octet from 0x80 on is in
// a bucket.
struct any_words : any<word_buckets> {
    any_words() {
        for (std::size_t i = offsetof(word_buckets, second) - 8; i < offsetof(word_buckets, second);
             ++i) {
            octets[i] = bits<8>(0);
        }
        regions.back().octets = octets;
    }

    // Says whether a word starts at octet i.
    condition are_at(const any_text& text, std::size_t i) const {
        const auto later_buckets = [&](std::size_t table, const bits<8>& octet) {
            return choose(bit(octet, 7), bits<8>(0),
                          look_up<16>(octets.data() + table, octet & 0xF));
        };
        const bits<8>& first = text.octets[i];
        const bits<8> found =
            look_up<16>(octets.data(), first & 0xF) &
            look_up<16>(octets.data() + offsetof(bucket_table, high), first >> 4) &
            later_buckets(offsetof(word_buckets, second), text.octets[i + 1]) &
            later_buckets(offsetof(word_buckets, third), text.octets[i + 2]);
        return !(found == 0);
    }
};

template <class Block>
void require_starts(const Block& block, const any_text& text, const any_words& words) {
    const Block second(text.object.data() + 1), third(text.object.data() + 2);
    require_mask(block.starts(words.object, second, third), "the starts of words",
                 [&](std::size_t i) { return words.are_at(text, i); });
}

template <class Block>
void require_outside(const Block& block, const any_text& text, const any_set& set,
                     const any<nibble_table>& before, const any_words& words) {
    const Block first(text.object.data() + 1), second(text.object.data() + 2),
        third(text.object.data() + 3);
    require_mask(block.outside(set.object, before.object, words.object, first, second, third),
                 "octets outside of a set, or before a word", [&](std::size_t i) {
                     return !is_in(set.octets, text.octets[i]) |
                            (is_in(before.octets, text.octets[i]) & words.are_at(text, i + 1));
                 });
}

// Checks what octets_at() returns for any places in a block: the octet at a place below 48, and 0
// for a negative place.
template <class Block>
void require_octets_at(const Block& block, const any_text& text,
                       const any<std::array<unsigned char, 16>>& any_places) {
    const octets& places = any_places.octets;
    const __m128i found = block.octets_at(made<16>([&](std::size_t i) { return places[i]; }));
    for (std::size_t i = 0; i < 16; ++i) {
        const bits<8> wanted =
            choose(bit(places[i], 7), bits<8>(0), look_up<64>(text.octets.data(), places[i]));
        const condition can_be_any = (places[i] >= 48) & (places[i] < 0x80);
        require(can_be_any | (found[i] == wanted), "the octet at a place");
    }
}

// Requires that store_masks() stores a mask for each class of octets.  It must return the last mask
// with the octets from 0x80 on added.
template <class Block>
void require_classes(const Block& block, const any_text& text,
                     const any<lines::class_table>& table) {
    std::array<number<64>, 8> masks;
    const number<64> last = block.store_masks(table.object, masks.data());
    const auto in_class = [&](std::size_t i, std::size_t number) {
        return bit(look_up<128>(table.octets.data(), text.octets[i]), number);
    };
    for (std::size_t number = 0; number < masks.size(); ++number) {
        require_mask(masks[number], "the octets of a class",
                     [&](std::size_t i) { return in_class(i, number); });
    }
    require_mask(last, "the octets of the last class",
                 [&](std::size_t i) { return in_class(i, 7) | bit(text.octets[i], 7); });
}

// Calls a function that requires masks of a block, for any text, sets and words.
template <class Block, class... Given>
void require_of_any(void (*require_them)(const Block&, const Given&...)) {
    add_tables();
    const std::tuple<Given...> given;
    const unsigned char* const begin = std::get<0>(given).object.data();
    for_each_path([&] {
        std::apply([&](const auto&... each) { require_them(Block(begin), each...); }, given);
    });
}

// Writes the formulas of functions that require masks of a block.
template <start_of_name Name, auto... Require>
void write_masks() {
    const char* const statement = "A block gives the masks of any octets, sets and words.";
    (obligations<Name>("", statement, [] { require_of_any(Require); }), ...);
}

// Returns the vectors of which a block consists.
template <class Vector, class Block>
const Vector* vectors_of(const Block& block) {
    static_assert(sizeof(Block) % sizeof(Vector) == 0);
    return reinterpret_cast<const Vector*>(&block);
}

// Writes the formula that a block of fewer octets has the same vectors as a block of these octets
// with zeros after them.
template <start_of_name Name, class Block, std::size_t N>
void write_parts(std::size_t vectors) {
    const char* const statement =
        "A block of up to 127 octets loads no others, and has zeros after them.";
    obligation<Name>(statement, [&] {
        const octets all = any_octets(2 * block_size, "the text");
        alignas(64) static unsigned char part[2 * block_size], whole[block_size];
        for (std::size_t size = 0; size < 2 * block_size; ++size) {
            add_tables();
            octets padded(all.begin(), all.begin() + size);
            regions.push_back({part, padded});
            padded.resize(block_size, bits<8>(0));
            regions.push_back({whole, padded});
            for_each_path([&] {
                const Block found(part, size), wanted(whole);
                for (std::size_t i = 0; i < vectors; ++i) {
                    for (std::size_t at = 0; at < N; ++at) {
                        require(vectors_of<vector<N>>(found)[i][at] ==
                                    vectors_of<vector<N>>(wanted)[i][at],
                                "the octets");
                    }
                }
            });
        }
    });
}

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    using namespace uriscan;
    using namespace uriscan::proof;
    return write_to_folder(argc, argv, [] {
        write_parts<"block.loads.sse", sse_block, 16>(8);
        write_parts<"block.loads.avx2", avx2_block, 32>(4);
        write_parts<"block.loads.avx512", avx512_block, 64>(2);
        write_parts<"block.loads.neon", neon_block, 16>(12);
        write_parts<"block.loads.simd128", simd128_block, 16>(12);
        if constexpr (is_compiled("block.masks.sse")) {
            write_masks<"block.masks.sse", require_masks<sse_block>, require_starts<sse_block>,
                        require_octets_at<sse_block>>();
        }
        if constexpr (is_compiled("block.masks.avx2")) {
            write_masks<"block.masks.avx2", require_masks<avx2_block>, require_starts<avx2_block>,
                        require_octets_at<avx2_block>, require_only<avx2_block>,
                        require_pairs<avx2_block>, require_any_of<avx2_block>,
                        require_outside<avx2_block>, require_bits<avx2_block>>();
        }
        if constexpr (is_compiled("block.masks.avx512")) {
            write_masks<"block.masks.avx512", require_masks<avx512_block>,
                        require_octets_at<avx512_block>, require_classes<avx512_block>>();
        }
        if constexpr (is_compiled("block.masks.neon")) {
            write_masks<"block.masks.neon", require_masks<neon_block>,
                        require_starts<neon_block>>();
        }
        if constexpr (is_compiled("block.masks.simd128")) {
            write_masks<"block.masks.simd128", require_masks<simd128_block>,
                        require_starts<simd128_block>, require_only<simd128_block>>();
        }
    });
}
