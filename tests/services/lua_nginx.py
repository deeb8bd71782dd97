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
# A location that runs a file of Lua, and answers the text that the file returns.
RUN = """
    location / {
        content_by_lua_block {
            local report = assert(loadfile "%s")(%s)
            ngx.header.content_length = #report
            ngx.print(report)
        }
    }
"""


def nginx(locations):
    """Returns a server that is not yet started."""
    http = f"{PATHS} server {{ listen 127.0.0.1:PORT0; {locations} }}"
    return servers.Nginx(http, MAIN)


def runs(file, argument=""):
    """Returns a server that runs a file of this folder for each request."""
    quoted = f'"{argument}"' if argument else ""
    return nginx(RUN % (HERE / file, quoted))
