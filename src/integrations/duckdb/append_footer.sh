#!/bin/sh
# Makes an extension for DuckDB of a shared library: DuckDB refuses a file without a footer.
#
#   append_footer.sh LIBRARY EXTENSION EXTENSION_VERSION API_VERSION PLATFORM
#
# The footer has 534 octets.  DuckDB reads the last 512: eight fields of 32 octets, filled up with
# NUL, and 256 octets for a signature, which we do not have.  The first 22 octets are the start of a
# custom section of WebAssembly, with its name and the sizes, so that the same footer can follow a
# module of WebAssembly.
set -eu
library=$1 extension=$2 version=$3 api=$4 platform=$5

field() {
    head -c $((32 - ${#1})) /dev/zero | { printf '%s' "$1"; cat; }
}

{
    cat "$library"
    # A custom section (0); its size, 1 + 16 + 2 + 512 octets; the name; the size of what follows.
    printf '\000\223\004\020duckdb_signature\200\004'
    field '' && field '' && field ''  # for later versions of the footer
    field C_STRUCT                    # the library uses the stable C API
    field "$version"
    field "$api"                      # the oldest version of this API that has what we need
    field "$platform"
    field 4                           # the version of the footer
    head -c 256 /dev/zero
} >"$extension.new"
mv "$extension.new" "$extension"
