# Makes regular expressions for JavaScript from Ragel's description of machines (ragel -x).
#
#   ragel -x machines.rl | awk -v name=patterns -f description.awk -f js_patterns.awk
#
# For each machine, the program writes a constant: the source of an expression, which needs the flag
# "y".  Only one action of a machine may have code.  This action is called the mark.
#
# Without a mark, the expression matches the longest prefix that the machine accepts.  So the
# machine accepts a text if the match ends where the text ends.  The expression never needs
# backtracking, because the next octet always decides between the alternatives.
#
# With a mark, the expression matches only texts that the machine accepts.  The match ends where the
# mark runs for the first time, and a lookahead matches the rest of the text.
#
# States are eliminated until no cycle has several states, as in the proof of Kleene's theorem.  The
# expression of a state is then the expression of its loop, and one alternative for each transition
# to another state.  The next octet chooses the alternative.
#
# A match is faster if one loop reads most of the octets.  So states are merged in two cases.  In
# the first, they differ only in their actions: a query has all octets of a path, so the loop of the
# path also reads the query.  In the second, the previous octet tells in which of the two states the
# machine is: the loop of a path also reads "/", and a lookbehind before a "." refuses "/.".

# Returns the kind of a transition with the list of actions `id`: "mark" or "next".
function kind_of(id,   i, n, ids) {
    n = id == "x" ? 0 : split(list[id], ids, " ")
    for (i = 1; i <= n; ++i) {
        if (ids[i] in action) {
            return "mark"
        }
    }
    return "next"
}

# Returns an octet as it is written in a class.
function shown(octet,   unit) {
    unit = sprintf("%c", octet)
    if (octet < 33 || octet > 126) {
        return sprintf("\\x%02x", octet)
    }
    return (unit ~ /[]\\^-]/ ? "\\" : "") unit
}

