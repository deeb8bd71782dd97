"""Runs queries in ClickHouse, which is a library (chdb) in this process:

    clickhouse_shell.py LIBRARY [OPTION...]       the options are those of clickhouse-local

Each line of standard input is a query, as a string in JSON.  For each, a line with an object in
JSON is written: `result` in the format TabSeparated, `error` or null, and `seconds`.
"""

import ctypes
import json
import os
import sys
import time


def load(path):
    library = ctypes.CDLL(path)
    library.chdb_connect.restype = ctypes.POINTER(ctypes.c_void_p)
    library.chdb_connect.argtypes = [ctypes.c_int, ctypes.POINTER(ctypes.c_char_p)]
    library.chdb_query.restype = ctypes.c_void_p
    library.chdb_query.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p]
    library.chdb_result_buffer.restype = ctypes.c_void_p
    library.chdb_result_length.restype = ctypes.c_size_t
    library.chdb_result_error.restype = ctypes.c_char_p
    for function in (library.chdb_result_buffer, library.chdb_result_length,
                     library.chdb_result_error, library.chdb_destroy_query_result):
        function.argtypes = [ctypes.c_void_p]
    return library


def answer(library, connection, query):
    start = time.monotonic()
    result = library.chdb_query(connection, query.encode(), b"TabSeparated")
    seconds = time.monotonic() - start
    error = library.chdb_result_error(result)
    text = b""
    if error is None:
        length = library.chdb_result_length(result)
        text = ctypes.string_at(library.chdb_result_buffer(result), length) if length else b""
    library.chdb_destroy_query_result(result)
    return {
        "result": text.decode(),
        "error": None if error is None else error.decode("utf-8", "replace"),
        "seconds": seconds,
    }


def main(path, options):
    library = load(path)
    words = [word.encode() for word in ("clickhouse", *options)]
    connection = library.chdb_connect(len(words), (ctypes.c_char_p * len(words))(*words))
    if not connection:
        sys.exit("clickhouse_shell.py: cannot connect")
    for line in sys.stdin:
        print(json.dumps(answer(library, connection[0], json.loads(line))), flush=True)
    os._exit(0)  # a usual exit would wait for the threads of ClickHouse


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
