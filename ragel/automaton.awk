# Turns Ragel's description of a machine (ragel -x) into a C++ table that the compiler can read: which
# octets lead from which state to which, and whether an action hangs there.
#
#   ragel -x machine.rl | awk -v name=automaton -f automaton.awk
#
# Ragel writes one element a line.  A transition is <t>LOW HIGH TARGET ACTIONS</t>, with "x" for none.

function number_of(attribute,   text) {
    text = $0
    sub(".*" attribute "=\"", "", text)
    sub("\".*", "", text)
    return text + 0
}

/<start_state>/ { gsub(/[^0-9]/, ""); start = $0 }
/<state_list / { states = number_of("length") }
/<state id=/ { first[number_of("id")] = transitions + 0 }
/<state id=.*final="t"/ { final[number_of("id")] = 1 }
/<t>/ {
    gsub(/<\/?t>/, "")
    rows[transitions++] = sprintf("{%d, %d, %d, %s}", $1, $2, $3, $4 == "x" ? "false" : "true")
}

END {
    printf "#include <array>\n#include <cstdint>\n\nnamespace uriscan {\n\n"
    printf "struct %s {\n", name
    printf "    struct transition {\n"
    printf "        std::uint8_t low;\n        std::uint8_t high;\n"
    printf "        std::int16_t target;\n        bool acts;\n    };\n\n"
    printf "    static constexpr int state_count = %d;\n", states
    printf "    static constexpr int start = %d;\n\n", start
    printf "    // The transitions of state s are those from first[s] to first[s + 1].\n"
    printf "    static constexpr std::array<std::uint16_t, %d> first = {", states + 1
    for (s = 0; s <= states; ++s) {
        printf "%s%d,", s % 16 == 0 ? "\n        " : " ", s < states ? first[s] : transitions
    }
    printf "};\n\n    static constexpr std::array<bool, %d> is_final = {", states
    for (s = 0; s < states; ++s) {
        printf "%s%d,", s % 32 == 0 ? "\n        " : " ", final[s]
    }
    printf "};\n\n    static constexpr std::array<transition, %d> transitions = {{\n", transitions
    for (t = 0; t < transitions; ++t) {
        printf "        %s,\n", rows[t]
    }
    printf "    }};\n};\n\n}  // namespace uriscan\n"
}
