# Draws docs/architecture.svg from the compiled machine:
#
#   awk -f docs/architecture_picture.awk generated/uriscan/octet_table.hpp \
#       generated/uriscan/uri_automaton.hpp >docs/architecture.svg
#
# The upper half runs the automaton over a sample text.  It shows the text, the steps and skips, the
# six offsets that are recorded, and the components that a view gives.  The lower half draws the
# states that the automaton was in.  Everything except the layout is computed from the two tables,
# so a change of the grammar changes the picture.  The test architecture.picture fails if it is out
# of date.

BEGIN {
    # The last offset must leave room for its name on the right.
    sample = "http://user@h.example/a%2Fb?q=1#nose"
    states_in_excerpt = 5
    for (i = 0; i < 256; ++i) {
        octet_of[sprintf("%c", i)] = i
    }
}

function refuse(why) {
    print "architecture_picture.awk: " why >"/dev/stderr"
    refused = 1
    exit 1
}

# ---- Reading the tables.

/struct octet_table/ { table = "sets" }
/struct uri_automaton/ { table = "automaton" }

# A line such as "        alpha = 0x0001,": a set and its bit.
table == "sets" && /^ *[a-z_]+ = 0x/ {
    set_of_bit[++set_count] = $1
}

# A row of the table gives for each octet the bits of its sets.
table == "sets" && /^ *0x/ {
    gsub(/[^0-9a-fx,]/, "")
    n = split($0, entries, ",")
    for (i = 1; i < n; ++i) {
        read_bits(octets_read++, entries[i])
    }
}

# Bit number b of the hexadecimal number `bits`, from the right, stands for set number b + 1.
function read_bits(octet, bits,   b, digit) {
    for (b = 0; b < set_count; ++b) {
        digit = index("0123456789abcdef", substr(bits, length(bits) - int(b / 4), 1)) - 1
        if (int(digit / 2 ^ (b % 4)) % 2 == 1) {
            in_set[set_of_bit[b + 1], octet] = 1
        }
    }
}

/state_count = / { state_count = $NF + 0 }
/int start = / { start = $NF + 0 }
/> first = / { in_first = 1; next }
in_first {
    in_first = !/}/
    gsub(/[^0-9,]/, "")
    n = split($0, entries, ",")
    for (i = 1; i < n; ++i) {
        first[first_count++] = entries[i] + 0
    }
}

# A line such as "        {97, 122, 184, 0},": lowest and highest octet, target, actions.
/^ *{[0-9]+, [0-9]+, -?[0-9]+, [0-9]+},/ {
    gsub(/[{}]/, "")
    split($0, entries, ",")
    low[transitions] = entries[1] + 0
    high[transitions] = entries[2] + 0
    target[transitions] = entries[3] + 0
    actions[transitions++] = entries[4] + 0
}

# A line such as "            case 2: recorder.host_begin(p + 1); break;"
/^ *case [0-9]+: recorder/ {
    action_code[$2 + 0] = $0
}

# ---- The machine.

# Returns the transition of `state` by `octet`, or -1.
function transition_by(state, octet,   t) {
    for (t = first[state]; t < first[state + 1]; ++t) {
        if (low[t] <= octet && octet <= high[t]) {
            return t
        }
    }
    return -1
}

function loops(state, octet,   t) {
    t = transition_by(state, octet)
    return t >= 0 && target[t] == state && actions[t] == 0
}

# Kernels skip in a state if more than one octet leads back to it (kernels/self_loops.hpp).
function skips(state,   octet, count) {
    for (octet = 0; octet < 256; ++octet) {
        count += loops(state, octet)
    }
    return count > 1
}

# Returns the one state that all transitions of `state` lead to without an action, or -1.
function only_successor(state,   t, only) {
    only = -1
    for (t = first[state]; t < first[state + 1]; ++t) {
        if (actions[t] != 0 || (only >= 0 && target[t] != only)) {
            return -1
        }
        only = target[t]
    }
    return only
}

