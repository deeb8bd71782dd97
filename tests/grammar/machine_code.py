"""Reads the code and the tables that are made of Ragel's machines, and compares them with Ragel:

    python3 -B tests/grammar/machine_code.py SOURCE [FILE...]

Ragel describes each machine (ragel -x): its states, transitions and actions. Between Ragel and what
is compiled are ragel/generate.cmake and the programs in awk. This reader shares nothing with them.
It reads back

- the code with goto: for each state and each of the 256 octets, it follows the comparisons, and
  notes the actions, the next state, and which goto it came to,
- the tables of C++ (NAME_automaton.hpp), with their sets of octets, and
- the tables of JavaScript (NAME_table.js).

All of this must be what Ragel describes, for each state and each octet. FILE is another file with
such code, such as the single header: then each of its machines that has the name of one in
generated/ is compared, too.

Then this script tests itself: it changes each goto of the code, and about 30 transitions of each
table, and compares again. It must notice each change. There is one exception: it need not notice a
changed goto that no octet comes to. The exit status is 1 if anything differs, or if a change was
not noticed.
"""
import pathlib
import re
import sys

from machine_readers import (REFUSED, Code, Goto, Unreadable, machine_of_header,
                             machine_of_javascript, machine_of_ragel)

CODE = ["uri_parser", "iri_parser", "origin_form_parser", "rfc2396_parser",
        "request_target_parser"]
TABLES = {"uriscan/detail/uri_automaton.hpp": "uri_parser", "iri_automaton.hpp": "iri_parser",
          "uriscan/detail/template_automaton.hpp": "template_parser",
          "origin_form_automaton.hpp": "origin_form_parser",
          "rfc2396_automaton.hpp": "rfc2396_parser",
          "request_target_automaton.hpp": "request_target_parser",
          "token_shapes.hpp": "token_shapes", "uri_table.js": "uri_parser",
          "iri_table.js": "iri_parser", "template_table.js": "template_parser"}


def compare_code(code, wanted, differences):
    """Compares code with a machine. Returns the states that are in the code."""
    if code.machine.start != wanted.start:
        differences.append("the start")
    for state, row in wanted.rows.items():
        if (state >= code.final) != (state in wanted.finals):
            differences.append(f"whether a text can end in state {state}")
    inside = set()
    if code.inner:  # the states between brackets are those that the "[" leads to, up to the "]"
        waiting = [code.inner[0]]
        while waiting:
            state = waiting.pop()
            inside.add(state)
            for target, calls in wanted.rows[state]:
                if target not in inside and target not in (0, code.inner[1]):
                    waiting.append(target)
                if calls and target != 0:
                    differences.append(f"an action between brackets in state {state}")
    for state, row in wanted.rows.items():
        if state in inside and state not in code.states:
            continue
        if state == 0:
            continue
        if state not in code.states:
            differences.append(f"state {state} is missing")
            continue
        if code.row(state)[0] != row:
            differences.append(f"state {state}")
        entry = "".join("{" + call + "}" for call in wanted.entry[state])
        if code.machine.entry.get(state, "") != entry and not (
                state == wanted.start and not code.machine.entry.get(state)):
            differences.append(f"what runs when state {state} is entered")
        if code.machine.end.get(state, ()) != wanted.end[state]:
            differences.append(f"what runs if the text ends in state {state}")
    for state in code.states:
        if state not in wanted.rows:
            differences.append(f"state {state} is not Ragel's")
    return set(code.states)


def names_of(calls):
    """Returns the names of the calls, as JavaScript's tables have them."""
    return frozenset(re.match(r"recorder\.(\w+)\(", call)[1] for call in calls)


def compare_table(read, wanted, differences, is_javascript):
    if read.start != wanted.start or read.finals != wanted.finals or set(read.rows) != set(
            wanted.rows):
        differences.append("the states")
    for state, row in wanted.rows.items():
        if is_javascript:
            row = [(target, names_of(calls) if target else frozenset()) for target, calls in row]
        if read.rows.get(state) != row:
            differences.append(f"state {state}")


