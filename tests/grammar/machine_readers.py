"""Reads machines back: from Ragel's description, from code with goto, and from tables.

machine_code.py compares them."""
import re
import subprocess
import xml.etree.ElementTree

REFUSED = (0, ())


class Unreadable(Exception):
    """The code is not of the form that this reader knows."""


def plain(text):
    """Returns code without spaces."""
    return re.sub(r"\s+", "", text)


class Machine:
    """A machine: where each octet leads from each state, and with which calls."""

    def __init__(self, start=0):
        self.start = start
        self.finals = set()
        self.rows = {}  # for each state: 256 pairs of the next state and the calls
        self.entry = {}  # for each state: the code that runs when it is entered
        self.end = {}  # for each state: the calls if the text ends there


def machine_of_ragel(path):
    """Returns the machine that Ragel describes."""
    text = subprocess.run(["ragel", "-C", "-x", "-I", path.parent, "-o", "/dev/stdout", path],
                          check=True, capture_output=True).stdout
    root = xml.etree.ElementTree.fromstring(text).find("ragel_def/machine")
    read = Machine(int(root.find("start_state").text))
    actions = {action.get("id"): action for action in root.iter("action")}
    lists = {table.get("id"): table.text.split() for table in root.iter("action_table")}

    def calls(number, state):
        written = []
        for action in lists.get(number, []):
            parts = [str(state) if part.tag == "targs" or part.tag == "curs" else part.text or ""
                     for part in actions[action]]
            written.append(plain("".join(parts)))
        return tuple(written)

    for element in root.iter("state"):
        state = int(element.get("id"))
        read.rows[state] = [REFUSED] * 256
        if element.get("final"):
            read.finals.add(state)
        entering, leaving, ending = (element.findtext("state_actions") or "x x x").split()
        if leaving != "x":
            raise Unreadable(f"{path}: an action at each octet of a state")
        read.entry[state] = calls(entering, state)
        read.end[state] = calls(ending, state)
        for transition in element.iter("t"):
            first, last, target, number = transition.text.split()
            for octet in range(int(first), int(last) + 1):
                read.rows[state][octet] = (0 if target == "x" else int(target),
                                           calls(number, state))
    return read


class Goto:
    """One state in code with goto, as a list of statements that are run for an octet."""

    def __init__(self, text):
        self.tokens = re.findall(r"\d+u?|\w+|&&|[<>=!]=|[-+]{2}|\S", text)
        self.at = 0
        self.statements = self.block(lambda: self.at == len(self.tokens))

    def take(self, *wanted):
        for token in wanted:
            if self.at == len(self.tokens) or self.tokens[self.at] != token:
                raise Unreadable(f"{token} is missing before "
                                 f"{' '.join(self.tokens[self.at:self.at + 9])}")
            self.at += 1

    def octet(self):
        form = ["(", "text", "[", "p", "]", ")"]
        self.take(*(form if self.tokens[self.at:self.at + 6] == form else ["(", "*", "p", ")"]))

    def number(self):
        token = self.tokens[self.at]
        if not re.fullmatch(r"\d+u", token):
            raise Unreadable(f"{token} is no octet")
        self.at += 1
        return int(token[:-1])

    def condition(self):
        """Reads a comparison, or two with "&&". Returns the set of octets for which it is true."""
        octets = set(range(256))
        while True:
            left = None if self.tokens[self.at] == "(" else self.number()
            if left is None:
                self.octet()
            sign = self.tokens[self.at]
            self.at += 1
            right = self.number() if left is None else self.octet()
            compare = {"==": lambda a, b: a == b, "<": lambda a, b: a < b,
                       ">": lambda a, b: a > b, "<=": lambda a, b: a <= b,
                       ">=": lambda a, b: a >= b, "!=": lambda a, b: a != b}[sign]
            octets &= {octet for octet in range(256)
                       if (compare(octet, right) if left is None else compare(left, octet))}
            if self.tokens[self.at] != "&&":
                return frozenset(octets)
            self.at += 1

    def block(self, is_end):
        statements = []
        while not is_end():
            statements.append(self.statement())
        return statements

    def statement(self):
        token = self.tokens[self.at]
        if token == "if":
            self.take("if", "(")
            octets = self.condition()
            self.take(")")
            yes, no = self.statement(), None
            if self.at < len(self.tokens) and self.tokens[self.at] == "else":
                self.at += 1
                no = self.statement()
            return "if", octets, yes, no
        if token == "switch":
            self.take("switch", "(")
            self.octet()
            self.take(")", "{")
            cases = {}
            while self.tokens[self.at] != "}":
                self.take("case")
                octet = self.number()
                self.take(":")
                if octet in cases:
                    raise Unreadable(f"two cases for {octet}")
                cases[octet] = self.statement()
            self.take("}")
            return "switch", cases
        if token == "{":
            self.take("{")
            inner = self.block(lambda: self.tokens[self.at] == "}")
            self.take("}")
            return "block", inner
        if token == "goto":
            place, label = self.at, self.tokens[self.at + 1]
            self.at += 2
            self.take(";")
            return "goto", place, label
        if token == "in_this_order":
            self.take("in_this_order", "(", ")", ";")
            return "block", []
        self.take("cs", "=")
        begin = self.at
        while self.tokens[self.at] != ";":
            self.at += 1
        self.at += 1
        return "cs", "".join(self.tokens[begin:self.at - 1])

    def run(self, statements, octet):
        """Returns (place of the goto, label, value of cs) for an octet, or None."""
        cs = None
        for statement in statements:
            kind, reached = statement[0], None
            if kind == "goto":
                return statement[1], statement[2], cs
            if kind == "cs":
                cs = statement[1]
            elif kind == "block":
                reached = self.run(statement[1], octet)
            elif kind == "if" and octet in statement[1]:
                reached = self.run([statement[2]], octet)
            elif kind == "if" and statement[3]:
                reached = self.run([statement[3]], octet)
            elif kind == "switch" and octet in statement[1]:
                reached = self.run([statement[1][octet]], octet)
            if reached:
                return reached
        return None


