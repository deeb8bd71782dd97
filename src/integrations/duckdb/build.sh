#!/bin/sh
# Compiles the extension for DuckDB:
#
#   build.sh INCLUDE_DIRECTORIES STATIC_LIBRARY DUCKDB_HEADERS WORK_DIRECTORY
#
# INCLUDE_DIRECTORIES are separated by colons.  One is enough if uriscan is installed; otherwise,
# give its `include` and `generated`.  DUCKDB_HEADERS is the folder of duckdb_extension.h.  The
# extension is WORK_DIRECTORY/uriscan.duckdb_extension.  To compile it for another platform, set
# DUCKDB_PLATFORM to the name that `PRAGMA platform` prints there.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
include=$1 library=$2 headers=$3 work=$4

# The oldest API that has all functions that we call.  All DuckDB versions since 1.2.0 have it.
api=1.2.0
export CPLUS_INCLUDE_PATH="$include"
version=$(echo URISCAN_VERSION | ${CXX:-c++} -x c++ -E -P -include uriscan/version.hpp - |
    tr -d '" \n')
case $(uname -s)-$(uname -m) in
Linux-x86_64) platform=linux_amd64 ;;
Linux-aarch64) platform=linux_arm64 ;;
*) platform=${DUCKDB_PLATFORM:?names a platform, since this one is not known} ;;
esac

mkdir -p "$work"
"$here/make_list.sh" >"$work/function_list.hpp"
# The C++ library is linked statically, since DuckDB can have another version of it.
${CXX:-c++} -std=c++20 -O3 -DNDEBUG -g -fPIC -shared -fvisibility=hidden -Wall -Wextra -Wpedantic \
    -Wconversion -Werror -DDUCKDB_EXTENSION_NAME=uriscan \
    ${CXXFLAGS-} -isystem "$headers" -I"$work" -I"$here/../.." \
    -isystem "$here/../../../generated" \
    -o "$work/uriscan.so" "$here"/*.cpp "$library" -static-libstdc++ -static-libgcc \
    -Wl,-z,defs -Wl,-z,relro -Wl,-z,now -Wl,--gc-sections -Wl,--exclude-libs,ALL
sh "$here/append_footer.sh" "$work/uriscan.so" "$work/uriscan.duckdb_extension" "v$version" \
    "v$api" "${DUCKDB_PLATFORM:-$platform}"
