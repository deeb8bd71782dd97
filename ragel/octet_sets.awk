# Makes a C++ table from Ragel's description of several machines (ragel -x).  Each machine must
# accept single octets only, so it stands for a set of octets.  For each octet, the table says which
# of these sets contain it.
#
#   ragel -x octet_sets.rl | awk -v name=octet_table -f description.awk -f octet_sets.awk
#
# A machine of this kind has three states, and all transitions lead from the start state to the
# final state.

function transition(low, high, target, id,   octet) {
    for (octet = low; octet <= high; ++octet) {
        bits[octet] += 2 ^ machines
    }
}

BEGIN { program = "octet_sets.awk" }
/<\/ragel_def>/ {
    sets[machines - 1] = machine
    if (states != 3) {
        refuse(machine " is not a set of octets")
    }
}

END {
    if (machines > 32) {
        refuse(machines " sets do not fit into 32 bits")
    }
    digits = machines > 16 ? 8 : 4
    type = "std::uint" digits * 4 "_t"
    format = "0x%0" digits "x"
    row = digits == 8 ? 6 : 8  # how many octets fit into a line
    printf "#include <array>\n#include <cstdint>\n\nnamespace uriscan {\n\n"
    printf "struct %s {\n    enum set : %s {\n", name, type
    for (s = 0; s < machines; ++s) {
        printf "        %s = " format ",\n", sets[s], 2 ^ s
    }
    printf "    };\n\n    // The sets that an octet is in.\n"
    printf "    static constexpr std::array<%s, 256> sets_of = {", type
    for (octet = 0; octet < 256; ++octet) {
        printf "%s" format ",", octet % row == 0 ? "\n        " : " ", bits[octet]
    }
    printf "};\n};\n\n}  // namespace uriscan\n"
}
