// Generated from origin_form_parser.rl by Ragel 6.10 (-C -x); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   95b5dd5da50342f5c375c6ff15cf2161f9b72c5f875f1252e36138da5c88cb47  ragel/automaton.awk
//   51f677ed3116398f0c0c1958c50e93aa78a60471072bf64eb1453a38c7c9eb6b  ragel/description.awk
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
//   50852e4760ad869e531c61b1ac199496e276b5792b914125990f86cc95ecab3c  ragel/origin_form_parser.rl
//   9bcc3ba7097f7dae32460e069a735acdc6dbb2235daf3f640d1342d106a931fc  ragel/rfc3986.rl
//   b6f871d2edce807864f6d3cc5a8a35593969af8d6a726ab3403f2c54c742069d  ragel/rfc9112.rl
#pragma once

#include <array>
#include <cstdint>

namespace uriscan {

struct origin_form_automaton {
    struct transition {
        std::uint8_t low;
        std::uint8_t high;
        std::int16_t target;
        std::uint8_t actions;  // the argument of act(); 0 for no action
    };

    static constexpr int state_count = 8;
    static constexpr int start = 1;

    // The transitions of state s are those from first[s] up to first[s + 1] - 1.
    static constexpr std::array<std::uint16_t, 9> first = {
        0, 0, 1, 4, 7, 10, 13, 23, 32,};

    static constexpr std::array<bool, 8> is_final = {
        0, 0, 0, 0, 0, 0, 1, 1,};

    // Sets of octets.  Bit h of entry l of a set is for the octet 16 * h + l.
    static constexpr std::array<std::array<std::uint8_t, 16>, 4> sets = {{
        {0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00},
        {0xb8, 0xfc, 0xf8, 0xf8, 0xfc, 0xf8, 0xfc, 0xfc, 0xfc, 0xfc, 0xfc, 0x5c, 0x54, 0x5c, 0xd4, 0x74},
        {0x08, 0x58, 0x58, 0x58, 0x58, 0x58, 0x58, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00},
        {0xb8, 0xfc, 0xf8, 0xf8, 0xfc, 0xf8, 0xfc, 0xfc, 0xfc, 0xfc, 0xfc, 0x5c, 0x54, 0x5c, 0xd4, 0x7c},
    }};

    // The set of the octets that lead back to a state without an action.
    static constexpr std::array<std::uint8_t, 8> loop_of = {
        0, 0, 0, 0, 0, 0, 1, 3,};

    // A triplet is an octet and two digits.  Says whether all of them lead back to a
    // state without an action.  If there are no triplets, the digits are set 0.
    static constexpr unsigned char triplet_opener = 37;
    static constexpr std::uint8_t triplet_digits = 2;
    static constexpr std::array<bool, 8> loops_on_triplets = {
        0, 0, 0, 0, 0, 0, 1, 1,};

    static constexpr std::array<transition, 32> transitions = {{
        {47, 47, 6, 0},
        {48, 57, 3, 0},
        {65, 70, 3, 0},
        {97, 102, 3, 0},
        {48, 57, 6, 0},
        {65, 70, 6, 0},
        {97, 102, 6, 0},
        {48, 57, 5, 0},
        {65, 70, 5, 0},
        {97, 102, 5, 0},
        {48, 57, 7, 0},
        {65, 70, 7, 0},
        {97, 102, 7, 0},
        {33, 33, 6, 0},
        {36, 36, 6, 0},
        {37, 37, 2, 0},
        {38, 59, 6, 0},
        {61, 61, 6, 0},
        {63, 63, 7, 3},
        {64, 90, 6, 0},
        {95, 95, 6, 0},
        {97, 122, 6, 0},
        {126, 126, 6, 0},
        {33, 33, 7, 0},
        {36, 36, 7, 0},
        {37, 37, 4, 0},
        {38, 59, 7, 0},
        {61, 61, 7, 0},
        {63, 90, 7, 0},
        {95, 95, 7, 0},
        {97, 122, 7, 0},
        {126, 126, 7, 0},
    }};

    // Executes the actions of a transition by the octet at `p`.
    template <class Recorder, class Position>
    static constexpr void act(std::uint8_t actions, Recorder& recorder, Position p) {
        switch (actions) {
            case 3: recorder.path_end(p); break;
        }
    }
};

}  // namespace uriscan
