"""Finds the places of a C++ file that can be mutated.

A site is a place with one or more mutants. Around its text comes a call of a function of
mutation.hpp, to which the numbers of the mutants are given (writing.py). So one program contains
all mutants, and an environment variable chooses one.
"""
import re
import sys

sys.path.append("/usr/lib/python3/dist-packages")  # for a Python that is not Debian's
import clang.cindex as clang  # noqa: E402

Kind = clang.CursorKind
FUNCTIONS = {Kind.FUNCTION_DECL, Kind.FUNCTION_TEMPLATE, Kind.CXX_METHOD, Kind.CONSTRUCTOR,
             Kind.DESTRUCTOR, Kind.CONVERSION_FUNCTION}
CLASSES = {Kind.CLASS_DECL, Kind.STRUCT_DECL, Kind.CLASS_TEMPLATE, Kind.ENUM_DECL,
           Kind.CLASS_TEMPLATE_PARTIAL_SPECIALIZATION}
# These are checks themselves, or hold no code that runs.
LEFT_OUT = {Kind.STATIC_ASSERT, Kind.CONCEPT_DECL, Kind.REQUIRES_EXPR, Kind.TYPE_ALIAS_DECL,
            Kind.CONCEPT_SPECIALIZATION_EXPR, Kind.FRIEND_DECL}
BOUNDARIES = {"<": ("less", "<="), "<=": ("less_equal", "<"), ">": ("greater", ">="),
              ">=": ("greater_equal", ">")}
OPERATORS = {"+": ("plus", "-"), "-": ("minus", "+"), "*": ("times", "/"), "/": ("divide", "*"),
             "%": ("modulo", "*"), "&": ("bit_and", "|"), "|": ("bit_or", "&"),
             "^": ("bit_xor", "&"), "<<": ("shift_left", ">>"), ">>": ("shift_right", "<<")}
COMPARISONS = {"==", "!=", *BOUNDARIES}
STEPS = {"++": ("increment", "--"), "--": ("decrement", "++")}
UNARY = {"-": "negate", "~": "complement"}
NUMBER = re.compile(r"(0[xX][0-9a-fA-F']+|0[bB][01']+|[0-9][0-9']*)([uUlLzZ]*)$")
NAMESPACE = "uriscan_mutation::"


def without_comments(text):
    """Returns the text with a space for each octet of comments and strings."""
    pattern = re.compile(rb'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', re.S)
    return pattern.sub(lambda match: re.sub(rb"[^\n]", b" ", match[0]), text)


def operand_of(function):
    """Returns the type of the first operand of an operator's function."""
    types = [a.type for a in function.get_arguments()]
    of = types[0] if len(types) == 2 else function.semantic_parent.type
    return re.sub(r"^const |[ &]*$", "", of.get_canonical().spelling)


def operators_in(node):
    """Yields the name and the first operand of the operators that are declared in a namespace."""
    for child in node.get_children():
        if child.kind in (Kind.FUNCTION_DECL, Kind.CXX_METHOD):
            if child.spelling.startswith("operator"):
                yield child.spelling, operand_of(child)
        elif child.kind == Kind.NAMESPACE and child.spelling != "std" or \
                child.kind in CLASSES | {Kind.FRIEND_DECL}:
            yield from operators_in(child)


