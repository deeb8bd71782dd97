// Generated from template_parser.rl by Ragel 6.10 (-C -x); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   95b5dd5da50342f5c375c6ff15cf2161f9b72c5f875f1252e36138da5c88cb47  ragel/automaton.awk
//   51f677ed3116398f0c0c1958c50e93aa78a60471072bf64eb1453a38c7c9eb6b  ragel/description.awk
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
//   9bcc3ba7097f7dae32460e069a735acdc6dbb2235daf3f640d1342d106a931fc  ragel/rfc3986.rl
//   55ed8f666aa2fca605a598bcb98265c68b11e50c8535d3f093bdb15667d1f525  ragel/rfc6570.rl
//   1999bcfa01d1b46822c9ebfd5ac6de1a81e1f0bbf1b41a914d830ef7f47618ca  ragel/template_parser.rl
//   4883d8c68dbf4b2124072d35161652c3f4e6d4fabc582c3793c16c83dfdd7e34  ragel/ucschar.rl
#pragma once

#include <array>
#include <cstdint>

namespace uriscan {

struct template_automaton {
    struct transition {
        std::uint8_t low;
        std::uint8_t high;
        std::int16_t target;
        std::uint8_t actions;  // the argument of act(); 0 for no action
    };

    static constexpr int state_count = 28;
    static constexpr int start = 27;

    // The transitions of state s are those from first[s] up to first[s + 1] - 1.
    static constexpr std::array<std::uint16_t, 29> first = {
        0, 0, 3, 6, 22, 27, 30, 33, 43, 45, 46, 49, 52, 55, 56, 57,
        58, 59, 60, 64, 66, 67, 73, 75, 76, 84, 92, 94, 116,};

    static constexpr std::array<bool, 28> is_final = {
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,};

    // Sets of octets.  Bit h of entry l of a set is for the octet 16 * h + l.
    static constexpr std::array<std::array<std::uint8_t, 16>, 4> sets = {{
        {0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00},
        {0xa8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf0, 0x50, 0x50, 0x50, 0x50, 0x70},
        {0x08, 0x58, 0x58, 0x58, 0x58, 0x58, 0x58, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00},
        {0xb8, 0xfc, 0xf8, 0xfc, 0xfc, 0xf8, 0xfc, 0xfc, 0xfc, 0xfc, 0xfc, 0x7c, 0x54, 0x7c, 0xd4, 0x7c},
    }};

    // The set of the octets that lead back to a state without an action.
    static constexpr std::array<std::uint8_t, 28> loop_of = {
        0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 3,};

    // A triplet is an octet and two digits.  Says whether all of them lead back to a
    // state without an action.  If there are no triplets, the digits are set 0.
    static constexpr unsigned char triplet_opener = 37;
    static constexpr std::uint8_t triplet_digits = 2;
    static constexpr std::array<bool, 28> loops_on_triplets = {
        0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,};

    static constexpr std::array<transition, 116> transitions = {{
        {48, 57, 2, 0},
        {65, 70, 2, 0},
        {97, 102, 2, 0},
        {48, 57, 27, 0},
        {65, 70, 27, 0},
        {97, 102, 27, 0},
        {33, 33, 4, 1},
        {35, 35, 4, 0},
        {37, 37, 5, 0},
        {38, 38, 4, 0},
        {43, 43, 4, 0},
        {44, 44, 4, 1},
        {46, 47, 4, 0},
        {48, 57, 7, 0},
        {59, 59, 4, 0},
        {61, 61, 4, 1},
        {63, 63, 4, 0},
        {64, 64, 4, 1},
        {65, 90, 7, 0},
        {95, 95, 7, 0},
        {97, 122, 7, 0},
        {124, 124, 4, 1},
        {37, 37, 5, 0},
        {48, 57, 7, 0},
        {65, 90, 7, 0},
        {95, 95, 7, 0},
        {97, 122, 7, 0},
        {48, 57, 6, 0},
        {65, 70, 6, 0},
        {97, 102, 6, 0},
        {48, 57, 7, 0},
        {65, 70, 7, 0},
        {97, 102, 7, 0},
        {37, 37, 5, 0},
        {42, 42, 8, 2},
        {44, 44, 4, 3},
        {46, 46, 4, 0},
        {48, 57, 7, 0},
        {58, 58, 9, 2},
        {65, 90, 7, 0},
        {95, 95, 7, 0},
        {97, 122, 7, 0},
        {125, 125, 27, 4},
        {44, 44, 4, 3},
        {125, 125, 27, 4},
        {49, 57, 10, 0},
        {44, 44, 4, 3},
        {48, 57, 11, 0},
        {125, 125, 27, 4},
        {44, 44, 4, 3},
        {48, 57, 12, 0},
        {125, 125, 27, 4},
        {44, 44, 4, 3},
        {48, 57, 8, 0},
        {125, 125, 27, 4},
        {160, 191, 27, 0},
        {128, 191, 27, 0},
        {160, 191, 14, 0},
        {128, 191, 14, 0},
        {128, 159, 14, 0},
        {128, 182, 14, 0},
        {183, 183, 19, 0},
        {184, 190, 14, 0},
        {191, 191, 20, 0},
        {128, 143, 27, 0},
        {176, 191, 27, 0},
        {128, 175, 27, 0},
        {144, 158, 16, 0},
        {159, 159, 22, 0},
        {160, 174, 16, 0},
        {175, 175, 22, 0},
        {176, 190, 16, 0},
        {191, 191, 22, 0},
        {128, 190, 14, 0},
        {191, 191, 23, 0},
        {128, 189, 27, 0},
        {128, 142, 16, 0},
        {143, 143, 22, 0},
        {144, 158, 16, 0},
        {159, 159, 22, 0},
        {160, 174, 16, 0},
        {175, 175, 22, 0},
        {176, 190, 16, 0},
        {191, 191, 22, 0},
        {128, 142, 16, 0},
        {143, 143, 22, 0},
        {144, 158, 16, 0},
        {159, 159, 22, 0},
        {161, 174, 16, 0},
        {175, 175, 22, 0},
        {176, 190, 16, 0},
        {191, 191, 22, 0},
        {128, 142, 16, 0},
        {143, 143, 22, 0},
        {33, 33, 27, 0},
        {35, 36, 27, 0},
        {37, 37, 1, 0},
        {38, 59, 27, 0},
        {61, 61, 27, 0},
        {63, 91, 27, 0},
        {93, 93, 27, 0},
        {95, 95, 27, 0},
        {97, 122, 27, 0},
        {123, 123, 3, 5},
        {126, 126, 27, 0},
        {194, 194, 13, 0},
        {195, 223, 14, 0},
        {224, 224, 15, 0},
        {225, 236, 16, 0},
        {237, 237, 17, 0},
        {238, 238, 16, 0},
        {239, 239, 18, 0},
        {240, 240, 21, 0},
        {241, 242, 24, 0},
        {243, 243, 25, 0},
        {244, 244, 26, 0},
    }};

    // Executes the actions of a transition by the octet at `p`.
    template <class Recorder, class Position>
    static constexpr void act(std::uint8_t actions, Recorder& recorder, Position p) {
        switch (actions) {
            case 1: recorder.reserved_operator(p); break;
            case 2: recorder.modifier_begin(p); break;
            case 3: recorder.varspec_begin(p + 1); break;
            case 4: recorder.expression_end(p); break;
            case 5: recorder.expression_begin(p); break;
        }
    }
};

}  // namespace uriscan
