# Turns Ragel's description of a machine (ragel -x) into a C++ table that the compiler can read: which
# octets lead from which state to which, and what to do then.
#
#   ragel -x machine.rl | awk -v name=automaton -f automaton.awk
#
# Ragel writes one element a line.  A transition is <t>LOW HIGH TARGET LIST</t>, with "x" for no actions,
# or else the id of an <action_table> that lists the ids of its actions, in order.  What an action does is
# taken over as it stands in the machine, so there it may speak of nothing but `sink` and `p`; actions
# that hang on states alone are left out.

function number_of(attribute,   text) {
    text = $0
    sub(".*" attribute "=\"", "", text)
    sub("\".*", "", text)
    return text + 0
}

# What stands between the line's first <TAG...> and the </TAG> after it.
function content_of(tag,   text) {
    text = $0
    sub(".*<" tag "[^>]*> *", "", text)
    sub(" *</" tag ">.*", "", text)
    gsub(/&lt;/, "<", text)
    gsub(/&gt;/, ">", text)
    gsub(/&amp;/, "\\&", text)
    return text
}

# The code of the actions that list `id` names.
function code_of(id,   i, n, ids, code) {
    n = split(list[id], ids, " ")
    for (i = 1; i <= n; ++i) {
        code = code action[ids[i]] " "
    }
    return code
}

/<action id=/ { action[number_of("id")] = content_of("text") }
/<action_table id=/ { list[number_of("id")] = content_of("action_table"); lists = number_of("id") + 1 }

/<start_state>/ { gsub(/[^0-9]/, ""); start = $0 }
/<state_list / { states = number_of("length") }
/<state id=/ { first[number_of("id")] = transitions + 0 }
/<state id=.*final="t"/ { final[number_of("id")] = 1 }
/<t>/ {
    gsub(/<\/?t>/, "")
    rows[transitions++] = sprintf("{%d, %d, %d, %d}", $1, $2, $3, $4 == "x" ? 0 : $4 + 1)
    if ($4 != "x") {
        taken[$4 + 0] = 1
    }
}

END {
    printf "#include <array>\n#include <cstdint>\n\nnamespace uriscan {\n\n"
    printf "struct %s {\n", name
    printf "    struct transition {\n"
    printf "        std::uint8_t low;\n        std::uint8_t high;\n"
    printf "        std::int16_t target;\n"
    printf "        std::uint8_t actions;  // what act() does; 0 for nothing\n    };\n\n"
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
    printf "    }};\n\n    // Does what hangs on a transition by the octet at `p`.\n"
    printf "    template <class Sink, class Position>\n"
    printf "    static constexpr void act(std::uint8_t actions, Sink& sink, Position p) {\n"
    printf "        switch (actions) {\n"
    for (id = 0; id < lists; ++id) {
        if (id in taken) {
            printf "            case %d: %sbreak;\n", id + 1, code_of(id)
        }
    }
    printf "        }\n    }\n};\n\n}  // namespace uriscan\n"
}
