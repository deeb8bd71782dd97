# The report of tests/coverage/run:
#
#   awk -v root=CHECKOUT/ -f report.awk exceptions.txt LINES BRANCHES
#
# LINES is in lcov's format.  BRANCHES is llvm-cov's JSON with a line break in place of each "{".
# In this JSON, a branch is [line, column, end line, end column, times true, times false, ...].  A
# branch of a template is listed once for each instantiation.  The branch counts as taken if at
# least one instantiation takes it: a skipper, for instance, is instantiated for each state of the
# machine, and not every state skips many octets.  A decision with several conditions is
# [line, column, end line, end column, file, kind, [is the first condition covered, ...]].  A
# condition counts as covered if at least one instantiation covers it.

FNR == 1 { ++input }

# Reads the exceptions.  The name of a file has no indent.  Below the name, with an indent, are the
# lines and conditions that the tests do not cover.  Below each of them, with a larger indent, is
# the reason.  If an entry starts with "perhaps", only some processors have this gap.

input == 1 && /^$|^\/\// { next }
input == 1 && /^    / { reason[exceptions] = reason[exceptions] $0 "\n"; next }
input == 1 && /^  / {
    is_optional[++exceptions] = sub(/^  perhaps /, "  ")
    expected[exceptions] = file ": " substr($0, 3)
    next
}
input == 1 { file = $0 }

# Reads the measured counts.

input == 2 && sub(/^SF:/, "") { file = relative($0) }
input == 2 && sub(/^DA:/, "") { split($0, da, ","); count_line(file, da[1], da[2]) }

