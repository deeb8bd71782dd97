# Makes Ragel's goto code (-G2) faster: puts the comparisons that are most often true
# first, and lets a skipper jump over an IP address.
#
#   ragel -G2 -L machine.rl | awk -f test_order.awk
#
# In each state, Ragel's code compares the next octet with the octets of the transitions, in an
# order that is best if all octets are equally frequent.  But in a URI, the octet after a skip is
# most often a delimiter, and the first octet of a component is most often a lower-case letter.  So
# this program inserts comparisons at the start of each state: with "/", with the lower-case
# letters, and with the other delimiters.  It inserts only those that lead to another state.
# Ragel's own comparisons follow, unchanged.  An inserted comparison goes to the same label as
# Ragel's comparison with the same octet.  So the machine accepts the same texts and runs the same
# actions as before.
#
# If a machine defines the function in_this_order(), a call of it is after each inserted comparison.
# This function prevents that a compiler changes the order.
#
# If each "[" leads to one state, and each "]" to another one, then the first state asks the skipper
# to jump to the second one (src/kernels/jumps.hpp).
#
# If no transition of a state fits the next octet, `cs` usually becomes 0.  But if a machine defines
# the function refused_in(), `cs` becomes what this function returns for the number of the state.
#
# If the input is not Ragel's goto code, the program prints a message and exits with status 1.

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
    return "\tif ( " condition " )\n\t\tgoto " label "\n" \
           (keeps_order ? "\tin_this_order();\n" : "")
}

# Returns the comparisons to insert.
function questions(   text, i, n, octets) {
    text = question(key " == 47u", goes[47]) question(is_letter, letters_go)
    n = split("58 63 35 64", octets, " ")  # in ASCII, : ? # @
    for (i = 1; i <= n; ++i) {
        text = text question(key " == " octets[i] "u", goes[octets[i]])
    }
    return text
}

# The code of a state is from "case N:" to "goto st0;", which is for octets that cannot follow.
/^case [0-9]+:/ {
    if (in_state) {
        refuse("state " state " has no \"goto st0;\" at its end")
    }
    ++states_seen
    state = $2 + 0
    in_state = 1
    tests = is_letter = letters_go = test = ""
    split("", goes)
}

in_state && /switch\( / {
    key = $0
    gsub(/.*switch\( | \) \{.*/, "", key)
}
in_state && / [<>] [0-9]+u \) \{$/ {
    key = $0
    gsub(/.*if \( | [<>] [0-9]+u \) \{$/, "", key)
}
in_state && /goto/ {
    single = test ~ / == [0-9]+u \)$/ ? substr(test, index(test, "== ") + 3) + 0 : ""
    octet = /case/ ? $2 + 0 : single
    if (octet == 91 || octet == 93) {
        labels[octet] = labels[octet] == "" || labels[octet] == $NF ? $NF : "several"
    }
    if ($NF != "st" state ";" && /case/) {
        goes[octet] = $NF
    } else if ($NF != "st" state ";" && test ~ /97u <= .* <= 122u/) {
        is_letter = test
        gsub(/.*if \( | \)$/, "", is_letter)
        letters_go = $NF
    }
}
in_state { tests = tests $0 "\n"; test = $0 }

in_state && /^\tgoto st0;/ {
    if (keeps_refusals) {
        sub(/\tgoto st0;\n$/, "\tcs = refused_in( " state " );\n\tgoto _out;\n", tests)
    }
    at = index(tests, "\n")
    before[state] = substr(tests, 1, at)
    order[++states_closed] = state
    after[state] = questions() substr(tests, at + 1)
    text_before[state] = code
    code = ""
    in_state = 0
    next
}

/ void in_this_order\(\)/ { keeps_order = 1 }
/ int refused_in\(/ { keeps_refusals = 1 }

!in_state { code = code $0 "\n" }

END {
    if (refused) {
        exit 1
    }
    if (states_seen == 0 || states_closed != states_seen) {
        refuse(states_seen + 0 " states start, but " states_closed + 0 " end with \"goto st0;\"")
    }
    if (questions_asked == 0) {
        refuse("no state leads on by a delimiter or a letter")
    }
    # A label "tr" would run an action.
    can_jump = labels[91] ~ /^st[0-9]+;$/ && labels[93] ~ /^st[0-9]+;$/
    opened = can_jump ? substr(labels[91], 3) + 0 : ""
    for (i = 1; i <= states_seen; ++i) {
        state = order[i]
        jump = state "" == opened "" \
            ? "\tif ( skipper.jump(p, pe) )\n\t\tgoto " labels[93] "\n" : ""
        printf "%s%s%s%s", text_before[state], before[state], jump, after[state]
    }
    printf "%s", code
}
