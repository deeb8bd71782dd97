"""The cases of tests/data/engines/functions.txt, asked of ClickHouse."""

from function_cases import read_cases
from function_list import read_functions

FUNCTIONS = read_functions()
# How the value x of each result is shown.  Texts are in hexadecimal.
SHOWN = {
    "text": "hex(x)",
    "json": "hex(x)",
    "octets": "hex(x)",
    "truth": "toString(x)",
    "port": "toString(x)",
    "offset": "toString(x)",
    "texts": "concat('[', arrayStringConcat(arrayMap(y -> hex(y), x), ' '), ']')",
    "found": "concat('[', arrayStringConcat(arrayMap(y -> concat(hex(y.1), ':', toString(y.2), ':', "
             "toString(y.3), ':', toString(y.4)), x), ' '), ']')",
    "parts": "concat(" + ", ' ', ".join(f"ifNull(hex(x.{n}), 'NULL')" for n in range(1, 8)) + ")",
}


def literal(text):
    return "cast(NULL, 'Nullable(String)')" if text is None else f"unhex('{text.hex()}')"


def shown(value):
    if isinstance(value, bytes):
        return value.hex().upper()
    if isinstance(value, list):
        return "[" + " ".join(map(shown, value)) + "]"
    if isinstance(value, tuple):
        return (":" if len(value) == 4 else " ").join(map(shown, value))
    return "NULL" if value is None else str(int(value))


def expected(case):
    """Returns the right answers.  In some forms of ClickHouse, no list and no tuple can be NULL."""
    result = FUNCTIONS[case.function].result
    if case.result is None and result in ("texts", "found"):
        return ("[]", "NULL")
    if case.result is None and result == "parts":
        return (shown(7 * (None,)), "NULL")
    return (shown(case.result),)


def wrong_answers(server):
    """Asks all cases, and returns what is wrong, and how many cases there are."""
    wrong, asked = [], 0
    for case in read_cases():
        function = FUNCTIONS[case.function]
        call = f"{function.clickhouse}({', '.join(map(literal, case.texts))})"
        query = f"select ifNull({SHOWN[function.result]}, 'NULL') from (select {call} as x)"
        answer = server.rows(query)[0].decode()
        wrong += [(case, answer)] if answer not in expected(case) else []
        asked += 1
    return wrong, asked
