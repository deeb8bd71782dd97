r"""Mutation testing of the library: makes small mistakes, and shows which no test notices.

    python3 -B tests/mutation/mutate.py [--jobs N] [--sample N] [--seed N] [--slow SECONDS] \
        [--again] [--constants] [--programs NAME,...] [--hunt SUBJECT] BUILD [FILE...]

The mutants of the files are tried, by default of all. BUILD is a folder for everything that is
built. docs/mutation.md explains the rest. The exit status is 1 if a mutant survives that
equivalent.txt does not name, or if equivalent.txt is out of date.
"""
import argparse
import concurrent.futures
import pathlib
import random
import subprocess
import sys

import meta_program
import own_compilation
import report
import tests_to_run

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = HERE.parent.parent


def arguments():
    parser = argparse.ArgumentParser(allow_abbrev=False)
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
    parser.add_argument("build", type=pathlib.Path)
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
    named = report.Equivalents(HERE / "equivalent.txt")
    progress = report.Progress(len(mutants))
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for mutant, result in zip(mutants, pool.map(tests.run, mutants)):
            mutant.result = result
            mutant.is_named = named.has(mutant)
            progress.show(mutant)
            if progress.done % 100 == 0 or progress.done == len(mutants):
                tests.save()
    report.show_scores(mutants, program.left_out)
    if options.hunt:
        hunt(program, options.hunt, mutants)
    out_of_date = named.out_of_date(program.mutants, mutants)
    for line in out_of_date:
        print(line)
    sys.exit(1 if out_of_date or any(map(report.is_survivor, mutants)) else 0)


if __name__ == "__main__":
    main()
