#!/bin/sh
# Checks that the documents name only commands that exist, and that docs/development.md names all
# programs in tools/ and all configurations:
#
#   tools.sh SOURCE_DIRECTORY
set -u
cd "$1" || exit 2
page=docs/development.md
documents="*.md docs/*.md bench/README.md packaging/README.md .ci/run"
failures=0

fail() {
    echo "$*"
    failures=$((failures + 1))
}

# named PATTERN: the commands in the documents that match.
named() {
    # shellcheck disable=SC2086  # one word for each document
    grep -ohE "$1" $documents | sort -u
}

for program in tools/*; do
    sh -n "$program" || fail "$program is no shell script"
    [ "$program" = tools/environment ] || grep -q "\`$program" "$page" ||
        fail "$page does not name $program"
done
configurations=$(sed '/"buildPresets"/,$d' CMakePresets.json |
    sed -n '/^      "name"/{N;/hidden/!s/^ *"name": "\([^"]*\)".*/\1/p}')
[ "$configurations" ] || fail 'CMakePresets.json has no configurations'
for name in $configurations; do
    grep -q "^| \`$name\` |" "$page" || fail "$page does not name the configuration $name"
done

for name in $(named '(`|^    )make [a-z][a-z-]*' | sed 's/.*make //'); do
    grep -q "^$name:.*##" Makefile || fail "there is no make $name"
done
for name in $(named 'tools/[a-z0-9-]+'); do
    [ -x "$name" ] || fail "there is no program $name"
done
for pair in $(named 'tools/(check|engines|fuzz|services|test-deb|workflow) [a-z0-9-]+' |
    tr ' ' :); do
    grep -qE "(^| )${pair#*:}( \||:|\))" "${pair%:*}" || fail "$pair: there is no such job"
done
for name in $(named 'tools/workflow [a-z0-9-]+' | sed 's/.* //'); do
    sed -n '/"workflowPresets"/,$p' CMakePresets.json | grep -q "\"name\": \"$name\"" ||
        fail "CMakePresets.json has no workflow $name"
done
[ "$failures" -eq 0 ]
