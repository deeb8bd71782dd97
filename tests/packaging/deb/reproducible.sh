#!/bin/sh
# Checks that Debian packages do not depend on where, when and by whom they are built:
#
#   reproducible.sh DIRECTORY [JOBS]
#
# The script empties DIRECTORY and builds the packages in two folders there, with another path, time
# zone, umask, locale and number of jobs.  The second build also starts later.  Then the script
# compares the packages, octet for octet.  The file that describes the build, which ends with
# .buildinfo, may differ.
set -eu
rm -rf "$1"
mkdir -p "$1"
directory=$(cd "$1" && pwd)
jobs=${2:-$(getconf _NPROCESSORS_ONLN)}
cd "$(dirname "$0")/../../.."

# The compiler must really run twice.
unset CMAKE_C_COMPILER_LAUNCHER CMAKE_CXX_COMPILER_LAUNCHER
export CCACHE_DISABLE=1

# Builds the packages in $1 with $2 jobs.
build() {
    DEB_BUILD_OPTIONS="${DEB_BUILD_OPTIONS:-} parallel=$2" packaging/make_deb "$1" >"$1.log" 2>&1 ||
        { tail -n 30 "$1.log" >&2 && return 1; }
}

first=$directory/a
second=$directory/another_folder/with/a/longer/path
mkdir -p "$(dirname "$second")"
(umask 022 && LC_ALL=C TZ=UTC build "$first" "$jobs")
(umask 077 && LC_ALL=C.UTF-8 TZ=Asia/Kathmandu build "$second" $((jobs + 1)))

# Prints the checksum and the name of each package in $1.
list() {
    (cd "$1" && LC_ALL=C sha256sum -- *.deb)
}
list "$first" >"$directory/first.txt"
list "$second" >"$directory/second.txt"
if ! diff "$directory/first.txt" "$directory/second.txt"; then
    echo 'the two builds differ in these packages'
    exit 1
fi
echo "two builds in different places are the same: $(wc -l <"$directory/first.txt") packages"
