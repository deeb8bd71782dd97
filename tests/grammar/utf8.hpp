// Ranges of code points as sequences of octets (RFC 3629, Section 4). ABNF numbers characters by
// their code points, and the automata read octets.

#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace uriscan::oracle {

using code_point = std::uint32_t;

constexpr code_point largest_code_point = 0x10FFFF;

struct octet_range {
    unsigned low;
    unsigned high;

    friend bool operator==(const octet_range&, const octet_range&) = default;
};

// One range for each octet. A text is in the sequence if each of its octets is in the range.
using octet_ranges = std::vector<octet_range>;

// Returns the UTF-8 octets of a code point, also for a surrogate.
std::string in_utf8(code_point character);

// Returns sequences that have no text in common. Together they have the UTF-8 octets of all code
// points from `low` to `high`, both included, and no other text. The surrogates D800 to DFFF are
// left out, because UTF-8 must not encode them. `high` is at most largest_code_point.
std::vector<octet_ranges> utf8_sequences(code_point low, code_point high);

}  // namespace uriscan::oracle
