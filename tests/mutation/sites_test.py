"""Tests that mutants are found, and do what they say, in a small program.

    python3 -B tests/mutation/sites_test.py COMPILER
"""
import pathlib
import subprocess
import sys
import tempfile
import unittest

import sites
import writing

PROGRAM = """\
constexpr bool is_small(int n) { return n < 3 && n != 1; }
static_assert(is_small(2));
int doubled(const int n[1]) {
    int sum = 0;
    for (int i = 0; i < 2; ++i) {
        sum += *n;
    }
    return sum;
}
int main() {
    bool big = true;
    if (is_small(2)) {
        big = false;
    }
    const int* const none = nullptr;
    const int seven[] = {7};
    return big ? 100 : doubled(seven) + static_cast<int>(none - none);
}
"""
# Each mutant, and the exit status of the program with this mutant. The original program exits with
# 14.
EXPECTED = {
    "1: && -> ||": 14, "1: n < 3 -> false": 100, "1: n < 3 -> true": 14, "1: < -> <=": 14,
    "1: 3 -> 4": 14, "1: 3 -> 2": 100, "1: n != 1 -> false": 100, "1: n != 1 -> true": 14,
    "1: 1 -> 2": 100, "1: 1 -> 0": 14, "4: 0 -> 1": 15, "5: 0 -> 1": 7, "5: i < 2 -> false": 0,
    "5: < -> <=": 21, "5: 2 -> 3": 21, "5: 2 -> 1": 7, "5: ++ -> --": None,
    "6: += -> -=": 256 - 14, "11: true -> false": 14, "12: is_small(2) -> false": 100,
    "12: is_small(2) -> true": 14, "12: 2 -> 3": 100, "12: 2 -> 1": 100,
    "13: big = false -> left out": 100, "13: false -> true": 100, "17: big -> false": 14,
    "17: big -> true": 100, "17: 100 -> 101": 14, "17: 100 -> 99": 14, "16: 7 -> 8": 16,
    "16: 7 -> 6": 12, "17: + -> -": 14}


class Mutants(unittest.TestCase):
    def test_are_all_found_and_do_what_they_say(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "program.cpp"
            path.write_text(PROGRAM)
            found = sites.find_sites(str(path), ["-std=c++20"])
            numbers = {}
            for site in found:
                for mutant in site["mutants"]:
                    line = writing.line_of(PROGRAM.encode(), mutant["at"])[0]
                    name = f"{line}: {mutant['what']} -> {mutant['becomes']}"
                    numbers[name] = len(numbers) + 1
            self.assertEqual(sorted(numbers), sorted(EXPECTED))
            path.write_bytes(writing.written(PROGRAM.encode(), found, 1))
            here = pathlib.Path(__file__).parent
            subprocess.run([sys.argv[1], "-std=c++20", "-w", "-fwrapv", f"-I{here}",
                            "-DURISCAN_MUTATION_LIMIT=100", str(path), "-o", f"{folder}/program"],
                           check=True)
            self.assertEqual(subprocess.run([f"{folder}/program"], check=False).returncode, 14)
            for name, status in EXPECTED.items():
                if status is not None:  # the other one needs seconds
                    done = subprocess.run([f"{folder}/program"], check=False,
                                          env={"URISCAN_MUTANT": str(numbers[name])})
                    self.assertEqual((name, done.returncode), (name, status))

    def test_know_what_only_the_compiler_computes(self):
        program = ("int f(char c) { switch (c) { case 'a': return 1; default: return 0; } }\n"
                   "int g() { const int a = 5; constexpr int b = 6; return a + b; }\n"
                   "const int h = 7;\n"
                   "template <int N> int k() { if constexpr (N < 8) { return 9; } return 10; }\n")
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "program.cpp"
            path.write_text(program)
            found = sites.find_sites(str(path), ["-std=c++20"])
        self.assertEqual({site["mutants"][0]["what"]: site["constant"] for site in found},
                         {"'a'": True, "1": False, "0": False, "5": False, "6": True,
                          "+": False, "7": True, "N < 8": True, "<": True, "8": True, "9": False,
                          "10": False})


unittest.main(argv=sys.argv[:1])
