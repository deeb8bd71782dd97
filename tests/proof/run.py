"""Proves the arithmetic of the kernels with a solver (docs/proof.md):

    python3 -B tests/proof/run.py SOURCE BUILD [WORD]

The programs of tests/proof write a formula for each statement. This script compiles and runs them,
gives each formula to the solver, and prints a table. A statement is proved if its formula has no
solution, and if what it takes for granted has one.

Then each wrong version of a C++ template is compiled in the same way. The solver must find a
solution for it: a text for which the wrong version breaks the statement. The file
wrong_versions/X.txt lists those of the program X.cpp:

    == what is wrong
    file    the file to change
    -       a part of one line, which must occur once in the file
    +       what takes its place
    breaks  the start of the name of the statement

WORD runs only the statements and wrong versions whose name has this word. The formulas stay in
BUILD/proof, in the format SMT-LIB 2. Some formulas are hard for z3, others for boolector, and many
are easier for z3 with fewer steps (`blast`). tests/proof/solvers.txt says for each formula which
solver answers first, and after how many processor seconds. This solver is asked. Whenever there is
no answer after three times as long, another solver is asked, too. RACE=1 asks all solvers at once,
and writes solvers.txt again. SOLVERS names other solvers, separated by commas; so SOLVERS=z3 runs
z3 alone. CXX is the compiler, and JOBS says how many programs run at once. The exit status is 1 if
a statement is not proved, or a wrong version is not refuted.
"""
import collections
import concurrent.futures
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time

SOLVERS = os.environ.get("SOLVERS", "z3,boolector,blast").split(",")
BLAST = "(then simplify propagate-values solve-eqs elim-uncnstr simplify bit-blast sat)"
COMMANDS = {"blast": ["z3", f"tactic.default_tactic={BLAST}"]}
CXX = os.environ.get("CXX", "c++").split()
JOBS = int(os.environ.get("JOBS", os.cpu_count() or 2))
IS_RACE = "RACE" in os.environ
OPTIONS = ["-std=c++20", "-Wno-psabi"]
# Most programs run for less than a second, so a compiler that optimizes them would take longer.
LONG_PROGRAMS = ("blocks", "borders", "verdict_strips")
LONG_WRONG_VERSIONS = ("borders",)  # the others write only a few formulas
MOST_SECONDS = int(os.environ.get("SECONDS_FOR_A_FORMULA", "300"))
LEAST_DELAY = 2  # processor seconds of the first solver before the second one is asked

processor_seconds = collections.Counter()  # by what took them


def wait(child, what, seconds=None):
    """Waits for a child, up to some seconds, and notes how long it ran. Says if it has ended."""
    end = None if seconds is None else time.monotonic() + seconds
    while True:
        pid, status, usage = os.wait4(child.pid, os.WNOHANG)
        if pid:
            child.returncode = os.waitstatus_to_exitcode(status)
            child.seconds = usage.ru_utime + usage.ru_stime
            processor_seconds[what] += child.seconds
            return True
        if end is not None and time.monotonic() > end:
            return False
        time.sleep(0.003)


def seconds_of(child):
    """Returns how many processor seconds a child has used."""
    words = pathlib.Path(f"/proc/{child.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def run(command, what, **options):
    """Runs a program that must end well. Returns its output."""
    child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **options)
    wait(child, what)
    if child.returncode:
        raise subprocess.CalledProcessError(child.returncode, command)
    return child.stdout.read()