def wrong_tables(text, is_javascript):
    """Returns about 30 tables, each with one transition that leads to another state."""
    begin = text.index("ROWS =" if is_javascript else "transitions = ")
    target = r"(?<=[A-Za-z ])\d+(?=[:A-Z ])" if is_javascript else r"(?<=, )\d+(?=, \d+\},\n)"
    places = [found for found in re.finditer(target, text) if found.start() > begin]
    for found in places[::max(1, len(places) // 30)]:
        yield text[:found.start()] + str(int(found[0]) + 1) + text[found.end():]


class Check:
    def __init__(self, source):
        self.source = source
        self.machines = {}
        self.failed = []

    def wanted(self, name):
        if name not in self.machines:
            self.machines[name] = machine_of_ragel(self.source / "ragel" / f"{name}.rl")
        return self.machines[name]

    def report(self, what, differences, noticed):
        print(f"{what:50} {noticed}")
        self.failed += [f"{what}: {difference}" for difference in differences]

    def copies(self, name, text, what):
        """Compares each machine with this name in a file."""
        begins = [found.start() for found in
                  re.finditer(rf"\n[ \t]*static const int {name}_start =", text)]
        differences = []
        for begin in begins:
            compare_code(Code(name, text[begin:]), self.wanted(name), differences)
        self.report(what, differences, f"{len(begins)} copies of {name}")

    def code(self, name, text, what):
        wanted, differences = self.wanted(name), []
        code = Code(name, text)
        states = compare_code(code, wanted, differences)
        changed = missed = unused = 0
        for state in states:
            goto, row = code.states[state], wanted.rows[state]
            used = code.row(state)[1]
            for place in [i for i, token in enumerate(goto.tokens) if token == "goto"]:
                if place not in used:
                    unused += 1
                    continue
                label = goto.tokens[place + 1]
                other = next(other for other in code.labels if other != label and
                             (label == "_out" or code.labels[other] != code.labels[label]) and
                             code.labels[other][1] != 0)
                changed += 1
                tokens = goto.tokens[:]
                tokens[place + 1] = other
                wrong = Goto(" ".join(tokens))
                missed += all(code.leads(wrong, state, octet)[0] == row[octet]
                              for octet in used[place])
        if missed:
            differences.append(f"{missed} changed gotos were not noticed")
        self.report(what, differences, f"{len(states)} of {len(wanted.rows)} states; {changed} "
                    f"changed gotos noticed, no octet comes to {unused}")

    def table(self, file, name):
        text = (self.source / "generated" / file).read_text()
        is_javascript = file.endswith(".js")
        read_machine = machine_of_javascript if is_javascript else machine_of_header
        wanted, differences = self.wanted(name), []
        compare_table(read_machine(text), wanted, differences, is_javascript)
        changed = missed = 0
        for wrong in wrong_tables(text, is_javascript):
            noticed = []
            try:
                compare_table(read_machine(wrong), wanted, noticed, is_javascript)
            except Unreadable as error:
                noticed.append(str(error))
            changed += 1
            missed += not noticed
        if missed:
            differences.append(f"{missed} changed transitions were not noticed")
        self.report(file, differences, f"{len(wanted.rows)} states; {changed} changed transitions "
                    "noticed")

    def run(self, files):
        for name in CODE:
            self.code(name, (self.source / "generated" / f"{name}.hpp").read_text(), f"{name}.hpp")
        for file, name in TABLES.items():
            self.table(file, name)
        for file in files:
            text = file.read_text()
            for name in CODE:
                self.copies(name, text, file.name)
        for failure in self.failed:
            print(failure)
        return 1 if self.failed else 0


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(Check(pathlib.Path(sys.argv[1])).run([pathlib.Path(file) for file in sys.argv[2:]]))


if __name__ == "__main__":
    main()
