r"""Mutation testing of the library: makes small mistakes, and reports which no test notices.

    python3 -B tests/mutation/mutate.py [OPTION...] [FILE...]

The mutants of the files or folders are tried, by default of all. docs/mutation.md explains the
rest. The program is a report: the exit status is 0 also if mutants survive.
"""
import argparse
import concurrent.futures
import math
import pathlib
import random
import subprocess
import sys
import time

import meta_program
import own_compilation
import report
import tests_to_run

SOURCE = pathlib.Path(__file__).resolve().parents[2]


def arguments():
    parser = argparse.ArgumentParser(allow_abbrev=False)
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path("build-mutate"),
                        help="the folder for everything that is built")
    parser.add_argument("--minutes", type=float, default=math.inf,
                        help="try mutants, in random order, as long as this")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--sample", type=int, default=0, help="only so many mutants, by chance")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--slow", type=float, default=tests_to_run.USUAL_LIMIT,
                        help="leave out tests that take more seconds of a processor")
    parser.add_argument("--again", action="store_true", help="only mutants that survived before")
    parser.add_argument("--constants", action="store_true",
                        help="also mutants that need a compilation of their own")
    parser.add_argument("--programs", default=",".join(meta_program.PROGRAMS),
                        help="only these test programs, separated by commas")
    parser.add_argument("--hunt", metavar="SUBJECT", default="",
                        help="look for texts that show the survivors: redact, extract or "
                             "push_extractor")
    parser.add_argument("files", nargs="*")
    return parser.parse_args()


def mutants_to_run(mutants, options, tests):
    wanted = [name.rstrip("/") for name in options.files]
    chosen = [mutant for mutant in mutants if not wanted or any(
        mutant.file == name or mutant.file.startswith(name + "/") for name in wanted)]
    if options.again:
        chosen = [mutant for mutant in chosen if tests.survived_before(mutant)]
    if not chosen:
        sys.exit("no such mutants")
    for mutant in chosen:
        mutant.survived_before = tests.survived_before(mutant)
    if options.minutes < math.inf:  # what survived before comes last
        random.Random(options.seed).shuffle(chosen)
        return sorted(chosen, key=lambda mutant: mutant.survived_before)
    if options.sample and options.sample < len(chosen):
        chosen = random.Random(options.seed).sample(chosen, options.sample)
    return sorted(chosen, key=lambda mutant: mutant.number)


def hunt(program, subject, mutants):
    """Tries the survivors with random texts. The numbers in what is printed are those below."""
    survivors = [mutant for mutant in mutants if report.is_survivor(mutant)]
    for mutant in survivors:
        print(f"{mutant.number}: {mutant.file}:{mutant.line}:{mutant.column}: "
              f"{mutant.what} -> {mutant.becomes}", flush=True)
    done = program.make("hunt")
    if done.returncode != 0:
        sys.exit(done.stdout[-5000:])
    subprocess.run([program.build / "tests/hunt", subject, "2", "1"], check=True, text=True,
                   input="\n".join(str(mutant.number) for mutant in survivors))


def main():
    options = arguments()
    program = meta_program.MetaProgram(SOURCE, options.build, options.jobs,
                                       options.programs.split(","))
    own = own_compilation.OwnCompilation(program.build, program.programs)
    tests = tests_to_run.Tests(program, options, own if options.constants else None)
    mutants = mutants_to_run(program.mutants, options, tests)
    progress = report.Progress(len(mutants), options.again)
    end = time.monotonic() + 60 * options.minutes
    tried = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        while mutants and time.monotonic() < end:
            some, mutants = mutants[:100], mutants[100:]
            for mutant, mutant.result in zip(some, pool.map(tests.run, some)):
                progress.show(mutant)
            tried += some
            tests.save()
    report.show_scores(tried, program.left_out)
    if options.hunt:
        hunt(program, options.hunt, tried)


if __name__ == "__main__":
    main()
