#!/bin/sh
# With -std=c++17, each public header must give one `#error` that names C++20.  The only other error
# is the one that ends the compilation:
#
#     sh older_language.sh INCLUDE_FOLDER GENERATED_FOLDER COMPILER
for header in "$1"/uriscan/*.hpp; do
    name=${header##*/}
    [ "$name" = version.hpp ] && continue # has only macros, and C programs include it
    messages=$(echo "#include <uriscan/$name>" |
        "$3" -std=c++17 -fsyntax-only -I"$1" -I"$2" -x c++ - 2>&1)
    [ "$messages" ] || continue # format.hpp has nothing for an older language
    errors=$(echo "$messages" | grep -c 'error: ')
    if ! echo "$messages" | grep -q 'error: .*uriscan needs C++20' || [ "$errors" -gt 2 ]; then
        echo "$name: $errors errors with -std=c++17:"
        echo "$messages" | head -n 20
        exit 1
    fi
done
