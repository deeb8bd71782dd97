#!/bin/sh
# Fails if a build without Ragel accepts a grammar that was edited after generated/ was made:
#
#   edited_grammar.sh SOURCE_DIRECTORY MACHINE_DIRECTORY CMAKE_OPTION...
#
# The script works on a copy of the project, in which generated/ has the headers of
# MACHINE_DIRECTORY.
set -u
source=$1
machines=$2
shift 2
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
copy=$work/source
failures=0

fail() {
    echo "$*"
    cat "$work/log"
    failures=$((failures + 1))
}

# configure BUILD_DIRECTORY OPTION...: configures the copy, without Ragel.
configure() {
    build=$1
    shift
    cmake -S "$copy" -B "$work/$build" -DURISCAN_USE_RAGEL=OFF -DURISCAN_BUILD_CLI=OFF \
        -DURISCAN_BUILD_TESTS=OFF -DURISCAN_BUILD_BENCH=OFF "$@" >"$work/log" 2>&1
}

make_copy() {
    rm -rf "$copy"
    mkdir -p "$copy/tests/grammar" "$copy/generated/uriscan/detail"
    cp -R "$source/CMakeLists.txt" "$source/include" "$source/src" "$source/ragel" \
        "$source/packaging" "$copy"
    cp "$source"/tests/grammar/*.rl "$copy/tests/grammar"
    cp "$machines"/*.hpp "$machines"/*.js "$copy/generated"
    cp "$machines"/uriscan/detail/*.hpp "$copy/generated/uriscan/detail"
}

# Succeeds if the message names the file $1 and says what to do.
names() {
    grep -q "$1" "$work/log" && grep -q 'install Ragel 6.10' "$work/log"
}

make_copy
configure build "$@" || fail 'refuses a grammar that nobody edited'

for file in ragel/rfc3986.rl ragel/rfc2396_parser.rl ragel/octet_sets.rl ragel/no_actions.rl \
    tests/grammar/every_rule.rl ragel/test_order.awk ragel/octet_sets.awk ragel/automaton.awk \
    ragel/description.awk ragel/generate.cmake; do
    make_copy
    echo '# edited' >>"$copy/$file"
    configure build "$@" && fail "accepts an edited $file"
    names "$file" || fail "does not name $file"
done

# The build must fail if a grammar is edited after the configuration.
make_copy
configure build "$@" || fail 'refuses a grammar that was restored'
sleep 1  # some file systems store times in whole seconds
echo '# edited' >>"$copy/ragel/rfc3986.rl"
cmake --build "$work/build" --target uriscan_machines >"$work/log" 2>&1 &&
    fail 'builds with a grammar that was edited after the configuration'
names ragel/rfc3986.rl || fail 'does not name ragel/rfc3986.rl'

# The configuration must fail if a header has no hashes of its sources.  The configuration of a copy
# of the project without the tests must succeed.
make_copy
sed '/^\/\/   [0-9a-f]/d' "$copy/generated/uri_parser.hpp" >"$work/without_hashes"
cp "$work/without_hashes" "$copy/generated/uri_parser.hpp"
configure build "$@" && fail 'accepts a header without hashes'
names generated/uri_parser.hpp || fail 'does not name generated/uri_parser.hpp'
make_copy
rm -r "$copy/tests"
configure build "$@" || fail 'refuses a copy without the tests'

[ "$failures" -eq 0 ]
