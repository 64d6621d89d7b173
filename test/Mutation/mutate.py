#!/usr/bin/env python3
"""mutate.py: mutated files and command lines, and what the tools make of them.

    mutate.py --bin build/release/bin --seed 1 --count 50 [--only npy,options] [--keep DIR]

Runs each tool on COUNT mutations of each format. A run ends by itself, with exit code
0, 1 or 2, within its time and memory; a failure says why, in bounded text; what it
writes is there whole or not at all. Whatever else happens is a finding: its files and
its command stay in DIR, to be run again. The same seed gives the same mutations.
"""

import argparse
import concurrent.futures
import os
import random
import re
import resource
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))
from formats import FORMATS, Case, Seeds  # noqa: E402
from options import options  # noqa: E402

SECONDS = 20  # of a processor; a run that sleeps ends after six times that
MEMORY = 4 << 30  # of addresses: what is asked for, not what is used
LARGEST_FILE = 1 << 30
LONGEST_TEXT = 1 << 16  # of standard error
TEMPORARY = re.compile(r"\.tmp\d*$|\.tmp-|\.trc-part\d+$")  # names of files that are being written


def limits():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))
    resource.setrlimit(resource.RLIMIT_FSIZE, (LARGEST_FILE, LARGEST_FILE))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if not os.environ.get("TRC_SANITIZED"):  # a sanitizer reserves far more
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def fault_of_text(text: bytes) -> str | None:
    if len(text) > LONGEST_TEXT:
        return f"{len(text)} bytes on standard error"
    if (found := [code for code in text if code < 32 and code not in (9, 10) or code == 127]):
        return f"control byte {found[0]:#04x} on standard error"
    try:
        text.decode()
    except UnicodeDecodeError:
        return "standard error is no UTF-8"
    return None


def run_case(case: Case, bin: Path, folder: Path) -> tuple[str | None, int]:
    """What is wrong with the run, or nothing; and its exit code."""
    for name, data in case.files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    before = {path for path in folder.rglob("*")}
    command = [str(bin / case.command[0]), *case.command[1:]]
    try:
        done = subprocess.run([word.encode("utf-8", "surrogateescape") for word in command], cwd=folder, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=6 * SECONDS, preexec_fn=limits)
    except subprocess.TimeoutExpired:
        return f"still running after {6 * SECONDS} s", -1
    code = done.returncode
    if code < 0:
        return f"ended by signal {-code}", code
    if code > 2:
        return f"exit code {code}", code
    if code and not done.stderr.strip() and not done.stdout.strip():
        return "a failure without a word", code
    if fault := fault_of_text(done.stderr):
        return fault, code
    for name in case.outputs:
        output = folder / name
        if code and output in set(folder.rglob("*")) - before:
            return f"a failure that left '{name}'", code
        if not code and output.is_file() and not output.stat().st_size:
            return f"success that left '{name}' empty", code
    if any(TEMPORARY.search(path.name) for path in folder.rglob("*")):
        return "a temporary file is left", code
    return None, code


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = {**FORMATS, "options": options}
    parser.add_argument("--bin", type=Path, required=True)
    parser.add_argument("--flatc", default="flatc")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=50, help="mutations of each format; of options, three times that")
    parser.add_argument("--only", help="formats, with commas: " + ", ".join(kinds))
    parser.add_argument("--keep", type=Path, default=Path("findings"), help="where findings stay")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    chosen = given.only.split(",") if given.only else list(kinds)
    if unknown := [name for name in chosen if name not in kinds]:
        parser.error(f"no format '{unknown[0]}'; there are {', '.join(kinds)}")
    source = Path(__file__).resolve().parents[2]
    findings = 0
    with tempfile.TemporaryDirectory(prefix="trc-mutate-") as temporary:
        seeds = Seeds(source, given.bin.resolve(), given.flatc, Path(temporary) / "seeds")

        def one(name: str, number: int):
            rng = random.Random(f"{given.seed} {name} {number}")
            folder = Path(temporary) / f"{name}-{number}"
            folder.mkdir()
            case = kinds[name](rng, seeds)
            fault, code = run_case(case, seeds.bin, folder)
            if fault:
                kept = given.keep / f"{name}-{given.seed}-{number}"
                shutil.rmtree(kept, ignore_errors=True)
                shutil.copytree(folder, kept)
                (kept / "command").write_text(shlex.join(case.command) + "\n", "utf-8", "surrogateescape")
            shutil.rmtree(folder)
            return fault, code, case

        for name in chosen:
            count = given.count * (3 if name == "options" else 1)
            codes = {0: 0, 1: 0, 2: 0}
            with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
                for number, (fault, code, case) in enumerate(pool.map(lambda n: one(name, n), range(count))):
                    if fault:
                        findings += 1
                        print(f"{name} {number}: {fault}: {shlex.join(case.command)[:300]!a}\n"
                              f"  kept in {given.keep}/{name}-{given.seed}-{number}")
                    codes[code] = codes.get(code, 0) + 1
            print(f"{name}: {count} mutations; exit codes " + ", ".join(f"{code}: {n}" for code, n in sorted(codes.items())), flush=True)
    print(f"{findings} findings" if findings else "nothing found")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
