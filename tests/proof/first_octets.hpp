// The first octets of a line of any size.  No octet or triplet of the line is refused.
#pragma once

#include <cstddef>
#include <vector>

#include "kernels/lines/split.hpp"
#include "proof/reading.hpp"
#include "proof/text.hpp"

namespace uriscan::proof {

// Returns the sets of octets that the formulas about lines tell apart.  If each of these sets has
// both or neither of two octets, all these formulas treat the two alike.
inline std::vector<octet_set> sets_of_lines(const reading& reading) {
    std::vector<octet_set> all = reading.sets();
    for (const char octet : {':', '/', '?', '#', '@'}) {
        all.push_back(only(static_cast<unsigned char>(octet)));
    }
    for (const nibble_table& table : {detail::in_scheme, detail::first_in_scheme, lines::in_port}) {
        all.push_back(set_of(table));
    }
    all.push_back(usual_or_percent());
    return all;
}

// The first octets of a line of any size: up to `width` of them are read.
struct first_octets {
    first_octets(const octet_classes& classes, std::size_t width)
        : text(classes, "the line"),
          size(word::any("the size of the line")),
          count(choose(size < width, size, word(width))),
          end(wide(1) << widen<64, 66>(count)) {
        assume(size < word(1) << 32);
        const wide in_line = lines::before(end);
        assume((in_line & ~widen<64, 66>(text.in(usual_or_percent()))) == 0);
    }

    octets_of_text text;
    word size;
    word count;
    wide end;
};

}  // namespace uriscan::proof
