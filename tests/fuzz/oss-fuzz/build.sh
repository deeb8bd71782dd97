#!/bin/bash
# Builds the fuzz targets of the library as OSS-Fuzz does.  For each target, it writes to $OUT the
# program and its seeds, dictionary and options.
#
# CC, CXX, CFLAGS, CXXFLAGS and LIB_FUZZING_ENGINE are the compilers, their flags and the fuzzing
# engine.  The flags have the sanitizer.  $SRC/uriscan is this repository, and $WORK is a folder for
# the build.  `tools/fuzz oss-fuzz` runs this script without Docker.
#
# The targets of the command line are left out: OSS-Fuzz links with libc++, and the system's
# libraries in C++ are made for libstdc++.
set -eu

tests=$SRC/uriscan/tests/fuzz
cmake -S "$SRC/uriscan" -B "$WORK/uriscan" \
    -DCMAKE_BUILD_TYPE=None -DURISCAN_BUILD_FUZZERS=ON -DURISCAN_BUILD_CLI=OFF \
    -DURISCAN_BUILD_BENCH=OFF -DURISCAN_PRECOMPILE_HEADERS=OFF \
    -DCMAKE_DISABLE_FIND_PACKAGE_uriparser=ON \
    -DURISCAN_FUZZ_SANITIZERS= -DURISCAN_FUZZ_ENGINE="$LIB_FUZZING_ENGINE"
cmake --build "$WORK/uriscan" --parallel "$(nproc)" --target fuzzers

seeds=$WORK/uriscan/corpus/seeds
for program in "$WORK"/uriscan/fuzzers/*; do
    target=$OUT/$(basename "$program")
    cp "$program" "$target"
    cp "$tests/uri.dict" "$target.dict"
    printf '[libfuzzer]\nmax_len = %s\n' "$("$tests/longest_input" "$(basename "$program")")" \
        >"$target.options"
    own=$seeds-$(basename "$program")
    [ -d "$own" ] || own=$seeds
    (cd "$own" && cmake -E tar cf "${target}_seed_corpus.zip" --format=zip .)
done
