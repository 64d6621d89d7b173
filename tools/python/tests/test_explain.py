"""`trc.explain` on each thing that it takes."""

import pytest
from conftest import ADD

import trc


def test_a_program():
    text = trc.explain(trc.compile(ADD, remarks=True))
    assert text.startswith("main: 1 commands, 0 B of intermediate values, 0 B of state")


def test_a_function_of_jax():
    jax = pytest.importorskip("jax")
    step = trc.jit(lambda x: jax.nn.softmax(x @ x), fallback=False)
    assert "1 x " in trc.explain(step, jax.numpy.ones((32, 32)))


def test_a_function_that_runs_by_jax():
    """It says so, as the warning of a call does; where a call would raise, it raises."""
    jax = pytest.importorskip("jax")
    ref = jax.new_ref(jax.numpy.zeros(3))

    def counts(x):
        ref[...] += x
        return x * 2

    for function, given, why in (
        (counts, jax.numpy.ones(3), "jax.Ref"),
        (lambda x: x * 1j, jax.numpy.ones(3), "complex"),
    ):
        said = trc.explain(trc.jit(function), given)
        assert "runs by jax.jit, not by trc: " in said and why in said
        with pytest.raises((trc.errors.Unsupported, trc.errors.CompileError), match=why):
            trc.explain(trc.jit(function, fallback=False), given)


def test_remarks_do_not_vanish():
    jax = pytest.importorskip("jax")
    ours = trc.jit(lambda x: jax.numpy.sort(jax.nn.softmax(x @ x)) @ x, fallback=False)
    x = jax.numpy.ones((32, 32))
    first = ours.program(x).diagnostics
    assert ours.program(x).diagnostics == first
    assert first


def test_graphs_of_torch():
    torch = pytest.importorskip("torch")
    import trc.torch

    torch._dynamo.reset()
    trc.torch.reports.clear()
    assert "no graph was compiled" in trc.explain()
    torch.compile(lambda x: torch.fft.rfft(x.exp() @ x).abs(), backend="trc")(torch.ones(2, 2))
    lines = trc.explain().splitlines()
    assert lines[0].startswith("inference: ")
    assert any("in eager: no rule" in line for line in lines)


def test_what_stays_in_eager_is_named_by_its_module(caplog):
    torch = pytest.importorskip("torch")
    import trc.torch

    class Growth(torch.nn.Module):
        def forward(self, x):
            return torch.fft.rfft(x, n=6).abs()

    torch._dynamo.reset()
    trc.torch.reports.clear()
    model = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.Sequential(Growth()), Growth())
    with torch.no_grad():
        torch.compile(model, backend="trc")(torch.ones(4, 4))
    assert any(line.endswith("in eager: no rule: in 1/0, 2") for line in trc.explain().splitlines())
    assert "(2 times: in 1/0, 2) stays in eager" in caplog.text
    # The name of a variable that has the model is part of it, and what Dynamo calls its kind is not.
    torch.compile(lambda x: model(x), backend="trc")(torch.ones(4, 4))
    assert any(line.endswith(": in model/1/0, model/2") for line in trc.explain().splitlines())


def test_a_head_whose_logits_are_returned():
    torch = pytest.importorskip("torch")
    import trc.torch

    class Model(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table, self.head = torch.nn.Embedding(4, 8), torch.nn.Linear(8, 32)

        def forward(self, x, labels):
            logits = self.head(self.table(x))
            return torch.nn.functional.cross_entropy(logits.view(-1, 32), labels), logits

    model, given = Model(), (torch.arange(4), torch.arange(4))
    hint = "not recognised: a head with its loss, in head: its logits are kept"
    torch._dynamo.reset()
    trc.torch.reports.clear()
    torch.compile(model, backend="trc")(*given)[0].backward()
    assert trc.explain().count(hint) == 1
    trc.torch.reports.clear()
    torch.compile(lambda *given: model(*given)[0], backend="trc")(*given).backward()
    assert hint not in trc.explain() and "recognised a head with its loss and gradient" in trc.explain()


def test_no_graph_was_compiled():
    torch = pytest.importorskip("torch")
    import trc.torch

    torch._dynamo.reset()
    trc.torch.reports.clear()
    torch.compile(torch.nn.LSTM(4, 4), backend="trc")(torch.ones(2, 3, 4))
    assert "nor of nn.LSTM" in trc.explain()


def test_a_graph_whose_program_fails():
    """An option that there is not raises where the model is called, and is told of here."""
    torch = pytest.importorskip("torch")
    import trc.torch

    torch._dynamo.reset()
    trc.torch.reports.clear()
    model = torch.compile(torch.nn.Linear(2, 2), backend="trc", options={"precison": "bf16"})
    with torch.no_grad(), pytest.raises(trc.errors.InvalidArgument, match="precison"):
        model(torch.ones(2, 2))
    for _ in range(2):
        assert any("1 x fused_0 fails: " in line and "precison" in line for line in trc.explain().splitlines())
    trc.torch.reports.clear()


def test_remarks_name_the_modules():
    torch = pytest.importorskip("torch")
    import trc.torch

    class Scores(torch.nn.Module):
        def forward(self, x):
            return x.log_softmax(1).sum(0) + x

    model = torch.nn.Sequential(torch.nn.Linear(8, 8), *(Scores() for _ in range(6)))
    step = trc.torch.compile_step(
        model, torch.optim.SGD(model.parameters(), 0.1), loss=lambda out: out.square().mean()
    )
    lines = [line for line in trc.explain(step, torch.ones(4, 8)).splitlines() if "not fused" in line]
    assert any(": in 1/add, 2/add, 3/add, 4/add and " in line and line.endswith(" more") for line in lines)


def test_what_was_recognised_is_named_by_its_module():
    torch = pytest.importorskip("torch")
    import trc.torch

    class Block(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.norm, self.parts = torch.nn.LayerNorm(16), torch.nn.Linear(16, 48)

        def forward(self, x):
            q, k, v = (part.unflatten(-1, (2, 8)).transpose(1, 2) for part in self.parts(self.norm(x)).chunk(3, -1))
            mixed = torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)
            return x + mixed.transpose(1, 2).flatten(2)

    model = torch.nn.Sequential(Block(), Block())
    step = trc.torch.compile_step(
        model, torch.optim.SGD(model.parameters(), 0.1), loss=lambda out: out.square().mean()
    )
    lines = [line.strip() for line in trc.explain(step, torch.ones(2, 8, 16)).splitlines() if "recognised" in line]
    assert any(line.startswith("recognised attention (2 times): in 0/") and ", 1/" in line for line in lines)
    assert any(line.startswith("recognised a layer norm (2 times): in 0/norm") and ", 1/norm" in line for line in lines)
