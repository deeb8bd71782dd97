#!/bin/sh
# Checks a program that only parses.  Fails if it has functions of kernels that it does not call, or
# functions of IRIs or templates, or if it is too large:
#
#   only_parses.sh NM SIZE PROGRAM BUILD_TYPE
#
# The size counts only in a build of the type Release: it was 104 kB with all kernels for x86-64.
set -u
nm=$1
size=$2
program=$3
build_type=$4
failures=0

symbols=$("$nm" -C "$program") || exit 2
echo "$symbols" | grep -q 'uriscan::.*kernel_in_use::read$' || {
    echo 'the program does not call the function that parses'
    failures=1
}
others='advance|read_origin_form|find_scheme_end|read_run|find_marks|find_changes|find_plain'
others="$others|read_lines|check_lines|decode_ipv6"
found=$(echo "$symbols" | grep -E "kernel_in_use::($others)\$|functions_of<.*>::($others)\$")
[ -z "$found" ] || {
    printf 'the program has functions that it does not call:\n%s\n' "$found"
    failures=1
}
found=$(echo "$symbols" | grep -E 'iri_|to_uri|template_|expand') || :
[ -z "$found" ] || {
    printf 'the program has functions of IRIs or templates:\n%s\n' "$found"
    failures=1
}
octets=$("$size" "$program" | awk 'NR == 2 { print $1 }')
if [ "$build_type" = Release ] && [ "$octets" -gt 115000 ]; then
    echo "the program has $octets octets of code"
    failures=1
fi
exit $failures
