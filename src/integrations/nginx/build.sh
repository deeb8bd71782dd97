#!/bin/bash
# Compiles the module for Debian's nginx, with Debian's package nginx-dev:
#
#   build.sh INCLUDE_DIRECTORY STATIC_LIBRARY WORK_DIRECTORY
#
# The module is WORK_DIRECTORY/ngx_http_uriscan_module.so.  Tests set CFLAGS, URISCAN_MORE_SOURCES
# and URISCAN_LINK_FLAGS.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
URISCAN_INCLUDE=$(realpath "$1")
URISCAN_LIBRARY=$(realpath "$2")
export URISCAN_INCLUDE URISCAN_LIBRARY
export URISCAN_MORE_SOURCES=${URISCAN_MORE_SOURCES-} URISCAN_LINK_FLAGS=${URISCAN_LINK_FLAGS-}
work=$3
nginx=/usr/share/nginx/src

mkdir -p "$work"
cd "$work"
# A new configuration takes ten seconds, so keep the old one if it is still right.
if ! [[ objs/Makefile -nt $here/config && objs/Makefile -nt $nginx/conf_flags ]]; then
    rm -rf auto src objs
    cp -R $nginx/. .
    . ./conf_flags
    ./configure "${NGX_CONF_FLAGS[@]}" --add-dynamic-module="$here" >configure.log ||
        { cat configure.log; exit 1; }
fi
# nginx's makefile does not know that the module depends on the library.
rm -f objs/ngx_http_uriscan_module.so
make --no-print-directory --silent -f objs/Makefile modules
cp objs/ngx_http_uriscan_module.so .
