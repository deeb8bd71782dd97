#!/bin/sh
# Compiles the module uriscan, and a program that imports it.  The program must work as it does with
# the headers, and the module must have each name of api.txt.
#
#   module.sh SOURCE WORK LIBRARY COMPILER HEADER_FOLDER...
set -eu
source=$1 work=$2 library=$3 compiler=$4
shift 4
rm -rf "$work"
mkdir -p "$work"
{
    echo 'import uriscan;'
    awk -F :: '$2 != "literals" && $2 != "rfc2396" && NF == 2 { print "using uriscan::" $2 ";" }
        ($2 == "literals" || $2 == "rfc2396") && NF == 3 {
            print "namespace in_" $2 " { using uriscan::" $2 "::" $3 "; }"
        }' "$source/tests/checks/api.txt"
} >"$work/names.cpp"
test "$(wc -l <"$work/names.cpp")" -gt 150
folders=$(printf ' -I%s' "$@")
compile="$compiler -std=c++20 -Wall -Wextra -Werror"
# shellcheck disable=SC2086  # words, not one word
$compile $folders --precompile "$source/src/uriscan.cppm" -o "$work/uriscan.pcm"
cd "$work"
module=-fmodule-file=uriscan=uriscan.pcm
$compile -c uriscan.pcm -o module.o
$compile $module -fsyntax-only names.cpp
$compile $module -DIMPORTS_MODULE "$source/tests/consumer/main.cpp" module.o "$library" -o program
./program
