# Lists conditions whose effect no test shows (MC/DC): there are no two runs in which such a
# condition alone changes the decision.  Prints the reason for each condition:
#
#   llvm-cov show -show-mcdc ... | awk -v root=FOLDER/ -v scope=REGEX -f conditions.awk REASONS -
#
# REASONS has lines `FILE: CONDITION`.  After each of them, indented lines say the reason.  A
# condition is named by its text, so its reason is still found if lines move.  Only files whose name
# matches `scope` count.  For a condition in a template, it is enough that the tests of one instance
# show the effect.

FILENAME == ARGV[1] {
    if (/^[^ #]/) { name = $0; reason[name] = "" }
    if (/^ /) reason[name] = reason[name] "\n" $0
    next
}
/^\/.*:$/ {
    file = substr($0, 1, length($0) - 1)
    short = file
    sub(root, "", short)
    in_scope = short ~ scope
    count = 0
    while (in_scope && (getline text < file) > 0) source[++count] = text
    next
}
!in_scope { next }
/MC\/DC Decision Region/ {
    find_numbers($0)
    starts = 1
    start_line[1] = number[3]
    start_column[1] = number[4]  # the end of the decision
}
/Condition C[0-9]+ -->/ {
    find_numbers($0)
    of_condition[number[1]] = ++starts
    start_line[starts] = number[2]
    start_column[starts] = number[3]
}
/C[0-9]+-Pair: / {
    find_numbers($0)
    at = of_condition[number[1]]
    place = short ":" start_line[at] ":" start_column[at]
    if (!(place in name_of)) {
        order[++places] = place
        line_of[place] = start_line[at]
        name_of[place] = short ": " text_from(at)
    }
    if (!/not covered/) is_shown[place] = 1
}

END {
    for (i = 1; i <= places; ++i) {
        place = order[i]
        if (place in is_shown) { ++shown; continue }
        name = name_of[place]
        print name " (line " line_of[place] ")" \
            (name in reason ? reason[name] : "\n    NO REASON GIVEN")
        is_used[name] = 1
    }
    for (name in reason) if (!(name in is_used)) print name "\n    NO GAP, BUT A REASON"
    printf "%d of %d conditions are shown to decide.\n", shown, places
}

# Sets number[] to the numbers in a text.
function find_numbers(text,   n) {
    while (match(text, /[0-9]+/)) {
        number[++n] = substr(text, RSTART, RLENGTH) + 0
        text = substr(text, RSTART + RLENGTH)
    }
}

function is_before(a, b) {
    return start_line[a] < start_line[b] ||
        (start_line[a] == start_line[b] && start_column[a] < start_column[b])
}

# Returns the text of a condition: up to the next one, without operators and brackets around it.
function text_from(at,   end, i, line, part, text) {
    end = 1
    for (i = 2; i <= starts; ++i) if (is_before(at, i) && is_before(i, end)) end = i
    for (line = start_line[at]; line <= start_line[end]; ++line) {
        part = source[line]
        if (line == start_line[end]) part = substr(part, 1, start_column[end] - 1)
        if (line == start_line[at]) part = substr(part, start_column[at])
        gsub(/^ +| +$/, "", part)
        text = text (text == "" ? "" : " ") part
    }
    sub(/ +$/, "", text)
    while (sub(/ *(&&|\|\||\(|!)$/, "", text)) continue
    while (gsub(/\(/, "(", text) < gsub(/\)/, ")", text) && sub(/\)$/, "", text)) continue
    return text
}
