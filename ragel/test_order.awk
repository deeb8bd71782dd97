# Lets Ragel's goto code (-G2) ask the likely questions first.
#
#   ragel -G2 -L machine.rl | awk -f test_order.awk
#
# Ragel searches for an octet among a state's transitions as if all octets were equally likely.  But
# what ends a run is most often a delimiter, and what begins a component a letter.  So each state
# asks first for "/", a letter, and the other delimiters, as far as these lead out of it; then all
# goes as Ragel has it.  What is asked twice is answered alike, so the machine stays what it is.
#
# Input that is not goto code as expected is an error: the program says so and exits 1.

function refuse(why) {
    print "test_order.awk: this is not the output of ragel -G2: " why >"/dev/stderr"
    refused = 1
    exit 1
}

function question(condition, label) {
    if (label == "") {
        return ""
    }
    ++questions_asked
    return "\tif ( " condition " )\n\t\tgoto " label "\n"
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
    if (in_state) {
        refuse("state " state " has no \"goto st0;\" at its end")
    }
    ++states_seen
    state = $2 + 0
    own = "st" state ";"
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
    ++states_closed
    next
}

# Ragel ends with one such line for each state that a transition leads to.
/^\t_test_eof[0-9]+: cs = [0-9]+;/ { ++states_entered }

!in_state { print }

END {
    if (refused) {
        exit 1
    }
    if (states_seen == 0) {
        refuse("it has no states")
    }
    if (states_closed != states_seen) {
        refuse(states_seen " states start, but " states_closed + 0 " end with \"goto st0;\"")
    }
    if (states_entered == 0 || states_entered > states_seen) {
        refuse("it has " states_seen " states, but leads to " states_entered + 0)
    }
    if (questions_asked == 0) {
        refuse("no state leads on by a delimiter or a letter")
    }
}
