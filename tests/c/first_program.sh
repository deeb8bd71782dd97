#!/bin/sh
# Fails if the first program of docs/c.md does not compile, or does not print what the document
# says:
#
#   first_program.sh DOCUMENT COMPILER OPTION...
set -eu
document=$1
shift
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Prints the first block of code in a language.
block() {
    awk -v opening="^\`\`\`$1\$" '
        !done && $0 ~ opening { inside = 1; next }
        inside && /^```$/ { inside = 0; done = 1 }
        inside { print }' "$document"
}

block c >"$folder/first.c"
compiler=$1
shift
"$compiler" -std=c99 -Wall -Wextra -Wpedantic -Werror "$folder/first.c" -o "$folder/first" "$@"
block console >"$folder/expected"
{
    sed -n 1p "$folder/expected"
    echo '$ ./first'
    "$folder/first"
    echo "\$ ./first 'http://a b/'"
    "$folder/first" 'http://a b/' || test $? -eq 1
} | diff "$folder/expected" -
