#!/bin/sh
# Fails if the object file of a kernel defines a function that other files may define, too:
#
#   shared_code.sh NM OBJECT...
#
# Of an inline function or a template that several files define, the linker keeps one.  If that were
# the one of a kernel, which is compiled for more than the least processor, all others would run it,
# too. So whatever a kernel does not inline has to have one of its own types in its name.  Data may
# be shared.
set -eu
nm=$1
shift
status=0
for object; do
    functions=$("$nm" --defined-only --demangle "$object")
    echo "$functions" | grep -q '_kernel$' || {
        echo "$object: no kernel in there" >&2
        exit 2
    }
    shared=$(echo "$functions" | grep ' W ' | grep -v '(anonymous namespace)') || continue
    printf '%s: may be shared, but is compiled for this kernel:\n%s\n' "$object" "$shared"
    status=1
done
exit $status