class Compiler:
    """Compiles what all programs share once, and then the programs."""

    def __init__(self, source, build):
        self.source, self.build = source, build
        self.includes = [f"-I{source / folder}" for folder in
                         ("tests/proof/models", "tests", "src", "include", "generated")]
        self.objects = []
        self.shared = set()  # the files that are compiled once

    def compile_shared(self, pool):
        """Compiles the headers that no wrong version changes, and the writer of formulas."""
        self.build.mkdir(parents=True, exist_ok=True)
        compiled = []
        for level in "-O0", "-O1":
            header = self.build / f"headers{level}.hpp"
            header.write_text('#include "proof/headers.hpp"\n')
            compiled.append((header, f"{header}.gch", [level, "-x", "c++-header"]))
        for path in sorted(self.source.glob("tests/proof/writer/*.cpp")):
            self.objects.append(f"{self.build / path.stem}.o")
            compiled.append((path, self.objects[-1], ["-O2", "-c"]))
        list(pool.map(lambda each: self.compile(*each), compiled))

    def compile(self, path, output, options):
        dependencies = pathlib.Path(f"{output}.d")
        run([*CXX, *OPTIONS, *options, *self.includes, "-MD", "-MF", str(dependencies), str(path),
             "-o", str(output)], "compiling")
        self.shared.update(pathlib.Path(word).resolve()
                           for word in dependencies.read_text().split() if word != "\\")

    def write_formulas(self, program, folder, what, first_include=None, only=""):
        """Writes the formulas of a program to a folder, or those whose name starts with `only`.

        Returns the lines of its list.
        """
        folder.mkdir(parents=True, exist_ok=True)
        binary = folder / f"{program}.program"
        long = LONG_WRONG_VERSIONS if first_include else LONG_PROGRAMS
        level = "-O1" if program in long else "-O0"
        first = [f"-I{first_include}", f'-DWRONG_VERSION="{only}"'] if first_include else []
        run([*CXX, *OPTIONS, level, "-include", str(self.build / f"headers{level}.hpp"), *first,
             *self.includes, str(self.source / "tests/proof" / f"{program}.cpp"), *self.objects,
             "-o", str(binary)], f"compiling {what}")
        listed = run([str(binary), str(folder)], f"running {what}",
                     env={**os.environ, "ONLY": only})
        binary.unlink()
        return [line.split("\t") for line in listed.splitlines()]


