# Makes a C++ table from Ragel's description of several machines (ragel -x).  Each machine must
# accept single octets only, so it stands for a set of octets.  For each octet, the table says which
# of these sets contain it.
#
#   ragel -x octet_sets.rl | awk -v name=octet_table -f octet_sets.awk
#
# Ragel writes one XML element on each line.  A transition is <t>LOW HIGH TARGET ACTIONS</t>: the
# octets from LOW to HIGH lead to the state TARGET.  A machine of this kind has three states, and
# all transitions lead from the start state to the final state.  So this program uses only LOW and
# HIGH.
#
# If the input is not such a description, the program prints a message and exits with status 1.

function refuse(why) {
    print "octet_sets.awk: these are not octet sets as ragel -x describes them: " why >"/dev/stderr"
    exit 1
}

/<ragel_def name=/ { split($0, quoted, "\""); sets[count++] = quoted[2] }
/<state_list length=/ && !/"3"/ { many = many " " sets[count - 1] }
/<\/ragel>/ { whole = 1 }
/<trans_list length=/ { split($0, quoted, "\""); announced += quoted[2] }
/<t>/ {
    ++transitions
    gsub(/<\/?t>/, "")
    for (octet = $1; octet <= $2; ++octet) {
        bits[octet] += 2 ^ (count - 1)
    }
}

END {
    if (many != "") {
        refuse("more than one octet long:" many)
    }
    if (!whole || count == 0 || transitions == 0 || transitions != announced) {
        refuse(count + 0 " sets, " transitions + 0 " transitions of " announced + 0)
    }
    if (count > 32) {
        refuse(count " sets do not fit into 32 bits")
    }
    digits = count > 16 ? 8 : 4
    type = "std::uint" digits * 4 "_t"
    format = "0x%0" digits "x"
    row = digits == 8 ? 6 : 8  # how many octets fit into a line
    printf "#include <array>\n#include <cstdint>\n\nnamespace uriscan {\n\n"
    printf "struct %s {\n    enum set : %s {\n", name, type
    for (s = 0; s < count; ++s) {
        printf "        %s = " format ",\n", sets[s], 2 ^ s
    }
    printf "    };\n\n    // The sets that an octet is in.\n"
    printf "    static constexpr std::array<%s, 256> sets_of = {", type
    for (octet = 0; octet < 256; ++octet) {
        printf "%s" format ",", octet % row == 0 ? "\n        " : " ", bits[octet]
    }
    printf "};\n};\n\n}  // namespace uriscan\n"
}
