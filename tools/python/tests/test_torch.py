"""`torch.compile(backend="trc")` against eager: losses, parameters, and what goes around it."""

import copy
import gc
import logging

import pytest

import trc

torch = pytest.importorskip("torch")
from torch import nn  # noqa: E402
from torch.nn import functional  # noqa: E402

from classifier import Classifier  # noqa: E402

import trc.torch  # noqa: E402
from trc.torch import kernel  # noqa: E402


@pytest.fixture(autouse=True)
def fresh():
    torch._dynamo.reset()
    torch.manual_seed(0)
    trc.torch.reports.clear()


def compiled(model, **options):
    return torch.compile(model, backend="trc", **options)


def losses(model, forward, batches, make_optimizer):
    """Trains in place; the loss of each step."""
    optimizer = make_optimizer(model.parameters())
    found = []
    for batch in batches:
        optimizer.zero_grad()
        loss = forward(*batch)
        loss.backward()
        optimizer.step()
        found.append(loss.item())
    return found


def check(model, batch, steps=20, tolerance=2e-6, make_optimizer=None):
    """Twenty steps both ways; nothing may stay in eager."""
    make_optimizer = make_optimizer or (lambda p: torch.optim.SGD(p, 0.1, momentum=0.9))
    ours = copy.deepcopy(model)
    expected = losses(model, model, [batch] * steps, make_optimizer)
    got = losses(ours, compiled(ours), [batch] * steps, make_optimizer)
    assert got == pytest.approx(expected, rel=tolerance, abs=tolerance)
    assert expected[-1] < expected[0]
    for (name, theirs), mine in zip(model.state_dict().items(), ours.state_dict().values()):
        torch.testing.assert_close(mine, theirs, rtol=1e-4, atol=1e-5, msg=lambda m: f"{name}: {m}")
    assert trc.torch.reports
    assert not any(report.eager for report in trc.torch.reports)


LABELS = torch.tensor([0, 3, -100, 1, 2])


@pytest.mark.parametrize(
    "make_optimizer",
    [
        lambda p: torch.optim.AdamW(p, 1e-2),
        lambda p: torch.optim.Adam(p, 1e-2),
        lambda p: torch.optim.SGD(p, 0.1, momentum=0.9, nesterov=True),
        lambda p: torch.optim.RMSprop(p, 1e-3),
        lambda p: torch.optim.Adagrad(p, 1e-2),
    ],
    ids=["adamw", "adam", "sgd", "rmsprop", "adagrad"],
)
def test_perceptron(make_optimizer):
    body = nn.Linear(8, 16), nn.LayerNorm(16), nn.GELU(), nn.Linear(16, 4)
    check(Classifier(*body), (torch.randn(5, 8), LABELS), make_optimizer=make_optimizer)


def test_convolutions():
    body = (
        nn.Conv2d(3, 8, 3, stride=2, padding=1), nn.BatchNorm2d(8), nn.ReLU(),
        nn.MaxPool2d(3, 2, 1), nn.Conv2d(8, 8, 3, padding=2, dilation=2), nn.AvgPool2d(2),
        nn.Flatten(), nn.Linear(32, 4),
    )  # fmt: skip
    check(Classifier(*body), (torch.randn(5, 3, 16, 16), LABELS), tolerance=1e-5)


class Autoencoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.down = nn.Conv2d(1, 4, 3, stride=2, padding=1)
        self.up = nn.Upsample(scale_factor=2)
        self.out = nn.Conv2d(4, 1, 3, padding=1)

    def forward(self, x):
        return functional.mse_loss(self.out(self.up(torch.tanh(self.down(x)))), x)


def test_an_autoencoder():
    check(Autoencoder(), (torch.randn(2, 1, 8, 8),), tolerance=1e-5)


class Transformer(nn.Module):
    """Two layers with a tied head, as small language models are."""

    def __init__(self, causal):
        super().__init__()
        self.causal = causal
        self.words = nn.Embedding(32, 16)
        self.places = nn.Embedding(8, 16)
        self.layers = nn.ModuleList(
            nn.TransformerEncoderLayer(16, 2, 32, 0.0, "gelu", batch_first=True, norm_first=True)
            for _ in range(2)
        )
        self.head = nn.Linear(16, 32, bias=False)
        self.head.weight = self.words.weight

    def forward(self, tokens, targets):
        x = self.words(tokens) + self.places(torch.arange(tokens.shape[1]))
        mask = nn.Transformer.generate_square_subsequent_mask(8) if self.causal else None
        for layer in self.layers:
            x = layer(x, src_mask=mask, is_causal=self.causal)
        return functional.cross_entropy(self.head(x).flatten(0, 1), targets.flatten())


