#!/bin/sh
# Installs chdb, which is ClickHouse as a library, and is the engine that the tests use:
#
#   get_chdb.sh FOLDER [VERSION]      VERSION is that of the npm package chdb
set -eu
folder=$1
version=${2:-3.4.0}

has_version() {
    grep -qs "\"version\": \"$version\"" "$folder/node_modules/chdb/package.json"
}

has_version && exit 0
echo "uriscan: installing chdb, version $version" >&2
mkdir -p "$folder"
log=$(npm install --prefix "$folder" --no-save --ignore-scripts --no-audit --no-fund \
    "chdb@$version" 2>&1) && has_version || {
    echo "$log" >&2
    exit 1
}