input == 3 && /^"branches":/ {
    split($0, field, /"filename":"/)
    file = relative(substr(field[2], 1, index(field[2], "\"") - 1))
    count_decisions(file, field[2])
    sub(/,"filename".*/, "")
    branches = split($0, branch, /\]/)
    for (i = 1; i <= branches; ++i) {
        if (sub(/.*\[/, "", branch[i]) && split(branch[i], at, ",") >= 6) {
            count_branch(file, at)
        }
    }
}

END {
    add_branches_never_taken()
    add_conditions_that_never_decide()
    print_table()
    unexplained = print_explained()
    outdated = print_outdated()
    if (unexplained || outdated) {
        exit 1
    }
}

function relative(path) {
    return index(path, root) == 1 ? substr(path, length(root) + 1) : path
}

function count_line(file, line, count) {
    see_file(file)
    ++lines[file]
    if (count > 0) {
        ++lines_run[file]
    } else {
        never_run[file, line] = 1
        if (source(file, line) ~ /[A-Za-z0-9]/) {  # a lone brace belongs to the line above it
            add_gap(file, line, "never run: " trimmed(source(file, line)))
        }
    }
}

# Ignores functions that are `= default`, in which clang does not count branches, and
# `if constexpr`, which does not branch at run time.
function count_branch(file, at) {
    if (substr(source(file, at[1]), 1, at[2]) ~ /= default$|if constexpr \(/) {
        return
    }
    count_direction(file, at[1], at[2], "true", code_at(file, at), at[5])
    count_direction(file, at[1], at[2], "false", code_at(file, at), at[6])
}

# Returns the code of a branch or of a decision, as far as it is in one line.
function code_at(file, at,    code) {
    code = source(file, at[1])
    return at[3] > at[1] ? substr(code, at[2]) " ..." : substr(code, at[2], at[4] - at[2])
}

# Reads the decisions in `json`, the part of a file's counts that starts with the file's name.
function count_decisions(file, json,    decisions, decision, at, covered, i, j, key) {
    if (!sub(/.*"mcdc_records":\[/, "", json)) {
        return
    }
    sub(/,"segments":.*/, "", json)
    decisions = split(json, decision, /\]\]/)
    for (i = 1; i <= decisions; ++i) {
        sub(/^[^0-9]*/, "", decision[i])
        if (split(decision[i], at, ",") < 7) {
            continue
        }
        sub(/.*\[/, "", decision[i])
        for (j = split(decision[i], covered, ","); j > 0; --j) {
            key = file SUBSEP at[1] SUBSEP at[2] SUBSEP j
            if (!(key in decides)) {
                decides[key] = 0
                ++conditions_of[file]
                condition_file[++conditions] = file
                condition_line[conditions] = at[1]
                condition_what[conditions] = "never decides: condition " j " of " code_at(file, at)
                condition_key[conditions] = key
            }
            if (covered[j] == "true" && !decides[key]) {
                decides[key] = 1
                ++deciding[file]
            }
        }
    }
}

function count_direction(file, line, column, direction, code, count,    key) {
    key = file SUBSEP line SUBSEP column SUBSEP direction
    if (!(key in is_taken)) {
        is_taken[key] = 0
        ++branches_of[file]
        branch_file[++directions] = file
        branch_line[directions] = line
        branch_what[directions] = "never " direction ": " code
        branch_key[directions] = key
    }
    if (count > 0 && !is_taken[key]) {
        is_taken[key] = 1
        ++taken[file]
    }
}

function add_branches_never_taken(    i) {
    for (i = 1; i <= directions; ++i) {
        if (!is_taken[branch_key[i]] && !((branch_file[i], branch_line[i]) in never_run)) {
            add_gap(branch_file[i], branch_line[i], branch_what[i])
        }
    }
}

function add_conditions_that_never_decide(    i) {
    for (i = 1; i <= conditions; ++i) {
        if (!decides[condition_key[i]] && !((condition_file[i], condition_line[i]) in never_run)) {
            add_gap(condition_file[i], condition_line[i], condition_what[i])
        }
    }
}

function see_file(file) {
    if (!(file in seen)) {
        seen[file] = 1
        files[++file_count] = file
    }
}

# Adds a gap.  The gaps keep the order of the input.
function add_gap(file, line, what) {
    gap[++gaps] = file ": " what
    place[gaps] = file ":" line
}

function source(file, line,    text, n) {
    if (!(file in is_read)) {
        is_read[file] = 1
        while ((getline text < (root file)) > 0) {
            source_line[file, ++n] = text
        }
        close(root file)
    }
    return source_line[file, line]
}

function trimmed(text) {
    sub(/^ */, "", text)
    return text
}

function print_table(    i, j, name) {
    for (i = 2; i <= file_count; ++i) {
        name = files[i]
        for (j = i; j > 1 && files[j - 1] > name; --j) {
            files[j] = files[j - 1]
        }
        files[j] = name
    }
    printf "\n%-36s %20s %20s %20s\n", "file", "lines", "branches", "conditions"
    for (i = 1; i <= file_count; ++i) {
        name = files[i]
        print_row(name, lines_run[name], lines[name], taken[name], branches_of[name], \
                  deciding[name], conditions_of[name])
        all_lines += lines[name]
        all_lines_run += lines_run[name]
        all_branches += branches_of[name]
        all_taken += taken[name]
        all_conditions += conditions_of[name]
        all_deciding += deciding[name]
    }
    print_row("all", all_lines_run, all_lines, all_taken, all_branches, all_deciding, \
              all_conditions)
}

function print_row(name, some_lines, of_lines, some_branches, of_branches, some_conditions, \
                   of_conditions) {
    printf "%-36s %20s %20s %20s\n", name, share(some_lines, of_lines), \
           share(some_branches, of_branches), share(some_conditions, of_conditions)
}

# The percentage is rounded down, so that only full coverage is 100 %.
function share(some, all) {
    return all ? sprintf("%d of %d %5.1f %%", some, all, int(1000 * some / all) / 10) : "none"
}

# Each exception explains one gap.  An exception that ends in "*" explains all gaps that start with
# the text before the "*", and is printed once, with the number of its gaps.
function print_explained(    i, j, unexplained) {
    for (i = 1; i <= gaps; ++i) {
        for (j = 1; j <= exceptions && !explains(j, gap[i]); ++j) {
        }
        if (j > exceptions) {
            unexplained = unexplained sprintf("%s: %s\n", place[i], what(gap[i]))
        } else if (!used[j]++ && !is_pattern(j)) {
            printf "\n%s: %s\n%s", place[i], what(gap[i]), reason[j]
        }
    }
    for (j = 1; j <= exceptions; ++j) {
        if (is_pattern(j) && used[j]) {
            printf "\n%s (%d of them)\n%s", expected[j], used[j], reason[j]
        }
    }
    if (unexplained) {
        printf "\nNot covered, and exceptions.txt gives no reason:\n%s", unexplained
    }
    return unexplained != ""
}

function is_pattern(j) {
    return expected[j] ~ /\*$/
}

function explains(j, gap) {
    return is_pattern(j) ? index(gap, substr(expected[j], 1, length(expected[j]) - 1)) == 1 \
                         : !used[j] && expected[j] == gap
}

function print_outdated(    j, outdated) {
    for (j = 1; j <= exceptions; ++j) {
        if (!used[j] && !is_optional[j]) {
            outdated = outdated expected[j] "\n"
        }
    }
    if (outdated) {
        printf "\nIn exceptions.txt, but covered, or no longer in the code:\n%s", outdated
    }
    return outdated != ""
}

function what(gap) {
    return substr(gap, index(gap, ": ") + 2)
}