@pytest.mark.parametrize("causal", [False, True])
def test_a_transformer(causal):
    tokens = torch.randint(0, 32, (2, 8))
    model = Transformer(causal)
    nn.init.normal_(model.words.weight, 0, 0.02)
    batch = tokens, tokens.roll(-1, 1)
    check(model, batch, make_optimizer=lambda p: torch.optim.SGD(p, 0.05))


def test_parameters_and_gradients_are_those_of_pytorch():
    model = nn.Linear(4, 4)
    ours = compiled(model)
    place = model.weight.data_ptr()
    ours(torch.ones(2, 4)).sum().backward()
    assert torch.equal(model.weight.grad, torch.full((4, 4), 2.0))
    ours(torch.ones(2, 4)).sum().backward()  # gradients are added up
    assert torch.equal(model.weight.grad, torch.full((4, 4), 4.0))
    assert model.weight.data_ptr() == place
    with torch.no_grad():
        model.weight.zero_()
        model.bias.fill_(3)
    assert torch.equal(ours(torch.ones(2, 4)), torch.full((2, 4), 3.0))


def test_without_gradients():
    model = nn.Linear(4, 2)
    with torch.no_grad():
        result = compiled(model)(torch.ones(3, 4))
    torch.testing.assert_close(result, model(torch.ones(3, 4)))
    assert not result.requires_grad
    assert [report.name for report in trc.torch.reports] == ["inference"]


def test_a_new_shape_is_compiled_anew():
    model = nn.Linear(4, 2)
    ours = compiled(model)
    for rows in (3, 5, 7, 3):
        x = torch.randn(rows, 4)
        torch.testing.assert_close(ours(x), model(x))
        assert torch.autograd.grad(ours(x).sum(), model.bias)[0].tolist() == [rows, rows]


def test_dropout_in_a_part_of_a_graph():
    # In a part of a graph arguments stand where they are first used, some behind the dropout.
    def function(a, b):
        return torch.nn.functional.dropout(a, 0.5) * b + torch.fft.fft(a).real * 0

    torch._dynamo.reset()
    a, b = torch.rand(64, 64) + 1, torch.rand(64, 64) + 1
    found = torch.compile(function, backend=trc.torch.backend)(a, b)
    kept = found != 0
    assert 0.45 < kept.float().mean() < 0.55
    torch.testing.assert_close(found[kept], (2 * a * b)[kept])


def test_dropout_is_seeded_by_pytorch():
    model = nn.Dropout(0.25)
    ours = compiled(model)
    x = torch.ones(200, 300, requires_grad=True)
    torch.manual_seed(5)
    first = ours(x)
    second = ours(x)
    torch.manual_seed(5)
    assert torch.equal(ours(x), first)
    assert not torch.equal(first, second)
    kept = (first != 0).float()
    assert kept.mean().item() == pytest.approx(0.75, abs=0.01)
    assert first.unique().tolist() == pytest.approx([0, 4 / 3])
    first.sum().backward()
    assert torch.equal(x.grad, first)


def test_what_has_no_rule_stays_in_eager(caplog):
    def fun(x):
        return torch.fft.rfft(x * 0.1).abs().T @ x

    x = torch.randn(3, 3, requires_grad=True)
    with caplog.at_level(logging.WARNING, "trc.torch"):
        got = compiled(fun)(x)
    torch.testing.assert_close(got, fun(x))
    assert "stays in eager: no rule" in caplog.text
    assert any("fft_r2c" in name for name, _ in trc.torch.reports[0].eager)
    ours, theirs = (torch.autograd.grad(f(x).sum(), x)[0] for f in (compiled(fun), fun))
    torch.testing.assert_close(ours, theirs)


def test_autocast():
    model = nn.Sequential(nn.Linear(16, 16), nn.GELU(), nn.Linear(16, 4))
    x = torch.randn(8, 16)
    ours = compiled(model)
    with torch.autocast("cpu", torch.bfloat16):
        got, expected = ours(x), model(x)
    assert got.dtype == torch.bfloat16
    torch.testing.assert_close(got, expected, rtol=2e-2, atol=2e-2)
    mine, theirs = (torch.autograd.grad(y.float().sum(), model[0].weight)[0] for y in (got, expected))
    torch.testing.assert_close(mine, theirs, rtol=5e-2, atol=5e-2)