# Returns the expression for the octets that lead from a state to another one, or "".
function class_of(kind, from, to,   octet, end, text, count) {
    for (octet = 0; octet < 256; octet = end) {
        end = octet + 1
        if (cell[from, octet] != kind " " to) {
            continue
        }
        while (end < 256 && cell[from, end] == kind " " to) {
            ++end
        }
        count += end - octet
        text = text shown(octet) (end - octet > 2 ? "-" : "")
        text = text (end - octet > 1 ? shown(end - 1) : "")
    }
    return count > 1 ? "[" text "]" : text ~ /^[.*+?$(){}|[\/]$/ ? "\\" text : text
}

# Adds an expression that leads from a state to another state, or to the end.  `kind` is
# "mark" or "next".
function add(kind, from, to, text) {
    if ((kind, from, to) in ways) {
        text = ways[kind, from, to] "|" text
    }
    ways[kind, from, to] = text
    ++alternatives[kind, from, to]
}

# Returns the expression for everything that was added with these arguments.
function ways_of(kind, from, to) {
    return alternatives[kind, from, to] > 1 ? "(?:" ways[kind, from, to] ")" : ways[kind, from, to]
}

# Returns the expression for any number of octets of a class.  A large class belongs to a component
# that can be long, so one iteration reads four octets, which is faster.  Each number of octets
# matches in one way only: otherwise, an engine would backtrack if the text does not match.
function repeated(class, size) {
    return class == "" ? "" : size < 78 ? class "*" \
        : "(?:" class class class class ")*(?:" class class ")?" class "?"
}

# Merges all states from which the machine accepts the same texts and runs the mark after the same
# octets (Moore's algorithm).
function minimize(   state, octet, parts, classes, count, same, refined, id, ids, first) {
    for (state = 0; state < states; ++state) {
        same[state] = final[state] + 0
    }
    do {
        classes = count
        count = 0
        split("", ids)
        for (state = 0; state < states; ++state) {
            id = same[state]
            for (octet = 0; octet < 256; ++octet) {
                split(cell[state, octet], parts, " ")
                id = id " " parts[1] same[parts[2]]
            }
            if (!(id in ids)) {
                first[ids[id] = count++] = state
            }
            refined[state] = ids[id]
        }
        for (state = 0; state < states; ++state) {
            same[state] = refined[state]
        }
    } while (count > classes)
    for (state = 0; state < states; ++state) {
        for (octet = 0; octet < 256; ++octet) {
            if (split(cell[state, octet], parts, " ") > 0) {
                cell[state, octet] = \
                    first[same[state]] == state ? parts[1] " " first[same[parts[2]]] : ""
            }
        }
    }
    start = first[same[start]]
}

# Says whether `like` has the transitions of `state`, but refuses some octets on which `state`
# loops.  No octet may lead to both states, so that the previous octet tells in which of the two
# states the machine is.
function is_like(state, like,   octet, to, to_like) {
    if (state == like || (state in united) || (like in united) || final[state] != final[like]) {
        return 0
    }
    for (octet = 0; octet < 256; ++octet) {
        to = cell[state, octet] == "next " like ? "next " state : cell[state, octet]
        to_like = cell[like, octet] == "next " like ? "next " state : cell[like, octet]
        if (to != to_like && (to_like != "" || to != "next " state)) {
            return 0
        }
        if (((state, octet) in before) && ((like, octet) in before)) {
            return 0
        }
    }
    return 1
}

# Merges the two states.
function unite(state, like,   octet, each, first, second) {
    for (octet = 0; octet < 256; ++octet) {
        if (cell[like, octet] == "" && cell[state, octet] != "") {
            cell[state, octet] = "refused " state
        }
        cell[like, octet] = (like, octet) in before ? "before " state : ""
    }
    first = class_of("before", like, state)
    second = class_of("refused", state, state)
    add("next", state, state, second "(?<!" first second ")")
    for (each in cell) {
        sub(" " like "$", " " state, cell[each])
    }
    united[state]
    united[like]
}

# Sets before[STATE, OCTET] if the octet leads to the state.
function find_octets_before(   from, octet, parts) {
    split("", before)
    for (from = 0; from < states; ++from) {
        for (octet = 0; octet < 256; ++octet) {
            if (cell[from, octet] != "") {
                split(cell[from, octet], parts, " ")
                before[parts[2], octet]
            }
        }
    }
}

# Merges the states that are alike, two at a time.
function unite_states(   state, like) {
    united[start]  # there is no octet before
    find_octets_before()
    for (state = 0; state < states; ++state) {
        for (like = 0; like < states; ++like) {
            if (is_like(state, like)) {
                unite(state, like)
                find_octets_before()
            }
        }
    }
}

# Returns the expression for the ways back from a state to itself: "a*", or "a*(?:ba*)*".
function loop(state) {
    return self[state] \
        (("next", state, state) in ways ? "(?:" ways_of("next", state, state) self[state] ")*" : "")
}

# Eliminates a state: each way through it becomes a transition from a state before it to a state
# after it.
function eliminate(state,   from, to, i, kind) {
    for (from = 0; from < states; ++from) {
        for (i = 1; i <= 2; ++i) {
            kind = i == 1 ? "next" : "mark"
            for (to = 0; from != state && to <= states; ++to) {
                if (to != state && ((kind, from, state) in ways) && (("next", state, to) in ways)) {
                    add(kind, from, to,
                        ways_of(kind, from, state) loop(state) ways_of("next", state, to))
                }
            }
            delete ways[kind, from, state]
        }
    }
    for (to = 0; to <= states; ++to) {
        if (("mark", state, to) in ways) {
            refuse("a mark in a cycle")
        }
        if (to == states && !has_mark && (("next", state, to) in ways)) {
            refuse("the longest match can end in a cycle")
        }
        delete ways["next", state, to]
    }
}

# Returns one of the states that are on a cycle of several states: the one that loops on the fewest
# octets.  Returns -1 if there is no such state.
function state_on_cycle(   reached, from, to, by, best) {
    for (from = 0; from < states; ++from) {
        for (to = 0; to < states; ++to) {
            reached[from, to] = \
                from != to && ((("next", from, to) in ways) || (("mark", from, to) in ways))
        }
    }
    for (by = 0; by < states; ++by) {
        for (from = 0; from < states; ++from) {
            for (to = 0; reached[from, by] && to < states; ++to) {
                reached[from, to] = reached[from, to] || reached[by, to]
            }
        }
    }
    best = -1
    for (from = 0; from < states; ++from) {
        if (reached[from, from] && from != start && (best < 0 || octets[from] < octets[best])) {
            best = from
        }
    }
    return best
}

# Returns the expression for one of `n` alternatives.  Each is first[i] and then rest[i].  If
# rest[i] is the expression for the shorter alternatives, first[i] becomes optional: "a|bca" is
# "(?:bc)?a".
function choice(n, first, rest,   i, k, text, shorter, count) {
    for (k = n; k > 0; --k) {
        for (i = 1; i < k; ++i) {
            if (length(first[i] rest[i]) < length(first[i + 1] rest[i + 1])) {
                text = first[i]; first[i] = first[i + 1]; first[i + 1] = text
                text = rest[i]; rest[i] = rest[i + 1]; rest[i + 1] = text
            }
        }
        text = count > 1 ? "(?:" shorter ")" : shorter
        if (count > 0 && rest[k] == text) {
            shorter = "(?:" first[k] ")?" text
            count = 1
        } else {
            shorter = first[k] rest[k] (count > 0 ? "|" shorter : "")
            ++count
        }
    }
    return count > 1 ? "(?:" shorter ")" : shorter
}

# Returns the expression for what follows the loop of a state.
function rest_of(state,   to, n, marks, first, rest, first_mark, rest_mark) {
    if (state in rests) {
        return rests[state]
    }
    for (to = 0; to <= states; ++to) {
        if (("mark", state, to) in ways) {
            first_mark[++marks] = ways_of("mark", state, to) (to < states ? loop(to) : "")
            rest_mark[marks] = to < states ? rest_of(to) : ""
        }
        # If the text can end before a mark, the match ends there, too.
        if (to == states && marks > 0 && (("next", state, to) in ways)) {
            first_mark[++marks] = ways_of("next", state, to)
        } else if (to != state && (("next", state, to) in ways)) {
            first[++n] = ways_of("next", state, to) (to < states ? loop(to) : "")
            rest[n] = to < states ? rest_of(to) : ""
        }
    }
    if (marks > 0) {
        first[++n] = "(?=" choice(marks, first_mark, rest_mark) ")"
    }
    return rests[state] = choice(n, first, rest)
}

# Prints the constant of the machine that was read.
function print_machine(   state, octet, to, text, size, cells) {
    minimize()
    unite_states()
    for (state = 0; state < states; ++state) {
        split("", cells)
        for (octet = 0; octet < 256; ++octet) {
            octets[state] += cell[state, octet] == "next " state
            cells[cell[state, octet]]
        }
        self[state] = repeated(class_of("next", state, state), octets[state])
        for (to = 0; to < states; ++to) {
            if (to != state && (("next " to) in cells)) {
                add("next", state, to, class_of("next", state, to))
            }
            if (("mark " to) in cells) {
                add("mark", state, to, class_of("mark", state, to))
                has_mark = 1
            }
        }
    }
    for (state = 0; state < states; ++state) {
        if (final[state]) {
            add("next", state, states, has_mark ? "$" : "")
        }
    }
    while ((state = state_on_cycle()) >= 0) {
        eliminate(state)
    }
    text = loop(start) rest_of(start)
    gsub(/[\\']/, "\\\\&", text)
    printf "export const %s =\n", toupper(machine)
    while (text != "") {
        size = 92
        while (substr(text, size, 1) == "\\") {
            --size
        }
        printf "  '%s'%s\n", substr(text, 1, size), size < length(text) ? " +" : ""
        text = substr(text, size + 1)
    }
}

# Stores a transition of `state`.
function transition(low, high, target, id,   octet) {
    for (octet = low; octet <= high; ++octet) {
        cell[state, octet] = kind_of(id) " " target
    }
}

BEGIN { program = "js_patterns.awk" }
/<ragel_def name=/ {
    split("", cell)
    split("", octets)
    split("", self)
    split("", ways)
    split("", alternatives)
    split("", rests)
    split("", united)
    codes = has_mark = 0
}
/<action id=.*<text>/ && ++codes > 1 { refuse("several actions with code") }
/<\/ragel_def>/ { print_machine() }
