"""`DistributedDataParallel` around a compiled model."""

import subprocess
import sys

import pytest

torch = pytest.importorskip("torch")
import data_parallel  # noqa: E402


def in_eager():
    """What each rank would print: the gradients of both, in the middle, are those of all rows."""
    model = data_parallel.make()
    optimizer = torch.optim.AdamW(model.parameters(), 1e-2)
    printed = [], []
    for parts in zip(data_parallel.batches(0), data_parallel.batches(1)):
        losses = [data_parallel.loss_of(model, x) for x in parts]
        optimizer.zero_grad()
        (sum(losses) / 2).backward()
        optimizer.step()
        for found, loss in zip(printed, losses):
            found.append(loss.item())
    return [[*found, data_parallel.sum_of(model)] for found in printed]


def test_data_parallel(tmp_path):
    processes = [
        subprocess.Popen(
            [sys.executable, data_parallel.__file__, str(rank), tmp_path / "rendezvous"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )
        for rank in range(2)
    ]  # fmt: skip
    try:
        outputs = [process.communicate(timeout=300) for process in processes]
    finally:
        for process in processes:
            process.kill()
    assert [p.returncode for p in processes] == [0, 0], "\n".join(err for _, err in outputs)
    got = [[float(line) for line in out.split()] for out, _ in outputs]
    assert got[0][-1] == got[1][-1]  # the same weights in both
    for mine, theirs in zip(got, in_eager(), strict=True):
        assert mine == pytest.approx(theirs, rel=1e-5)
