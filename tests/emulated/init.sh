#!/bin/busybox sh
# The first process of the emulated machine: runs the tests that /tests lists, says which of them
# fail, and turns the machine off.  avx512.sh waits for the last line.
/bin/busybox mount -t proc proc /proc
/bin/busybox mount -t devtmpfs devtmpfs /dev
export GTEST_COLOR=no
export GTEST_BREAK_ON_FAILURE=1  # a test program ends at its first failure
failed=0
while read -r test; do
    begin=$(/bin/busybox date +%s)
    echo "== $test"
    eval "/$test" </dev/null || {
        echo "uriscan: failed with exit status $?: $test"
        failed=1
    }
    echo "$(($(/bin/busybox date +%s) - begin)) seconds of the emulated machine"
done </tests
[ $failed -eq 1 ] || echo 'uriscan: all tests passed'
/bin/busybox sleep 1  # Linux must not write into the last line
/bin/busybox poweroff -f