# A state that hands the octets between brackets to a table (ragel/test_order.awk).
BRACKETS = re.compile(plain(r"""
    if\(skipper\.jump\(p,pe\)\)goto st(\d+);
    cs=(\d+);
    default:\{const auto reached=skipper\.read_in_brackets\(cs,text,p,pe\);
    p=reached\.stop;cs=reached\.state;\}
    if\(cs==(\d+)\)goto st(\d+);
    if\(cs!=0\)goto _out;
    (?:cs=refused_in\((\d+)\);goto _out|goto st0);"""))


class Code:
    """The code with goto of one machine."""

    def __init__(self, name, text):
        found = re.search(rf"\n\s*static const int {name}_start = (\d+);\n(.*)", text, re.S)
        if not found:
            raise Unreadable(f"no machine {name}")
        self.machine = Machine(int(found[1]))
        body = re.search(r"\n[ \t]*\{\n[ \t]*if \( p == pe \)\n[ \t]*goto _test_eof;\n"
                         r"[ \t]*switch \( cs \)\n[ \t]*\{\n(.*?)\n[ \t]*_out: \{\}",
                         found[2], re.S)
        if not body:
            raise Unreadable(f"{name}: no code with goto")
        self.final = int(re.search(rf"{name}_first_final = (\d+);", text)[1])
        self.inner = None  # pairs of the states after "[" and after "]"
        self.labels, self.states, self.places = {}, {}, {}
        code, _, ends = body[1].partition("\n\t_test_eof")
        if not code.rstrip().endswith("}"):
            raise Unreadable(f"{name}: no end of the states")
        self.read_states(code.rstrip()[:-1])
        self.read_ends("\n\t_test_eof" + ends)

    def read_states(self, code):
        parts = re.split(r"^(st\d+|tr\d+|case \d+):", code, flags=re.M)
        label = None
        entry = plain(parts[0])
        for name, text in zip(parts[1::2], parts[2::2]):
            if name.startswith("case "):
                state = int(name[5:])
                if label and label != f"st{state}" and not entry:
                    raise Unreadable(f"state {state} after {label}")
                self.machine.entry[state] = re.sub(
                    rf"if\(\+\+p==pe\)goto_test_eof{state};$", "", entry)
                # A state that no transition leads to has no label, but its code is there.
                text, _, unused = re.fullmatch(r"(.*?;)(\s*(\{[^{}]*skipper[^{}]*\})?\s*)", text,
                                               re.S).group(1, 2, 3)
                self.read_state(state, text)
                entry = plain(unused or "")
            elif name.startswith("st"):
                if name in self.labels:
                    raise Unreadable(f"two labels {name}")
                self.labels[name] = ((), int(name[2:]))
                if name != "st0":
                    entry = plain(text)
                    if not entry.endswith(f"if(++p==pe)goto_test_eof{name[2:]};"):
                        raise Unreadable(f"{name} does not go on to the next octet")
                elif plain(text) != "cs=0;goto_out;":
                    raise Unreadable("st0 does not refuse")
            else:
                calls = re.findall(r"\{(.*?)\}", plain(text))
                target = re.search(r"\}gotost(\d+);$", plain(text))
                if not target:
                    raise Unreadable(f"{name} goes nowhere")
                self.labels[name] = (tuple(calls), int(target[1]))
            label = name

    def read_state(self, state, text):
        brackets = BRACKETS.fullmatch(re.sub(r"\s+", "", text))
        if brackets:
            after = int(brackets[1])
            if (self.inner or {int(b) for b in brackets.groups() if b} != {after, state} or
                    brackets[3] != brackets[1] or brackets[4] != brackets[1] or
                    brackets[2] != str(state) or brackets[5] not in (str(state), None)):
                raise Unreadable(f"state {state} does not read an address")
            self.inner = state, after
            return
        self.states[state] = Goto(text)

    def read_ends(self, text):
        for label, state in re.findall(r"_test_eof(\d+): cs = (\d+); goto _test_eof;", text):
            if label != state:
                raise Unreadable(f"the end of the text in state {label}")
        waiting = []
        for found in re.finditer(r"case (\d+):|\{(?: (.*?;) )?\}\n|break;", text):
            if found[1]:
                waiting.append(int(found[1]))
            elif found[0] == "break;":
                waiting = []
            for state in waiting if found[0].startswith("{") else []:
                done = self.machine.end.get(state, ())
                self.machine.end[state] = done + (plain(found[2] or ""),)

    def row(self, state):
        """Returns where each octet leads, and the gotos to which the octets come."""
        row, places = [], {}
        for octet in range(256):
            leads, place = self.leads(self.states[state], state, octet)
            row.append(leads)
            places.setdefault(place, []).append(octet)
        return row, places

    def leads(self, goto, state, octet):
        """Returns where an octet leads by the code of a state, and the place of the goto."""
        reached = goto.run(goto.statements, octet)
        if not reached:
            raise Unreadable(f"octet {octet} falls out of state {state}")
        place, label, cs = reached
        if label != "_out":
            calls, target = self.labels[label]
            return (target, calls), place
        if cs not in ("0", f"refused_in({state})"):
            raise Unreadable(f"state {state} refuses with {cs}")
        return REFUSED, place


