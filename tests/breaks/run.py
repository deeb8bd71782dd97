"""Makes mistakes in the source, one at a time, and shows which test notices each of them.

    python3 -B tests/breaks/run.py SOURCE BUILD [WORD]

SOURCE is a copy of the repository: its files are changed and restored. BUILD is a folder that was
configured for it. WORD runs only the breaks that have this word in their description, file or list.
The files *.txt beside this program list the breaks; breaks.txt explains their lines. The exit
status is 1 if a break is not noticed by a test, or does not compile.
"""
import os
import pathlib
import re
import signal
import subprocess
import sys

the_compiler = "the compiler"
no_end = "does not end"
# The programs of tests that run the command.
OF_THE_PROGRAM = {"cli_test", "stats_test", "input_formats_test", "sandbox_test", "access_log_test",
                  "redact_json_test", "rowbinary_test", "transcripts_test"}


def read_breaks(path):
    """Returns the breaks of breaks.txt, as dictionaries."""
    breaks, key = [], None
    for line in path.read_text().splitlines():
        if line.startswith("#") or not line:
            key = None
        elif line.startswith("== "):
            breaks.append({"list": path.name, "what": line[3:], "test": [], "run": None})
        elif line.startswith("test "):
            breaks[-1]["test"].append(line[5:].split())
        elif line.startswith("run "):
            breaks[-1]["run"] = line[4:].split()
        elif re.match(r"(file|-|\+) ", line):
            key, _, value = line.partition(" ")
            breaks[-1][key] = value
        else:  # the next line of a part
            breaks[-1][key] += "\n" + line
    return breaks


def first_complaint(status, output):
    """Returns the line of a test's output that says what is wrong."""
    for pattern in (no_end, "read outside", r"\.[ch]pp:\d+: Failure", "kernel[:,] ", "made from",
                    "skip from", "differ"):
        for line in output.splitlines():
            if re.search(pattern, line):
                return line.strip()
    if status < 0:
        return f"ended by {signal.Signals(-status).name}"
    return output.strip().partition("\n")[0] or "no output"


def run(command, seconds):
    """Runs a command. Returns its exit status, and what it wrote."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors="replace", start_new_session=True) as process:
        try:
            output, _ = process.communicate(timeout=seconds)
            return process.returncode, output
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)  # with the programs that the command started
            output, _ = process.communicate()
            return 1, f"{output}\n{no_end}"


def result_of_command(command, source):
    """Runs a command that builds and tests a module or an extension, as result_of() does."""
    status, output = run([f"{source}/{command[0]}", *command[1:]], 900)
    if status == 0:
        return None
    failed = re.findall(r"^(?:FAIL|ERROR): (.*)", output, re.MULTILINE)
    why = re.findall(r"^\w*(?:Error|Exception)\b.*", output, re.MULTILINE)
    return (failed[0], why[0] if why else "") if failed else (the_compiler, output[-200:])


def result_of(one, source, build):
    """Builds and runs the tests of a break. Returns the test that fails, and its complaint."""
    if one["run"]:
        return result_of_command(one["run"], source)
    for program, *arguments in one["test"]:
        targets = [program] + (["uriscan_program"] if program in OF_THE_PROGRAM else [])
        status, output = run(["cmake", "--build", build, "--target", *targets], 900)
        if status != 0:
            errors = [line for line in output.splitlines() if "error:" in line]
            return the_compiler, errors[0] if errors else output[-200:]
        status, output = run([f"{build}/tests/{program}", *arguments], 300)
        if status != 0:
            failed = (re.findall(r"\[  FAILED  \] (\S+)", output) or
                      re.findall(r"\[ RUN      \] (\S+)", output)[-1:])  # ended by a signal
            return (failed[0] if failed else " ".join([program, *arguments]),
                    first_complaint(status, output))
    return None


def check(source, breaks):
    """Ends the program if the text of a break does not occur once in its file."""
    for one in breaks:
        count = (source / one["file"]).read_text().count(one["-"])
        if count != 1:
            sys.exit(f"{one['file']} has {count} times: {one['-']}")


def main():
    source = pathlib.Path(sys.argv[1])
    lists = sorted(pathlib.Path(__file__).parent.glob("*.txt"))
    breaks = [one for each in lists for one in read_breaks(each)]
    check(source, breaks)
    if len(sys.argv) == 2:
        return
    build = sys.argv[2]
    word = sys.argv[3] if len(sys.argv) > 3 else ""
    os.environ["GTEST_FAIL_FAST"] = "1"  # one test that fails is enough
    missed = 0
    for one in breaks:
        if not any(word in one[key] for key in ("what", "file", "list")):
            continue
        path = source / one["file"]
        text = path.read_text()
        path.write_text(text.replace(one["-"], one["+"]))
        try:
            result = result_of(one, source, build)
        finally:
            path.write_text(text)
        missed += result is None or result[0] == the_compiler
        print(f"{one['file']}: {one['what']}")
        print(f"    {result[0]}: {result[1]}" if result else "    NOT NOTICED", flush=True)
    sys.exit(1 if missed else 0)


main()
