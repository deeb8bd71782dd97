"""Tests src/bindings/lua/uriscan.lua in Debian's Lua module for nginx.

URISCAN_LIBRARY is the path of the shared library.
"""

import os
import unittest
from pathlib import Path

import servers
from http_clients import ask
from target_table import host_of
from targets import read_targets

HERE = Path(__file__).parent
BINDING = HERE.parents[1] / "src/bindings/lua"
TARGETS = read_targets()
MAIN = f"""
load_module /usr/lib/nginx/modules/ndk_http_module.so;
load_module /usr/lib/nginx/modules/ngx_http_lua_module.so;
env URISCAN_LIBRARY={os.environ["URISCAN_LIBRARY"]};
"""
PATHS = f'lua_package_path "{BINDING}/?.lua;;";'
TESTS = f"""
    location / {{
        content_by_lua_block {{
            local report = dofile "{HERE}/uriscan_test.lua"
            ngx.header.content_length = #report
            ngx.print(report)
        }}
    }}
"""
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


def nginx(locations):
    http = f"{PATHS} server {{ listen 127.0.0.1:PORT0; {locations} }}"
    return servers.Nginx(http, MAIN)


class Binding(unittest.TestCase):
    def test_passes_its_tests(self):
        with nginx(TESTS) as server:
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
