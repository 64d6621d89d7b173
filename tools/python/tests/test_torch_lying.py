"""Whether tensors of PyTorch are as they were, by its C interface and by Python."""

import pytest

torch = pytest.importorskip("torch")

from trc.torch import lying  # noqa: E402
from trc.torch.lying import Lying  # noqa: E402


def replace_memory(tensor):
    tensor.data = tensor.data.clone()


def replace_type(tensor):
    tensor.data = tensor.data.view(torch.int32)


CHANGES = (
    replace_memory,
    replace_type,
    lambda tensor: tensor.t_(),
    lambda tensor: tensor.resize_(2, 2),
    lambda tensor: tensor.unsqueeze_(0),
    lambda tensor: tensor.untyped_storage().resize_(0),
)


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("by_python", [False, True])
def test_what_changes_is_seen(change, by_python, monkeypatch):
    if by_python:
        monkeypatch.setattr(lying, "_reader", lambda: None)
    else:
        assert lying._reader() is not None  # of this PyTorch
    tensors = [torch.ones(3, 4) for _ in range(5)]
    seen = Lying(tensors)
    assert (seen._handle is None) == by_python
    assert seen.is_unchanged()
    tensors[3].fill_(2)
    assert seen.is_unchanged()
    change(tensors[3])
    assert not seen.is_unchanged()
    assert Lying(tensors).is_unchanged()


def test_of_none():
    assert Lying([]).is_unchanged()


def test_a_step_calls_no_function_for_each_parameter():
    """Of Python, which is most of what a call costs: as many for 64 parameters as for 4."""
    import sys

    import trc.torch

    class Sum(torch.nn.Module):
        def __init__(self, count):
            super().__init__()
            self.w = torch.nn.ParameterList([torch.ones(16) for _ in range(count)])

        def forward(self, x):
            return sum((w * x).sum() for w in self.w)

    def calls(count):
        model = Sum(count)
        step = trc.torch.compile_step(model, torch.optim.AdamW(model.parameters(), 1e-3))
        x = torch.ones(16)
        for _ in range(3):
            step(x)
        found = 0

        def profile(_frame, event, _what):
            nonlocal found
            found += event in ("call", "c_call")

        sys.setprofile(profile)
        try:
            step(x)
        finally:
            sys.setprofile(None)
        return found

    few, many = calls(4), calls(64)
    assert many == few
    assert few < 200
