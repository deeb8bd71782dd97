# Writes rules of characters as rules of octets: their UTF-8 (RFC 3629, section 3).
#
#   awk -f utf8.awk characters.rl
#
# A comment of the input has a rule of an RFC, whose right side lists ranges of code points:
#
#     # pair = %xA0-FF / %x10FFFE-10FFFF
#
# The program prints the input, and below each such comment the Ragel rule of the same name.  If the
# input already has rules below the comments, it prints the new ones instead.  For each range, it
# writes sequences of ranges of octets.  It first cuts the range where the size of the UTF-8
# changes.  Then it cuts each part until one sequence is enough for each piece.
#
#     ( 0xC2 0xA0..0xBF ) | ( 0xC3 0x80..0xBF ) | ...
#
# UTF-8 has no surrogates, and nothing from 110000 on, so a range with such a code point is refused.
# Each code point has one sequence, so there are no overlong forms.

function refuse(why) {
    print "utf8.awk: " why >"/dev/stderr"
    refused = 1
    exit 1
}

function number_of(digits,   i, number) {
    for (i = 1; i <= length(digits); ++i) {
        number = 16 * number + index("0123456789ABCDEF", substr(digits, i, 1)) - 1
    }
    return number
}

# Returns the range of octets from `low` to `high`.
function octets(low, high) {
    return low == high ? sprintf("0x%02X", low) : sprintf("0x%02X..0x%02X", low, high)
}

# Adds the sequences for the code points from `low` to `high`.  Each sequence has the octets
# `prefix`, then an octet that is the sum of `marker` and the highest bits of the code point, and
# `size` octets more.
function add_sequences(low, high, prefix, marker, size,   unit, first, last, rest) {
    unit = 64 ^ size  # this many code points have the same octet
    first = int(low / unit)
    last = int(high / unit)
    if (size == 0) {
        add(prefix octets(marker + low, marker + high))
    } else if (low % unit == 0 && (high + 1) % unit == 0) {
        for (rest = ""; size > 0; --size) {
            rest = rest " " octets(128, 191)
        }
        add(prefix octets(marker + first, marker + last) rest)
    } else if (first == last) {
        add_sequences(low % unit, high % unit, prefix octets(marker + first, marker + first) " ",
                      128, size - 1)
    } else if (low % unit != 0) {
        add_sequences(low, (first + 1) * unit - 1, prefix, marker, size)
        add_sequences((first + 1) * unit, high, prefix, marker, size)
    } else {
        add_sequences(low, last * unit - 1, prefix, marker, size)
        add_sequences(last * unit, high, prefix, marker, size)
    }
}

function add(sequence) {
    sequences = sequences (sequences == "" ? "" : "\n" sprintf("%*s", indent, "") "| ") \
                "( " sequence " )"
}

# Adds the part of a range that has UTF-8 of `size + 1` octets: the code points below `end` that no
# smaller size has.
function add_size(low, high, begin, end, marker, size) {
    low = low < begin ? begin : low
    high = high < end ? high : end - 1
    if (low <= high) {
        add_sequences(low, high, "", marker, size)
    }
}

function add_range(low, high) {
    if (low > high || high > 1114111 || low <= 57343 && high >= 55296) {
        refuse("no range of characters: line " FNR)
    }
    add_size(low, high, 0, 128, 0, 0)
    add_size(low, high, 128, 2048, 192, 1)
    add_size(low, high, 2048, 65536, 224, 2)
    add_size(low, high, 65536, 1114112, 240, 3)
}

# Prints the rule that belongs to the last comment.  Prints nothing if that comment had no rule.
function finish() {
    if (name != "") {
        printf "    %-15s = %s ;\n", name, sequences
    }
    name = ""
}

/^ *# *[a-z_]+ +=/ {
    finish()
    name = $2
    indent = 20
    sequences = ""
}
/^ *#/ && name != "" {
    print
    line = $0
    while (match(line, /%x[0-9A-F]+-[0-9A-F]+/)) {
        range = substr(line, RSTART + 2, RLENGTH - 2)
        split(range, ends, "-")
        add_range(number_of(ends[1]), number_of(ends[2]))
        line = substr(line, RSTART + RLENGTH)
    }
    next
}
/^    ([a-z_]+ += |  *\| )\( / { next }  # a rule that this program wrote before
{ finish(); print }
END { if (!refused) finish() }
