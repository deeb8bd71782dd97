#!/bin/sh
# Writes a header with the functions of ../functions.txt, for list.cpp:
#
#   make_list.sh >function_list.hpp
set -eu
echo 'inline constexpr listed_function function_list[] = {'
awk -F ' *[|] *' '/^uri/ {
    gsub(/["\\]/, "\\\\&", $5)
    printf "    {\"%s\", \"%s\", result_kind::%s,\n     \"%s\"},\n", $1, $2, $3, $5
}' "$(dirname "$0")/../functions.txt"
echo '};'
