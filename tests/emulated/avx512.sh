#!/bin/sh
# Runs tests in an emulated machine whose processor has AVX-512, and fails if one of them fails:
#
#     avx512.sh BUILD TESTS
#
# BUILD is a build folder with static test programs.  Each line of the file TESTS is a program in
# BUILD/tests with its arguments.  The emulator is Bochs, because QEMU does not have AVX-512.  Bochs
# boots Debian's Linux, whose first process is init.sh.  The packages of Linux and BusyBox are only
# unpacked, not installed, so that this machine still boots as before.
set -eu
build=$1
tests=$2
here=$(dirname "$0")
seconds=${SECONDS_OF_EMULATOR:-1800}  # the longest time that the emulator may run
machine=$build/machine

fail() {
    echo "uriscan: $*" >&2
    exit 1
}

# Unpacks a Debian package into $build/packages.
unpack() {
    (cd "$build/packages" && apt-get download --quiet "$1" && dpkg-deb -x "$1"_*.deb .) \
        >"$build/download.log" 2>&1 || {
        cat "$build/download.log" >&2
        fail "cannot get the Debian package $1 (apt-get update might help)"
    }
}
if [ ! -e "$build/packages/complete" ]; then
    rm -rf "$build/packages"
    mkdir -p "$build/packages"
    unpack busybox-static
    # linux-image-cloud-amd64 has no files, but depends on the newest version of Linux.
    unpack "$(apt-cache depends linux-image-cloud-amd64 | sed -n 's/^ *Depends: //p' | head -n 1)"
    touch "$build/packages/complete"
fi

# The files of the emulated machine.  The tests find their data in the same folder as on the real
# one.
rm -rf "$machine"
root=$machine/root
mkdir -p "$root/bin" "$root/dev" "$root/proc" "$root/tmp" "$root$PWD/tests" "$machine/cd"
cp "$build/packages/bin/busybox" "$root/bin/"
cp "$here/init.sh" "$root/init"
chmod +x "$root/init"
grep -v '^#' "$tests" >"$root/tests"
for program in $(cut -d ' ' -f 1 "$root/tests" | sort -u); do
    strip -o "$root/$program" "$build/tests/$program"
done
cp -R tests/data "$root$PWD/tests/"
mkdir "$root$PWD/tests/grammar"
cp tests/grammar/*.*bnf "$root$PWD/tests/grammar/"
(cd "$root" && find . | cpio --create --format=newc --quiet) >"$machine/cd/initrd"
cp "$build"/packages/boot/vmlinuz-* "$machine/cd/linux"
cp "$here/isolinux.cfg" /usr/lib/ISOLINUX/isolinux.bin \
    /usr/lib/syslinux/modules/bios/ldlinux.c32 "$machine/cd/"
xorriso -as mkisofs -quiet -o "$machine/boot.iso" -b isolinux.bin -c boot.cat -no-emul-boot \
    -boot-load-size 4 -boot-info-table "$machine/cd" 2>"$machine/xorriso.log" ||
    { cat "$machine/xorriso.log" >&2; exit 1; }

# Debian's Bochs starts in its debugger, which must continue.  Bochs fails if the machine turns
# itself off, so that only the output says whether the tests passed.
cp "$here/bochsrc" "$machine/"
echo continue >"$machine/continue.rc"
: >"$machine/output.txt"
status=0
(cd "$machine" && TERM=vt100 timeout -s KILL "$seconds" \
    bochs -q -f bochsrc -rc continue.rc </dev/null >screen.txt 2>&1) || status=$?
tr -d '\r' <"$machine/output.txt"
[ $status -ne 137 ] || fail "the emulator was killed, or needed more than $seconds seconds"
tr -d '\r' <"$machine/output.txt" | grep -qx 'uriscan: all tests passed' ||
    fail "the tests did not pass in the emulated machine (its files: $machine)"
