#!/bin/sh
# Tests abi.sh with a small library, whose functions and structs change:
#
#   abi_test.sh ABI_SH
set -eu
check=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
project=$folder/project
header=$project/include/uriscan/uriscan.h
status=0

commit() {
    git -C "$project" add .
    git -C "$project" -c user.name=test -c user.email=test@localhost commit -q -m "$1"
}

# Writes the library.  $1 is the declaration of a member of a struct, and $2 is more C code.
write_library() {
    {
        echo "struct uriscan_uri { int size; $1 };"
        echo 'int uriscan_parse(struct uriscan_uri* uri);'
    } >"$header"
    {
        echo '#include "include/uriscan/uriscan.h"'
        echo 'int uriscan_parse(struct uriscan_uri* uri) { return uri->size; }'
        echo "$2"
    } >"$project/library.c"
}

# Says which answer the check must give.  $1 is the exit status, $2 is in the output.
expect() {
    found=0
    output=$(sh "$check" "$project" "$folder/build") || found=$?
    if [ "$found" -ne "$1" ] || ! echo "$output" | grep -q "$2"; then
        printf '%s: expected status %s and "%s", found status %s and:\n%s\n' \
            "$3" "$1" "$2" "$found" "$output"
        status=1
    fi
}

git init -q "$project"
mkdir -p "$project/include/uriscan"
printf '%s\n' 'cmake_minimum_required(VERSION 3.22)' 'project(library C)' \
    'add_library(uriscan_c SHARED library.c)' \
    'set_target_properties(uriscan_c PROPERTIES OUTPUT_NAME uriscan)' >"$project/CMakeLists.txt"
commit 'no header'
git -C "$project" tag v0.9.0
write_library 'int end;' 'int uriscan_version(void) { return 1; }'
expect 0 'nothing to compare with' 'a release without the header'
commit 'a header'
git -C "$project" tag v0.10.0
expect 0 'of v0.10.0 can use' 'no change'
write_library 'int end;' 'int uriscan_version(void) { return 1; } void uriscan_more(void) {}'
expect 0 'of v0.10.0 can use' 'a new function'
write_library 'int end;' ''
expect 1 'uriscan_version' 'a function is gone'
write_library 'long end;' 'int uriscan_version(void) { return 1; }'
expect 1 'uriscan_uri' 'a struct has changed'
write_library 'int end;' 'int uriscan_version(int which) { return which; }'
expect 1 'uriscan_version' 'the parameters of a function have changed'
exit $status
