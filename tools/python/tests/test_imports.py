"""Nothing large is imported before it is used."""

import subprocess
import sys

import pytest


def test_neither_jax_nor_torch_is_imported():
    code = "import sys, trc; sys.exit(any(name in sys.modules for name in ('jax', 'torch')))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_doors_are_imported_when_they_are_asked_for():
    code = """
import sys

import pytest
sys.modules[sys.argv[1]] = None  # as where it is not installed
import trc
try:
    getattr(trc, sys.argv[2])
except ModuleNotFoundError as error:
    assert str(error) == f"trc.{sys.argv[2]} wants {sys.argv[1]}: pip install {sys.argv[1]}", error
else:
    raise AssertionError
"""
    for wanted, name in (("torch", "torch"), ("jax", "jax"), ("jax", "jit")):
        subprocess.run([sys.executable, "-c", code, wanted, name], check=True)
    pytest.importorskip("torch")
    subprocess.run([sys.executable, "-c", "import trc; trc.torch.compile_step"], check=True)
