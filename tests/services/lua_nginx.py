"""nginx with Debian's Lua module and src/bindings/lua/uriscan.lua.

URISCAN_LIBRARY is the path of the shared library.
"""

import os
from pathlib import Path

import servers

HERE = Path(__file__).parent
BINDING = HERE.parents[1] / "src/bindings/lua"
MAIN = f"""
load_module /usr/lib/nginx/modules/ndk_http_module.so;
load_module /usr/lib/nginx/modules/ngx_http_lua_module.so;
env URISCAN_LIBRARY={os.environ["URISCAN_LIBRARY"]};
"""
PATHS = f'lua_package_path "{BINDING}/?.lua;;";'
SERVER = "server { listen 127.0.0.1:PORT0; listen 127.0.0.1:PORT1 http2; location / { %s } }"
# Runs a file of Lua, and answers the text that the file returns.
RUN = """
    content_by_lua_block {
        local report = assert(loadfile "%s")(%s)
        ngx.header.content_length = #report
        ngx.print(report)
    }
"""


def nginx(location):
    """Returns a server with these directives in its location.  It is not yet started."""
    return servers.Nginx(PATHS + SERVER % location, MAIN, 2)


def runs(file, argument=""):
    """Returns a server that runs a file of this folder for each request."""
    quoted = f'"{argument}"' if argument else ""
    return nginx(RUN % (HERE / file, quoted))
