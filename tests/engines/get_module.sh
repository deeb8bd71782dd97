#!/bin/sh
# Installs an npm module that a test uses, such as an engine:
#
#   get_module.sh FOLDER NAME@VERSION      the module is then in FOLDER/node_modules/NAME
set -eu
folder=$1
module=$2
name=${module%@*}
version=${module##*@}

has_version() {
    grep -qs "\"version\": \"$version\"" "$folder/node_modules/$name/package.json"
}

has_version && exit 0
echo "uriscan: installing the npm module $name, version $version" >&2
mkdir -p "$folder"
log=$(npm install --prefix "$folder" --no-save --ignore-scripts --no-audit --no-fund \
    "$module" 2>&1) && has_version || {
    echo "$log" >&2
    exit 1
}
