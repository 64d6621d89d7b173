"""What a type checker says of the package, and of a program that uses it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import trc

pytest.importorskip("mypy")

USER = """
import numpy as np
from typing_extensions import assert_type

import trc
import trc.torch

def step(state: int, rate: float) -> list[float]:
    return [state * rate]

ours = trc.jit(step, donate_argnums=0)
assert_type(ours(1, 2.0), list[float])
assert_type(ours.program(1, 2.0), trc.Program)

@trc.jit(static_argnums=1)
def other(x: int, y: str) -> bytes:
    return y.encode() * x

assert_type(other(1, y="a"), bytes)
program = trc.compile("module {}")
assert_type(program.entries["main"], trc.Entry)
assert_type(trc.torch.compile_step(None, None), trc.torch.TrainingStep)
ours("no number", 2.0)  # wrong
trc.jit(step, fallback="yes")  # wrong
"""


def check(*arguments, cwd):
    site = Path(trc.__file__).parents[1]
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", Path(__file__).parents[1] / "pyproject.toml", *arguments],
        cwd=cwd, env={**os.environ, "MYPYPATH": str(site)}, capture_output=True, text=True,
    )  # fmt: skip
    return run.stdout + run.stderr


def test_types_hold(tmp_path):
    """Of the package itself, and behind `trc.jit` those of the function that it was given."""
    (tmp_path / "user.py").write_text(USER)
    said = check("--cache-dir", tmp_path / "cache", "-p", "trc", "-m", "user", cwd=tmp_path)
    lines = [line for line in said.splitlines() if "error:" in line]
    wrong = [number for number, line in enumerate(USER.splitlines(), 1) if line.endswith("# wrong")]
    assert [line.split(": ", 1)[0] for line in lines] == [f"user.py:{number}" for number in wrong], said