# Returns the transition of `state` that starts a triplet, or -1.  The next two octets lead back to
# `state`.
function triplet_of(state,   t) {
    for (t = first[state]; t < first[state + 1]; ++t) {
        if (actions[t] == 0 && low[t] == high[t] && target[t] != state &&
            only_successor(target[t]) >= 0 && only_successor(only_successor(target[t])) == state) {
            return t
        }
    }
    return -1
}

# Records the offsets that the actions of transition `t` write at position `p`, as offset_recorder
# (uriscan/recorder.hpp) does.
function record(t, p,   calls, n, i, name) {
    n = split(action_code[actions[t]], calls, /recorder\./)
    for (i = 2; i <= n; ++i) {
        name = calls[i]
        sub(/\(.*/, "", name)
        write_offset(name, p + (calls[i] ~ /p \+ 1/ ? 1 : 0))
        if (name == "scheme_end") {
            write_offset("path_begin", p + 1)
        } else if (name == "host_begin") {
            open_offset("host_end")
            open_offset("path_begin")
        }
    }
}

function write_offset(name, at) {
    open_offset(name)
    offset[name] = at
}

# Removes an offset.  The picture shows it as overwritten.
function open_offset(name) {
    if (name in offset) {
        ++lost_count
        lost_name[lost_count] = name
        lost_at[lost_count] = offset[name]
        delete offset[name]
    }
}

# Runs the machine over the sample.  For each octet, the machine either makes a step (step[p] is the
# state after the octet), or skips the octet (skip_of[p] is the state in which it is skipped).
function run_sample(   p, t, state, triplet) {
    state = start
    walk[walk_count++] = start
    while (p < length(sample)) {
        t = transition_by(state, octet_at(p))
        if (t < 0) {
            refuse("the machine refuses the sample at " p)
        }
        record(t, p)
        state = target[t]
        walk[walk_count] = state
        walk_by[walk_count++] = t
        walk_octet[walk_count - 1] = substr(sample, p + 1, 1)
        step[p++] = state
        while (skips(state) && p < length(sample)) {
            triplet = triplet_of(state)
            if (loops(state, octet_at(p))) {
                skip_of[p++] = state
            } else if (triplet >= 0 && low[triplet] == octet_at(p) && p + 2 < length(sample)) {
                skip_of[p] = skip_of[p + 1] = skip_of[p + 2] = state
                p += 3
            } else {
                break
            }
        }
    }
}

function octet_at(p) {
    return octet_of[substr(sample, p + 1, 1)]
}

# Sets the offsets that no delimiter has set, as close() in uriscan/recorder.hpp does: each gets the
# value of the offset after it, or the end of the text.
function close_offsets(   order, i, next_end) {
    next_end = length(sample)
    split("query_end path_end path_begin host_end", order, " ")
    for (i = 1; i <= 4; ++i) {
        if (!(order[i] in offset)) {
            offset[order[i]] = next_end
        }
        next_end = offset[order[i]]
    }
}

# ---- Drawing.

function escaped(text) {
    gsub(/&/, "\\&amp;", text)
    gsub(/</, "\\&lt;", text)
    return text
}

function draw_text(x, y, text, kind, anchor) {
    printf "<text x=\"%.1f\" y=\"%.1f\" class=\"%s\" text-anchor=\"%s\">%s</text>\n", \
        x, y, kind, anchor, escaped(text)
}

function draw_box(x, y, width, height, kind) {
    printf "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"3\" class=\"%s\"/>\n", \
        x, y, width, height, kind
}

function draw_arrow(x1, y1, x2, y2) {
    printf "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" class=\"arrow\"/>\n", \
        x1, y1, x2, y2
}

function draw_state(x, y, state, radius, kind) {
    printf "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" class=\"%s\"/>\n", x, y, radius, kind
    draw_text(x, y + 4, state, radius > 15 ? "code" : "small code", "middle")
}

function draw_head() {
    width = 800
    height = 604
    printf "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\"", width, height
    printf " viewBox=\"0 0 %d %d\" role=\"img\">\n", width, height
    print "<title>From a text to its components, and an excerpt of the automaton</title>"
    print "<style>"
    print "text { font: 13px system-ui, \"DejaVu Sans\", sans-serif; fill: #1f2328 }"
    print ".code { font-family: ui-monospace, \"DejaVu Sans Mono\", monospace; font-size: 12px }"
    print ".small { font-size: 10px }"
    print ".title { font-weight: 600 }"
    print ".part { font-size: 12px }"
    print ".faint { fill: #59636e; font-size: 12px }"
    print ".lost { fill: #59636e; text-decoration: line-through }"
    print ".strong { fill: #b35900; font-weight: 600 }"
    print ".page { fill: #ffffff }"
    print ".octet { fill: none; stroke: #d1d9e0 }"
    print ".skip { fill: #cfe3f5 }"
    print ".slice { fill: #d5ecdf }"
    print ".state { fill: #ffffff; stroke: #59636e }"
    print ".loop { fill: #cfe3f5; stroke: #0072b2; stroke-width: 1.5 }"
    print ".arrow { fill: none; stroke: #59636e; marker-end: url(#head) }"
    print ".tick { stroke: #b35900 }"
    print ".head { fill: #59636e }"
    print "@media (prefers-color-scheme: dark) {"
    print "  text { fill: #f0f6fc }"
    print "  .faint, .lost { fill: #9198a1 }"
    print "  .strong { fill: #ffb366 }"
    print "  .page { fill: #0d1117 }"
    print "  .octet { stroke: #3d444d }"
    print "  .skip { fill: #143b5c }"
    print "  .slice { fill: #164a36 }"
    print "  .state { fill: #0d1117; stroke: #9198a1 }"
    print "  .loop { fill: #143b5c; stroke: #3d9be0 }"
    print "  .arrow { stroke: #9198a1 }"
    print "  .tick { stroke: #ffb366 }"
    print "  .head { fill: #9198a1 }"
    print "}"
    print "</style>"
    print "<defs><marker id=\"head\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"7\"" \
        " markerHeight=\"7\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" class=\"head\"/></marker>"
    print "</defs>"
    draw_box(0, 0, width, height, "page")
}

function heading(y, number, what, why) {
    printf "<text x=\"%.1f\" y=\"%.1f\"><tspan class=\"title\">%s %s</tspan>", left, y, number, what
    printf "<tspan dx=\"10\" class=\"faint\">%s</tspan></text>\n", escaped(why)
}

function column(p) {
    return left + p * octet_width
}

function draw_octets(y,   p) {
    for (p = 0; p < length(sample); ++p) {
        draw_box(column(p), y, octet_width, 24, "octet")
        draw_text(column(p + 0.5), y + 17, substr(sample, p + 1, 1), "code", "middle")
    }
}

function draw_steps(y,   p, from) {
    for (p = 0; p < length(sample); ++p) {
        if (p in step) {
            draw_text(column(p + 0.5), y + 14, step[p], "small code", "middle")
            continue
        }
        from = p
        while (p + 1 < length(sample) && !((p + 1) in step)) {
            ++p
        }
        draw_box(column(from) + 1, y, column(p + 1) - column(from) - 2, 20, "skip")
        if (p > from) {
            draw_text((column(from) + column(p + 1)) / 2, y + 14, "skip", "small code", "middle")
        }
    }
}

# Draws the offsets from right to left, each on the first line that has room for it.  So no tick
# crosses a label.
function draw_offsets(y,   name, i, last) {
    for (name in offset) {
        add_label(offset[name], name, "code strong")
    }
    for (i = 1; i <= lost_count; ++i) {
        add_label(lost_at[i], lost_name[i], "code lost")
    }
    while (label_count > 0) {
        last = 1
        for (i = 2; i <= label_count; ++i) {
            if (label_at[i] > label_at[last] ||
                (label_at[i] == label_at[last] && label_name[i] > label_name[last])) {
                last = i
            }
        }
        draw_offset(label_at[last], label_name[last] " " label_at[last], label_kind[last], y)
        label_at[last] = label_at[label_count]
        label_name[last] = label_name[label_count]
        label_kind[last] = label_kind[label_count--]
    }
}

function add_label(at, name, kind) {
    ++label_count
    label_at[label_count] = at
    label_name[label_count] = name
    label_kind[label_count] = kind
}

function draw_offset(at, label, kind, y,   line, begin, end) {
    begin = column(at) + 4
    end = begin + 7.3 * length(label)
    while (line_is_taken(line, end + 6)) {
        ++line
    }
    line_begin[line + 0] = begin
    printf "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" class=\"tick\"/>\n", \
        column(at), y, column(at), y + 22 + 18 * line
    draw_text(begin, y + 20 + 18 * line, label, kind, "start")
}

function line_is_taken(line, end) {
    return ((line + 0) in line_begin) && end > line_begin[line + 0]
}

function draw_slice(from, to, name, y) {
    if (to < from) {
        return
    }
    draw_box(column(from) + 1, y, column(to) - column(from) - 2, 22, "slice")
    draw_text((column(from) + column(to)) / 2, y + 15, name, "part", "middle")
}

# Draws the components, which uri_view computes from the offsets in the same way: see the drawing in
# uriscan/components.hpp.
function draw_slices(y) {
    draw_slice(0, offset["scheme_end"], "scheme", y)
    draw_slice(offset["scheme_end"] + 3, offset["host_begin"] - 1, "userinfo", y)
    draw_slice(offset["host_begin"], offset["host_end"], "host", y)
    draw_slice(offset["host_end"] + 1, offset["path_begin"], "port", y)
    draw_slice(offset["path_begin"], offset["path_end"], "path", y)
    draw_slice(offset["path_end"] + 1, offset["query_end"], "query", y)
    draw_slice(offset["query_end"] + 1, length(sample), "fragment", y)
}

# Describes the octets that `state` loops on, with the names of RFC 3986's sets if possible, and
# then with ranges.  Stores one line of the description in each element of `words`, and returns the
# number of lines.
function describe_loop(state, words,   octet, rest, names, i, n, fits, from, count) {
    for (octet = 0; octet < 256; ++octet) {
        rest[octet] = loops(state, octet)
    }
    n = split("unreserved sub_delims alpha", names, " ")
    for (i = 1; i <= n; ++i) {
        fits = 1
        for (octet = 0; octet < 256; ++octet) {
            fits = fits && (!((names[i], octet) in in_set) || rest[octet])
        }
        for (octet = 0; fits && octet < 256; ++octet) {
            rest[octet] = rest[octet] && !((names[i], octet) in in_set)
        }
        if (fits) {
            words[++count] = names[i]
            sub(/_/, "-", words[count])
        }
    }
    words[++count] = ""
    for (octet = 0; octet < 256; ++octet) {
        if (!rest[octet]) {
            continue
        }
        from = octet
        while (rest[octet + 1] && octet - from < 9 && octet + 1 <= 57 && from >= 48) {
            ++octet
        }
        words[count] = words[count] (words[count] == "" ? "" : " ") \
            sprintf("%c", from) (octet > from ? "-" sprintf("%c", octet) : "")
    }
    return words[count] == "" ? count - 1 : count
}

function draw_loop(x, y, state,   words, n, i) {
    printf "<path d=\"M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f\" class=\"arrow\"/>\n", \
        x - 9, y - 18, x - 28, y - 56, x + 28, y - 56, x + 9, y - 18
    n = describe_loop(state, words)
    for (i = 1; i <= n; ++i) {
        draw_text(x, y - 54 - 14 * (n - i), words[i], "small code", "middle")
    }
}

function draw_triplet(x, y, state,   t, second, third, i, set) {
    t = triplet_of(state)
    if (t < 0) {
        return
    }
    second = target[t]
    third = only_successor(second)
    draw_arrow(x - 9, y + 18, x - 17, y + 49)
    draw_arrow(x - 8, y + 60, x + 8, y + 60)
    draw_arrow(x + 17, y + 49, x + 9, y + 18)
    draw_state(x - 19, y + 60, second, 11, "state")
    draw_state(x + 19, y + 60, third, 11, "state")
    draw_text(x - 6, y + 40, sprintf("%c", low[t]), "small code", "middle")
    set = set_between(second, third)
    if (set != set_between(third, state)) {
        refuse("the two digits of a triplet differ")
    }
    draw_text(x, y + 86, "2 " set, "small code", "middle")
}

# Returns the name of the set of octets that lead from one state to another.
function set_between(from, to,   i, octet, t, same) {
    for (i = 1; i <= set_count; ++i) {
        same = 1
        for (octet = 0; octet < 256; ++octet) {
            t = transition_by(from, octet)
            same = same && ((t >= 0 && target[t] == to) == ((set_of_bit[i], octet) in in_set))
        }
        if (same) {
            return set_of_bit[i]
        }
    }
    refuse("no set for the way from state " from " to " to)
}

# Draws the states that the machine was in.  States with a self-loop are larger; after
# `states_in_excerpt` of these, the drawing ends.
function draw_walk(y,   i, x, radius, before, large, kind) {
    x = left + 12
    for (i = 0; i < walk_count && large < states_in_excerpt; ++i) {
        radius = skips(walk[i]) ? 20 : 13
        kind = skips(walk[i]) ? "loop" : "state"
        if (i > 0) {
            x += before + radius + gap
            draw_arrow(x - radius - gap, y, x - radius, y)
            draw_edge_label(x - radius - gap / 2 - 2, y - 8, i)
        }
        draw_state(x, y, walk[i], radius, kind)
        if (kind == "loop") {
            ++large
            draw_loop(x, y, walk[i])
            draw_triplet(x, y, walk[i])
        }
        before = radius
    }
    if (i < walk_count) {
        draw_arrow(x + before, y, x + before + gap, y)
        draw_edge_label(x + before + gap / 2 - 2, y - 8, i)
    }
}

function draw_edge_label(x, y, i) {
    draw_text(x, y, walk_octet[i], actions[walk_by[i]] != 0 ? "code strong" : "code", "middle")
}

END {
    if (refused) {
        exit 1
    }
    if (octets_read != 256 || first_count != state_count + 1 || transitions != first[state_count]) {
        refuse("the tables are not those of octet_table.hpp and uri_automaton.hpp")
    }
    run_sample()
    close_offsets()
    left = 28
    octet_width = (800 - 2 * left) / length(sample)
    gap = 42
    draw_head()
    heading(30, "1", "Text", "octets, borrowed from the caller")
    draw_octets(42)
    heading(98, "2", "DFA with skips", \
        "the state after each step; a skip passes all octets on which that state only loops")
    draw_steps(110)
    heading(164, "3", "Six offsets", \
        "written by transitions, the last write wins; an end that no delimiter wrote is derived")
    draw_offsets(174)
    heading(264, "4", "View", "components are slices between the offsets")
    draw_slices(276)
    heading(346, "", "The automaton on the way", "")
    draw_text(left, 366, sprintf("%d of the %d states have a self-loop that kernels skip; " \
        "here are the first %d that this text visits.", \
        count_skipping(), state_count, states_in_excerpt), "faint", "start")
    draw_text(left, 384, "A transition in bold writes an offset. States and sets are computed " \
        "from ragel/uri_parser.rl by docs/architecture_picture.awk.", "faint", "start")
    draw_walk(500)
    print "</svg>"
}

function count_skipping(   state, count) {
    for (state = 0; state < state_count; ++state) {
        count += skips(state)
    }
    return count
}
