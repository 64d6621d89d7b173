"""Tensors that are no numbers in the host's memory, by each door: an error that says so, or eager."""

import warnings

import numpy as np
import pytest
from conftest import ADD

import trc

torch = pytest.importorskip("torch")
from torch import nn  # noqa: E402
from torch._subclasses import FakeTensorMode  # noqa: E402

import trc.torch  # noqa: E402

ONE = np.ones(4, np.float32)


def fake():
    with FakeTensorMode():
        return torch.ones(4)


def freed():
    tensor = torch.ones(4)
    tensor.untyped_storage().resize_(0)
    return tensor


def quantized():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return torch.quantize_per_tensor(torch.ones(4), 0.1, 0, torch.quint8)


# By name: a tensor, what a session says of it, and what a step does.
ODD = {
    "meta": (lambda: torch.ones(4, device="meta"), "no memory", "batch is on meta: bring it to the host"),
    "fake": (fake, "no memory", "no memory"),
    "freed": (freed, "no memory", "no memory"),
    "sparse": (lambda: torch.ones(4).to_sparse(), "no memory", "batch is torch.sparse_coo: make it dense"),
    "quantized": (quantized, "no memory", "batch is quantized: make it dense"),
    "complex": (lambda: torch.ones(4, dtype=torch.complex64), "element type", "element type"),
    "float8": (lambda: torch.ones(4).to(torch.float8_e4m3fn), "element type", "element type"),
}


@pytest.mark.parametrize("name", ODD)
@pytest.mark.filterwarnings("ignore::UserWarning")  # that a fake tensor was asked for its address
def test_a_session_says_what_it_cannot_read(name):
    make, text, _ = ODD[name]
    call = trc.compile(ADD).session().call("main")
    with pytest.raises(trc.errors.InvalidArgument, match=f"'x' has .*{text}"):
        call(make(), ONE)
    assert call(ONE, ONE)["z"].tolist() == [2] * 4


class Line(nn.Module):
    def __init__(self):
        super().__init__()
        self.w = nn.Parameter(torch.ones(4))

    def forward(self, x):
        return (self.w * x - 2).square().mean()


@pytest.mark.parametrize("later", [False, True], ids=["first", "later"])
@pytest.mark.parametrize("name", ODD)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_a_step_says_what_it_cannot_read(name, later):
    """Nothing was trained, and a batch that it can read is."""
    make, _, text = ODD[name]
    model = Line()
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.1))
    if later:
        step(torch.ones(4))
    before = model.w.detach().clone()
    with pytest.raises(trc.Error, match=text):
        step(make())
    assert torch.equal(model.w, before)
    assert step.steps == later
    assert step(torch.ones(4)).item() == ((before - 2) ** 2).mean()


def by_the_backend(**options):
    torch._dynamo.reset()
    return torch.compile(lambda x: x + 1, backend="trc", **options)


def test_a_graph_on_another_device_is_pytorchs():
    result = by_the_backend()(torch.ones(4, device="meta"))
    assert result.device.type == "meta" and result.shape == (4,)


@pytest.mark.parametrize("make", [fake, freed])
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_a_graph_says_that_a_tensor_has_no_memory(make):
    with pytest.raises(trc.errors.InvalidArgument, match=r"torch.float32 of \(4,\) on cpu has no memory"):
        by_the_backend()(make())
    assert by_the_backend()(torch.ones(4)).tolist() == [2] * 4


def test_a_graph_without_guards_says_that_a_tensor_has_no_memory():
    run = by_the_backend(options={"guard_filter_fn": torch.compiler.skip_all_guards_unsafe})
    assert run(torch.ones(4)).tolist() == [2] * 4
    with pytest.raises(trc.errors.InvalidArgument, match=r"torch.float32 of \(4,\) on meta has no memory"):
        run(torch.ones(4, device="meta"))
    assert run(torch.ones(4)).tolist() == [2] * 4


def test_complex_numbers_are_pytorchs():
    x = torch.complex(torch.ones(4), torch.arange(4.0))
    for each in (x, x.conj()):
        assert torch.equal(by_the_backend()(each), each + 1)


def test_a_sign_that_is_still_to_come():
    """The imaginary part of a conjugate is a view with its sign turned."""
    x = torch.complex(torch.zeros(4), torch.arange(4.0)).conj().imag
    assert x.is_neg()
    expected = [1, 0, -1, -2]
    assert trc.compile(ADD).session().call("main")(x, ONE)["z"].tolist() == expected
    assert by_the_backend()(x).tolist() == expected
    model = Line()
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.1))
    assert step(x).item() == Line()(x).item()
