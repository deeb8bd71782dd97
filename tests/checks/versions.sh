#!/bin/sh
# Checks that all files with a version have the version of include/uriscan/version.hpp:
#
#   versions.sh SOURCE_DIRECTORY
set -u
cd "$1" || exit 2
version=$(sed -n 's/.*URISCAN_VERSION "\(.*\)"/\1/p' include/uriscan/version.hpp)
failures=0

# has FILE LINE: the first line of the file that has a version must start with this text.
has() {
    line=$(grep -m 1 '[0-9]\.[0-9]' "$1")
    case $line in
    "$2"*) ;;
    *)
        echo "$1 has '$line', not '$2'"
        failures=$((failures + 1))
        ;;
    esac
}

[ "$version" ] || has include/uriscan/version.hpp '#define URISCAN_VERSION "'
has packaging/debian/changelog "uriscan ($version-"
has packaging/vcpkg/uriscan/vcpkg.json "  \"version-semver\": \"$version\","
has CHANGELOG.md "## $version, "
[ "$failures" -eq 0 ]
