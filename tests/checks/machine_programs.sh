#!/bin/sh
# Fails if an awk program in ragel/ refuses the output of Ragel that it is made for, or accepts
# anything else:
#
#   machine_programs.sh RAGEL_DIRECTORY GENERATED_DIRECTORY [RAGEL]
#
# The inputs are headers in generated/, and a small machine that is written below.  With RAGEL, the
# test also uses what Ragel writes.
set -u
programs=$1
generated=$2
ragel=${3-}
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
failures=0

fail() {
    echo "$*"
    failures=$((failures + 1))
}

# run PROGRAM FILE
run() {
    case $1 in
    automaton.awk | octet_sets.awk | js_*) set -- "$@" -f "$programs/description.awk" ;;
    *) set -- "$@" -v name=machine ;;
    esac
    awk -v name=machine "$3" "$4" -f "$programs/$1" "$2" >"$work/output" 2>"$work/message"
}

# accepts PROGRAM FILE: the program must succeed and write something.
accepts() {
    run "$1" "$2" ||
        fail "$1 refuses $(basename "$2"): $(cat "$work/message")"
    [ -s "$work/output" ] || fail "$1 writes nothing for $(basename "$2")"
}

# refuses PROGRAM FILE: the program must fail and say why.
refuses() {
    run "$1" "$2" &&
        fail "$1 accepts $(basename "$2")"
    grep -q "^$1: " "$work/message" || fail "$1 does not say why it refuses $(basename "$2")"
}

# Prints the first half of a file.
half_of() {
    head -n $(($(wc -l <"$1") / 2)) "$1"
}

cd "$work" || exit 2
: >empty
cat >digit.xml <<'END'
<ragel version="6.10" filename="digit.rl" lang="C">
<ragel_def name="digit">
  <machine>
    <action_table_list length="0">
    </action_table_list>
    <start_state>1</start_state>
    <state_list length="3">
      <state id="0">
      <trans_list length="0">
      </trans_list>
      </state>

      <state id="1">
      <trans_list length="1">
        <t>48 57 2 x</t>
      </trans_list>
      </state>

      <state id="2" final="t">
      <trans_list length="0">
      </trans_list>
      </state>
    </state_list>
  </machine>
</ragel_def>
</ragel>
END
sed 's/>48 57 2 x</>48 57 3 x</' digit.xml >no_such_state.xml
sed 's/>48 57 2 x</>48 57 2 0</' digit.xml >no_such_actions.xml
sed '/<t>/d' digit.xml >no_transition.xml
sed '/state_list length/s/3/4/' digit.xml >other_count.xml
half_of digit.xml >half.xml
cp "$generated/every_rule.hpp" tables
cp "$generated/rfc2396_parser.hpp" goto_code
half_of goto_code >half_of_goto_code
# one_end_less is goto_code without its last "goto st0;", which ends the last state.
awk '/^\tgoto st0;/ { if (held != "") printf "%s", held; held = $0 "\n"; next }
     held != "" { held = held $0 "\n"; next }
     { print }
     END { sub(/^[^\n]*\n/, "", held); printf "%s", held }' goto_code >one_end_less

if [ "$ragel" ]; then
    # ragel_writes STYLE MACHINE FILE: Ragel writes the machine to FILE, as code of this style.
    ragel_writes() {
        (cd "$programs" && "$ragel" -C "$1" -L -o "$work/$3" "$2.rl") || fail "ragel fails on $2.rl"
    }
    for machine in uri_parser single_rules request_target_parser rfc2396_parser; do
        ragel_writes -G2 "$machine" "$machine.G2"
        accepts test_order.awk "$machine.G2"
        for style in T0 T1 F0 F1 G0 G1; do
            ragel_writes "-$style" "$machine" "$machine.$style"
            refuses test_order.awk "$machine.$style"
        done
    done
    for machine in uri_parser uri_patterns rfc2396_parser octet_sets; do
        ragel_writes -x "$machine" "$machine.xml"
        half_of "$machine.xml" >"half_of_$machine.xml"
    done
    accepts automaton.awk uri_parser.xml
    accepts automaton.awk rfc2396_parser.xml
    accepts js_table.awk uri_parser.xml
    accepts js_patterns.awk uri_patterns.xml
    accepts octet_sets.awk octet_sets.xml
    for program in automaton.awk js_table.awk; do
        refuses "$program" octet_sets.xml
        refuses "$program" half_of_uri_parser.xml
    done
    refuses js_patterns.awk half_of_uri_patterns.xml
    refuses js_patterns.awk uri_parser.xml
    refuses octet_sets.awk uri_parser.xml
    refuses octet_sets.awk half_of_octet_sets.xml
fi

accepts test_order.awk goto_code
for wrong in empty tables digit.xml half_of_goto_code one_end_less; do
    refuses test_order.awk "$wrong"
done
for program in automaton.awk octet_sets.awk js_table.awk js_patterns.awk; do
    accepts "$program" digit.xml
    for wrong in empty goto_code tables half.xml no_transition.xml; do
        refuses "$program" "$wrong"
    done
done
for wrong in no_such_state.xml no_such_actions.xml other_count.xml; do
    refuses automaton.awk "$wrong"
    refuses octet_sets.awk "$wrong"
    refuses js_table.awk "$wrong"
    refuses js_patterns.awk "$wrong"
done
[ "$failures" -eq 0 ]
