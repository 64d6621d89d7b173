"""`DistributedDataParallel` around a compiled model."""

import pathlib
import subprocess
import sys

import pytest

pytest.importorskip("torch")

SCRIPT = pathlib.Path(__file__).parent / "data_parallel.py"


def train(folder, how):
    """What each of two processes prints."""
    processes = [
        subprocess.Popen(
            [sys.executable, SCRIPT, str(rank), folder / how, how],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )
        for rank in range(2)
    ]  # fmt: skip
    try:
        found = [process.communicate(timeout=300) for process in processes]
    finally:
        for process in processes:
            process.kill()
    assert [p.returncode for p in processes] == [0, 0], "\n".join(err for _, err in found)
    return [[float(line) for line in out.split()] for out, _ in found]


def test_data_parallel(tmp_path):
    expected = train(tmp_path, "eager")
    assert expected[0][-1] == expected[1][-1]  # the same weights in both
    got = train(tmp_path, "trc")
    assert got[0][-1] == got[1][-1]
    for mine, theirs in zip(got, expected):
        assert mine == pytest.approx(theirs, rel=1e-5)
