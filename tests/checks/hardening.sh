#!/bin/sh
# Checks with readelf that the binaries of a hardened build have the protections that
# src/hardening.cmake names:
#
#   hardening.sh PROCESSOR BUILD_TYPE PROGRAM SHARED_LIBRARY STATIC_LIBRARY...
#
# PROCESSOR and BUILD_TYPE are CMake's words for them.  The script prints what is missing, and what
# it could not check.
set -u
export LC_ALL=C
processor=$1 build_type=$2 program=$3 shared=$4
shift 4
failed=0

fail() {
    echo "missing: $*"
    failed=1
}

# has TEXT COMMAND...: whether the output of the command has a line that matches TEXT
has() {
    text=$1
    shift
    "$@" 2>/dev/null | grep -qE "$text"
}

for file in "$program" "$shared"; do
    has 'FLAGS.*NOW' readelf -d "$file" || fail "$file: BIND_NOW"
    has '^ *GNU_RELRO ' readelf -W -l "$file" || fail "$file: RELRO"
    has '^ *GNU_STACK .* RW ' readelf -W -l "$file" || fail "$file: a stack that is not executable"
    ! has ' RWE ' readelf -W -l "$file" || fail "$file: no segment that is writable and executable"
    ! has 'TEXTREL' readelf -d "$file" || fail "$file: code that is not changed when it is loaded"
    has '__stack_chk_fail' readelf -W --dyn-syms "$file" || fail "$file: the stack protector"
done
has 'Type: *DYN' readelf -h "$program" || fail "$program: a position-independent executable"
has 'FLAGS_1.*PIE' readelf -d "$program" || fail "$program: the mark of such an executable"
has '__glibcxx_assert_fail|__replacement_assert' readelf -W --syms "$program" ||
    fail "$program: the assertions of the C++ library"

case $build_type in
Release | RelWithDebInfo | MinSizeRel)
    has '__[a-z]+_chk' sh -c 'readelf -W --dyn-syms "$1" | grep -v stack_chk' sh "$program" ||
        fail "$program: functions of the C library that check sizes (FORTIFY)" ;;
*) echo "not checked: FORTIFY, because a build of type '$build_type' is not optimized" ;;
esac

# The linker marks a program only if all of its files have the mark, also those of the C library.
# So this check looks at our own files only.
case $processor in
x86_64 | AMD64) mark='x86 feature: IBT, SHSTK' ;;
aarch64 | arm64) mark='AArch64 feature: BTI, PAC' ;;
*) mark='' && echo "not checked: marks of the control flow, which are unknown for $processor" ;;
esac
for library in "$@"; do
    [ "$mark" ] || break
    objects=$(readelf -h "$library" | grep -c '^File:')
    marked=$(readelf -n "$library" | grep -c "$mark")
    [ "$objects" -gt 0 ] || fail "$library: object files"
    [ "$objects" -eq "$marked" ] ||
        fail "$library: '$mark' in $((objects - marked)) of $objects files"
done
if [ "$mark" ] && ! has "$mark" readelf -n "$program"; then
    echo "not checked: the mark '$mark' of the program, which needs a C library with this mark"
fi
[ "$failed" -eq 0 ] && echo 'all protections that were checked are there'
exit "$failed"
