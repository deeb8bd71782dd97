#!/bin/sh
# Builds the project in this script's folder with uriscan, and runs its program:
#
#   consumer.sh add_subdirectory SOURCE_DIRECTORY WORK_DIRECTORY CMAKE_OPTION...
#   consumer.sh find_package BUILD_DIRECTORY WORK_DIRECTORY CMAKE_OPTION...
#
# The second form installs the build into the work directory first.
set -eu
how=$1
uriscan=$2
work=$3
shift 3
project=$(cd "$(dirname "$0")" && pwd)

rm -rf "$work"
mkdir -p "$work"
if [ "$how" = add_subdirectory ]; then
    cmake -S "$project" -B "$work/build" "-DURISCAN_SOURCE=$uriscan" "$@"
else
    cmake --install "$uriscan" --prefix "$work/installed"
    cmake -S "$project" -B "$work/build" "-DCMAKE_PREFIX_PATH=$work/installed" "$@"
fi
cmake --build "$work/build"
"$work/build/consumer"
