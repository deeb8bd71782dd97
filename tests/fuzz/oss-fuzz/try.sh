#!/bin/sh
# Runs build.sh without Docker, with clang++, libFuzzer and ASan.  Then runs each target on all of
# its seeds:
#
#   tests/fuzz/oss-fuzz/try.sh FOLDER        the folder is deleted first
set -eu
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$1"
mkdir -p "$1/src" "$1/out" "$1/work"
folder=$(cd "$1" && pwd)
ln -s "$(cd "$here/../../.." && pwd)" "$folder/src/uriscan"
flags='-O1 -g1 -fno-omit-frame-pointer -fsanitize=address -fsanitize=fuzzer-no-link'
SRC=$folder/src OUT=$folder/out WORK=$folder/work CC=clang CXX=clang++ \
    CFLAGS=$flags CXXFLAGS=$flags LIB_FUZZING_ENGINE=-fsanitize=fuzzer \
    "$here/build.sh" >"$folder/build.log" 2>&1 || { tail -n 20 "$folder/build.log"; exit 1; }

number=0
for archive in "$folder"/out/*_seed_corpus.zip; do
    target=${archive%_seed_corpus.zip}
    for file in "$target" "$target.dict" "$target.options"; do
        [ -s "$file" ] || { echo "$file is missing" >&2; exit 1; }
    done
    seeds=$folder/seeds/$(basename "$target")
    mkdir -p "$seeds"
    (cd "$seeds" && cmake -E tar xf "$archive")
    "$target" -runs=0 -dict="$target.dict" "$seeds" >"$folder/run.log" 2>&1 ||
        { cat "$folder/run.log"; exit 1; }
    number=$((number + 1))
done
[ "$number" -gt 0 ]
echo "OSS-Fuzz: $number targets were built, and ran on their seeds"
