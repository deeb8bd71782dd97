"""Writes a copy of the repository in which every mutant can be chosen, and builds its tests."""
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import sites as finding
import writing

# Some files are left out: the command line, code that this processor cannot run, and code for other
# programs and languages.
LEFT_OUT = re.compile(r"src/(cli|integrations|bindings)/|src/kernels/(neon|simd128)\.cpp|"
                      r"version\.hpp")
# Tables of the kernels that the compiler computes from the machine.
SLOW_TABLES = re.compile(r"src/kernels/(table|uri_octets|lines/octet_classes)\.hpp")
# Each file has a range of this many numbers for its mutants.  So if a file has more mutants than
# before, those of the other files keep their numbers.
MUTANTS_OF_A_FILE = 2048
# The programs with the tests.  Those that only compile, or only test the oracle, are left out.
PROGRAMS = """allocation_test audit_test batch_test building_test c_cases c_static c_test case_test
    extract_test grammar_test hostile_test http_parser_test kernel_test leaks leaks_check_test lines
    lines_test literal_test normalize_test octets_test others_bugs_test percent_test
    properties prove pumped redact_test relativize_test repair_test request_target_test
    resolve_test result_test rfc2396_test skipping_test skips tables_test unit_test""".split()
HEADERS = b"algorithm array atomic bit compare functional optional ranges span string".split()
FLAGS = ["-w", "-Wno-narrowing", "-O1"]


class Mutant:
    def __init__(self, number, file, line, site, mutant):
        self.number, self.file = number, file
        self.line, self.text, self.column = line
        self.size, self.what = mutant["size"], mutant["what"]
        self.becomes, self.constant = mutant["becomes"], site["constant"]
        self.result, self.survived_before = None, False


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, errors="replace", check=False,
                          **options)


def sites_of(source, name, arguments, cache):
    """Returns the sites of a file, which are kept until the file or this program changes."""
    octets = (source / name).read_bytes() + pathlib.Path(finding.__file__).read_bytes()
    kept = cache / (hashlib.sha256(name.encode() + octets).hexdigest() + ".json")
    if not kept.exists():
        found = finding.find_sites(str(source / name), arguments)
        kept.write_text(json.dumps(found))
    return json.loads(kept.read_text())


def write_if_changed(path, octets):
    if not path.exists() or path.read_bytes() != octets:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(octets)


