# Makes a C++ table from Ragel's description of a machine (ragel -x).  The table has all transitions
# of the machine, and the code of their actions, so that C++ code can use them at compile time.
#
#   ragel -x machine.rl | awk -v name=automaton -f automaton.awk
#
# Ragel writes one XML element on each line.  A transition is <t>LOW HIGH TARGET LIST</t>: the
# octets from LOW to HIGH lead to the state TARGET.  LIST is "x" if the transition has no actions.
# Otherwise, LIST is the id of an <action_table>, which lists the ids of the actions in their order.
#
# The program copies the code of an action from the machine.  So this code may use only `recorder`
# and `p`.  The program leaves out the actions of states.
#
# If the input is not a complete description of exactly one machine, the program prints a message
# and exits with status 1.

function refuse(why) {
    print "automaton.awk: this is not one machine as ragel -x describes it: " why >"/dev/stderr"
    refused = 1
    exit 1
}

function number_of(attribute,   text) {
    text = $0
    sub(".*" attribute "=\"", "", text)
    sub("\".*", "", text)
    return text + 0
}

# Returns the text between the first <TAG...> of the line and the </TAG> after it.
function content_of(tag,   text) {
    text = $0
    sub(".*<" tag "[^>]*> *", "", text)
    sub(" *</" tag ">.*", "", text)
    gsub(/&lt;/, "<", text)
    gsub(/&gt;/, ">", text)
    gsub(/&amp;/, "\\&", text)
    return text
}

# Returns the code of the actions in the list `id`.
function code_of(id,   i, n, ids, code) {
    n = split(list[id], ids, " ")
    for (i = 1; i <= n; ++i) {
        code = code action[ids[i]] " "
    }
    return code
}

/<action id=/ { action[number_of("id")] = content_of("text") }
/<action_table id=/ {
    list[number_of("id")] = content_of("action_table")
    lists = number_of("id") + 1
}

/<ragel_def / { ++machines }
/<\/ragel>/ { whole = 1 }
/<trans_list length=/ { announced += number_of("length") }
/<start_state>/ { gsub(/[^0-9]/, ""); start = $0 }
/<state_list / { states = number_of("length") }
/<state id=/ {
    if (number_of("id") != seen++) {
        refuse("state " number_of("id") " is not the next one")
    }
}
/<state id=/ { first[number_of("id")] = transitions + 0 }
/<state id=.*final="t"/ { final[number_of("id")] = 1 }
/<t>/ {
    gsub(/<\/?t>/, "")
    if ($4 != "x" && !($4 in list)) {
        refuse("no list of actions " $4)
    }
    if ($3 > highest_target) {
        highest_target = $3 + 0
    }
    rows[transitions++] = sprintf("{%d, %d, %d, %d}", $1, $2, $3, $4 == "x" ? 0 : $4 + 1)
    if ($4 != "x") {
        taken[$4 + 0] = 1
    }
}

END {
    if (refused) {
        exit 1
    }
    if (machines != 1 || !whole) {
        refuse(machines + 0 " machines" (whole ? "" : ", and no end"))
    }
    if (seen == 0 || seen != states || transitions != announced || transitions == 0) {
        refuse(seen + 0 " states of " states + 0 ", " \
               transitions + 0 " transitions of " announced + 0)
    }
    if (start == "" || start + 0 >= states || highest_target >= states) {
        refuse("a state that is not there")
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
