#!/bin/sh
# Compiles programs that have nothing of uriscan but its single header, and runs them:
#
#   check.sh HEADER README_EXAMPLE OUTPUT EXAMPLES IMPLEMENTATION EMULATOR COMPILER OPTION...
#
# README_EXAMPLE is the README's first example, and OUTPUT is what it must print.  EXAMPLES is a
# source file with all other examples of the documents.  IMPLEMENTATION is empty, or is the object
# file that the compiler has made from implementation.cpp.  This saves more than half a minute.
# EMULATOR is empty, or is the command that runs the compiled program.  The script fails if
#
#   - one of three source files that include the header does not compile, or gives a warning
#   - these files cannot be linked to one program, or it prints something else than OUTPUT
#   - on x86, code after the header is compiled for an instruction set of a kernel
#   - on x86, other files might call a function that is compiled for a kernel
set -eu
header=$1
readme_example=$2
output=$(cat "$3")
examples=$4
implementation=$5
emulator=$6
shift 6
tests=$(cd "$(dirname "$0")" && pwd)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$header" "$work/uriscan_single.hpp"
for example in "$readme_example" "$examples"; do
    sed 's|<uriscan/[a-z]*.hpp>|"uriscan_single.hpp"|' "$example" >"$work/$(basename "$example")"
done
if [ "$implementation" ]; then
    cp "$implementation" "$work/implementation.o"
else
    cp "$tests/implementation.cpp" "$work"
fi
cd "$work"

fail() {
    echo "$*"
    exit 1
}

for source in *.cpp; do
    "$@" -std=c++20 -Wall -Wextra -Werror -c "$source" || fail "does not compile: $source"
done
"$@" *.o -o program || fail 'does not link'

# The program uses the fastest kernel unless this variable names another one.
for kernel in '' scalar sse avx2 avx512 neon simd128; do
    printed=$(URISCAN_KERNEL=$kernel $emulator ./program)
    [ "$printed" = "$output" ] || fail "with the kernel '$kernel', the example prints: $printed"
done

case $(echo __x86_64__ | "$@" -E -P -x c++ - | tail -n 1) in
1) ;;
*) exit 0 ;;
esac

# Prints the names of the functions that use the registers of AVX2 or AVX-512.
with_large_vectors() {
    objdump --disassemble --no-show-raw-insn "$1" |
        awk '/^[0-9a-f]+ <.*>:$/ { name = substr($2, 2, length($2) - 3) }
             /%[yz]mm/ { found[name] }
             END { for (name in found) { print name } }' | sort
}
with_large_vectors implementation.o >large_vectors
grep -q avx2_block large_vectors && grep -q avx512_block large_vectors ||
    fail 'the kernels do not use the registers of AVX2 and AVX-512'
nm --defined-only implementation.o | grep -q ' T user_code$' || fail 'user_code is missing'
! grep -x user_code large_vectors || fail 'user_code uses the registers of a kernel'

# Other files could define weak functions with the same names.  The linker keeps one of them, which
# must run on all processors.  Functions in the namespace of a kernel have no such twins.
nm --defined-only implementation.o | awk '$2 == "W" { print $3 }' | sort >weak
shared=$(comm -12 weak large_vectors | c++filt | grep -v -e for_avx2:: -e for_avx512:: || true)
[ -z "$shared" ] || fail "other files might call these functions of kernels: $shared"