class Solvers:
    """Asks the solvers, and first the one that was fastest before."""

    def __init__(self, path):
        self.path = path
        self.fastest = {}  # by the name of the formula: the solver, and its seconds
        self.answers = {}  # of this run, by the name of the formula
        for line in path.read_text().splitlines() if path.exists() else []:
            name, solver, seconds = line.split()
            self.fastest[name] = solver, float(seconds)

    def seconds(self, name):
        """Returns how many processor seconds a formula took before."""
        return self.fastest.get(name, ("", 0.0))[1]

    def solve(self, name, path):
        """Returns the first answer for a file, the seconds that it took, and the solver."""
        start = time.monotonic()
        first, seconds = self.fastest.get(name, (SOLVERS[0], 0.0))
        waiting = sorted(SOLVERS, key=lambda solver: solver != first)
        patience = 0 if IS_RACE else LEAST_DELAY + 3 * seconds
        runs = {}
        answer = f"no answer in {MOST_SECONDS} seconds", 0.0, "none"
        while (runs or waiting) and time.monotonic() - start < MOST_SECONDS:
            if waiting and min(map(seconds_of, runs.values()), default=patience) >= patience:
                solver = waiting.pop(0)
                runs[solver] = subprocess.Popen(
                    [*COMMANDS.get(solver, solver.split()), str(path)], text=True,
                    stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            for solver, child in list(runs.items()):
                if wait(child, f"solving with {solver}", 0.003):
                    del runs[solver]
                    output = child.stdout.read().strip() or "no answer"
                    answer = output.splitlines()[-1], child.seconds, solver
            if answer[0] in ("sat", "unsat"):
                self.answers[name] = answer
                break
        for child in runs.values():
            # Popen.kill() would collect the status of a child that has just ended.
            os.kill(child.pid, signal.SIGKILL)
            wait(child, "the slower solver")
        return answer

    def write(self):
        """Writes what was fastest, by the names of formulas. Short ones need no line."""
        self.path.write_text("".join(
            f"{name} {solver} {seconds:.1f}\n"
            for name, (_, seconds, solver) in sorted(self.answers.items()) if seconds >= 1))


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
    """The formulas that were given to the solvers."""

    def __init__(self, source, build, word):
        self.source, self.build, self.word = source, build / "proof", word
        self.folder = source / "tests/proof"
        self.compiler = Compiler(source, self.build)
        self.solvers = Solvers(self.folder / "solvers.txt")
        self.answers = {}  # by the text of the formula: other statements can have the same one
        self.failed = []
        self.rows = {}  # of the table: the statement, its formulas, and its seconds
        self.refuted = {}
        self.first = collections.Counter()  # how many formulas each solver has answered

    @staticmethod
    def text_of(path):
        return "\n".join(line.partition(";")[0] for line in path.read_text().splitlines())

    def write_formulas(self, pool):
        """Returns the names and statements of all formulas, those first that take longest."""
        programs = [path.stem for path in sorted(self.folder.glob("*.cpp"))]
        lists = pool.map(
            lambda program: self.compiler.write_formulas(program, self.build, "programs"),
            programs)
        named = [(line[0], line[-1]) for lines in lists for line in lines if self.word in line[0]]
        return sorted(named, key=lambda each: -self.solvers.seconds(each[0]))

    def answer(self, pool, path):
        """Gives a file to the solvers, unless the same formula was given before."""
        text = self.text_of(path)
        if text not in self.answers:
            self.answers[text] = pool.submit(self.solvers.solve, path.stem, path)
        return self.answers[text]

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

    def refute(self, number, version):
        """Compiles a wrong version, and returns what is wrong with the proof."""
        name, file = version["breaks"], self.source / version["file"]
        folder = self.build / "wrong" / str(number)
        text = file.read_text()
        if file.resolve() in self.compiler.shared:
            return f"{version['what']}: proof/headers.hpp includes {version['file']}"
        if text.count(version["-"]) != 1:
            return f"{version['what']}: the text to change occurs {text.count(version['-'])} times"
        shutil.rmtree(folder, ignore_errors=True)  # an earlier run can have had another version
        copy = folder / file.relative_to(self.source / "src")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text.replace(version["-"], version["+"]))
        self.compiler.write_formulas(version["program"], folder, "wrong versions", folder, name)
        paths = [path for path in sorted(folder.glob(f"{name}*.smt2"))
                 if not path.name.endswith(".given.smt2")]
        different = {self.text_of(path): path for path in paths}
        for formula, path in different.items():
            if formula in self.answers:  # the right version has the same one
                continue
            change = version["what"].replace(" ", "_")
            answer, seconds, _ = self.solvers.solve(f"{path.stem}:{change}", path)
            if answer == "sat":
                row = name.partition('@')[0]
                self.refuted.setdefault(row, []).append((version["what"], path.stem, seconds))
                return None
        return f"{version['what']}: not refuted by {name}"

    def run(self):
        with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
            self.compiler.compile_shared(pool)
            started = [(name, statement, self.answer(pool, self.build / f"{name}.smt2"),
                        self.answer(pool, self.build / f"{name}.given.smt2"))
                       for name, statement in self.write_formulas(pool)]
            versions = [version for path in sorted(self.folder.glob("wrong_versions/*.txt"))
                        for version in read_wrong_versions(path)]
            results = [pool.submit(self.refute, number, version)
                       for number, version in enumerate(versions) if self.word in version["breaks"]]
            self.gather(started)
            self.failed += [result.result() for result in results if result.result()]
        if IS_RACE:
            self.solvers.write()
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
        print(f"{count} formulas, {self.first.total()} of them different, answered by {first}; "
              f"{wrong} wrong versions refuted")
        print("processor seconds: " + ", ".join(
            f"{what} {seconds:.0f}" for what, seconds in sorted(processor_seconds.items())))
        for failure in self.failed:
            print(failure)


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    source, build = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
    sys.exit(Proof(source, build, sys.argv[3] if len(sys.argv) > 3 else "").run())


if __name__ == "__main__":
    main()
