#!/bin/sh
# Builds the functions for ClickHouse as a WebAssembly module:
#
#   build.sh INCLUDE... -- LIBRARY FOLDER [LIST]     makes FOLDER/uriscan.wasm
#
# INCLUDE are folders with headers.  LIBRARY is liburiscan.a, compiled for wasm32-wasi.  LIST is the
# Public Suffix List, by default that of Debian's package publicsuffix.
set -eu
here=$(dirname "$0")
includes=
while [ "$1" != -- ]; do
    includes="$includes -I$1"
    shift
done
library=$2 folder=$3 list=${4:-/usr/share/publicsuffix/public_suffix_list.dat}
mkdir -p "$folder"
"$here/make_public_suffixes" "$list" >"$folder/public_suffix_list.hpp"
# Without an entry point and WASI's start code, nothing is imported.
. "$here/../../../../.ci/debian"
# shellcheck disable=SC2086  # several options
"clang++-$LLVM" --target=wasm32-wasi -std=c++20 -O3 -DNDEBUG -msimd128 -fno-exceptions -fno-rtti \
    -fno-threadsafe-statics -Wall -Wextra -Wpedantic -Wno-overlength-strings -Werror $includes \
    -I"$folder" -I"$here/../../.." \
    -nostartfiles -Wl,--no-entry,--gc-sections,--strip-all \
    "$here/functions.cpp" "$here/no_system.cpp" "$library" -o "$folder/uriscan.wasm"
