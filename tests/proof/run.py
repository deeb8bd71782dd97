"""Proves the arithmetic of the kernels with a solver (docs/proof.md):

    python3 -B tests/proof/run.py SOURCE BUILD [WORD]

The programs of tests/proof write a formula for each statement. This script compiles and runs them,
gives each formula to the solver, and prints a table. A statement is proved if its formula has no
solution, and if what it takes for granted has one.

Then each wrong version of a template is compiled in the same way. The solver must find a solution
for it: a text for which the wrong template breaks the statement. The file wrong_versions/X.txt
lists those of the program X.cpp:

    == what is wrong
    file    the file to change
    -       a part of one line, which must occur once in the file
    +       what takes its place
    breaks  the start of the name of the statement

WORD runs only the statements and wrong versions whose name has this word. The formulas stay in
BUILD/proof, in the format SMT-LIB 2. Each formula is given to two solvers at once, z3 and
boolector, because some formulas are hard for one of them. The first answer counts. SOLVERS names
other ones, separated by commas; so SOLVERS=z3 runs one alone. CXX is the compiler, and JOBS says
how many formulas are solved at once. The exit status is 1 if a statement is not proved, or a wrong
version is not refuted.
"""
import collections
import concurrent.futures
import os
import pathlib
import subprocess
import sys
import time

SOLVERS = os.environ.get("SOLVERS", "z3,boolector").split(",")
CXX = os.environ.get("CXX", "c++").split()
JOBS = int(os.environ.get("JOBS", os.cpu_count() or 2))
# At -O1, a program takes a little longer to compile, and writes its formulas much faster.
OPTIONS = ["-std=c++20", "-O1", "-Wno-psabi"]
# The programs with the formulas that take longest.
LONGEST = ("checks", "searches", "strips")
MOST_SECONDS = int(os.environ.get("SECONDS_FOR_A_FORMULA", "300"))


def precompile_headers(source, folder):
    """Compiles the headers of all programs that no wrong version changes. Returns the header."""
    folder.mkdir(parents=True, exist_ok=True)
    header = folder / "headers.hpp"
    header.write_text('#include "proof/formula_files.hpp"\n')
    subprocess.run([*CXX, *OPTIONS, f"-I{source / 'tests'}", "-x", "c++-header", str(header),
                    "-o", f"{header}.gch"], check=True)
    return header


def compile_and_run(source, headers, program, folder, first_include=None, only=""):
    """Writes the formulas of a program to a folder, or those whose name starts with `only`.

    Returns the lines of its list.
    """
    folder.mkdir(parents=True, exist_ok=True)
    includes = [source / "tests/proof/models", source / "tests", source / "src",
                source / "include", source / "generated"]
    if first_include:
        includes.insert(0, first_include)
    binary = folder / f"{program}.program"
    folders = [f"-I{include}" for include in includes]
    subprocess.run([*CXX, *OPTIONS, "-include", str(headers), *folders,
                    str(source / "tests/proof" / f"{program}.cpp"), "-o", str(binary)], check=True)
    written = subprocess.run([str(binary), str(folder)], check=True, capture_output=True, text=True,
                             env={**os.environ, "ONLY": only})
    binary.unlink()
    return [line.split("\t") for line in written.stdout.splitlines()]


def solve(path):
    """Returns the first answer of a solver for a file, the seconds that it took, and the solver."""
    start = time.monotonic()
    runs = {solver: subprocess.Popen([*solver.split(), str(path)], stdout=subprocess.PIPE,
                                     stderr=subprocess.STDOUT, text=True) for solver in SOLVERS}
    answer = f"no answer in {MOST_SECONDS} seconds", "none"
    while runs and time.monotonic() - start < MOST_SECONDS:
        ended = [solver for solver, run in runs.items() if run.poll() is not None]
        for solver in ended:
            answer = (runs.pop(solver).communicate()[0].strip() or "no answer", solver)
            if answer[0] in ("sat", "unsat"):
                break
        if answer[0] in ("sat", "unsat"):
            break
        time.sleep(0.005)
    for run in runs.values():
        run.kill()
        run.communicate()
    return answer[0].splitlines()[-1], time.monotonic() - start, answer[1]


def read_wrong_versions(path):
    """Returns the wrong versions of a file, as dictionaries."""
    versions = []
    for line in path.read_text().splitlines():
        key, _, value = line.partition(" ")
        if key == "==":
            versions.append({"program": path.stem, "what": value})
        elif key in ("file", "breaks", "-", "+"):
            versions[-1][key] = value
    return versions