def test_checkpoints():
    from torch.utils.checkpoint import checkpoint

    layer = nn.Sequential(nn.Linear(8, 8), nn.Tanh())
    x = torch.randn(4, 8, requires_grad=True)

    def fun(x):
        return checkpoint(layer, x, use_reentrant=False).sum()

    ours, theirs = (torch.autograd.grad(f(x), x)[0] for f in (compiled(fun), fun))
    torch.testing.assert_close(ours, theirs)


@pytest.mark.parametrize("is_masked", [False, True])
def test_checkpoints_of_attention(is_masked):
    from torch.utils.checkpoint import checkpoint

    x = torch.randn(2, 2, 8, 4, requires_grad=True)
    mask = torch.ones(8, 8, dtype=torch.bool).tril() if is_masked else None

    def layer(x):
        return nn.functional.scaled_dot_product_attention(x, x.sin(), x.cos(), mask, is_causal=not is_masked)

    def fun(x):
        return checkpoint(layer, x, use_reentrant=False).square().sum()

    trc.torch.reports.clear()
    ours, theirs = (torch.autograd.grad(f(x), x)[0] for f in (compiled(fun), fun))
    torch.testing.assert_close(ours, theirs)
    assert not any(report.eager for report in trc.torch.reports)


def test_options_of_the_compiler():
    x = torch.full((8, 8), 1.01)
    ours = compiled(lambda x: x @ x, options={"precision": "bf16"})
    assert ours(x)[0, 0].item() == pytest.approx(8 * 1.01**2, rel=1e-2)
    assert ours(x)[0, 0].item() != (x @ x)[0, 0].item()
    torch._dynamo.reset()
    with pytest.raises(Exception, match="no option 'speed'"):
        compiled(lambda x: x @ x, options={"speed": "high"})(x)


def test_strides_do_not_matter():
    x = torch.arange(12.0).reshape(3, 4)
    fun = compiled(lambda x, y: x * 2 + y)
    for a, b in ((x.t(), x.t()), (x[:, 1:3], x[:, 1:3]), (x[1], x[2]), (x.expand(2, 3, 4), x)):
        torch.testing.assert_close(fun(a, b), a * 2 + b)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16])
