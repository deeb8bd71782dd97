#!/bin/sh
# Builds the Debian packages in a bare Debian, checks them with lintian, installs them in another
# bare Debian, and checks that they work:
#
#   bare_system.sh DIRECTORY
#
# The script needs root, and calls sudo if it is not root.  It empties DIRECTORY, and writes both
# systems and the packages there.  The first system has only the tools that each build of Debian
# has, and the packages that debian/control names.  The build has no network, and does not run as
# root.
set -eu
[ "$(id -u)" -eq 0 ] || exec sudo sh "$0" "$@"
tests=$(cd "$(dirname "$0")/../.." && pwd)
. "$tests/packaging/deb/system.sh"
mkdir -p "$1"
work=$(realpath "$1")
build=$work/system_to_build
use=$work/system_to_use
start=$(date +%s)

say() { echo "$(($(date +%s) - start)) s: $*"; }

# apt ROOT ARGUMENT...: runs apt-get in a system.
apt() {
    system=$1
    shift
    in_system "$system" env DEBIAN_FRONTEND=noninteractive apt-get --quiet --yes \
        --no-install-recommends "$@" >"$system.log" 2>&1 || {
        cat "$system.log"
        exit 1
    }
}

"$tests/../packaging/make_deb" "$work" --build=source --no-pre-clean --no-check-builddeps
mmdebstrap --quiet --variant=minbase bookworm "$build"
apt "$build" update
cp -a "$build" "$use"
say 'two bare systems are ready'

mkdir "$build/source"
cp "$work"/uriscan_*.dsc "$work"/uriscan_*.tar.* "$build/source"
apt "$build" install build-essential
apt "$build" build-dep "/source/$(cd "$work" && ls uriscan_*.dsc)"
in_system "$build" chown -R nobody /source
say 'the first system has the tools'
in_system "$build" unshare --net setpriv --reuid=nobody --regid=nogroup --clear-groups \
    sh -c 'cd /source && dpkg-source --extract ./*.dsc package && cd package &&
        HOME=/source dpkg-buildpackage --build=binary --no-sign' >"$work/build.log" 2>&1 || {
    tail -n 40 "$work/build.log"
    exit 1
}
mkdir "$work/packages"
cp "$build"/source/uriscan_*.changes "$build"/source/*.buildinfo "$build"/source/*deb \
    "$work/packages"
"$tests/../packaging/check_deb" "$work/packages"
say 'the packages are built'

mkdir "$use/packages"
cp "$work"/packages/*.deb "$use/packages"
apt "$use" install cmake g++ make pkg-config
apt "$use" install $(cd "$use" && find ./packages -name "*.deb" ! -name "*dbgsym*")
check_installed "$use"
say 'done'
