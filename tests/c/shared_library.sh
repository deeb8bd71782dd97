#!/bin/sh
# Fails if the shared library needs another library than libc, calls a function that allocates
# memory, or exports other symbols than the functions that uriscan.h, uriscan_iri.h and
# uriscan_template.h declare:
#
#   shared_library.sh READELF NM FOLDER_OF_HEADERS LIBRARY LOAD SYMBOLS
#
# LOAD is the program of load.c.  It must find all of these functions in the library.  SYMBOLS is
# the file of the Debian package, which must name the same functions.
set -eu
readelf=$1
nm=$2
headers=$3
library=$4
load=$5
symbols=$6
status=0

# Compares two texts.
expect() {
    [ "$2" = "$3" ] && return
    printf '%s: %s\nexpected:\n%s\nfound:\n%s\n' "$library" "$1" "$2" "$3"
    status=1
}

dynamic=$("$readelf" -d "$library")
expect 'needs other libraries' 'libc.so.6' \
    "$(echo "$dynamic" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p')"
expect 'has another name' 'liburiscan.so.0' \
    "$(echo "$dynamic" | sed -n 's/.*(SONAME).*\[\(.*\)\]/\1/p')"
echo "$dynamic" | grep -q BIND_NOW || expect 'is not hardened' 'BIND_NOW' "$dynamic"
segments=$("$readelf" -lW "$library")
echo "$segments" | grep -q GNU_RELRO || expect 'is not hardened' 'GNU_RELRO' "$segments"
expect 'has a stack that can be executed' '' "$(echo "$segments" | grep 'GNU_STACK.*RWE' || :)"

declared=$(cat "$headers/uriscan.h" "$headers/uriscan_iri.h" "$headers/uriscan_template.h" |
    grep -v -e '^ \*' -e '^typedef' -e '^static inline' |
    grep -o '\buriscan_[a-z_]*(' | tr -d '(' | sort -u)
expect 'exports other symbols than the headers declare' "$declared" \
    "$("$nm" -D --defined-only "$library" | awk '{ print $3 }' | sort)"
expect "is not what $symbols says" "$declared" \
    "$(sed -n 's/^ \(.*\)@Base .*/\1/p' "$symbols" | sort)"
expect 'can allocate memory' '' "$("$nm" -D --undefined-only "$library" |
    grep -wE 'malloc|calloc|realloc|aligned_alloc|posix_memalign|mmap|free|_Zn[wa].*' || :)"
# shellcheck disable=SC2086  # each word is a function
"$load" "$library" $declared || status=1
exit $status
