#!/bin/sh
# Fails if a shared library exports other symbols than the functions that its headers declare:
#
#   shared_library.sh READELF NM SOURCE LOAD LIBRARY PACKAGE HEADER...
#
# LOAD is the program of load.c.  It must find all of these functions in the library.  The file of
# symbols of the Debian package PACKAGE must name the same functions.
#
# liburiscan.so may need no library but libc, and call no function that allocates memory.
set -eu
readelf=$1
nm=$2
source=$3
load=$4
library=$5
symbols=$source/packaging/debian/$6.symbols
shift 6
status=0

# Compares two texts.
expect() {
    [ "$2" = "$3" ] && return
    printf '%s: %s\nexpected:\n%s\nfound:\n%s\n' "$library" "$1" "$2" "$3"
    status=1
}

dynamic=$("$readelf" -d "$library")
name=$(echo "$dynamic" | sed -n 's/.*(SONAME).*\[\(.*\)\]/\1/p')
echo "$dynamic" | grep -q BIND_NOW || expect 'is not hardened' 'BIND_NOW' "$dynamic"
segments=$("$readelf" -lW "$library")
echo "$segments" | grep -q GNU_RELRO || expect 'is not hardened' 'GNU_RELRO' "$segments"
expect 'has a stack that can be executed' '' "$(echo "$segments" | grep 'GNU_STACK.*RWE' || :)"

declared=$(cd "$source/include/uriscan" && cat "$@" |
    grep -v -e '^ *[/ ]\*' -e '^typedef' -e '^static inline' |
    grep -o '\buriscan_[a-z_]*(' | tr -d '(' | sort -u)
expect "exports other symbols than $* declare" "$declared" \
    "$("$nm" -D --defined-only "$library" | awk '{ print $3 }' | sort)"
expect "is not what $symbols says" "$declared" \
    "$(sed -n 's/^ \(.*\)@Base .*/\1/p' "$symbols" | sort)"
expect "has another name than $symbols says" "$(sed -n '1s/ .*//p' "$symbols")" "$name"
if [ "$name" = liburiscan.so.0 ]; then
    expect 'needs other libraries' 'libc.so.6' \
        "$(echo "$dynamic" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p')"
    expect 'can allocate memory' '' "$("$nm" -D --undefined-only "$library" |
        grep -wE 'malloc|calloc|realloc|aligned_alloc|posix_memalign|mmap|free|_Zn[wa].*' || :)"
fi
# shellcheck disable=SC2086  # each word is a function
"$load" "$library" $declared || status=1
exit $status
