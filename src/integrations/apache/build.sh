#!/bin/sh
# Compiles the module for Apache httpd, with Debian's package apache2-dev:
#
#   build.sh INCLUDE_DIRECTORY STATIC_LIBRARY WORK_DIRECTORY
#
# The module is WORK_DIRECTORY/mod_uriscan.so.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
include=$1
library=$2
work=$3

mkdir -p "$work"
# apr-1-config prints several words.
${CC:-cc} -O2 -g -fPIC -shared -std=gnu99 -Wall -Wextra -Werror \
    $(apr-1-config --cflags --cppflags) -I"$(apxs -q INCLUDEDIR)" $(apr-1-config --includes) \
    -I"$include" -I"$here/.." \
    -o "$work/mod_uriscan.so" "$here/mod_uriscan.c" "$library" \
    -Wl,-z,relro -Wl,-z,now -Wl,--gc-sections -Wl,--exclude-libs,ALL
