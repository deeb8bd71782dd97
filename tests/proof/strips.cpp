// Formulas about the strips of the kernels (src/kernels/lines/one_block.hpp, eight_blocks.hpp):
//
//     proof_of_strips FOLDER
//
// Each marker of a strip stops at the same octet as in a walk octet by octet (marker_walk.hpp).
// This holds for any state that earlier strips have left, if no two markers meet.  verdicts.cpp
// shows that they do not meet.  A mask of a strip has a bit for each octet of its class.
//
// The headers are compiled as they are, with models of the instructions (proof/models).
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "kernels/class_masks.hpp"
#include "kernels/lines/octet_classes.hpp"
#include "kernels/lines/verdicts.hpp"
#include "kernels/shared.hpp"
#include "kernels/skipping.hpp"
#include "proof/marker_walk.hpp"
#include "proof/models/immintrin.h"
#include "proof/obligation.hpp"
#include "proof/text.hpp"

namespace uriscan::proof {

// Takes the place of the vector of eight words.
struct eight_terms {
    std::array<word, 8> words;

    eight_terms() = default;
    explicit eight_terms(const __m512i& from) {
        for (std::size_t i = 0; i < words.size(); ++i) {
            words[i] = join<64>(&from[8 * i]);
        }
    }
    explicit operator __m512i() const {
        return made_of<64, 64>([&](std::size_t i) { return words[i]; });
    }
    template <class Function>
    static eight_terms each(const eight_terms& a, const eight_terms& b, Function function) {
        eight_terms all;
        for (std::size_t i = 0; i < all.words.size(); ++i) {
            all.words[i] = function(a.words[i], b.words[i]);
        }
        return all;
    }
    friend eight_terms operator&(const eight_terms& a, const eight_terms& b) {
        return each(a, b, [](const word& x, const word& y) { return x & y; });
    }
    friend eight_terms operator+(const eight_terms& a, const eight_terms& b) {
        return each(a, b, [](const word& x, const word& y) { return x + y; });
    }
    friend eight_terms operator~(const eight_terms& a) {
        return each(a, a, [](const word& x, const word&) { return ~x; });
    }
};

}  // namespace uriscan::proof

// From here on, the names that the macros below replace mean the types of the proof, also after
// `std::`.
namespace std {
using proof_uint8 = uriscan::proof::number<8>;
using proof_uint32 = uriscan::proof::number<32>;
using proof_uint64 = uriscan::proof::number<64>;
}  // namespace std
#define uint8_t proof_uint8
#define uint32_t proof_uint32
#define uint64_t proof_uint64
#define eight_words proof::eight_terms
#define private public  // a formula is about any state between two strips
#include "kernels/lines/eight_blocks.hpp"
#include "kernels/lines/one_block.hpp"
#undef uint8_t
#undef uint32_t
#undef uint64_t
#undef eight_words
#undef private

namespace uriscan::proof {
namespace {

// The octets of a block, of which only the classes are known.
const octets_of_text* the_octets;

// The block of a kernel.  The formulas of blocks say that it has these masks.
struct classified_block {
    explicit classified_block(const unsigned char*) {}

