"""Shows the mutants that survive, and how many are killed."""
import collections
import time


def is_survivor(mutant):
    """Whether no test notices a mutant. Those that only the compiler computes are not counted."""
    return mutant.result.survives and (mutant.result.is_reached or not mutant.constant)


def picture(mutant):
    """Returns the line of a mutant, with a caret below what changes."""
    text = mutant.text.lstrip()
    column = mutant.column - 1 - (len(mutant.text) - len(text))
    size = min(mutant.size, len(text) - column)
    return text, " " * column + "^" + "~" * (size - 1) + f" becomes {mutant.becomes}"


class Progress:
    """Prints survivors. Without `shows_all`, only counts those that survived an earlier run."""

    def __init__(self, total, shows_all):
        self.total, self.shows_all, self.done, self.survivors = total, shows_all, 0, 0
        self.start = time.monotonic()
        print(f"running {total} mutants", flush=True)

    def show(self, mutant):
        self.done += 1
        if is_survivor(mutant):
            self.survivors += 1
            if not mutant.survived_before or self.shows_all:
                line, caret = picture(mutant)
                kind = "" if mutant.result.is_reached else " (no test reaches it)"
                print(f"{mutant.file}:{mutant.line}:{mutant.column}: {mutant.what} -> "
                      f"{mutant.becomes}{kind}\n    {line}\n    {caret}", flush=True)
        if self.done % 200 == 0:
            print(f"-- {self.done} of {self.total} mutants, {self.survivors} survived, "
                  f"{time.monotonic() - self.start:.0f} s", flush=True)


def show_scores(mutants, left_out):
    files = collections.defaultdict(collections.Counter)
    for mutant in mutants:
        for name in (mutant.file, "in all"):
            count = files[name]
            if not mutant.result.survives:
                count["killed"] += 1
            elif is_survivor(mutant):
                count["survived"] += 1
                count["new"] += not mutant.survived_before
            else:
                count["not run"] += 1
    print("\n| file | killed | survived | new | not run | score |\n|---|--:|--:|--:|--:|--:|")
    for name, count in sorted(files.items(), key=lambda item: (item[0] == "in all", item[0])):
        tried = count["killed"] + count["survived"]
        score = f"{100 * count['killed'] / tried:.1f} %" if tried else ""
        print(f"| {name} | {count['killed']} | {count['survived']} | {count['new']} | "
              f"{count['not run']} | {score} |")
    print(f"\nlines with mutants that do not compile: {len(left_out)}")
