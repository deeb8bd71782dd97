# Makes a JavaScript module from Ragel's description of a machine (ragel -x): its transitions as one
# short text, and a bit for each action.
#
#   ragel -x machine.rl | awk -v name=table -f description.awk -f js_table.awk
#
# Two octets are in the same class if each state has the same transition for both: the same target
# and the same actions.  A class has a letter: "A", "B" and so on, then "a", "b" and so on.
# `CLASSES` has one character for each octet: the letter of its class, or "." for an octet that the
# machine refuses in each state.  If all octets from 128 on are refused, `CLASSES` has no characters
# for them.
#
# `ROWS` has one row for each state, and rows end with a space.  A row consists of entries
# "LETTERS TARGET :BITS" without spaces: the classes LETTERS lead to the state TARGET.  BITS is the
# sum of the bits of the actions; without a ":", there is no action.  The first entry of a row can
# have no letters.  It is the default: it counts for all classes that the row does not name.  If the
# target is 0, the octets are refused.  A row that starts with "!" belongs to a state in which a
# text can end.
#
# An action consists of calls such as "recorder.path_end(p);".  For this call, the program makes the
# constant PATH_END.  The position is `p`; for host_begin and varspec_begin, it is `p + 1`.
#
# The input must describe exactly one such machine.

# Returns the bit of a call such as "recorder.path_end(p);".
function bit_of(call,   called) {
    called = call
    sub(/^recorder\./, "", called)
    sub(/\(.*/, "", called)
    if (call != "recorder." called (called ~ /^(host|varspec)_begin$/ ? "(p + 1);" : "(p);")) {
        refuse("the action " call)
    }
    if (!(called in bit)) {
        bit[called] = 2 ^ bits
        constants[bits++] = toupper(called)
    }
    return bit[called]
}

# Returns the sum of the bits of the actions in the list `id`.
function bits_of(id,   i, n, ids, sum) {
    if (id == "x") {
        return 0
    }
    n = split(list[id], ids, " ")
    for (i = 1; i <= n; ++i) {
        sum += bit_of(action[ids[i]])
    }
    return sum
}

function letter(class) {
    return substr("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", class + 1, 1)
}

# Returns the row of a state.
function row_of(state,   class, where, count, letters, order, orders, default_, i, row) {
    split("", count)
    split("", letters)
    for (class = 0; class < classes; ++class) {
        where = cell[state, member[class]]
        if (!(where in count)) {
            order[orders++] = where
        }
        ++count[where]
        letters[where] = letters[where] letter(class)
    }
    default_ = order[0]
    for (i = 1; i < orders; ++i) {
        default_ = count[order[i]] > count[default_] ? order[i] : default_
    }
    row = final[state] ? "!" : ""
    row = row (default_ == "0" ? "" : default_)
    for (i = 0; i < orders; ++i) {
        row = row (order[i] == default_ ? "" : letters[order[i]] order[i])
    }
    return row
}

# Stores a transition of `state`.
function transition(low, high, target, id,   sum, octet) {
    octets = high > 127 ? 256 : octets
    sum = bits_of(id)
    for (octet = low; octet <= high; ++octet) {
        cell[state, octet] = target (sum ? ":" sum : "")
    }
}

BEGIN {
    program = "js_table.awk"
    octets = 128
}

END {
    if (machines != 1 || states > 512) {
        refuse(machines " machines, " states " states")
    }
    classes = 0
    for (octet = 0; octet < octets; ++octet) {
        column = ""
        accepted = 0
        for (state = 0; state < states; ++state) {
            if ((state, octet) in cell) {
                accepted = 1
            } else {
                cell[state, octet] = "0"
            }
            column = column " " cell[state, octet]
        }
        if (accepted && !(column in class_of)) {
            member[classes] = octet
            class_of[column] = classes++
        }
        text = text (accepted ? letter(class_of[column]) : ".")
    }
    if (classes > 52) {
        refuse(classes " classes of octets")
    }
    printf "// A machine.  `unpack` in unpack.js reads it, and ragel/js_table.awk describes the\n"
    printf "// notation.\n"
    printf "export const START = %d\n", start
    for (i = 0; i < bits; ++i) {
        printf "export const %s = %d\n", constants[i], 2 ^ i
    }
    printf "export const CLASSES =\n"
    for (i = 1; i <= octets; i += 64) {
        printf "  '%s'%s\n", substr(text, i, 64), i + 64 <= octets ? " +" : ""
    }
    printf "export const ROWS =\n"
    line = ""
    for (state = 0; state < states; ++state) {
        row = row_of(state) " "
        if (length(line) + length(row) > 94) {
            printf "  '%s' +\n", line
            line = ""
        }
        line = line row
    }
    printf "  '%s'\n", line
}
