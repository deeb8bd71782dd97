#!/bin/sh
# Fails if another file could call code of a kernel that only some processors can run:
#
#   shared_code.sh NM OBJDUMP OBJECT...
#
# If several files define the same inline function or template, the linker keeps one definition.  So
# in the object file of a kernel, each such function must be code for all processors.  This is true
# for those of the standard library, too.  The code for the instruction set of the kernel must be in
# functions that only this file can call.  Without optimization, no function is inlined, so this is
# the hardest case.
set -eu
nm=$1
objdump=$2
shift 2

# Instructions that x86-64 processors without SSSE3 lack: those on 256 bits, all others of AVX, and
# those of SSSE3, BMI and POPCNT.  All processors read "tzcnt" as "bsf".
special='v[a-z0-9]+|pshufb|palignr|pabs[bwd]|pmaddubsw|pmulhrsw|ph(add|sub)[a-z]+|psign[bwd]|popcnt'
special="$special|lzcnt|andn|bextr|bls[ir]|blsmsk|bzhi|mulx|pdep|pext|rorx|s[ah][lr]x|k[a-z]+[bwdq]"

status=0
for object; do
    "$nm" --defined-only "$object" | grep -q '_kernelE*$' || {
        echo "$object: defines no kernel" >&2
        exit 2
    }
    shared=$("$nm" --defined-only "$object" | sed -n 's/.* [WVTu] //p')
    found=$("$objdump" --disassemble --no-show-raw-insn "$object" |
        awk -v names="$shared" -v special="^($special)\$" '
            BEGIN { split(names, list); for (i in list) shared["<" list[i] ">:"] }
            /^[0-9a-f]+ <.*>:$/ { name = $2 in shared ? $2 : "" }
            name && $2 ~ special { print name, $2; name = "" }')
    [ -z "$found" ] || {
        printf '%s: other files can call these functions:\n%s\n' "$object" "$found"
        status=1
    }
done
exit $status
