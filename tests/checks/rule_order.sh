#!/bin/sh
# Checks that the first comment of a Ragel grammar names exactly the rules that are out of the RFC's
# order:
#
#   rule_order.sh APPENDIX GRAMMAR.rl
#
# The grammar has the rules of the RFC's appendix in reverse order.  Ragel needs the definition of a
# rule before its first use, so some rules are in other places.  The grammar's first comment lists
# them in a line "# out of order:  a, b".  Without the listed rules, the grammar must have the
# reverse order of the appendix.  The list must not be longer than necessary: with any one of the
# listed rules, the order must be wrong.
set -u
work=$(mktemp -d) || exit 2
trap 'rm -r "$work"' EXIT
cd "$work" || exit 2
failures=0

fail() {
    echo "$*"
    failures=$((failures + 1))
}

# A rule starts with its name and "=".  Names have "-" in ABNF, but "_" in Ragel.
rules() { sed -n 's/^ *\([A-Za-z][A-Za-z0-9_-]*\) *= .*/\1/p' "$1" | tr - _; }

rules "$1" | tac >all_of_appendix
rules "$2" >all_of_grammar
grep -xFf all_of_grammar all_of_appendix >appendix
grep -xFf all_of_appendix all_of_grammar >grammar
sed -n 's/^# *out of order: *//p' "$2" | tr ',' '\n' | tr -d ' ' >named
if [ ! -s appendix ] || [ ! -s named ]; then
    fail 'there are no rules, or none is named as out of order'
fi
# Ragel itself defines `alpha` and `digit`.
lacking=$(grep -vxFf grammar all_of_appendix | grep -vxE 'alpha|digit')
[ -z "$lacking" ] || fail "the grammar lacks: $lacking"

# is_ordered NAMES: whether the two files agree without the rules in NAMES.
is_ordered() { [ "$(grep -vxFf "$1" appendix)" = "$(grep -vxFf "$1" grammar)" ]; }

is_ordered named || fail 'more rules are out of order than the head of the grammar names'
while read -r name; do
    grep -vxF "$name" named >others
    ! is_ordered others || fail "$name is named as out of order, but is not"
done <named
[ "$failures" -eq 0 ]
