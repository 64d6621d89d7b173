"""An LSTM and a convolutional autoencoder for twenty steps, by each door against eager, or JAX."""

import copy

import numpy as np
import pytest

import trc


def parts():
    torch = pytest.importorskip("torch")
    from torch import nn

    class Recurrent(nn.Module):
        def __init__(self):
            super().__init__()
            self.rnn = nn.LSTM(4, 8, num_layers=2, batch_first=True)
            self.head = nn.Linear(8, 3)

        def forward(self, x, labels):
            return nn.functional.cross_entropy(self.head(self.rnn(x)[0][:, -1]), labels)

    class Autoencoder(nn.Module):
        def __init__(self):
            super().__init__()
            self.down = nn.Sequential(nn.Conv2d(1, 4, 3, stride=2, padding=1), nn.BatchNorm2d(4), nn.ReLU())
            self.up = nn.ConvTranspose2d(4, 1, 4, stride=2, padding=1)

        def forward(self, x):
            return nn.functional.mse_loss(torch.sigmoid(self.up(self.down(x))), x)

    torch.manual_seed(0)
    return torch, {
        "lstm": (Recurrent(), (torch.randn(5, 6, 4), torch.tensor([0, 1, 2, 1, 0]))),
        "autoencoder": (Autoencoder(), (torch.rand(3, 1, 8, 8),)),
    }


def adamw(torch, model):
    # Epsilon is above gradients that are zero but for rounding, as of a bias before a norm.
    return torch.optim.AdamW(model.parameters(), 1e-2, eps=1e-4)


def steps_of(torch, model, run, batch):
    optimizer = adamw(torch, model)
    for _ in range(20):
        optimizer.zero_grad()
        loss = run(*batch)
        loss.backward()
        optimizer.step()
        yield loss.item()


def check(got, expected):
    """The tolerances of `make parity`."""
    assert got[0] == pytest.approx(expected[0], rel=1e-5)
    assert got == pytest.approx(expected, rel=1e-4)
    assert expected[-1] < 0.9 * expected[0]


@pytest.mark.parametrize("name", ["lstm", "autoencoder"])
@pytest.mark.parametrize("door", ["backend", "compile_step"])
def test_twenty_steps(name, door):
    torch, networks = parts()
    from against_eager import same_weights

    import trc.torch

    model, batch = networks[name]
    other = copy.deepcopy(model)
    expected = list(steps_of(torch, other, other, batch))
    if door == "compile_step":
        step = trc.torch.compile_step(model, adamw(torch, model))
        check([step(*batch).item() for _ in range(20)], expected)
        same_weights(model, other)
        return
    torch._dynamo.reset()
    trc.torch.reports.clear()
    with torch._dynamo.config.patch(allow_rnn=True):
        check(list(steps_of(torch, model, torch.compile(model, backend="trc"), batch)), expected)
    same_weights(model, other)
    assert trc.torch.reports
    assert not any(report.eager for report in trc.torch.reports)


def test_twenty_steps_of_an_lstm_in_jax():
    jax = pytest.importorskip("jax")
    jnp = jax.numpy

    def loss_of(w, x, labels):
        def cell(carry, now):
            h, c = carry
            i, f, g, o = jnp.split(now @ w["in"] + h @ w["out"] + w["bias"], 4, axis=-1)
            c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
            h = jax.nn.sigmoid(o) * jnp.tanh(c)
            return (h, c), h

        zero = jnp.zeros((x.shape[0], 8))
        (last, _), _ = jax.lax.scan(cell, (zero, zero), x.swapaxes(0, 1))
        logits = jax.nn.log_softmax(last @ w["head"])
        return -jnp.take_along_axis(logits, labels[:, None], 1).mean()

    def step(w, x, labels):
        loss, gradient = jax.value_and_grad(loss_of)(w, x, labels)
        return jax.tree.map(lambda p, g: p - 0.5 * g, w, gradient), loss

    keys = jax.random.split(jax.random.key(0), 5)
    shapes = {"in": (4, 32), "out": (8, 32), "bias": (32,), "head": (8, 3)}
    start = {name: 0.3 * jax.random.normal(k, shapes[name]) for name, k in zip(shapes, keys)}
    batch = jax.random.normal(keys[4], (5, 6, 4)), jnp.array([0, 1, 2, 1, 0])
    losses = []
    for run in (jax.jit(step), trc.jit(step, donate_argnums=0, fallback=False)):
        w, found = jax.tree.map(jnp.copy, start), []
        for _ in range(20):
            w, loss = run(w, *batch)
            found.append(float(loss))
        losses.append(found)
    check(losses[1], losses[0])
    assert np.isfinite(losses[1]).all()