    word in(const nibble_table& set) const { return the_octets->in(set_of(set)); }
    word equal(unsigned char octet) const { return the_octets->in(only(octet)); }
    word equal_with(unsigned char bits, unsigned char octet) const {
        return the_octets->in(set_of([=](std::size_t i) { return (i | bits) == octet; }));
    }
    template <unsigned char Bit>
    word with_bit() const {
        return the_octets->in(set_of([](std::size_t i) { return (i & Bit) != 0; }));
    }
    bool has_only(const nibble_table& set) const { return in(set) == ~word(0); }
};

using one_block = lines::one_block<classified_block>;
using lines::eight_blocks;

// The words of a mask.
std::array<word, 1> words_of(const word& mask) {
    return {mask};
}
const std::array<word, 8>& words_of(const eight_terms& mask) {
    return mask.words;
}

condition octet(const word& mask, std::size_t i) {
    return bit(mask, i);
}
condition octet(const eight_terms& mask, std::size_t i) {
    return bit(mask.words[i / 64], i % 64);
}
// Returns 1 if there is a bit, and 0 otherwise.
template <unsigned N>
bits<N> lowest_bit(const one_bit& a) {
    return choose(a.is, bits<N>(1), bits<N>(0));
}

void make_any(word& mask, const char* what) {
    mask = word::any(what);
}
void make_any(eight_terms& mask, const char* what) {
    for (word& each : mask.words) {
        each = word::any(what);
    }
}

// Makes markers.  `here` says whether one goes on in the next strip.  All other bits are unknown.
void make_going_on(one_block::markers& markers, const one_bit& here, bool) {
    markers.carry_ = lowest_bit<64>(here);
}
void make_going_on(eight_blocks::markers& markers, const one_bit& here, bool by_scan) {
    if (by_scan) {
        markers.carry_ = lowest_bit<32>(here);
    } else {
        make_any(markers.last_, "markers of the strip before");
        word& last = markers.last_.words[7];
        last = last >> 1 | lowest_bit<64>(here) << 63;
    }
}
// Says whether the markers are in a state that make_going_on() makes.
condition goes_on(const one_block::markers& markers, const one_bit& here, bool) {
    return markers.carry_ == lowest_bit<64>(here);
}
condition goes_on(const eight_blocks::markers& markers, const one_bit& here, bool by_scan) {
    return by_scan ? markers.carry_ == lowest_bit<32>(here) : octet(markers.last_, 511) == here.is;
}

template <class Strip>
class strip_formulas {
    using words = typename Strip::words;
    using markers = typename Strip::markers;
    static constexpr std::size_t size = 64 * Strip::blocks;

public:
    static void write() {
        const std::string width = std::to_string(size);
        const char* const markers = "The markers of a strip move as they do octet by octet.";
        obligation<"strips.scan.">(width, markers, [] { for_scan(); });
        obligation<"strips.next.">(width, markers, [] { for_next(); });
    }

private:
    static words any(const char* what) {
        words mask;
        make_any(mask, what);
        return mask;
    }
    template <class Wanted>
    static void require_octets(const words& mask, const char* what, Wanted wanted) {
        condition same = true;
        for (std::size_t i = 0; i < size; ++i) {
            same = same & (octet(mask, i) == wanted(i));
        }
        require(same, what);
    }
    static void require_state(const markers& markers, const one_bit& here, bool by_scan) {
        require(goes_on(markers, here, by_scan), "what the markers keep");
        require(condition(markers.go_on()) == here.is, "whether one goes on");
    }

    static void for_scan() {
        const words put = any("where markers are put"), over = any("what they move over");
        const one_bit before = any_bit("whether one goes on into the strip");
        marker_walk walk{before};
        std::vector<condition> stops;
        for (std::size_t i = 0; i < size; ++i) {
            stops.push_back(walk.scan({octet(put, i)}, {octet(over, i)}).is);
        }
        assume(!walk.have_met);
        for_each_path([&] {
            markers markers;
            make_going_on(markers, before, true);
            const words found = markers.scan(put, over);
            require_octets(found, "where markers stop", [&](std::size_t i) { return stops[i]; });
            require_state(markers, walk.here, true);
        });
    }

