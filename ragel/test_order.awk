# Lets Ragel's goto code (-G2) ask the likely questions first.
#
#   ragel -G2 -L machine.rl | awk -f test_order.awk
#
# Ragel searches for an octet among a state's transitions as if all octets were equally likely.  But what
# ends a run is most often a delimiter, and what begins a component a letter.  So each state asks first
# for "/", a letter, and the other delimiters, as far as these lead out of it; then all goes as Ragel has
# it.  What is asked twice is answered alike, so the machine stays what it is.

function question(condition, label) {
    return label != "" ? "\tif ( " condition " )\n\t\tgoto " label "\n" : ""
}

function questions(   text, i, n, octets) {
    n = split("47 letter 58 63 35 64", octets, " ")  # in ASCII, / letter : ? # @
    for (i = 1; i <= n; ++i) {
        text = text question(octets[i] == "letter" ? is_letter : key " == " octets[i] "u",
                             goes[octets[i]])
    }
    return text
}

# A state is from "case N:" to the "goto st0;" for what cannot follow.
/^case [0-9]+:/ {
    own = "st" ($2 + 0) ";"
    in_state = 1
    tests = ""
    last_test = ""
    split("", goes)
}

in_state {
    tests = tests $0 "\n"
    if (/switch\( /) {
        key = $0
        gsub(/.*switch\( | \) \{.*/, "", key)
    }
    if (/goto/ && $NF != own) {
        if (/case/) {
            goes[$2 + 0] = $NF
        } else if (last_test ~ /97u <= .* <= 122u/) {
            is_letter = last_test
            gsub(/.*if \( | \)$/, "", is_letter)
            goes["letter"] = $NF
        }
    }
    last_test = $0
}

in_state && /^\tgoto st0;/ {
    at = index(tests, "\n")
    printf "%s%s%s", substr(tests, 1, at), questions(), substr(tests, at + 1)
    in_state = 0
    next
}

!in_state { print }
