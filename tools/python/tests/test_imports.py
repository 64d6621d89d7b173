"""Nothing large is imported before it is used."""

import os
import subprocess
import sys

import pytest
from conftest import ADD

import trc
from trc import _library


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


def test_a_package_with_the_runtime_alone(tmp_path):
    """Artifacts run, and who compiles is told what is missing."""
    trc.compile(ADD).save(tmp_path / "add.trc")
    runtime = next(path for path in _library.places("trc_runtime") if path.exists())
    (tmp_path / "libtrc_runtime.so.0").symlink_to(runtime.resolve())
    code = """
import sys

import numpy
import trc
call = trc.Program.load(sys.argv[1]).session().call("main")
one = numpy.ones(4, numpy.float32)
assert call(one, one)["z"].tolist() == [2] * 4
try:
    trc.compile("")
except trc.errors.MissingLibrary as error:
    assert "which has the runtime alone (TRC_COMPILER=OFF)" in str(error), error
else:
    raise AssertionError("a compiler was found")
"""
    environment = os.environ | {"TRC_LIBRARY_PATH": str(tmp_path)}
    command = [sys.executable, "-c", code, str(tmp_path / "add.trc")]
    subprocess.run(command, check=True, env=environment)