def test_floors_of_quotients(dtype):
    x = torch.tensor([1.0, -1.0, 1.0, -7.5, 0.3, -0.3, 0.0, 6.0, 1.0, -2.0, 0.0, 1e30], dtype=dtype)
    y = torch.tensor([0.1, 0.1, -0.1, 2.5, 0.1, 5.0, -3.0, -2.0, 0.0, 0.0, 0.0, 3.0], dtype=dtype)
    for fun in (lambda x, y: x // y, lambda x, y: torch.div(x, y, rounding_mode="floor")):
        got, expected = compiled(fun)(x, y), fun(x, y)
        torch.testing.assert_close(got, expected, rtol=0, atol=0, equal_nan=True)


def test_strides_of_results():
    x = torch.randn(2, 3, 4, 5).to(memory_format=torch.channels_last)
    functions = (
        lambda x: x * 2,
        lambda x: (x + 1).permute(0, 2, 3, 1),
        lambda x: x.exp().permute(0, 2, 3, 1).view(2, 20, 3),
    )
    for fun in functions:
        got, expected = compiled(fun)(x), fun(x)
        assert got.stride() == expected.stride()
        torch.testing.assert_close(got, expected)


@pytest.mark.parametrize("grad", [False, True])
def test_results_that_are_views_of_each_other(grad):
    """A write to one is seen in the other, as in eager."""

    class Views(nn.Module):
        def __init__(self):
            super().__init__()
            self.w = nn.Parameter(torch.ones(4))

        def forward(self, x):
            y = x * self.w
            return y, y.view(2, 2).t(), y[1:3], y + 1

    model = Views()
    found = []
    for run in (model, compiled(model)):
        with torch.set_grad_enabled(grad):
            first, turned, middle, other = run(torch.arange(4.0))
        with torch.no_grad():
            first.data[1] = 7.0
        assert turned.stride() == (1, 2)
        found.append([t.detach().clone() for t in (first, turned, middle, other)])
    for theirs, mine in zip(*found):
        assert torch.equal(theirs, mine)
    assert not any(report.eager for report in trc.torch.reports)


def masked(query, mask):
    return functional.scaled_dot_product_attention(query, query + 1, query * 2, attn_mask=mask)


@pytest.mark.parametrize("grad", [False, True])
@pytest.mark.parametrize("kind", ["bool", "minus infinity"])
def test_a_query_that_sees_no_key(kind, grad):
    """Zero, and without a gradient, as in eager."""
    mask = torch.ones(2, 1, 5, 5, dtype=torch.bool).tril()
    mask[0, 0, :2] = False
    if kind != "bool":
        mask = torch.zeros(mask.shape).masked_fill(~mask, -torch.inf)
    found = []
    for run in (masked, compiled(masked)):
        query = torch.randn(2, 3, 5, 4, generator=torch.Generator().manual_seed(0))
        query.requires_grad_(grad)
        result = run(query, mask)
        assert torch.equal(result[0, :, :2], torch.zeros(3, 2, 4))
        found.append([result.detach()])
        if grad:
            result.square().sum().backward()
            found[-1].append(query.grad)
    for theirs, mine in zip(*found):
        torch.testing.assert_close(mine, theirs)
    assert not any(report.eager for report in trc.torch.reports)


@pytest.mark.parametrize("rnn", [nn.LSTM, nn.GRU, nn.RNN])
def test_recurrent_networks(rnn):
    """Dynamo traces them where it is told to."""

    class Recurrent(nn.Module):
        def __init__(self):
            super().__init__()
            self.rnn = rnn(4, 6, num_layers=2, batch_first=True, bidirectional=True)
            self.head = nn.Linear(12, 3)

        def forward(self, x, labels):
            return functional.cross_entropy(self.head(self.rnn(x)[0][:, -1]), labels)

    with torch._dynamo.config.patch(allow_rnn=True):
        check(Recurrent(), (torch.randn(5, 4, 4), torch.tensor([0, 1, 2, 1, 0])))


def test_a_graph_that_dynamo_hands_in_again_is_compiled_once():
    class Model(nn.Module):
        def __init__(self):
            super().__init__()
            self.body = nn.Linear(4, 4)
            self.kind = None

        def forward(self, x):
            if self.kind is None:  # as models of transformers find their kind of loss
                self.kind = "regression"
            return self.body(x).square().mean()

    model = Model()
    ours = compiled(model)
    for _ in range(3):
        ours(torch.ones(2, 4)).backward()
    forward, again = (r for r in trc.torch.reports if r.name == "forward")
    assert forward.programs[0] is again.programs[0]
    other = compiled(nn.Linear(4, 4))
    other(torch.ones(2, 4))
    assert trc.torch.reports[-1].programs[0] is not forward.programs[0]


def test_a_model_that_is_gone_leaves_a_report_and_no_memory():
    def sessions():
        gc.collect()
        return len(kernel._kernels)

    before = sessions()
    model = nn.Linear(4, 4)
    ours = compiled(model)
    ours(torch.ones(2, 4)).sum().backward()
    assert sessions() > before
    report = trc.torch.reports[-1]
    del model, ours
    torch._dynamo.reset()
    assert sessions() == before
    assert report.programs and report.texts and not report.eager


def test_the_backward_pass_is_compiled_beside_the_forward_pass(monkeypatch):
    begun, events = trc.compiler.start, []

    def start(text, **settings):
        events.append("start")
        program = begun(text, **settings)
        return lambda: (events.append("wait"), program())[1]

    monkeypatch.setattr(trc.compiler, "start", start)
    model = nn.Sequential(nn.Linear(4, 8), nn.Tanh(), nn.Linear(8, 1))
    compiled(model)(torch.ones(2, 4)).sum().backward()
    assert events == ["start", "start", "wait", "wait"]


def test_a_part_that_the_compiler_refuses_runs_in_eager(caplog, monkeypatch):
    begun = trc.compiler.start
    monkeypatch.setattr(trc.compiler, "start", lambda text, **s: begun(text + "nothing", **s))
    model = nn.Linear(4, 2)
    x = torch.ones(3, 4)
    with caplog.at_level(logging.WARNING, "trc.torch"):
        torch.testing.assert_close(compiled(model)(x), model(x))
    assert "stays in eager" in caplog.text
    (report, *_) = trc.torch.reports
    assert not report.programs and report.eager


@pytest.mark.parametrize(
    "pool", [nn.MaxPool2d(3, 2, 1), nn.MaxPool2d(2), nn.AvgPool2d(3, 2, 1), nn.MaxPool2d(2, 3)]
)
def test_the_gradient_of_a_pool_takes_no_tensor_for_each_of_its_places(pool):
    size = 4 * 32 * 32 * 64
    x = torch.randn(1, 64, 32, 32)
    theirs, ours = (x.clone().requires_grad_() for _ in range(2))
    pool(theirs).square().sum().backward()
    compiled(pool)(ours).square().sum().backward()
    torch.testing.assert_close(ours.grad, theirs.grad)
    (backward,) = (r for r in trc.torch.reports if r.name == "backward")
    assert backward.programs[0]["main"].arena_bytes <= 3 * size