    static void for_next() {
        const words put = any("where markers are put");
        const one_bit before = any_bit("whether one goes on into the strip");
        for_each_path([&] {
            for (const bool starts : {false, true}) {
                markers markers;
                marker_walk walk{starts ? one_bit{true} : before};
                starts ? markers.start() : make_going_on(markers, before, false);
                require_state(markers, walk.here, false);
                const words found = markers.next(put);
                require_octets(found, "the octets after them",
                               [&](std::size_t i) { return walk.next({octet(put, i)}).is; });
                require_state(markers, walk.here, false);
            }
        });
    }
};

// The classes of octets, in the order of the members of lines::common_masks.
std::vector<octet_set> common_sets() {
    const auto is = [](auto predicate) { return set_of(predicate); };
    return {only('\n'),
            only(':'),
            is([](std::size_t octet) { return octet == '/' || octet == '?'; }),
            set_of(detail::in_scheme),
            set_of(detail::first_in_scheme),
            only('#'),
            only('@'),
            is([](std::size_t octet) { return !has_octet(lines::usual, octet); })};
}
std::vector<octet_set> odd_sets() {
    return {only('%'), only('\r'), set_of(lines::digits), set_of(lines::in_port)};
}
template <class Words>
std::vector<Words> common_masks(const lines::common_masks<Words>& m) {
    return {m.line_feed, m.colon, m.slash_or_question, m.in_scheme, m.first_in_scheme, m.hash,
            m.at,        m.odd};
}
template <class Words>
std::vector<Words> odd_masks(const lines::odd_masks<Words>& masks, const Words& ports) {
    return {masks.percent, masks.cr, masks.digit, ports};
}

octet_classes classes_of_masks() {
    std::vector<octet_set> sets = common_sets();
    for (const octet_set& set : odd_sets()) {
        sets.push_back(set);
    }
    sets.push_back(only('?'));
    sets.push_back(set_of(lines::simple));
    sets.push_back(
        set_of([](std::size_t octet) { return (octet & lines::bit_first_in_scheme) != 0; }));
    return octet_classes(sets);
}

// Requires that the masks of a strip of one block are right, if those of the kernel's block are.
void for_masks_of_one_block() {
    const octet_classes classes = classes_of_masks();
    const octets_of_text text(classes, "the block");
    the_octets = &text;
    for_each_path([&] {
        auto found = one_block::masks(nullptr);
        // In this mask, the bits of octets that are in no scheme can be anything.
        found.first_in_scheme &= text.in(set_of(detail::in_scheme)) | text.in(only(':'));
        const auto require_all = [&](const std::vector<word>& masks,
                                     const std::vector<octet_set>& sets) {
            for (std::size_t i = 0; i < sets.size(); ++i) {
                require(masks[i] == text.in(sets[i]), "the octets of a class");
            }
        };
        require_all(common_masks(found), common_sets());
        require_all(odd_masks(one_block::masks_of_odd(nullptr), one_block::mask_of_ports(nullptr)),
                    odd_sets());
    });
}

// Says in which sets an octet is: a bit for each set.  Octets from 0x80 on are in the same sets.
bits<8> sets_with(const std::vector<octet_set>& sets, const bits<8>& octet) {
    std::array<bits<8>, 256> entries;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        unsigned bits = 0;
        for (std::size_t set = 0; set < sets.size(); ++set) {
            bits |= sets[set][i] ? 1U << set : 0U;
        }
        entries[i] = bits;
        require(i < 0x80 || (entries[i] == entries[0x80]), "octets from 0x80 on are the same");
    }
    return choose(bit(octet, 7), entries[0x80], look_up<128>(entries.data(), octet & 0x7F));
}

// Requires that the masks of a strip of eight blocks are right.
void for_masks_of_eight_blocks() {
    clear_memory();
    add_table(lines::common_classes);
    add_table(lines::odd_classes);
    add_table(parts_of_masks);
    static const std::array<unsigned char, 8 * block_size> text{};
    const std::vector<bits<8>> octets = any_octets(text.size(), "the text");
    regions.push_back({text.data(), octets});
    for_each_path([&] {
        const auto require_all = [&](const std::vector<eight_terms>& masks,
                                     const std::vector<octet_set>& sets) {
            condition same = true;
            for (std::size_t i = 0; i < octets.size(); ++i) {
                const bits<8> wanted = sets_with(sets, octets[i]);
                for (std::size_t set = 0; set < sets.size(); ++set) {
                    same = same & (octet(masks[set], i) == bit(wanted, set));
                }
            }
            require(same, "the octets of a class");
        };
        require_all(common_masks(eight_blocks::masks(text.data())), common_sets());
        require_all(odd_masks(eight_blocks::masks_of_odd(text.data()),
                              eight_blocks::mask_of_ports(text.data())),
                    odd_sets());
    });
}

// Requires that store(), count() and any() give the right results for a mask of eight blocks.
void for_words() {
    eight_terms mask;
    make_any(mask, "a mask");
    condition any = false;
    for (const word& each : mask.words) {
        any = any | (each != 0);
    }
    const auto ones_of = [&](std::size_t i) {
        bits<8> ones = 0;
        for (std::size_t at = 0; at < 64; ++at) {
            ones += choose(bit(mask.words[i], at), bits<8>(1), bits<8>(0));
        }
        return widen<8, 64>(ones);
    };
    const auto ones_of_four = [&](std::size_t i) {
        return (ones_of(i) + ones_of(i + 4)) + (ones_of(i + 2) + ones_of(i + 6));
    };
    const word count = ones_of_four(0) + ones_of_four(1);
    for_each_path([&] {
        number<64> stored[8];
        eight_blocks::store(mask, stored);
        for (std::size_t i = 0; i < mask.words.size(); ++i) {
            require(stored[i] == mask.words[i], "the words that are stored");
        }
        require(eight_blocks::count(mask) == count, "the number of bits");
        require(condition(eight_blocks::any(mask)) == any, "whether there is a bit");
    });
}

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    using namespace uriscan::proof;
    return write_to_folder(argc, argv, [] {
        strip_formulas<one_block>::write();
        strip_formulas<eight_blocks>::write();
        const char* const statement = "A mask of a strip has a bit for each octet of a class.";
        obligation<"strips.masks.64">(statement, for_masks_of_one_block);
        obligation<"strips.masks.512">(statement, for_masks_of_eight_blocks);
        obligation<"strips.words.512">("What is asked of the words of a mask.", for_words);
    });
}
