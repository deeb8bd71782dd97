"""Compares the models of vector instructions (tests/proof/models) with processors (docs/proof.md):

    python3 -B tests/proof/models.py SOURCE BUILD [INPUTS]

models/results.cpp is compiled with the models, and with the header of the compiler. Both programs
print a number for each instruction, made of its results for INPUTS random inputs. The numbers must
be the same. This processor runs its own instructions; emulators run those of others: qemu-aarch64,
and node for WebAssembly. The exit status is 1 if a number differs.
"""
import concurrent.futures
import os
import pathlib
import subprocess
import sys

CXX = os.environ.get("CXX", "c++").split()
LLVM = os.environ.get("LLVM", "")
OPTIONS = ["-std=c++20", "-O2", "-Wno-psabi"]
# What runs the instructions: its definition for results.cpp, its compiler, and its emulator.
PROCESSORS = {
    "x86-64": ([], CXX, []),
    "64-bit ARM": (["-DMODELS_FOR_ARM"], ["aarch64-linux-gnu-g++", "-static"], ["qemu-aarch64"]),
    "WebAssembly": (["-DMODELS_FOR_WASM"],
                    [f"clang++-{LLVM}", "--target=wasm32-wasi", "-msimd128", "-fno-exceptions"],
                    ["node", "--no-warnings", ".ci/run_wasi.mjs"]),
}


def results(source, program, compiler, options, emulator, inputs):
    """Compiles results.cpp and runs it. Returns its lines."""
    subprocess.run([*compiler, *OPTIONS, *options, str(source / "tests/proof/models/results.cpp"),
                    "-o", str(program)], check=True)
    command = [*emulator, str(program), str(inputs)]
    run = subprocess.run(command, check=True, cwd=source, capture_output=True, text=True)
    return run.stdout.splitlines()


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    source, build = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
    inputs = int(sys.argv[3]) if len(sys.argv) > 3 else 1_000_000
    folder = build / "proof"
    folder.mkdir(parents=True, exist_ok=True)
    with concurrent.futures.ThreadPoolExecutor(int(os.environ.get("JOBS", "2"))) as pool:
        runs = {}
        for name, (options, compiler, emulator) in PROCESSORS.items():
            program = folder / f"results_of_{name}"
            modelled = [*options, "-DMODELS_COMPUTE", f"-I{source}/tests",
                        f"-I{source}/tests/proof/models"]
            runs[name] = (
                pool.submit(results, source, program, compiler, options, emulator, inputs),
                pool.submit(results, source, f"{program}.model", CXX, modelled, [], inputs))
    failed = False
    for name, (processor, model) in runs.items():
        wanted, got = processor.result(), model.result()
        different = [line for line, other in zip(wanted, got) if line != other]
        print(f"{name}: {len(wanted)} results of instructions, {inputs} inputs, "
              f"{len(different)} differences")
        for line in different:
            print(f"  {line}")
        if len(got) > len(wanted):
            print(f"  not compared, as this processor cannot run them: {len(got) - len(wanted)}")
        failed |= bool(different) or not wanted
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
