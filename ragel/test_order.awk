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
# If a machine defines the function in_this_order(), the program inserts a call of this function
# after each inserted comparison.  This function keeps a compiler from changing the order.
#
# If all "[" lead to one state, and all "]" to another state, then the first state asks the skipper
# to jump to the second state (src/kernels/jumps.hpp).  If the skipper does not jump, it reads the
# octets between the brackets with a table (src/kernels/brackets.hpp).  So this program leaves out
# the states between brackets.  They have no actions, and the only way into them is the "[", so the
# code of no other state changes.
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

# Returns the number of the state that a label starts, or "" if the label runs an action first.
function target(label) {
    return label ~ /^st[0-9]+;$/ ? substr(label, 3) + 0 : ""
}

# Finds the states that can be reached from `opened` before `closed`, and stores them in `between`.
function find_between(opened, closed,   queue, size, i, j, n, to, next_state) {
    between[queue[size = 1] = opened]
    for (i = 1; i <= size; ++i) {
        n = split(leads_to[queue[i]], to, " ")
        for (j = 1; j <= n; ++j) {
            next_state = target(to[j])
            if (next_state == "") {
                refuse("an action between brackets")
            }
            if (next_state != 0 && next_state != closed && !(next_state in between)) {
                between[queue[++size] = next_state]
            }
        }
    }
}

# Returns the code of the state `opened`.  `refusal` is its last statement, which ends the run if an
# octet does not fit.  A run can also start between brackets, so there is a label for all states
# without a case of their own.
function between_code(opened, closed, refusal) {
    return "\tif ( skipper.jump(p, pe) )\n\t\tgoto st" closed ";\n" \
           "\tcs = " opened ";\ndefault:\n\t{\n" \
           "\tconst auto reached = skipper.read_in_brackets(cs, text, p, pe);\n" \
           "\tp = reached.stop;\n\tcs = reached.state;\n\t}\n" \
           "\tif ( cs == " closed " )\n\t\tgoto st" closed ";\n" \
           "\tif ( cs != 0 )\n\t\tgoto _out;\n" refusal
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
    leads_to[state] = ""
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
    leads_to[state] = leads_to[state] " " $NF
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
    refusal[state] = $0 "\n"
    if (keeps_refusals) {
        refusal[state] = "\tcs = refused_in( " state " );\n\tgoto _out;\n"
        sub(/\tgoto st0;\n$/, refusal[state], tests)
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

keeps_refusals && /^st0:/ { unused = 3 }  # its three lines are for refused octets
!in_state && unused-- <= 0 { code = code $0 "\n" }

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
    opened = target(labels[91])
    closed = target(labels[93])
    if (opened != "" && closed != "") {
        find_between(opened, closed)
    }
    for (i = 1; i <= states_seen; ++i) {
        state = order[i]
        if (state "" == opened "" && state in between) {
            printf "%s%s%s", text_before[state], before[state],
                between_code(opened, closed, refusal[state])
        } else if (!(state in between)) {
            printf "%s%s%s", text_before[state], before[state], after[state]
        } else if (gsub(/\n(st|tr)[0-9]+:/, "&", text_before[state]) ||
                   text_before[state] !~ /^st/) {
            refuse("other code before the state " state)
        }
    }
    n = split(code, lines, "\n")
    for (i = 1; i < n; ++i) {
        number = lines[i] ~ /^\t_test_eof[0-9]+:/ ? substr(lines[i], 11) + 0 : ""
        if (!(number in between) || number == opened) {
            print lines[i]
        }
    }
}
