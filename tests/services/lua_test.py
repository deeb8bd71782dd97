"""Tests src/bindings/lua/uriscan.lua in Debian's Lua module for nginx.

URISCAN_LIBRARY is the path of the shared library.
"""

import unittest

import servers
from http_clients import ask
from lua_nginx import nginx, runs
from target_table import host_of
from targets import read_targets

TARGETS = read_targets()
GUARD = """
    location / {
        rewrite_by_lua_block {
            local target = ngx.var.request:match "^%S+ (.*) HTTP/1%.%d$"
            if not require("uriscan").parse_request_target(target, ngx.req.get_method()) then
                return ngx.exit(400)
            end
        }
        content_by_lua_block { ngx.print "ok" }
    }
"""


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

    def test_guards_a_location(self):
        with servers.Nginx() as plain, nginx(GUARD) as guarded:
            for target in TARGETS:
                request = (target.text, target.method, host_of(target))
                expected = ask(plain.port, *request).status
                if target.verdict == "bad" and expected == 200:
                    expected = 400
                self.assertEqual(ask(guarded.port, *request).status, expected, target)


if __name__ == "__main__":
    unittest.main()
