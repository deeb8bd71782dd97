"""Finds which tests can notice a mutant, and runs them, the fastest first."""
import concurrent.futures
import json
import math
import os
import resource
import subprocess
import tempfile
import threading

USUAL_LIMIT = 10  # seconds of a processor; with a higher limit, slow tests run, too
MEMORY = 12 << 30  # the limit of addresses: some tests reserve more than they use


class Result:
    """What happened to a mutant: the test that noticed it, if any, and how many could."""

    def __init__(self, killer, tests):
        self.killer, self.survives, self.is_reached = killer, killer is None, tests > 0


class Tests:
    def __init__(self, program, options, own_compilation=None):
        self.limit, self.folder = program.limit, program.folder
        self.jobs, self.slow, self.own_compilation = options.jobs, options.slow, own_compilation
        self.last_killers = self.folder / "killers.json"
        self.known = json.loads(self.last_killers.read_text()) if self.last_killers.exists() else {}
        listed = subprocess.run(["ctest", "--test-dir", program.build, "--show-only=json-v1"],
                                check=True, capture_output=True, text=True)
        self.commands, self.seconds, self.reached = {}, {}, {}
        self.newest_data = max(path.stat().st_mtime
                               for path in (program.tree / "tests").rglob("*.*")
                               if path.suffix in (".txt", ".abnf", ".bnf"))
        programs = {str(program.build / "tests" / name) for name in program.programs}
        for test in json.loads(listed.stdout)["tests"]:
            labels = [p["value"] for p in test["properties"] if p["name"] == "LABELS"]
            command = test.get("command")
            is_too_slow = ["slow"] in labels and self.slow <= USUAL_LIMIT
            if command and not is_too_slow and command[0] in programs:
                self.commands[test["name"]] = command
        self.record_all()

    def record_all(self):
        """Runs each test once without a mutant, and records the mutants that it reaches."""
        kept = self.folder / "reached.json"
        before = json.loads(kept.read_text()) if kept.exists() else {}
        records = {}
        print(f"running {len(self.commands)} tests without a mutant, if they are new", flush=True)
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            for name, command in self.commands.items():
                version = [command, os.stat(command[0]).st_mtime, self.newest_data]
                if before.get(name, {}).get("version") == version:
                    records[name] = before[name]
                else:
                    records[name] = pool.submit(self.record, version)
        records = {name: record if isinstance(record, dict) else record.result()
                   for name, record in records.items()}
        kept.write_text(json.dumps(records))
        for name, record in records.items():
            if record["fails"] or record["seconds"] > self.slow:
                print(f"  left out: {name} ({record['fails'] or 'slow'})", flush=True)
                del self.commands[name]
                continue
            self.seconds[name] = record["seconds"]
            for mutant in record["reached"]:
                self.reached.setdefault(mutant, []).append(name)
        for names in self.reached.values():
            names.sort(key=self.seconds.get)

    def record(self, version):
        """Runs a test, and returns what is recorded of it."""
        with tempfile.NamedTemporaryFile() as file:
            status, seconds = self.execute(version[0], self.slow, {"URISCAN_REACHED": file.name})
            octets = file.read()
        reached = set()
        for first in range(0, len(octets), self.limit):  # each process of the test wrote its octets
            at = octets.find(1, first, first + self.limit)
            while at >= 0:
                reached.add(at - first)
                at = octets.find(1, at + 1, first + self.limit)
        fails = None if status == 0 else "slow" if seconds >= self.slow - 1 else f"status {status}"
        return {"version": version, "seconds": seconds, "reached": sorted(reached), "fails": fails}

    @staticmethod
    def execute(command, seconds, environment):
        """Runs a command. Returns its exit status, and the seconds of a processor that it took."""
        def limits():
            processor = math.ceil(seconds)
            resource.setrlimit(resource.RLIMIT_CPU, (processor, processor))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        process = subprocess.Popen(
            command, env={**os.environ, **environment}, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=limits)
        too_late = threading.Timer(20 * seconds + 20, process.kill)  # if it only waits
        too_late.start()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = status
        too_late.cancel()
        return status, usage.ru_utime + usage.ru_stime

    def batches(self, names):
        """Returns the tests as commands. The short tests of a program run in one process."""
        batches, short = [], {}
        for name in names:
            command = self.commands[name]
            if self.seconds[name] < 0.1 and len(command) > 1 and \
                    command[1].startswith("--gtest_filter="):
                short.setdefault(command[0], []).append(name)
            else:
                batches.append((self.seconds[name], name, command))
        for program, tests in short.items():
            filters = ":".join(self.commands[name][1].split("=", 1)[1] for name in tests)
            batches.append((sum(self.seconds[name] for name in tests), tests[0] + "...",
                            [program, f"--gtest_filter={filters}", "--gtest_fail_fast"]))
        return sorted(batches)

    def run(self, mutant):
        """Runs the tests that reach a mutant until one fails."""
        names = self.reached.get(mutant.number, [])
        key = self.key(mutant)
        if not names and self.own_compilation and self.own_compilation.can_compile(mutant):
            self.known[key] = self.own_compilation.killer(mutant, self.batches(self.commands),
                                                          self.execute)
            return Result(self.known[key], len(self.commands))
        batches = self.batches(names)
        if self.known.get(key) in self.commands:  # this test noticed it the last time
            name = self.known[key]
            batches.insert(0, (self.seconds[name], name, self.commands[name]))
        for seconds, name, command in batches:
            status, _ = self.execute(command, 3 * seconds + 1,
                                     {"URISCAN_MUTANT": str(mutant.number)})
            if status != 0:
                self.known[key] = name.removesuffix("...")
                return Result(name, len(names))
        self.known[key] = None
        return Result(None, len(names))

    @staticmethod
    def key(mutant):
        return f"{mutant.file}:{mutant.text}:{mutant.column}:{mutant.what}:{mutant.becomes}"

    def survived_before(self, mutant):
        return self.known.get(self.key(mutant), "not run") is None and mutant.number != 0

    def save(self):
        self.last_killers.write_text(json.dumps(self.known))
