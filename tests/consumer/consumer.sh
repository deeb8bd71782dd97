#!/bin/sh
# Builds the project in this script's folder with uriscan, and runs its program:
#
#   consumer.sh from_source SOURCE_DIRECTORY WORK_DIRECTORY CMAKE_OPTION...
#   consumer.sh find_package BUILD_DIRECTORY WORK_DIRECTORY CMAKE_OPTION...
#   consumer.sh pkg_config BUILD_DIRECTORY WORK_DIRECTORY COMPILER...
#
# from_source uses add_subdirectory, and then FetchContent in the same build folder, so that the
# library is compiled only once.  If the environment variable WITH_C is ON, the C programs are
# built and run, too.  The last two ways install the build into the work directory first, in a
# folder whose name has a space, and then move the installed folder.  pkg_config uses make, and not
# CMake.
set -eu
how=$1
uriscan=$2
work=$3
shift 3
WITH_C=${WITH_C:-OFF}
project=$(cd "$(dirname "$0")" && pwd)

install_and_move() {
    cmake --install "$uriscan" --prefix "$work/installed first"
    mv "$work/installed first" "$work/then moved"
}

build_with_cmake() {
    cmake -S "$project" -B "$work/build" "-DWITH_C=$WITH_C" "$@"
    cmake --build "$work/build"
    "$work/build/consumer"
    "$work/build/consumer_http_parser"
    if [ "$WITH_C" = ON ]; then
        "$work/build/consumer_c"
        "$work/build/consumer_matcher"
    fi
}

rm -rf "$work"
mkdir -p "$work"
case $how in
from_source)
    build_with_cmake "-DURISCAN_SOURCE=$uriscan" "$@"
    rm "$work/build/consumer"
    build_with_cmake "-DURISCAN_SOURCE=$uriscan" -DFETCH=ON "$@"
    ;;
find_package)
    install_and_move
    build_with_cmake "-DCMAKE_PREFIX_PATH=$work/then moved" "$@"
    if [ -e "$uriscan/uriscan" ]; then  # the build has the command
        "$work/then moved/bin/uriscan" --version
    fi
    ;;
pkg_config)
    install_and_move
    cp "$project/main.cpp" "$project/main.c" "$project/matcher.c" \
        "$project/http_parser.c" "$project/Makefile" "$work"
    PKG_CONFIG_PATH=$(dirname "$(find "$work/then moved" -name uriscan.pc)")
    export PKG_CONFIG_PATH
    make -C "$work" CXX="$*" consumer consumer_http_parser
    "$work/consumer"
    "$work/consumer_http_parser"
    if [ "$WITH_C" = ON ]; then
        make -C "$work" consumer_c consumer_matcher
        LD_LIBRARY_PATH=$(dirname "$PKG_CONFIG_PATH")
        export LD_LIBRARY_PATH
        "$work/consumer_c"
        "$work/consumer_matcher"
    fi
    ;;
esac
