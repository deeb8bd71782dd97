"""Starts web servers on free ports of the loopback interface, each with a temporary configuration.

A server stops at the end of its `with` block.  If the tests are killed, it stops after LIFETIME.
"""

import getpass
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from http_clients import LOOPBACK

LIFETIME = int(os.environ.get("LIFETIME", 200))  # seconds
os.environ["PATH"] += ":/usr/sbin:/sbin"  # Debian's servers are there
HERE = Path(__file__).parent
APACHE_MODULES = Path("/usr/lib/apache2/modules")


def free_ports(count):
    """Returns ports that no program uses now."""
    sockets = [socket.create_server((LOOPBACK, 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


class Server:
    """A running server.  Subclasses say how it is configured and started."""

    name = ""  # the name in the documentation
    port_count = 1
    version_command = ()
    version_pattern = r"\d+\.\d+\.\d+"

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="uriscan_services_"))
        self.folder.chmod(0o755)  # a worker with another user reads files here
        self.ports = free_ports(self.port_count)
        self.process = None

    @property
    def port(self):
        return self.ports[0]

    @property
    def http2_port(self):
        """The port for HTTP/2 without TLS.  With nginx, it is another port than for HTTP/1.1."""
        return self.ports[-1]

    @property
    def log(self):
        """What the server has written to its log."""
        return (self.folder / "error.log").read_text("latin-1")

    @classmethod
    def version(cls):
        run = subprocess.run(cls.version_command, capture_output=True, text=True, check=True)
        return re.search(cls.version_pattern, run.stdout + run.stderr).group()

    def command(self):
        """Writes the configuration, and returns the command that starts the server."""
        raise NotImplementedError

    def __enter__(self):
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        command = ["timeout", "--kill-after=5", str(LIFETIME), *map(str, self.command())]
        with open(self.folder / "error.log", "ab") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.folder
            )
        for port in self.ports:
            self.wait_for(port)

    def wait_for(self, port):
        """Returns when the server accepts connections on `port`."""
        end = time.monotonic() + 20
        while time.monotonic() < end and self.process.poll() is None:
            try:
                socket.create_connection((LOOPBACK, port), 1).close()
                return
            except OSError:
                time.sleep(0.02)
        raise RuntimeError(f"{self.name} does not start: {self.log}")

    def stop_process(self):
        """Ends the server, so that its logs are complete.  The files stay until stop()."""
        if self.process:
            self.process.terminate()  # timeout(1) passes the signal on
            self.process.wait()

    def stop(self):
        self.stop_process()
        shutil.rmtree(self.folder, ignore_errors=True)


class Nginx(Server):
    """nginx with the text of an `http` block.  PORT0, PORT1, ... are its ports."""

    name = "nginx"
    version_command = ("nginx", "-v")
    head = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log info;
worker_processes 1;
{user}
{main}
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
"""
    http = 'server { listen 127.0.0.1:PORT0; location / { return 200 "ok"; } }'

    def __init__(self, http=None, main="", port_count=1):
        self.port_count = port_count
        super().__init__()
        self.http = http or self.http
        self.main = main

    def command(self):
        user = "user root;" if os.geteuid() == 0 else ""
        text = self.head.format(folder=self.folder, user=user, main=self.main) + self.http + "\n}\n"
        text = re.sub(r"PORT(\d)", lambda match: str(self.ports[int(match[1])]), text)
        (self.folder / "nginx.conf").write_text(text)
        return ["nginx", "-p", self.folder, "-e", self.folder / "error.log",
                "-c", self.folder / "nginx.conf"]


class Apache(Server):
    """Apache httpd with additional lines of configuration.  All targets lead to one file."""

    name = "Apache"
    version_command = ("apache2", "-v")
    head = """
ServerRoot {folder}
PidFile {folder}/pid
ErrorLog {folder}/error.log
LogLevel info
ServerName h
Listen 127.0.0.1:{port}
LoadModule mpm_event_module {modules}/mod_mpm_event.so
LoadModule authz_core_module {modules}/mod_authz_core.so
LoadModule alias_module {modules}/mod_alias.so
StartServers 1
{user}
DocumentRoot {folder}
AliasMatch ".*" {folder}/ok.txt
{more}
"""
    # Lines of configuration for HTTP/1.1 and HTTP/2 at the same port.
    http2 = f"LoadModule http2_module {APACHE_MODULES}/mod_http2.so\nProtocols h2c http/1.1\n"

    def __init__(self, more=""):
        super().__init__()
        self.more = more

    def command(self):
        user = "User www-data\nGroup www-data" if os.geteuid() == 0 else ""
        text = self.head.format(folder=self.folder, port=self.port, modules=APACHE_MODULES,
                                user=user,
                                more=self.more.replace("{folder}", str(self.folder)))
        (self.folder / "apache.conf").write_text(text)
        (self.folder / "ok.txt").write_text("ok")
        return ["apache2", "-D", "FOREGROUND", "-d", self.folder, "-f", self.folder / "apache.conf"]


class Haproxy(Server):
    """HAProxy that answers 200 itself."""

    name = "HAProxy"
    version_command = ("haproxy", "-v")
    text = """
defaults
    mode http
    timeout connect 5s
    timeout client 5s
    timeout server 5s
frontend all
    bind 127.0.0.1:{port}
    http-request return status 200 content-type text/plain string ok
"""

    def command(self):
        (self.folder / "haproxy.cfg").write_text(self.text.format(port=self.port))
        return ["haproxy", "-db", "-f", self.folder / "haproxy.cfg"]


class Squid(Server):
    """Squid that denies each request, and writes it to access.log in its native format."""

    name = "Squid"
    version_command = ("squid", "-v")
    text = """
http_port 127.0.0.1:{port}
http_access deny all
access_log stdio:{folder}/access.log squid
cache_log {folder}/cache.log
pid_filename {folder}/pid
coredump_dir {folder}
cache_effective_user {user}
strip_query_terms off
cache_mem 8 MB
buffered_logs on
shutdown_lifetime 0 seconds
"""

    def command(self):
        user = "proxy" if os.geteuid() == 0 else getpass.getuser()
        self.folder.chmod(0o777)  # another user writes the logs
        (self.folder / "squid.conf").write_text(
            self.text.format(folder=self.folder, port=self.port, user=user))
        # The option -n names the shared memory of Squid.  Squid removes this memory at its end.
        return ["squid", "-n", f"uriscan{self.port}", "-N", "-f", self.folder / "squid.conf"]


class Lighttpd(Server):
    """lighttpd.  All targets lead to one file."""

    name = "lighttpd"
    version_command = ("lighttpd", "-v")
    text = """
server.modules = ("mod_rewrite")
server.bind = "127.0.0.1"
server.port = {port}
server.document-root = "{folder}"
url.rewrite-once = ("" => "/ok.txt")
"""

    def command(self):
        (self.folder / "lighttpd.conf").write_text(
            self.text.format(folder=self.folder, port=self.port)
        )
        (self.folder / "ok.txt").write_text("ok")
        return ["lighttpd", "-D", "-f", self.folder / "lighttpd.conf"]


class Node(Server):
    """Node's module `http`."""

    name = "Node"
    version_command = ("node", "--version")

    def command(self):
        return ["node", HERE / "node_server.mjs", self.port]