class MetaProgram:
    """The copy, and the numbers of all mutants."""

    def __init__(self, source, folder, jobs, programs):
        self.source, self.jobs, self.programs = source, jobs, programs
        self.folder = folder.resolve()
        self.tree, self.build = self.folder / "tree", self.folder / "build"
        self.cache = self.folder / "sites"
        self.cache.mkdir(parents=True, exist_ok=True)
        self.files = self.mutable_files()
        self.limit = (len(self.files) + 1) * MUTANTS_OF_A_FILE
        self.left_out = set()  # (file, line): mutants that do not compile
        self.copy_repository()
        self.configure()
        print(f"looking for mutants in {len(self.files)} files", flush=True)
        self.sites = self.find_all_sites()
        self.compile_all()

    def mutable_files(self):
        names = [str(path.relative_to(self.source)) for folder in ("src", "include/uriscan")
                 for path in (self.source / folder).rglob("*.[ch]pp")]
        return sorted(name for name in names if not LEFT_OUT.search(name))

    def copy_repository(self):
        listed = run(["git", "-C", self.source, "ls-files", "-co", "--exclude-standard"])
        names = listed.stdout.splitlines()
        for name in names:
            if name not in self.files and (self.source / name).is_file():
                target = self.tree / name
                write_if_changed(target, (self.source / name).read_bytes())
                shutil.copymode(self.source / name, target)
        for name in self.files:  # CMake wants that they exist; write_mutants() writes them again
            if not (self.tree / name).exists():
                write_if_changed(self.tree / name, b"")

    def configure(self):
        flags = [*FLAGS, f"-DURISCAN_MUTATION_LIMIT={self.limit}", f"-I{self.tree}/tests/mutation"]
        if (os.environ.get("CXX") or "c++").startswith("clang"):
            flags += ["-fconstexpr-steps=2000000000"]
        else:
            flags += ["-fconstexpr-ops-limit=8589934592", "-fconstexpr-loop-limit=16777216"]
        done = run(["cmake", "-S", self.tree, "-B", self.build, "-G", "Ninja",
                    "-DCMAKE_BUILD_TYPE=None", f"-DCMAKE_CXX_FLAGS={' '.join(flags)}",
                    "-DURISCAN_BUILD_CLI=OFF", "-DURISCAN_BUILD_BENCH=OFF",
                    "-DURISCAN_UNITY_BUILD=OFF",
                    "-DBUILD_SHARED_LIBS=ON"])
        if done.returncode != 0:
            sys.exit(done.stdout + done.stderr)

    def make(self, *targets):
        return run(["nice", "cmake", "--build", self.build, "--parallel", str(self.jobs),
                    "--target", *targets, "--", "-k", "0"])

    def find_all_sites(self):
        self.make("uriscan_machines")
        machines = self.build / "generated"
        if not machines.exists():
            machines = self.source / "generated"
        arguments = ["-std=c++20", f"-I{self.source}/include", f"-I{self.source}/src",
                     f"-I{machines}"]
        arguments += self.precompiled(arguments)
        with concurrent.futures.ProcessPoolExecutor(self.jobs) as pool:
            found = pool.map(sites_of, *zip(*((self.source, name, arguments, self.cache)
                                              for name in self.files)))
            return dict(zip(self.files, found))

    def precompiled(self, arguments):
        """Reads the headers of the standard library once. Returns the options that use this."""
        header, kept = self.folder / "standard.hpp", self.folder / "standard.pch"
        write_if_changed(header, b"".join(b"#include <%s>\n" % name for name in HEADERS))
        if not kept.exists():
            finding.clang.TranslationUnit.from_source(
                str(header), ["-x", "c++-header", *arguments]).save(str(kept))
        return ["-include-pch", str(kept)]

    def is_for_compiler(self, name, text, site):
        """Whether only the compiler computes a site. For some tables, this takes it minutes."""
        functions = re.findall(rb"\bconsteval\b[^(;{]*?(\w+)\(", text)
        return site["constant"] and (
            bool(SLOW_TABLES.search(f"{name}: {site['function']}")) or
            name.startswith("src/kernels/") and site["function"] == "the file" or
            site["function"].split("::")[-1].encode() in functions)

    def write_mutants(self):
        """Writes the files with their mutants, and lists the mutants."""
        self.mutants = []
        for index, name in enumerate(self.files):
            text = (self.source / name).read_bytes()
            first = number = 1 + index * MUTANTS_OF_A_FILE
            kept = []
            for site in self.sites[name]:
                lines = {writing.line_of(text, site[end])[0] for end in ("start", "end")}
                lines |= {writing.line_of(text, m["at"])[0] for m in site["mutants"]}
                if any((name, line) in self.left_out for line in lines):
                    continue
                for_compiler = self.is_for_compiler(name, text, site)
                if not for_compiler:
                    kept.append(site)
                for mutant in site["mutants"]:
                    line = writing.line_of(text, mutant["at"])
                    self.mutants.append(
                        Mutant(0 if for_compiler else number, name, line, site, mutant))
                    number += not for_compiler
            if number - first >= MUTANTS_OF_A_FILE:
                sys.exit(f"{name} has too many mutants: split it")
            write_if_changed(self.tree / name, writing.written(text, kept, first))

    def compile_all(self):
        """Builds the tests. Leaves out the mutants of lines that do not compile."""
        kept = self.folder / "left_out.json"
        if kept.exists():
            self.left_out = {(name, line) for name, line, text in json.loads(kept.read_text())
                             if self.line_text(name, line) == text}
        for targets in (["uriscan", "uriscan_http_parser"], self.programs):
            for _ in range(8):
                self.write_mutants()
                print(f"compiling {len(self.mutants)} mutants: {targets[0]}...", flush=True)
                done = self.make(*targets)
                if done.returncode == 0:
                    break
                before = len(self.left_out)
                self.leave_out(done.stdout + done.stderr)
                if len(self.left_out) == before:
                    sys.exit(done.stdout[-5000:])
            else:
                sys.exit("the mutants do not compile")
            kept.write_text(json.dumps([[name, line, self.line_text(name, line)]
                                        for name, line in sorted(self.left_out)]))

    def line_text(self, name, line):
        path = self.source / name
        lines = path.read_text().splitlines() if path.exists() else []
        return lines[line - 1] if line <= len(lines) else None

    def leave_out(self, output):
        """Reads the compiler's errors.  Each names lines: the first one with mutants is left out."""
        (self.folder / "errors.log").write_text(output)
        place = re.compile(re.escape(str(self.tree)) + r"/((?:src|include)/[^:]+):(\d+):")
        relative = re.compile(r"((?:src|include)/[^: ]+):(\d+):")
        part = []
        for line in output.splitlines() + [": error:"]:
            part.append(line)
            if ": error:" not in line:
                continue
            found = [m for text in reversed(part[-40:])
                     for m in (place.findall(text) or relative.findall(text))
                     if m[0] in self.sites]
            if found:
                self.left_out.add((found[0][0], int(found[0][1])))
            part = []
