#!/bin/sh
# Compiles the whole library as MSVC would see it, as far as clang can:
#
#   like_msvc.sh SINGLE_HEADER CLANG
#
# clang reads C++ as MSVC does.  After the headers of the standard library, the macros of GNU's
# compilers and of processors are removed: so the library has only its scalar kernel.  No builtin
# function, attribute or type of GNU may be left.  What MSVC's own library or its code generator do
# is not checked.
set -eu
header=$1
clang=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
{
    # Without the headers of processors.
    sed -n '/intrin\|neon\|simd128\|cpuid\|c++20/d; /^#include </p' "$header" | sort -u |
        sed 's/#include \(.*\)/#if __has_include(\1)\n&\n#endif/'
    for macro in __GNUC__ __GNUC_MINOR__ __clang__ __x86_64__ __aarch64__ __SIZEOF_INT128__; do
        echo "#undef $macro"
    done
    echo '#define _MSVC_LANG 202002L'
    echo '#define _M_X64 100'
    echo '#define URISCAN_IMPLEMENTATION'
    echo 'static_assert(true, "the library");'
    echo "#include \"$header\""
} >"$work/like_msvc.cpp"
"$clang" -std=gnu++20 -fms-compatibility -fms-extensions -fms-compatibility-version=19.38 \
    -fgnuc-version=4.2.1 -DNDEBUG -w -E -P "$work/like_msvc.cpp" >"$work/like_msvc.ii"
# clang's <cstddef> writes the standard macro offsetof() with a builtin.
if sed '1,/static_assert(true, "the library")/d; s/__builtin_offsetof//' "$work/like_msvc.ii" |
    grep -nE '__(builtin_|attribute|asm|int128|restrict|typeof|extension)|vector_size'; then
    echo 'these are extensions of GNU'
    exit 1
fi
"$clang" -std=gnu++20 -fms-compatibility -fms-extensions -fms-compatibility-version=19.38 \
    -fgnuc-version=4.2.1 -fconstexpr-steps=50000000 -fsyntax-only -w "$work/like_msvc.ii"
echo 'the library compiles as if with MSVC'
