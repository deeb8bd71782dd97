// Formulas that say which octets of an IRI are marked (src/kernels/characters.hpp):
//
//     proof_of_characters FOLDER
//
// An octet of a block is marked if and only if it belongs to a character of proof/characters.hpp
// that lies in the block.  The program also walks over these characters in the table of the IRI
// machine, from each state that skips them: so a skip over marked octets leads back to the state,
// if it starts in the state and ends after a character.
#include <string>
#include <utility>
#include <vector>

#include "kernels/skipping.hpp"
#include "proof/characters.hpp"
#include "proof/obligation.hpp"

namespace uriscan::proof {
namespace {

// A block that also finds octets from 0x80 on.
class upper_block {
public:
    explicit upper_block(const octets_of_text& octets) : octets_(&octets) {}

    word in_upper(const nibble_table& set) const {
        return octets_->in(set_of([&](std::size_t octet) {
            return octet >= 0x80 && (set[octet & 0xF] >> (octet / 16 - 8) & 1) != 0;
        }));
    }

private:
    const octets_of_text* octets_;
};

// Calls `visit` with each state that skips characters.
template <class Visit, int... States>
void for_each_state(Visit visit, std::integer_sequence<int, States...>) {
    ((skips_triplets<States, iri_automaton> ? visit(States) : void()), ...);
}

void require_marks() {
    const iri_characters all;
    for_each_state([&](int state) { all.check(state); },
                   std::make_integer_sequence<int, iri_automaton::state_count>());
    std::vector<octet_set> sets;
    for (const characters& some : all.all()) {
        sets.insert(sets.end(), some.begin(), some.end());
    }
    const octet_classes classes(sets);
    const octets_of_text text(classes, "the block");
    std::vector<condition> wanted(64, false);
    for (std::size_t i = 0; i < 64; ++i) {
        for (const characters& some : all.all()) {
            condition is = i + some.size() <= 64;
            for (std::size_t at = 0; at < some.size() && i + at < 64; ++at) {
                is = is & bit(text.in(some[at]), i + at);
            }
            for (std::size_t at = 0; at < some.size() && i + at < 64; ++at) {
                wanted[i + at] = wanted[i + at] | is;
            }
        }
    }
    for_each_path([&] {
        const word marked = mark_characters(upper_block(text));
        for (std::size_t i = 0; i < 64; ++i) {
            require(bit(marked, i) == wanted[i], "the octets of characters are marked");
        }
    });
}

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    using namespace uriscan::proof;
    return write_to_folder(argc, argv, [] {
        obligation<"characters">("mark_characters() marks the octets of characters, and no others.",
                                 require_marks);
    });
}
