# Makes Ragel's goto code (-G2) faster: puts the comparisons that are most often true first, and
# lets a skipper jump over an IP address.
#
#   ragel -G2 -L machine.rl | awk -f test_order.awk
#
# In each state, Ragel's code compares the next octet with the octets of the transitions, in an
# order that is best if all octets are equally frequent.  But in a URI, the octet after a skip is
# most often a delimiter, and the first octet of a component is most often a lower-case letter.  So
# this program inserts comparisons at the start of each state: with "/", with the lower-case
# letters, and with the other delimiters.  It inserts only those that lead to another state.  If the
# machine has a skipper, a comparison with the digits follows that with the letters.
#
# A hexadecimal digit is as often a letter as not, so a processor cannot predict which of Ragel's
# comparisons is true.  If all these digits lead to the same state, a comparison with all of them
# comes first, which has no branches of its own.
#
# Ragel's own comparisons follow, unchanged.
#
# If a machine defines the function in_this_order(), a call of it is after each inserted comparison.
# This function prevents that a compiler changes the order.
#
# An inserted comparison goes to the same state as Ragel's comparison with the same octet.  So the
# machine accepts the same texts and runs the same actions as before.
#
# If a machine has a skipper, and each "[" leads to one state, and each "]" to another one, then the
# first state asks the skipper to jump to the second one (src/kernels/jumps.hpp says when it may):
#
#       if ( skipper.jump(p, pe) )
#           goto st183;
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

# Returns the octet that a line compares with, or 0 if it compares with none or several.
function single_octet(line) {
    if (line !~ /(case [0-9]+u:)|( == [0-9]+u )/) {
        return 0
    }
    gsub(/.*case |u:.*|.* == |u \).*/, "", line)
    return line + 0
}

function is_hexadecimal(octet) {
    return (octet >= 48 && octet <= 57) || (octet >= 65 && octet <= 70) ||
           (octet >= 97 && octet <= 102)
}

# Asks for hexadecimal digits, if all of them lead to the same state.  Ragel's code then asks if the
# octet is less than "A", more than "F", or else.  Before that, it asks for single octets: a digit
# among them leads to another state, such as the "2" after a "%" in tolerant_unit.rl.
function hexadecimal_question() {
    if (has_single_digit || goes["A to F"] == "" || goes["A to F"] != goes["a to f"] ||
        goes["A to F"] != goes["0 to 9"]) {
        return ""
    }
    return question("( " key " - 48u <= 9u ) | ( ( " key " | 32u ) - 97u <= 5u )", goes["A to F"])
}

function questions(   text, i, n, octets) {
    text = hexadecimal_question()
    n = split("47 letter digit 58 63 35 64", octets, " ")  # in ASCII, / letter digit : ? # @
    for (i = 1; i <= n; ++i) {
        if (octets[i] == "letter") {
            text = text question(is_letter, goes["letter"])
        } else if (octets[i] == "digit") {
            text = text question(is_digit, has_skipper && !has_single_digit ? goes["digit"] : "")
        } else {
            text = text question(key " == " octets[i] "u", goes[octets[i]])
        }
    }
    return text
}

# Says whether a line compares with a range of octets that includes all digits.
function includes_digits(line,   low, high) {
    low = high = line
    return sub(/.*if \( /, "", low) && sub(/.* <= /, "", high) && low ~ /^[0-9]+u <= / &&
           low + 0 <= 48 && high + 0 >= 57
}

# Returns a comparison with the digits, made from one with a range of octets.
function digits_of(line) {
    gsub(/.*if \( | \)$/, "", line)
    sub(/^[0-9]+u/, "48u", line)
    sub(/[0-9]+u$/, "57u", line)
    return line
}

# Notes that a line leads to a label if the octet is a bracket.
function note_bracket(octet, label) {
    if (octet == 91 && opened != label) {
        opened = label
        ++labels_after_opening
    } else if (octet == 93 && closed != label) {
        closed = label
        ++labels_after_closing
    }
}

# Returns the code that asks for a jump, or nothing.  A label "tr" would run an action.
function jump() {
    if (!has_skipper || labels_after_opening != 1 || labels_after_closing != 1 ||
        opened !~ /^st/ || closed !~ /^st/) {
        return ""
    }
    return "\tif ( skipper.jump(p, pe) )\n\t\tgoto " closed "\n"
}

# Prints the code of the machine, with a jump in the state that a "[" leads to.
function print_all(   state, at) {
    state = opened
    gsub(/[^0-9]/, "", state)
    state = "\ncase " state ":\n"
    at = index(code, state)
    if (jump() == "" || at == 0) {
        printf "%s", code
        return
    }
    at += length(state)
    printf "%s%s%s", substr(code, 1, at - 1), jump(), substr(code, at)
}

# The code of a state is from "case N:" to "goto st0;", which is for octets that cannot follow.
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
    branches = ""
    has_single_digit = 0
    split("", goes)
}

in_state {
    tests = tests $0 "\n"
    if (is_hexadecimal(single_octet($0))) {
        has_single_digit = 1
    }
    if (/switch\( /) {
        key = $0
        gsub(/.*switch\( | \) \{.*/, "", key)
    }
    if (/goto/) {
        note_bracket(single_octet(/case/ ? $0 : last_test), $NF)
    }
    if (/goto/ && $NF != own) {
        if (/case/) {
            goes[$2 + 0] = $NF
        } else if (last_test ~ /97u <= .* <= 122u/) {
            is_letter = last_test
            gsub(/.*if \( | \)$/, "", is_letter)
            goes["letter"] = $NF
        } else if (includes_digits(last_test)) {
            is_digit = digits_of(last_test)
            goes["digit"] = $NF
            if (last_test ~ /48u <= .* <= 57u/) {
                goes["0 to 9"] = $NF
            }
        } else if (last_test ~ /97u <= .* <= 102u/) {
            goes["a to f"] = $NF
        } else if (last_test ~ /\} else$/ && branches == "<65u>70u") {
            goes["A to F"] = $NF
        }
    }
    if (/ [<>] [0-9]+u \) \{$/) {
        branches = branches $(NF - 3) $(NF - 2)
        key = $0
        gsub(/.*if \( | [<>] [0-9]+u \) \{$/, "", key)
    }
    last_test = $0
}

in_state && /^\tgoto st0;/ {
    at = index(tests, "\n")
    code = code substr(tests, 1, at) questions() substr(tests, at + 1)
    in_state = 0
    ++states_closed
    next
}

# At the end of its code, Ragel writes such a line for each state that a transition leads to.
/^\t_test_eof[0-9]+: cs = [0-9]+;/ { ++states_entered }

/skipper\.template skip</ { has_skipper = 1 }
/ void in_this_order\(\)/ { keeps_order = 1 }

!in_state { code = code $0 "\n" }

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
    print_all()
}
