# Makes a C++ struct of tables from Ragel's description of a machine (ragel -x): its transitions,
# the code of their actions, and the octets on which its states loop.
#
#   ragel -x machine.rl | awk -v name=automaton -f description.awk -f automaton.awk
#
# The program copies the code of an action from the machine.  So this code may use only `recorder`
# and `p`.  The program leaves out the actions of states.
#
# Two kinds of loops have no actions and lead back to the same state:
#
#     self-loop        STATE --octet--> STATE                                    "a" in a path
#     triplet          STATE --"%"--> s1 --digit--> s2 --digit--> STATE          "%41" in a path
#
# Sets have only octets below 0x80.  A machine that accepts other octets has them in its transitions
# only.
#
# The input must describe exactly one machine.

# Returns the code of the actions in the list `id`.
function code_of(id,   i, n, ids, code) {
    n = split(list[id], ids, " ")
    for (i = 1; i <= n; ++i) {
        code = code action[ids[i]] " "
    }
    return code
}

# Returns the number of a set of octets.  `bits` has the bits of its 16 entries.
function number_of_set(bits, state,   low, text) {
    for (low = 0; low < 16; ++low) {
        text = text sprintf("%s0x%02x", low ? ", " : "", bits[state, low])
    }
    if (!(text in set_number)) {
        set_number[text] = sets
        set[sets++] = text
    }
    return set_number[text]
}

# Says whether a triplet that starts with a silent transition from `state` leads back to `state`.
function is_triplet(state, second,   third) {
    third = only_target[second]
    return second != state && third != "" && third != state && only_target[third] == state &&
           number_of_set(accepted, second) == number_of_set(accepted, third)
}

function print_array(type, name, count, values, per_line,   i) {
    printf "    static constexpr std::array<%s, %d> %s = {", type, count, name
    for (i = 0; i < count; ++i) {
        printf "%s%d,", i % per_line == 0 ? "\n        " : " ", values[i]
    }
    printf "};\n\n"
}

# Stores a transition of `state`.
function transition(low, high, target, id,   is_only, octet) {
    is_only = transitions == first[state] || only_target[state] == target
    only_target[state] = id == "x" && is_only ? target : ""  # "" for several targets or an action
    if (id == "x" && low == high && low < 128) {
        silent[state] = silent[state] " " low " " target
    }
    for (octet = low; octet <= high && octet < 128; ++octet) {
        accepted[state, octet % 16] += 2 ^ int(octet / 16)
        looped[state, octet % 16] += id == "x" && target == state ? 2 ^ int(octet / 16) : 0
    }
    rows[transitions] = sprintf("{%d, %d, %d, %d}", low, high, target, id == "x" ? 0 : id + 1)
    taken[id]
}

BEGIN { program = "automaton.awk" }
/<state id=/ { first[state] = transitions }

END {
    if (machines != 1) {
        refuse(machines " machines")
    }
    first[states] = transitions
    number_of_set(looped, -1)  # the empty set has number 0
    for (state = 0; state < states; ++state) {
        loop_of[state] = number_of_set(looped, state)
        count = split(silent[state], octets, " ")
        for (i = 1; i < count; i += 2) {
            if (is_triplet(state, octets[i + 1])) {
                loops_on_triplets[state] = 1
                digits = number_of_set(accepted, octets[i + 1])
                triplets[octets[i] ", " digits]
                opener = octets[i]
            }
        }
    }
    for (i in triplets) {
        if (++kinds_of_triplets > 1) {
            refuse("two kinds of triplets")
        }
    }

    printf "#include <array>\n#include <cstdint>\n\nnamespace uriscan {\n\n"
    printf "struct %s {\n", name
    printf "    struct transition {\n"
    printf "        std::uint8_t low;\n        std::uint8_t high;\n"
    printf "        std::int16_t target;\n"
    printf "        std::uint8_t actions;  // the argument of act(); 0 for no action\n    };\n\n"
    printf "    static constexpr int state_count = %d;\n", states
    printf "    static constexpr int start = %d;\n\n", start
    printf "    // The transitions of state s are those from first[s] up to first[s + 1] - 1.\n"
    print_array("std::uint16_t", "first", states + 1, first, 16)
    print_array("bool", "is_final", states, final, 32)
    printf "    // Sets of octets.  Bit h of entry l of a set is for the octet 16 * h + l.\n"
    printf "    static constexpr std::array<std::array<std::uint8_t, 16>, %d> sets = {{\n", sets
    for (i = 0; i < sets; ++i) {
        printf "        {%s},\n", set[i]
    }
    printf "    }};\n\n    // The set of the octets that lead back to a state without an action.\n"
    print_array("std::uint8_t", "loop_of", states, loop_of, 24)
    printf "    // A triplet is an octet and two digits.  Says whether all of them lead back to a\n"
    printf "    // state without an action.  If there are no triplets, the digits are set 0.\n"
    printf "    static constexpr unsigned char triplet_opener = %d;\n", opener
    printf "    static constexpr std::uint8_t triplet_digits = %d;\n", digits
    print_array("bool", "loops_on_triplets", states, loops_on_triplets, 32)
    printf "    static constexpr std::array<transition, %d> transitions = {{\n", transitions
    for (i = 0; i < transitions; ++i) {
        printf "        %s,\n", rows[i]
    }
    printf "    }};\n\n    // Executes the actions of a transition by the octet at `p`.\n"
    printf "    template <class Recorder, class Position>\n"
    printf "    static constexpr void act(std::uint8_t actions, Recorder& recorder, Position p) {\n"
    printf "        switch (actions) {\n"
    for (id = 0; id < lists; ++id) {
        if (id in taken) {
            printf "            case %d: %sbreak;\n", id + 1, code_of(id)
        }
    }
    printf "        }\n    }\n};\n\n}  // namespace uriscan\n"
}
