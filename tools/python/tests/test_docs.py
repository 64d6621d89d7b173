"""The examples of the pages run, in the order of the page."""

import re
from pathlib import Path

import pytest


DOCS = Path(__file__).parents[3] / "docs"


def run_examples(page, folder, monkeypatch):
    monkeypatch.chdir(folder)
    names = {}
    blocks = re.findall(r"^```python\n(.*?)^```", (DOCS / page).read_text(), re.M | re.S)
    assert blocks
    for block in blocks:
        exec(compile(block, page, "exec"), names)


def test_python(tmp_path, monkeypatch):
    run_examples("python.md", tmp_path, monkeypatch)


def test_jax(tmp_path, monkeypatch):
    pytest.importorskip("jax")
    run_examples("jax.md", tmp_path, monkeypatch)


def test_torch(tmp_path, monkeypatch):
    pytest.importorskip("torch")
    run_examples("torch.md", tmp_path, monkeypatch)
