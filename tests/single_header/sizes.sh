#!/bin/sh
# Compares the sizes of the single header with those that its page names:
#
#   sizes.sh docs/single_header.md uriscan_single.hpp
#
# The page has the size of the whole header, and that of the part that all other files compile.
# Both are in kB, and may be wrong by a tenth.
set -u
failures=0

# check PART OCTETS PATTERN: PATTERN stands before the number on the page.
check() {
    named=$(tr '\n' ' ' <"$page" | sed -n "s/.*$3 \([0-9]*\) kB.*/\1/p")
    if [ "${named:-0}" -lt $(($2 * 9 / 10000)) ] || [ "${named:-0}" -gt $(($2 * 11 / 10000)) ]; then
        echo "$1: the page says ${named:-nothing} kB, but it has $2 octets"
        failures=1
    fi
}

page=$1
check 'whole header' "$(wc -c <"$2")" '[*]Size[*][*] |'
check 'public part' "$(sed '/^#if defined(URISCAN_IMPLEMENTATION)/,$d' "$2" | wc -c)" 'which are'
exit $failures
