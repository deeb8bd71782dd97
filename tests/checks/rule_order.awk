# Fails if the first comment of a Ragel grammar does not name exactly the rules that are not in the
# RFC's order:
#
#   awk -f rule_order.awk APPENDIX GRAMMAR.rl
#
# The grammar has the rules of the RFC's appendix in reverse order.  Ragel needs the definition of a
# rule before its first use, so some rules are in other places.  The grammar's first comment lists
# them in a line "# out of order:  a, b".  The list is right if the grammar's order is the reverse
# order of the appendix without the listed rules, but no longer if any one listed rule is kept.

FNR == 1 { ++file }

# A rule starts with its name and "=".  Names have "-" in ABNF, but "_" in Ragel.
/^ *[A-Za-z][A-Za-z0-9_-]* *= / {
    name = $1
    gsub(/-/, "_", name)
    if (file == 1) {
        appendix[++appendix_size] = name
        in_appendix[name] = 1
    } else {
        grammar[++grammar_size] = name
        in_grammar[name] = 1
    }
}

file == 2 && /^# +out of order: / {
    sub(/.*: +/, "")
    named_size = split($0, named, /, */)
}

# Returns the rules that are in both files.  Leaves out the rules of the list, except `kept`.  If
# `backwards` is true, the result has the reverse order of the appendix, and otherwise the order of
# the grammar.
function order(kept, backwards,   i, name, text) {
    for (i = 1; i <= (backwards ? appendix_size : grammar_size); ++i) {
        name = backwards ? appendix[appendix_size + 1 - i] : grammar[i]
        if (in_appendix[name] && in_grammar[name] && (name == kept || !(name in is_named))) {
            text = text " " name
        }
    }
    return text
}

END {
    # Ragel itself defines `alpha` and `digit`.
    in_grammar["alpha"] += 0
    in_grammar["digit"] += 0
    for (i = 1; i <= appendix_size; ++i) {
        if (!(appendix[i] in in_grammar)) {
            print "the grammar lacks the rule " appendix[i]
            failed = 1
        }
    }
    for (i = 1; i <= named_size; ++i) {
        is_named[named[i]] = 1
    }
    if (appendix_size == 0 || named_size == 0) {
        print appendix_size + 0 " rules in the appendix, " named_size + 0 " named as out of order"
        failed = 1
    }
    if (order("", 0) != order("", 1)) {
        print "more rules are out of order than the head of the grammar names:"
        print "  appendix, backwards:" order("", 1)
        print "  grammar:            " order("", 0)
        failed = 1
    }
    for (i = 1; i <= named_size; ++i) {
        if (order(named[i], 0) == order(named[i], 1)) {
            print named[i] " is named as out of order, but is not"
            failed = 1
        }
    }
    exit failed
}
