# Turns Ragel's description of machines that accept single octets (ragel -x) into one C++ table:
# which of these sets each octet is in.
#
#   ragel -x octet_sets.rl | awk -v name=octet_table -f octet_sets.awk
#
# Ragel writes one element a line.  A transition is <t>LOW HIGH TARGET ACTIONS</t>; in such a
# machine all of them lead from the first state to the last.
#
# Input that is not such a description is an error: the program says so and exits 1.

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
    if (count > 16) {
        refuse(count " sets do not fit into 16 bits")
    }
    printf "#include <array>\n#include <cstdint>\n\nnamespace uriscan {\n\n"
    printf "struct %s {\n    enum set : std::uint16_t {\n", name
    for (s = 0; s < count; ++s) {
        printf "        %s = 0x%04x,\n", sets[s], 2 ^ s
    }
    printf "    };\n\n    // The sets that an octet is in.\n"
    printf "    static constexpr std::array<std::uint16_t, 256> sets_of = {"
    for (octet = 0; octet < 256; ++octet) {
        printf "%s0x%04x,", octet % 8 == 0 ? "\n        " : " ", bits[octet]
    }
    printf "};\n};\n\n}  // namespace uriscan\n"
}
