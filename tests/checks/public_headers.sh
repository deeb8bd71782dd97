#!/bin/sh
# Fails if a public header gives a warning, or compiles only if another one is included first:
#
#   public_headers.sh COMPILER STANDARD each|together INCLUDE_DIRECTORY...
#
# `each` compiles every header by itself.  `together` compiles all headers in one file.
set -u
compiler=$1
standard=$2
how=$3
shift 3

warnings="-Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wextra-semi
    -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-qual -Wcast-align -Wundef
    -Wdouble-promotion -Wformat=2"
case $($compiler --version) in
*clang*) warnings="$warnings -Wshadow-all -Wextra-semi-stmt -Wimplicit-fallthrough
    -Wunreachable-code-aggressive -Wcomma -Wdeprecated -Wmissing-prototypes" ;;
*) warnings="$warnings -Wuseless-cast -Wduplicated-cond -Wlogical-op -Wredundant-decls" ;;
esac

headers=
options=
for directory; do
    options="$options -I$directory"
    for path in "$directory"/uriscan/*.hpp "$directory"/uriscan/detail/*.hpp; do
        [ -e "$path" ] || continue
        headers="$headers ${path#"$directory"/}"
    done
done
case "$headers" in
*uriscan/uriscan.hpp*) ;;
*) echo "no public headers in $*" && exit 2 ;;
esac

# Compiles standard input.
compile() {
    # shellcheck disable=SC2086  # each word is an option
    $compiler "-std=c++$standard" $warnings -Werror $options -fsyntax-only -x c++ -
}

status=0
if [ "$how" = together ]; then
    # shellcheck disable=SC2086  # each word is a header
    printf '#include <%s>\n' $headers | compile || status=1
else
    for header in $headers; do
        echo "#include <$header>" | compile || { echo "fails: $header, C++$standard" && status=1; }
    done
fi
exit $status
