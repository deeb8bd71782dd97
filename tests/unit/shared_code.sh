#!/bin/sh
# Fails if the object file of a kernel defines a function that other files can also define:
#
#   shared_code.sh NM OBJECT...
#
# If several files define the same inline function or template, the linker keeps one definition.  If
# the linker kept the definition from a kernel's file, other files would call code that needs the
# instruction set of this kernel.  So the name of each function that a kernel does not inline must
# contain a type from an anonymous namespace.  Files are allowed to share data.
set -eu
nm=$1
shift
status=0
for object; do
    functions=$("$nm" --defined-only --demangle "$object")
    echo "$functions" | grep -q '_kernel$' || {
        echo "$object: defines no kernel" >&2
        exit 2
    }
    shared=$(echo "$functions" | grep ' W ' | grep -v '(anonymous namespace)') || continue
    printf '%s: other files may call these functions, but are compiled for this kernel:\n%s\n' \
        "$object" "$shared"
    status=1
done
exit $status