class Proof:
    """The formulas that were given to the solver."""

    def __init__(self, source, build, word):
        self.source, self.build, self.word = source, build / "proof", word
        self.folder = source / "tests/proof"
        self.headers = precompile_headers(source, self.build)
        self.answers = {}  # by the text of the formula: other statements can have the same one
        self.failed = []
        self.rows = {}  # of the table: the statement, its formulas, and its seconds
        self.refuted = {}
        self.first = collections.Counter()  # how many formulas each solver has answered first

    def answer(self, pool, path):
        """Gives a file to the solver, unless the same formula was given before."""
        text = "\n".join(line.partition(";")[0] for line in path.read_text().splitlines())
        if text not in self.answers:
            self.answers[text] = pool.submit(solve, path)
        return self.answers[text]

    def prove(self, pool):
        """Gives all formulas to the solvers. Returns a function that waits for the answers."""
        started = []
        paths = sorted(self.folder.glob("*.cpp"))
        # The longest formulas come first, so that none of them is left alone at the end.
        for path in sorted(paths, key=lambda path: path.stem not in LONGEST):
            for name, *_, statement in compile_and_run(self.source, self.headers, path.stem,
                                                       self.build):
                if self.word in name:
                    started.append((name, statement, self.answer(pool, self.build / f"{name}.smt2"),
                                    self.answer(pool, self.build / f"{name}.given.smt2")))
        return lambda: self.gather(started)

    def gather(self, started):
        seen = set()
        for name, statement, broken, given in started:
            row = self.rows.setdefault(name.rpartition("@")[0] or name, [statement, 0, 0.0])
            row[1] += 1
            if id(broken) not in seen:
                seen.add(id(broken))
                row[2] += broken.result()[1] + given.result()[1]
                self.first[broken.result()[2]] += 1
            for future, wanted in (broken, "unsat"), (given, "sat"):
                if future.result()[0] != wanted:
                    self.failed.append(f"{name} is not proved: {future.result()[0]}")

    def refute(self, pool, number, version):
        """Compiles a wrong version, and returns what is wrong with the proof."""
        name = version["breaks"]
        folder = self.build / "wrong" / str(number)
        text = (self.source / version["file"]).read_text()
        if text.count(version["-"]) != 1:
            return f"{version['what']}: the text to change occurs {text.count(version['-'])} times"
        copy = folder / pathlib.Path(version["file"]).relative_to("src")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text.replace(version["-"], version["+"]))
        compile_and_run(self.source, self.headers, version["program"], folder, folder, name)
        paths = [path for path in sorted(folder.glob(f"{name}*.smt2"))
                 if not path.name.endswith(".given.smt2")]
        different = {path.read_text(): path for path in paths}
        for path in different.values():
            answer, seconds, _ = solve(path)
            if answer == "sat":
                row = name.partition('@')[0]
                self.refuted.setdefault(row, []).append((version["what"], path.stem, seconds))
                return None
        return f"{version['what']}: not refuted by {name}"

    def run(self):
        with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
            gather = self.prove(pool)
            versions = [version for path in sorted(self.folder.glob("wrong_versions/*.txt"))
                        for version in read_wrong_versions(path)]
            results = [pool.submit(self.refute, pool, number, version)
                       for number, version in enumerate(versions) if self.word in version["breaks"]]
            gather()
            self.failed += [result.result() for result in results if result.result()]
        self.print_table()
        return 1 if self.failed else 0

    def print_table(self):
        print(f"{'obligation':28} {'formulas':>8} {'seconds':>8} {'refuted':>8}  statement")
        for name, (statement, count, seconds) in self.rows.items():
            refuted = sum(len(wrong) for row, wrong in self.refuted.items() if row == name)
            print(f"{name:28} {count:8} {seconds:8.1f} {refuted:8}  {statement}")
        count = sum(row[1] for row in self.rows.values())
        wrong = sum(len(wrong) for wrong in self.refuted.values())
        first = ", ".join(f"{solver} {count}" for solver, count in sorted(self.first.items()))
        print(f"{count} formulas, {self.first.total()} of them different, answered first by "
              f"{first}; "
              f"{wrong} wrong versions refuted")
        for failure in self.failed:
            print(failure)


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    source, build = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
    sys.exit(Proof(source, build, sys.argv[3] if len(sys.argv) > 3 else "").run())


if __name__ == "__main__":
    main()
