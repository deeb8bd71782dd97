#!/bin/sh
# Installs Debian packages in a copy of this system, and checks that they work:
#
#   copy_of_system.sh DIRECTORY_OF_PACKAGES
#
# The script needs root, and calls sudo if it is not root.  The copy is a layer in memory above the
# root folder of this system, so it is made at once, and this system does not change.
set -eu
[ "$(id -u)" -eq 0 ] || exec sudo sh "$0" "$@"
if [ "${URISCAN_OWN_MOUNTS:-}" != yes ]; then  # they end together with the script
    URISCAN_OWN_MOUNTS=yes exec unshare --mount sh "$0" "$@"
fi
packages=$(realpath "$1")
tests=$(cd "$(dirname "$0")/../.." && pwd)
. "$tests/packaging/deb/system.sh"

work=$(mktemp -d)
trap 'umount --lazy "$work"; rmdir "$work"' EXIT
mount -t tmpfs layer "$work"
mkdir "$work/changes" "$work/work" "$work/root"
mount -t overlay overlay "$work/root" \
    -o "lowerdir=/,upperdir=$work/changes,workdir=$work/work"
mkdir "$work/root/packages"
cp "$packages"/*.deb "$work/root/packages"
in_system "$work/root" sh -c 'dpkg --install /packages/*.deb' >"$work/log" 2>&1 || {
    cat "$work/log"
    exit 1
}
check_installed "$work/root"
