"""Prints every program that is committed beside this file, and no other.

  python models/jax/print_all.py            writes them
  python models/jax/print_all.py --check    says which ones would change

Needs jax of the version in requirements.txt; nothing that reads the programs does.
"""

import pathlib
import subprocess
import sys

from print_program import write_changed

HERE = pathlib.Path(__file__).resolve().parent
DEMO = ("--layers 4 --heads 6 --width 192 --vocab 256 --B 8 --T 128 --std 0.05 --dropout 0.05 "
        "--lr 0.003 --schedule cosine --warmup 50 --steps 800")

PROGRAMS = {
    "gpt2_demo": ("gpt2.py", DEMO),
    "gpt2_124m": ("gpt2.py", "--layers 12 --heads 12 --width 768 --vocab 50257 --B 4 --T 256"),
    # Small enough for the reference evaluator.
    "gpt2_tiny": ("gpt2.py", ""),
    "gpt2_tiny_dropout": ("gpt2.py", "--dropout 0.1 --schedule cosine"),
    "gpt2_tiny_scan": ("gpt2.py", "--scan 1"),
    "gpt2_tiny_checkpoint": ("gpt2.py", "--checkpoint 1 --dropout 0.1"),
    "gpt2_tiny_bf16": ("gpt2.py", "--dtype bf16 --gelu erf"),
    "mlp_tiny": ("mlp.py", ""),
    "micro_small": ("micro.py", ""),
    "pieces_small": ("pieces.py", ""),
    # The rest of the benchmarks.
    "mlp_large": ("mlp.py", "--B 512 --inputs 784 --width 1024 --classes 10"),
    "micro_large": ("micro.py", "--rows 16384 --width 1024 --tokens 8192 --vocab 50257 --channels 768"),
    "pieces_large": ("pieces.py", "--images 16 --size 28 --channels 64 --rows 4096 --width 256 --steps 64"),
}


def programs():
    for name, (script, flags) in PROGRAMS.items():
        yield f"{name}.mlir", subprocess.run([sys.executable, HERE / script, *flags.split()],
                                             check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(write_changed(HERE, programs()))
