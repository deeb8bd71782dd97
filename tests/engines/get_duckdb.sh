#!/bin/sh
# Installs DuckDB for Node.js, which is the engine that the tests use:
#
#   get_duckdb.sh FOLDER [VERSION]      VERSION is that of the npm package @duckdb/node-api
set -eu
folder=$1
version=${2:-1.5.6-r.1}

has_version() {
    grep -qs "\"version\": \"$version\"" "$folder/node_modules/@duckdb/node-api/package.json"
}

has_version && exit 0
echo "uriscan: installing DuckDB for Node.js, version $version" >&2
mkdir -p "$folder"
log=$(npm install --prefix "$folder" --no-save --ignore-scripts --no-audit --no-fund \
    "@duckdb/node-api@$version" 2>&1) && has_version || {
    echo "$log" >&2
    exit 1
}
