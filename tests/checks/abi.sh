#!/bin/sh
# Fails if a program that was linked with the shared library of the last release could not use the
# library of this source, because a function or a struct has changed or is gone:
#
#   abi.sh SOURCE FOLDER
#
# The last release is the newest tag v* whose source has the C header.  Both libraries are built in
# FOLDER, without optimization and with one kernel, since neither changes what the library exports.
# Functions can be added.  Constants are checked by tests/c/frozen.c.
set -eu
source=$1
folder=$2

# Prints the newest tag that has the C header.
last_release() {
    git -C "$source" tag --list 'v*' --sort=-version:refname | while read -r tag; do
        if git -C "$source" cat-file -e "$tag:include/uriscan/uriscan.h" 2>/dev/null; then
            echo "$tag"
            break
        fi
    done
}

# Builds the shared library of a source, with debug information.
build() {
    rm -rf "$2"
    mkdir -p "$2"
    {
        cmake -S "$1" -B "$2" -DCMAKE_BUILD_TYPE=None -DCMAKE_C_FLAGS=-g -DCMAKE_CXX_FLAGS=-g \
            -DURISCAN_KERNELS=scalar -DURISCAN_USE_RAGEL=OFF -DURISCAN_BUILD_CLI=OFF \
            -DURISCAN_BUILD_TESTS=OFF -DURISCAN_BUILD_BENCH=OFF -DURISCAN_INSTALL=OFF \
            -DBUILD_SHARED_LIBS=ON
        cmake --build "$2" --parallel "$(getconf _NPROCESSORS_ONLN)" --target uriscan_c
    } >"$2/log" 2>&1 || {
        cat "$2/log"
        echo "uriscan: cannot build the shared library of $1"
        exit 1
    }
}

# Prints the path of the library in a build folder.
library_in() { find "$1" -name 'liburiscan.so*' -type f | head -n 1; }

tag=$(last_release)
if [ -z "$tag" ]; then
    echo 'uriscan: no release has C functions yet, so there is nothing to compare with'
    exit 0
fi
rm -rf "$folder/released"
mkdir -p "$folder/released"
git -C "$source" archive "$tag" | tar -x -C "$folder/released"
build "$folder/released" "$folder/old"
build "$source" "$folder/new"
if ! report=$(abidiff --no-added-syms --headers-dir1 "$folder/released/include" \
    --headers-dir2 "$source/include" "$(library_in "$folder/old")" "$(library_in "$folder/new")")
then
    echo "$report"
    echo "uriscan: programs that use the shared library of $tag cannot use this one"
    exit 1
fi
echo "uriscan: programs that use the shared library of $tag can use this one"