def numbers_in(text, name):
    """Returns the numbers of an array in a header."""
    found = re.search(rf"\b{name} = \{{(.*?)\}};", text, re.S)
    return [int(number, 0) for number in re.findall(r"0x[0-9a-f]+|\d+", found[1])]


def machine_of_header(text):
    """Returns the machine of a table in C++."""
    read = Machine(int(re.search(r"int start = (\d+);", text)[1]))
    first, finals = numbers_in(text, "first"), numbers_in(text, "is_final")
    cells = numbers_in(text, "transitions")
    rows = [cells[i:i + 4] for i in range(0, len(cells), 4)]
    acts = {int(number): tuple(plain(call + ";") for call in calls.split(";") if call.strip())
            for number, calls in re.findall(r"case (\d+): (.*?) break;", text)}
    for state in range(len(first) - 1):
        read.rows[state] = [REFUSED] * 256
        for low, high, target, actions in rows[first[state]:first[state + 1]]:
            for octet in range(low, high + 1):
                if read.rows[state][octet] != REFUSED:
                    raise Unreadable(f"two transitions for octet {octet} of state {state}")
                read.rows[state][octet] = (target, acts.get(actions, ()))
    read.finals = {state for state, final in enumerate(finals) if final}
    sets, loops = numbers_in(text, "sets"), numbers_in(text, "loop_of")
    for state, number in enumerate(loops):
        table = sets[16 * number:16 * number + 16]
        for octet in range(256):
            wanted = octet < 128 and (table[octet % 16] >> octet // 16 & 1) != 0
            if state != 0 and wanted != (octet < 128 and read.rows[state][octet] == (state, ())):
                raise Unreadable(f"the loop of state {state} at octet {octet}")
    return read


def machine_of_javascript(text):
    """Returns the machine of a table in JavaScript."""
    constants = dict(re.findall(r"export const (\w+) = (\d+)", text))
    read = Machine(int(constants.pop("START")))
    classes, rows = ("".join(re.findall(r"'([^']*)'", part)) for part in
                     re.search(r"CLASSES =(.*)ROWS =(.*)", text, re.S).groups())
    bits = {int(bit): name.lower() for name, bit in constants.items()}
    for state, row in enumerate(rows.split(" ")[:-1]):
        if row.startswith("!"):
            read.finals.add(state)
        leads = {}
        for letters, target, actions in re.findall(r"([A-Za-z]*)(\d+)(?::(\d+))?",
                                                   row.removeprefix("!")):
            calls = frozenset(name for bit, name in bits.items() if int(actions or 0) & bit)
            for letter in letters or [""]:
                leads[letter] = (int(target), calls)
        read.rows[state] = [(0, frozenset()) if octet >= len(classes) or classes[octet] == "." else
                            leads.get(classes[octet], leads.get("", (0, frozenset())))
                            for octet in range(256)]
    return read
