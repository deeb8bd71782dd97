# Functions for scripts that run commands in another system.  The scripts source this file.  The
# variable `tests` must be the folder of the tests.

# in_system ROOT COMMAND ARGUMENT...: runs a command in the system whose root folder is ROOT.  The
# command can use the network.
in_system() {
    unshare --mount --pid --fork sh -c '
        mount -t proc proc "$0/proc"
        mount --rbind /dev "$0/dev"
        exec chroot "$0" "$@"' "$@"
}

# check_installed ROOT: checks the packages that are installed in a system.
check_installed() {
    rm -rf "$1/consumer"
    cp -R "$tests/consumer" "$1/consumer"
    cp "$tests/packaging/deb/installed.sh" "$1/installed.sh"
    in_system "$1" unshare --net sh /installed.sh
}
