"""Tests src/bindings/lua/uriscan.lua in Debian's Lua module for nginx.

URISCAN_LIBRARY is the path of the shared library.
"""

import unittest

from http_clients import ask
from lua_nginx import runs
class Binding(unittest.TestCase):
    def test_passes_its_tests(self):
        with runs("uriscan_test.lua") as server:
            answer = ask(server.port, b"/")
            self.assertEqual(answer.status, 200, server.log)
        lines = answer.body.decode().splitlines()
        self.assertGreater(len(lines), 10)
        for line in lines:
            with self.subTest(line):
                self.assertTrue(line.startswith("ok "), line)


if __name__ == "__main__":
    unittest.main()
