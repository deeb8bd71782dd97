#!/bin/sh
# Gets the two headers of DuckDB's C API for extensions from a package of npm:
#
#   get_headers.sh FOLDER
#
# Newer headers are not needed for newer versions of DuckDB, because the API is stable.
set -eu
folder=$1
version=1.4.4

is_complete() {
    (cd "$folder" 2>/dev/null && sha256sum --quiet --check - 2>/dev/null) <<'END'
cbe6a827284375c5a646b8f27dbd3a00808ce8738b5bbb49c190cb1e08540281  duckdb.h
514a5b639cd800e90f1556e8e039cff7f0b4a256e461754dd55caf79dc16db00  duckdb_extension.h
END
}

is_complete && exit 0
echo "uriscan: getting the headers of DuckDB $version" >&2
mkdir -p "$folder"
package=$(npm pack --silent --pack-destination "$folder" "duckdb@$version")
tar -xzf "$folder/$package" -C "$folder" --strip-components=5 \
    package/src/duckdb/src/include/duckdb.h package/src/duckdb/src/include/duckdb_extension.h
rm "$folder/$package"
is_complete || {
    echo "uriscan: the headers in $folder are not those of DuckDB $version" >&2
    exit 1
}
