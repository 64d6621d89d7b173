"""Attention by the backend: recognised in both graphs, and what eager gives."""

import math

import pytest

torch = pytest.importorskip("torch")
from torch.nn.functional import scaled_dot_product_attention as attention  # noqa: E402

import trc.torch  # noqa: E402


def tensors():
    generator = torch.Generator().manual_seed(0)

    def draw(*shape):
        return torch.randn(shape, generator=generator)

    # Queries, keys and values; some fewer keys; fewer heads of them.
    long, few = [draw(2, 4, 8, 16) for _ in range(3)], [draw(2, 4, 6, 16) for _ in range(2)]
    shared = [draw(2, 2, 8, 16) for _ in range(2)]
    mask = torch.rand(2, 1, 8, 8, generator=generator) > 0.4
    mask[0, 0, 3] = False  # a query that sees no key
    return long, few, shared, mask, draw(8, 8)


(Q, K, V), FEW, SHARED, MASK, BIAS = tensors()
HIDDEN = torch.where(MASK, 0.0, -math.inf) + BIAS

CASES = {
    "plain": (lambda q, k, v: attention(q, k, v), (Q, K, V)),
    "causal": (lambda q, k, v: attention(q, k, v, is_causal=True), (Q, K, V)),
    "causal, fewer keys": (lambda q, k, v: attention(q, k, v, is_causal=True), (Q, *FEW)),
    "mask": (lambda q, k, v, mask: attention(q, k, v, mask), (Q, K, V, MASK)),
    "mask of keys": (lambda q, k, v, mask: attention(q, k, v, mask[:, :, :1]), (Q, K, V, MASK)),
    "bias": (lambda q, k, v, bias: attention(q, k, v, bias), (Q, K, V, BIAS)),
    "bias that hides": (lambda q, k, v, bias: attention(q, k, v, bias, scale=0.3), (Q, K, V, HIDDEN)),
    "shared heads": (
        lambda q, k, v: attention(q, k, v, is_causal=True, enable_gqa=True), (Q, *SHARED),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_attention(name):
    torch._dynamo.reset()
    trc.torch.reports.clear()
    apply, given = CASES[name]
    found = []
    for run in (apply, torch.compile(apply, backend="trc")):
        leaves = [x.clone().requires_grad_() for x in given[:3]]
        y = run(*leaves, *given[3:])
        (y * torch.arange(y.numel()).reshape(y.shape).cos()).sum().backward()
        found.append([y.detach(), *(x.grad for x in leaves)])
    for theirs, ours in zip(*found):
        torch.testing.assert_close(ours, theirs, rtol=1e-5, atol=5e-6)
    assert not any(report.eager for report in trc.torch.reports)
    calls = {}
    for report in trc.torch.reports:
        for program in report.programs:
            calls |= program.report["entries"][0]["library_calls"]
    assert calls["trc.attention"] == calls["trc.attention_gradient"] == 1


def test_bits_of_a_mask_are_kept_in_place_of_numbers():
    torch._dynamo.reset()
    trc.torch.reports.clear()
    q = Q.clone().requires_grad_()
    torch.compile(lambda q, mask: attention(q, q, q, mask), backend="trc")(q, MASK).sum().backward()
    (backward,) = [r for r in trc.torch.reports if r.name == "backward"]
    assert "trc.attention_gradient" in backward.texts[0]
    assert "has_mask" in backward.texts[0] and "has_bias" not in backward.texts[0]


def test_attention_in_short_types():
    torch._dynamo.reset()
    given = [x.to(torch.bfloat16) for x in (Q, K, V)]
    ours = torch.compile(lambda q, k, v: attention(q, k, v), backend="trc")(*given)
    torch.testing.assert_close(ours, attention(*given), rtol=2e-2, atol=2e-2)
