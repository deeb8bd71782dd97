# Turns Ragel's description of machines that accept single octets (ragel -x) into one C++ table: which
# of these sets each octet is in.
#
#   ragel -x octet_sets.rl | awk -v name=octet_table -f octet_sets.awk
#
# Ragel writes one element a line.  A transition is <t>LOW HIGH TARGET ACTIONS</t>; in such a machine
# all of them lead from the first state to the last.

/<ragel_def name=/ { split($0, quoted, "\""); sets[count++] = quoted[2] }
/<state_list length=/ && !/"3"/ { many = many " " sets[count - 1] }
/<t>/ {
    gsub(/<\/?t>/, "")
    for (octet = $1; octet <= $2; ++octet) {
        bits[octet] += 2 ^ (count - 1)
    }
}

END {
    if (many != "" || count > 16) {
        printf "#error \"not single octets, or too many sets:%s\"\n", many
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
