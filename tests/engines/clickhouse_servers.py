"""Starts ClickHouse servers on the loopback interface, as one cluster, without root rights."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

LOOPBACK = "127.0.0.1"
NOBODY = 65534
PATIENCE = 60  # seconds until a server must answer

USERS = f"""<yandex>
<profiles><default><max_memory_usage>2000000000</max_memory_usage></default></profiles>
<users><default><password></password><networks><ip>{LOOPBACK}</ip></networks>
<profile>default</profile><quota>default</quota></default></users>
<quotas><default/></quotas>
</yandex>
"""

SHARD = "<shard><replica><host>{host}</host><port>{port}</port></replica></shard>"

CONFIGURATION = """<yandex>
<logger><level>warning</level><log>log</log><errorlog>errors</errorlog></logger>
<listen_host>{host}</listen_host>
<tcp_port>{tcp}</tcp_port><http_port>{http}</http_port>
<interserver_http_port>{interserver}</interserver_http_port>
<path>{folder}/data/</path><tmp_path>{folder}/tmp/</tmp_path>
<format_schema_path>{folder}/formats/</format_schema_path>
<users_config>{folder}/users.xml</users_config>
<default_profile>default</default_profile><default_database>default</default_database>
<mark_cache_size>100000000</mark_cache_size>
<remote_servers><logs>{shards}</logs></remote_servers>
</yandex>
"""


def free_ports(count):
    """Returns ports that no program uses now."""
    sockets = [socket.create_server((LOOPBACK, 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


class Server:
    def __init__(self, folder, ports, shards):
        self.port = ports[0]
        self.folder = folder
        self.process = None
        folder.mkdir()
        (folder / "users.xml").write_text(USERS)
        (folder / "config.xml").write_text(CONFIGURATION.format(
            host=LOOPBACK, tcp=ports[0], http=ports[1], interserver=ports[2], folder=folder,
            shards=shards))
        if os.getuid() == 0:
            shutil.chown(folder, NOBODY, NOBODY)

    def start(self):
        as_nobody = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        self.process = subprocess.Popen(
            ["clickhouse-server", f"--config-file={self.folder}/config.xml"], cwd=self.folder,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            **(as_nobody if os.getuid() == 0 else {}))
        end = time.monotonic() + PATIENCE
        while self.client("SELECT 1").returncode != 0:
            if time.monotonic() > end or self.process.poll() is not None:
                raise TimeoutError(f"ClickHouse does not answer, see {self.folder}")
            time.sleep(0.2)

    def stop(self):
        if self.process:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def client(self, statements):
        return subprocess.run(
            ["clickhouse-client", "--port", str(self.port), "--multiquery", "-q", statements],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)

    def ask(self, statements):
        """Returns the rows that the statements give, as lists of texts."""
        answer = self.client(statements)
        if answer.returncode != 0:
            raise RuntimeError(answer.stderr.decode())
        return [line.split("\t") for line in answer.stdout.decode("latin-1").splitlines()]

    def number(self, statement):
        return int(self.ask(statement)[0][0])


class Cluster:
    """Servers that run until the end of the `with` block."""

    def __init__(self, count):
        self.folder = Path(tempfile.mkdtemp(prefix="uriscan_clickhouse_"))
        self.folder.chmod(0o755)
        ports = [free_ports(3) for _ in range(count)]
        shards = "".join(SHARD.format(host=LOOPBACK, port=of_server[0]) for of_server in ports)
        self.servers = [Server(self.folder / str(number), of_server, shards)
                        for number, of_server in enumerate(ports)]

    def __enter__(self):
        try:
            for server in self.servers:
                server.start()
        except BaseException:
            self.__exit__()
            raise
        return self.servers

    def __exit__(self, *_):
        for server in self.servers:
            server.stop()
        shutil.rmtree(self.folder)