class Finder:
    """Walks over the syntax tree of one file, and collects its sites."""

    def __init__(self, path, text, unit):
        self.path, self.text, self.code = path, text, without_comments(text)
        self.unit, self.operators = unit, None
        self.sites, self.wrapped = [], set()
        self.names, self.constant = [], True
        self.walk(unit.cursor)

    # ---- texts ----

    def source(self, node):
        return self.text[node.extent.start.offset:node.extent.end.offset].decode()

    def operator_between(self, left, right):
        """Returns the operator between two operands, and where it is; None if it is a macro's."""
        begin, end = left.extent.end.offset, right.extent.start.offset
        match = re.fullmatch(rb"\s*(\S+)\s*", self.code[begin:end])
        return match and (match[1].decode(), begin + match.start(1))

    def has_other(self, function, operator):
        """Says whether the type of an operator's function also has the operator of the mutant."""
        if self.operators is None:
            self.operators = set(operators_in(self.unit.cursor))
        other = OPERATORS[operator[0]][1] + operator[1:]
        return (f"operator{other}", operand_of(function)) in self.operators

    # ---- sites ----

    def add(self, node, opening, closing, mutants, cut=None):
        """Adds a site around a node. {0}, {1}... in the opening are the numbers of the mutants."""
        self.sites.append({
            "start": node.extent.start.offset, "end": node.extent.end.offset, "open": opening,
            "close": closing, "cut": cut, "constant": self.constant,
            "function": "::".join(self.names) or "the file",
            "mutants": [{"at": at, "size": size, "what": " ".join(what.split()),
                         "becomes": becomes} for at, size, what, becomes in mutants]})

    def add_condition(self, node, is_loop=False):
        """The value of an expression becomes true, and becomes false."""
        key = (node.extent.start.offset, node.extent.end.offset)
        if key in self.wrapped:
            return
        self.wrapped.add(key)
        at, size = key[0], key[1] - key[0]
        what = self.source(node)
        call, closing = f"{NAMESPACE}or_false({{0}}, ", ")"
        mutants = [(at, size, what, "false")]
        if not is_loop:  # a loop that never ends is always noticed
            call, closing = call + NAMESPACE + "or_true({1}, ", "))"
            mutants.append((at, size, what, "true"))
        self.add(node, call + "static_cast<bool>(", closing + ")", mutants)

    def add_boolean(self, node, is_loop=False):
        """Adds the sites of an expression that is true or false: its parts, or else its value."""
        bare = node
        while bare.kind == Kind.UNEXPOSED_EXPR and len(list(bare.get_children())) == 1 and \
                self.source(bare) == self.source(next(bare.get_children())):
            bare = next(bare.get_children())
        if not self.source(node) or bare.kind in (Kind.CXX_BOOL_LITERAL_EXPR, Kind.VAR_DECL,
                                                  Kind.INTEGER_LITERAL, Kind.PAREN_EXPR):
            return  # the walk comes to the inside of parentheses
        if bare.kind == Kind.BINARY_OPERATOR:
            found = self.operator_between(*bare.get_children())
            if found is None or found[0] in ("&&", "||", ","):
                return
        if bare.kind == Kind.UNARY_OPERATOR and re.match(r"!(?!=)", self.source(bare)):
            return
        self.add_condition(node, is_loop)

    def add_binary(self, node, left, right):
        found = self.operator_between(left, right)
        if not found:
            return
        operator, at = found
        size, cut = len(operator), [at, at + len(operator), ","]
        if operator in ("&&", "||"):
            other = "||" if operator == "&&" else "&&"
            flip = f"{NAMESPACE}flip({{0}}, static_cast<bool>("
            self.add(node, f"(({flip}", f"))) != {NAMESPACE}on({{0}}))",
                     [(at, size, operator, other)], [at, at + size, f")) {operator} {flip}"])
            for operand in (left, right):
                self.add_boolean(operand)
        elif operator in COMPARISONS:
            self.add_condition(node)
            if operator in BOUNDARIES and node.kind == Kind.BINARY_OPERATOR:
                name, other = BOUNDARIES[operator]
                self.add(node, f"{NAMESPACE}{name}({{0}}, ", ")",
                         [(at, size, operator, other)], cut)
        elif operator == "-" and all(operand.type.get_canonical().kind == clang.TypeKind.POINTER
                                     for operand in (left, right)):
            return  # two pointers cannot be added
        elif operator in OPERATORS or operator[:-1] in OPERATORS and operator[-1] == "=":
            name, other = OPERATORS[operator.rstrip("=")]
            if operator[-1] == "=":
                name, other = "assign_" + name, other + "="
            self.add(node, f"{NAMESPACE}{name}({{0}}, ", ")", [(at, size, operator, other)], cut)

    def add_unary(self, node, operand):
        text, at = self.source(node), node.extent.start.offset
        end = operand.extent.start.offset
        if operand.extent.start.offset == at and operand.extent.end.offset < node.extent.end.offset:
            operator = self.code[operand.extent.end.offset:node.extent.end.offset].decode().strip()
            if operator in STEPS:
                name, other = STEPS[operator]
                at = node.extent.end.offset - len(operator)
                self.add(node, f"{NAMESPACE}{name}_after({{0}}, ", ")",
                         [(at, 2, operator, other)], [at, at + 2, ""])
            return
        operator = self.code[at:end].decode().strip()
        if operator in STEPS:
            name, other = STEPS[operator]
            self.add(node, f"{NAMESPACE}{name}({{0}}, ", ")",
                     [(at, 2, operator, other)], [at, at + 2, ""])
        elif operator in UNARY:
            self.add(node, f"{NAMESPACE}{UNARY[operator]}({{0}}, ", ")",
                     [(at, 1, operator, "nothing")], [at, at + 1, ""])
        elif operator == "!" and not text.startswith("!="):
            self.add_boolean(operand)

    @staticmethod
    def is_immediate(parents):
        """Whether a number with these parents is an operand of an instruction."""
        outside = [node for node in parents if node.kind not in (Kind.UNEXPOSED_EXPR,
                                                                 Kind.PAREN_EXPR)][-1]
        return outside.spelling.startswith("_mm") and "_set" not in outside.spelling

    def add_literal(self, node, parents):
        text, at = self.source(node), node.extent.start.offset
        number = NUMBER.match(text)
        if node.kind == Kind.CXX_BOOL_LITERAL_EXPR and text in ("true", "false"):
            other = "false" if text == "true" else "true"
            self.add(node, f"{NAMESPACE}flip({{0}}, ", ")", [(at, len(text), text, other)])
        elif node.kind == Kind.CHARACTER_LITERAL and text.startswith("'"):
            self.add(node, f"{NAMESPACE}number({{0}}, 0, ", ")",
                     [(at, len(text), text, text + " + 1")])
        elif node.kind == Kind.INTEGER_LITERAL and number:
            if parents[-1].kind == Kind.PARM_DECL and self.code[:at].rstrip().endswith(b"["):
                return  # the size of an array that is a parameter means nothing
            value = int(number[1].replace("'", ""), 0 if number[1][:2].lower() in ("0x", "0b")
                        else 10)
            values = [value + 1] + ([value - 1] if value > 0 else [])
            mutants = [(at, len(text), text, f"{other}{number[2]}") for other in values]
            minus = "{1}" if value > 0 else "0"
            if self.is_immediate(parents):
                # An instruction's immediate operand must be a constant of the language.
                this = "URISCAN_CONSTANT_MUTANT =="
                self.add(node, f"(({this} {{0}}) - ({minus} != 0 && {this} {minus}) + ", ")",
                         mutants)
                self.sites[-1]["constant"] = True
            else:
                self.add(node, f"{NAMESPACE}number({{0}}, {minus}, ", ")", mutants)

    def add_statement(self, node):
        """Adds a mutant that leaves out a call or an assignment."""
        bare = node
        while bare.kind == Kind.UNEXPOSED_EXPR and len(list(bare.get_children())) == 1:
            bare = next(bare.get_children())
        children, at = list(bare.get_children()), node.extent.start.offset
        first_line = self.source(node).split("\n")[0]
        is_assignment = False
        if bare.kind in (Kind.BINARY_OPERATOR, Kind.CALL_EXPR) and len(children) >= 2:
            operands = sorted((children[0], children[-1]), key=lambda c: c.extent.start.offset)
            found = self.operator_between(*operands) if bare.kind == Kind.BINARY_OPERATOR else None
            is_assignment = bool(found and found[0] == "=")
        if bare.kind == Kind.CALL_EXPR or is_assignment:
            self.add(node, f"({NAMESPACE}on({{0}}) ? void() : void(", "))",
                     [(at, len(first_line.encode()), first_line, "left out")])
        elif node.kind in (Kind.BREAK_STMT, Kind.CONTINUE_STMT):
            self.add(node, f"if ({NAMESPACE}on({{0}})) {{{{}}}} else ", "",
                     [(at, len(first_line), first_line, "left out")])

    # ---- the walk ----

    def condition_of(self, node, children):
        """Returns the child that is the condition of `if`, `while`, `for` or `do`."""
        start, end = node.extent.start.offset, node.extent.end.offset
        if node.kind == Kind.DO_STMT:
            return children[-1]
        opening = self.code.index(b"(", start)
        depth, semicolons, closing = 0, [], end
        for at in range(opening, end):
            octet = self.code[at:at + 1]
            depth += (octet in b"({") - (octet in b")}")
            if octet == b";" and depth == 1:
                semicolons.append(at)
            if depth == 0:
                closing = at
                break
        inside = [c for c in children if c.extent.end.offset <= closing]
        if node.kind == Kind.FOR_STMT:
            inside = [c for c in inside if len(semicolons) == 2 and
                      semicolons[0] < c.extent.start.offset < semicolons[1]]
        declares = any(c.kind == Kind.VAR_DECL for c in inside)  # if (const auto value = f())
        return inside[-1] if inside and inside[-1].kind.is_expression() and not declares else None

    def visit(self, node, children, parents):
        kind = node.kind
        if kind in (Kind.BINARY_OPERATOR, Kind.COMPOUND_ASSIGNMENT_OPERATOR) and len(children) == 2:
            self.add_binary(node, *children)
        elif kind == Kind.CALL_EXPR and len(children) == 3 and "operator" in node.spelling:
            found = self.operator_between(children[0], children[2])
            if found and node.spelling == "operator" + found[0] and (
                    found[0] in COMPARISONS or
                    found[0] in {"&", "|", "&=", "|="} and
                    self.has_other(node.referenced, found[0])):
                self.add_binary(node, children[0], children[2])
        elif kind == Kind.UNEXPOSED_EXPR and node.type.kind == clang.TypeKind.BOOL and \
                len(children) == 1 and "operator" in children[0].spelling + "".join(
                    child.spelling for child in children[0].get_children()) and \
                re.search(rb"[=!<>]=|[<>]", self.code[node.extent.start.offset:
                                                      node.extent.end.offset]):
            self.add_condition(node)  # C++20 makes it from another operator
        elif kind == Kind.UNARY_OPERATOR and len(children) == 1:
            self.add_unary(node, children[0])
        elif kind in (Kind.IF_STMT, Kind.WHILE_STMT, Kind.FOR_STMT, Kind.DO_STMT):
            condition = self.condition_of(node, children)
            if condition is not None:
                of_node, self.constant = self.constant, self.constant or self.is_static_if(node)
                self.add_boolean(condition, kind != Kind.IF_STMT)
                self.constant = of_node
        elif kind == Kind.CONDITIONAL_OPERATOR:
            self.add_boolean(children[0])
        elif kind == Kind.RETURN_STMT and children and \
                children[0].type.kind == clang.TypeKind.BOOL:
            self.add_boolean(children[0])
        else:
            self.add_literal(node, parents)

    def is_static_if(self, node):
        return node.kind == Kind.IF_STMT and bool(
            re.match(rb"if\s+constexpr\b", self.code[node.extent.start.offset:]))

    def statements(self, node, children):
        """Returns the children that are statements, not parts of an expression."""
        if node.kind == Kind.COMPOUND_STMT:
            return children
        if node.kind in (Kind.CASE_STMT, Kind.DEFAULT_STMT):
            return children[-1:]
        return []  # the style of the code has braces everywhere else

    def is_constant(self, node, parents):
        """Whether a declaration has a value that the compiler computes.  In a function, a variable
        that is only `const` may have another value in each call."""
        is_local = bool(parents) and parents[-1].kind == Kind.DECL_STMT
        words = rb"\bconstexpr\b|\benum\b" if is_local else rb"\bconst(expr)?\b|\benum\b"
        return bool(re.search(words, self.code[node.extent.start.offset:node.extent.end.offset]))

    def walk(self, node, parents=()):
        children = list(node.get_children())
        if node.kind == Kind.TRANSLATION_UNIT:
            children = [c for c in children
                        if c.location.file is not None and c.location.file.name == self.path]
        saved = self.constant, len(self.names)
        if node.kind in FUNCTIONS:
            body = [c for c in children if c.kind == Kind.COMPOUND_STMT]
            if not body:
                return
            head = self.code[node.extent.start.offset:body[0].extent.start.offset]
            self.constant = bool(re.search(rb"\bconst(expr|eval)\b", head))
            if node.kind != Kind.CONSTRUCTOR:  # the initializers of members are expressions, too
                children = [c for c in children if not c.kind.is_expression()]
        elif node.kind == Kind.LAMBDA_EXPR and not self.names:
            called_at_once = self.code[node.extent.end.offset:].lstrip().startswith(b"(")
            self.constant = self.constant and called_at_once
        elif node.kind in (Kind.VAR_DECL, Kind.ENUM_CONSTANT_DECL, Kind.FIELD_DECL) and \
                self.is_constant(node, parents):
            self.constant = True
        elif node.kind in (Kind.CLASS_TEMPLATE, Kind.CLASS_TEMPLATE_PARTIAL_SPECIALIZATION):
            children = [c for c in children if not c.kind.is_expression()]
        if node.kind in FUNCTIONS | CLASSES and node.spelling:
            self.names.append(re.sub(r"<.*", "", node.spelling))
        statements = self.statements(node, children)
        self.visit(node, children, parents)
        for child in children:
            if child.kind in LEFT_OUT or child.type.spelling.endswith("__unspec") or \
                    self.code[child.extent.start.offset:].startswith(b"assert("):
                continue
            if child in statements:
                self.add_statement(child)
            is_in_type = node.kind in (Kind.VAR_DECL, Kind.FIELD_DECL) and \
                child.extent.end.offset <= node.location.offset  # such as array<char, 16> text
            is_static = child == children[0] and (node.kind == Kind.CASE_STMT or
                                                  self.is_static_if(node))
            of_node, self.constant = self.constant, self.constant or is_in_type or is_static
            self.walk(child, (*parents, node))
            self.constant = of_node
        self.constant = saved[0]
        del self.names[saved[1]:]


def find_sites(path, arguments):
    """Returns the sites of a file, from outside to inside."""
    with open(path, "rb") as file:
        text = file.read()
    unit = clang.Index.create().parse(path, args=["-x", "c++", *arguments])
    errors = [str(d) for d in unit.diagnostics if d.severity >= clang.Diagnostic.Error]
    if errors:
        raise RuntimeError("\n".join(errors[:3]))
    sites = Finder(path, text, unit).sites
    order = sorted(range(len(sites)), key=lambda i: (sites[i]["start"], -sites[i]["end"], i))
    return [sites[i] for i in order]
