// Formulas that say which octets of a text are refused (src/kernels/lines/block_masks.hpp):
//
//     proof_of_refusals FOLDER
//
// The specification looks at each octet and at those beside it.  An octet is refused in two
// cases: it is neither usual nor a "%", or it is no digit and one of the two octets before it is a
// "%".  But a CR before a LF is not refused by itself.
//
// A formula has three blocks, one after the other.  The first one can have any octets, so that the
// second one can begin in any state.  In the second and the third block, the refused octets must
// depend only on the block and on the two octets before it.  So, by induction, this holds for each
// block of a text.
#include <string>

#include "kernels/lines/block_masks.hpp"
#include "proof/obligation.hpp"
#include "proof/text.hpp"

namespace uriscan::proof {
namespace {

class known_block {
public:
    explicit known_block(const octets_of_text& octets) : octets_(&octets) {}

    word in(const nibble_table& table) const { return octets_->in(set_of(table)); }
    word equal(unsigned char octet) const { return octets_->in(only(octet)); }

private:
    const octets_of_text* octets_;
};

octet_classes all_classes() {
    return octet_classes(
        {set_of(lines::usual), set_of(lines::digits), only('%'), only('\r'), only('\n')});
}

// Requires that `refused` are the refused octets of `block`, which comes after `before`.
void require_refusals(const known_block& before, const known_block& block, bool line_feed_follows,
                      const word& refused) {
    const auto percent = [&](std::size_t distance, std::size_t i) {
        return i >= distance ? bit(block.equal('%'), i - distance)
                             : bit(before.equal('%'), 64 + i - distance);
    };
    for (std::size_t i = 0; i < 64; ++i) {
        const condition is_usual = bit(block.in(lines::usual), i) | bit(block.equal('%'), i);
        const condition line_feed_is_next =
            i < 63 ? bit(block.equal('\n'), i + 1) : condition(line_feed_follows);
        const condition ends_line = bit(block.equal('\r'), i) & line_feed_is_next;
        const condition must_be_digit = percent(1, i) | percent(2, i);
        const condition is_wrong_digit = must_be_digit & !bit(block.in(lines::digits), i);
        require(bit(refused, i) == ((!(is_usual | ends_line)) | is_wrong_digit),
                "octet " + std::to_string(i));
    }
}

void write(bool line_feed_follows) {
    obligation<"refusals@">(
        (line_feed_follows ? "before_line_feed" : "before_others"),
        "Octets are refused by themselves, after a \"%\", or not at all, as the rules say.", [&] {
            static const octet_classes classes = all_classes();
            const octets_of_text first(classes, "the first block"), second(classes, "the second"),
                third(classes, "the third");
            const known_block blocks[] = {known_block(first), known_block(second),
                                          known_block(third)};
            const unsigned char next = line_feed_follows ? '\n' : 'a';
            for_each_path([&] {
                lines::refusals<known_block> refusals;
                refusals.in(blocks[0], blocks[0].equal('\n'), 'a');
                const word in_second = refusals.in(blocks[1], blocks[1].equal('\n'), next);
                const word in_third = refusals.in(blocks[2], blocks[2].equal('\n'), next);
                require_refusals(blocks[0], blocks[1], line_feed_follows, in_second);
                require_refusals(blocks[1], blocks[2], line_feed_follows, in_third);
            });
        });
}

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    return uriscan::proof::write_to_folder(argc, argv, [] {
        uriscan::proof::write(true);
        uriscan::proof::write(false);
    });
}
