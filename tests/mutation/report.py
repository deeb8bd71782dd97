"""Shows the mutants that survive, and reads the names of those that are equivalent."""
import collections
import time


def is_survivor(mutant):
    """Whether no test notices a mutant. Those that only the compiler computes are not counted."""
    return mutant.result.survives and not mutant.is_named and (
        mutant.result.is_reached or not mutant.constant)


def picture(mutant):
    """Returns the line of a mutant, with a caret below what changes."""
    text = mutant.text.lstrip()
    column = mutant.column - 1 - (len(mutant.text) - len(text))
    size = min(mutant.size, len(text) - column)
    return text, " " * column + "^" + "~" * (size - 1) + f" becomes {mutant.becomes}"


class Equivalents:
    """The mutants of equivalent.txt."""

    def __init__(self, path):
        self.path, self.entries = path, []
        place, line = None, None
        for number, text in enumerate(path.read_text().splitlines(), 1):
            if text.startswith("== "):
                place, line = tuple(text[3:].split(": ")), None
            elif not text or text.startswith("#"):
                continue
            elif text.startswith("because "):
                place = None
            elif place and line is None:
                line = text.removeprefix("    ")
            elif place and line is not None:
                self.entries.append((number, (*place, line, text.removeprefix("    "))))
                line = None

    @staticmethod
    def key(mutant):
        return (mutant.file, mutant.function, *picture(mutant))

    def has(self, mutant):
        return any(key == self.key(mutant) for _, key in self.entries)

    def out_of_date(self, all_mutants, run):
        """Returns complaints about entries without a mutant, or whose mutants a test notices."""
        existing = {self.key(mutant) for mutant in all_mutants}
        results = collections.defaultdict(list)
        for mutant in run:
            results[self.key(mutant)].append(mutant.result.survives)
        complaints = []
        for number, key in self.entries:
            if key not in existing:
                complaints.append(f"{self.path.name}:{number}: there is no such mutant")
            elif results[key] and not any(results[key]):
                complaints.append(f"{self.path.name}:{number}: a test notices this mutant")
        return complaints


class Progress:
    def __init__(self, total):
        self.total, self.done, self.survivors = total, 0, 0
        self.start = time.monotonic()
        print(f"running {total} mutants", flush=True)

    def show(self, mutant):
        self.done += 1
        if is_survivor(mutant):
            line, caret = picture(mutant)
            kind = "" if mutant.result.is_reached else " (no test reaches it)"
            print(f"{mutant.file}:{mutant.line}:{mutant.column}: {mutant.what} -> "
                  f"{mutant.becomes}{kind}\n== {mutant.file}: {mutant.function}\n    {line}\n"
                  f"    {caret}", flush=True)
            self.survivors += 1
        if self.done % 200 == 0 or self.done == self.total:
            print(f"-- {self.done} of {self.total} mutants, {self.survivors} survived, "
                  f"{time.monotonic() - self.start:.0f} s", flush=True)


def show_scores(mutants, left_out):
    files = collections.defaultdict(collections.Counter)
    for mutant in mutants:
        for name in (mutant.file, "in all"):
            count = files[name]
            if not mutant.result.survives:
                count["killed"] += 1
            elif mutant.is_named:
                count["named"] += 1
            elif is_survivor(mutant):
                count["survived"] += 1
            else:
                count["not run"] += 1
    print("\n| file | killed | survived | named | not run | score |\n|---|--:|--:|--:|--:|--:|")
    for name, count in sorted(files.items(), key=lambda item: (item[0] == "in all", item[0])):
        tried = count["killed"] + count["survived"]
        score = f"{100 * count['killed'] / tried:.1f} %" if tried else ""
        print(f"| {name} | {count['killed']} | {count['survived']} | {count['named']} | "
              f"{count['not run']} | {score} |")
    print(f"\nlines with mutants that do not compile: {len(left_out)}")
