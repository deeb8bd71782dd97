"""Compiles mutants of what the compiler computes: each of them needs programs of its own."""
import pathlib
import re
import shlex
import subprocess
import tempfile


class OwnCompilation:
    """The programs with the tests, each with one file that is compiled again."""

    def __init__(self, build, programs):
        self.build, self.programs = build, programs

    @staticmethod
    def can_compile(mutant):
        return mutant.constant and mutant.number != 0 and mutant.file.endswith(".cpp")

    def command(self, target):
        """Returns the command that makes a file, without what comes before and after it."""
        done = subprocess.run(["ninja", "-C", self.build, "-t", "commands", "-s", target],
                              check=True, capture_output=True, text=True)
        return shlex.split(done.stdout.removeprefix(": && ").split(" && ")[0])

    def call(self, command, output):
        """Runs a command that writes another file than usual. Returns whether it succeeds."""
        command[command.index("-o") + 1] = output
        return subprocess.run(command, cwd=self.build, check=False,
                              capture_output=True).returncode == 0

    def compile(self, mutant, folder):
        """Returns the programs that have the mutant, or None if it does not compile."""
        place = mutant.file.removeprefix("src/")
        compiled = f"{folder}/{pathlib.Path(place).name}.o"
        command = self.command(f"src/CMakeFiles/uriscan_core.dir/{place}.o")
        if not self.call([*command, f"-DURISCAN_CONSTANT_MUTANT={mutant.number}"], compiled):
            return None
        programs = {}
        for name in self.programs:  # the object stands first, so the linker uses it
            command = self.command(f"tests/{name}")
            library = [bool(re.search(r"liburiscan\.a$", part)) for part in command]
            if any(library):  # the command can name the library twice
                command.insert(library.index(True), compiled)
            programs[f"{self.build}/tests/{name}"] = f"{folder}/{name}"
            if not self.call(command, f"{folder}/{name}"):
                raise RuntimeError(f"{name} cannot be linked")
        return programs

    def killer(self, mutant, batches, execute):
        """Returns the test that notices a mutant, or None."""
        with tempfile.TemporaryDirectory() as folder:
            programs = self.compile(mutant, folder)
            if programs is None:
                return "the compiler"
            for seconds, name, command in batches:
                if execute([programs[command[0]], *command[1:]], 3 * seconds + 1, {})[0] != 0:
                    return name
        return None
