#!/bin/sh
# Checks that a build does not depend on where, when and by whom it is made:
#
#   [CMAKE_FLAGS=...] reproducible.sh SOURCE DIRECTORY [JOBS]
#
# The script copies the files that Git knows in SOURCE into two folders in DIRECTORY, which it
# empties.  It builds what is installed in both, with another path, time, time zone, umask, locale,
# home and number of jobs.  Then it compares all installed files, octet for octet, and their modes.
# The build type is Release, because in other types, assertions have the names of files.
set -eu
source=$(cd "$1" && pwd)
rm -rf "$2"
mkdir -p "$2"
directory=$(cd "$2" && pwd)
jobs=${3:-$(getconf _NPROCESSORS_ONLN)}

# The compiler must really run twice.
unset CMAKE_C_COMPILER_LAUNCHER CMAKE_CXX_COMPILER_LAUNCHER
export CCACHE_DISABLE=1

# Copies the source to $1, and gives the files the time $2.
copy() {
    mkdir -p "$1"
    (cd "$source" && git ls-files -z | xargs -0 cp --parents --target-directory="$1")
    find "$1" -exec touch -d "$2" {} +
}

# Builds the source in $1 with $2 jobs, and installs it into the folder `installed` there.
build() {
    cmake -S "$1" -B "$1/build" -DCMAKE_BUILD_TYPE=Release -DURISCAN_BUILD_TESTS=OFF \
        -DURISCAN_BUILD_BENCH=OFF ${CMAKE_FLAGS:-} >"$1/build.log" 2>&1 &&
        cmake --build "$1/build" --parallel "$2" --target uriscan_installed >>"$1/build.log" 2>&1 &&
        DESTDIR=$1/installed cmake --install "$1/build" --prefix /usr >>"$1/build.log" 2>&1 ||
        { tail -n 30 "$1/build.log" >&2 && return 1; }
}

first=$directory/a
second="$directory/another_folder/with/a/longer/path"
copy "$first" '2001-02-03 04:05:06'
copy "$second" '2020-10-20 20:20:20'
(umask 022 && LC_ALL=C TZ=UTC build "$first" "$jobs") &
pid=$!
(umask 077 && LC_ALL=C.UTF-8 TZ=Asia/Kathmandu HOME=/nonexistent build "$second" $((jobs + 1))) || {
    wait "$pid"
    exit 1
}
wait "$pid"

# Prints a line for each installed file: the checksum, the mode and the name.
list() {
    (cd "$1/installed" && find . ! -type d | LC_ALL=C sort | while read -r file; do
        echo "$(sha256sum <"$file") $(stat -c %A "$file") $file"
    done)
}
list "$first" >"$directory/first.txt"
list "$second" >"$directory/second.txt"
if ! diff "$directory/first.txt" "$directory/second.txt"; then
    echo 'the two builds differ in these files'
    exit 1
fi
if grep -r -l -F -e "$directory" "$first/installed" "$second/installed"; then
    echo 'these files have the path of the build'
    exit 1
fi
echo "two builds in different places are the same: $(wc -l <"$directory/first.txt") files"
