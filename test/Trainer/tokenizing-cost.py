"""tokenizing-cost.py --bin DIR [TEXT ...]: what tokenizing costs beside the library by itself.

Makes a vocabulary of 2,000 pieces of the texts (the documents of this repository), and
counts the instructions (valgrind's cachegrind) with which trc and the SentencePiece library
encode them, line by line, less those for no text. trc also normalises as ALBERT wants it.
All of that may take no more than the library does.
"""

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

MOST = 1.0
ROOT = pathlib.Path(__file__).resolve().parents[2]


def instructions(options, folder, which, text):
    done = subprocess.run(["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
                           options.bin / "tokenizing-cost", which, folder / "spiece.model", text],
                          capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{which}: exit code {done.returncode}\n{done.stderr}")
    return int(re.search(r"I +refs: +([\d,]+)", done.stderr).group(1).replace(",", "")), int(done.stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bin", type=pathlib.Path, required=True)
    parser.add_argument("texts", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    texts = options.texts or [*sorted((ROOT / "docs").glob("*.md")), ROOT / "LICENSE"]
    with tempfile.TemporaryDirectory(prefix="trc-tokenizing-") as name:
        folder = pathlib.Path(name)
        (folder / "text").write_bytes(b"".join(path.read_bytes() for path in texts))
        (folder / "empty").write_bytes(b"")
        subprocess.run([options.bin / "trc-data", "vocabulary", "--size", "2000", "-o", folder / "spiece.model", folder / "text"],
                       check=True, capture_output=True)
        counts = {}
        for which in ("trc", "library"):
            whole, pieces = instructions(options, folder, which, folder / "text")
            counts[which] = whole - instructions(options, folder, which, folder / "empty")[0]
            print(f"{which}: {counts[which] / 1e6:.0f} million instructions for {pieces} pieces", flush=True)
            if not pieces:
                return 1
    ratio = counts["trc"] / counts["library"]
    print(f"{ratio:.2f} times the library's, at most {MOST}")
    return ratio > MOST


if __name__ == "__main__":
    sys.exit(main())
