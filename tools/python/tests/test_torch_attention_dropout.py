"""Attention with dropout by the backend: one operation in each graph, whose gradient drops what
the forward pass dropped, and attention that is written out.

Values of a diagonal matrix make the result show each weight that was kept, and so what eager
would have computed with the same bits.
"""

import math

import pytest

torch = pytest.importorskip("torch")
from torch.nn import functional  # noqa: E402
from torch.utils.checkpoint import checkpoint  # noqa: E402

import trc.torch  # noqa: E402

RATE = 0.25
EXTENT = 16


def draw(*shape):
    return torch.randn(shape, generator=torch.Generator().manual_seed(sum(shape)))


def inputs(heads=4):
    values = torch.diag(torch.linspace(1, 2, EXTENT)).expand(2, heads, EXTENT, EXTENT)
    return [draw(2, 4, EXTENT, 8), draw(2, heads, EXTENT, 8), values.clone()]


MASK = draw(2, 1, EXTENT, EXTENT) > -0.5
MASK[0, 0, 3] = False  # a query that sees no key


def scores_of(q, k, mask, causal, scale=None):
    k = k.repeat_interleave(q.shape[1] // k.shape[1], 1)
    scores = q @ k.mT * (scale or q.shape[-1] ** -0.5)
    if causal:
        mask = torch.ones(EXTENT, EXTENT, dtype=torch.bool).tril()
    if mask is None:
        return scores
    return scores.masked_fill(~mask, -math.inf) if mask.dtype == torch.bool else scores + mask


def written_out(q, k, v, mask=None, is_causal=False):
    weights = torch.matmul(q, k.transpose(2, 3)) * 0.3
    if mask is not None:
        weights = weights + mask
    weights = functional.softmax(weights, dim=-1)
    weights = functional.dropout(weights, p=RATE, training=True)
    return torch.matmul(weights, v)


def divided(q, k, v, mask=None, is_causal=False):
    weights = torch.softmax(q @ k.transpose(-2, -1) / 2.5, -1).type(v.dtype)
    return functional.dropout(weights, RATE) @ v


def fused(q, k, v, mask=None, is_causal=False):
    return functional.scaled_dot_product_attention(
        q, k, v, mask, RATE, is_causal, enable_gqa=q.shape[1] != k.shape[1]
    )


def checkpointed(*given, **named):
    return checkpoint(fused, *given, use_reentrant=False, **named)


# The function, its scale, its mask, whether it is causal, heads of keys.
CASES = {
    "plain": (fused, None, None, False, 4),
    "causal": (fused, None, None, True, 4),
    "mask": (fused, None, MASK, False, 4),
    "bias": (fused, None, draw(EXTENT, EXTENT), False, 4),
    "shared heads": (fused, None, None, True, 2),
    "checkpointed": (checkpointed, None, None, True, 4),
    "written out": (written_out, 0.3, draw(2, 1, EXTENT, EXTENT), False, 4),
    "divided": (divided, 0.4, None, False, 4),
}


@pytest.mark.parametrize("name", CASES)
def test_gradients_drop_what_the_forward_pass_dropped(name):
    torch._dynamo.reset()
    trc.torch.reports.clear()
    apply, scale, mask, causal, heads = CASES[name]
    ours = [x.requires_grad_() for x in inputs(heads)]
    result = torch.compile(apply, backend="trc")(*ours, mask, is_causal=causal)
    slope = draw(*result.shape)
    (result * slope).sum().backward()

    theirs = [x.requires_grad_() for x in inputs(heads)]
    weights = torch.softmax(scores_of(*theirs[:2], mask, causal, scale), -1).nan_to_num(0.0)
    kept = (result != 0).detach()
    expected = weights * kept / (1 - RATE) @ theirs[2].repeat_interleave(4 // heads, 1)
    (expected * slope).sum().backward()
    torch.testing.assert_close(result, expected, rtol=1e-5, atol=1e-6)
    for mine, other in zip(ours, theirs):
        torch.testing.assert_close(mine.grad, other.grad.nan_to_num(0.0), rtol=1e-4, atol=1e-5)
    visible = weights > 1e-30
    assert kept[visible].float().mean().item() == pytest.approx(1 - RATE, abs=0.05)
    if name == "checkpointed":  # drawn again by the generator that PyTorch has put back
        return
    assert not any(report.eager for report in trc.torch.reports)
    calls = {}
    for report in trc.torch.reports:
        for program in report.programs:
            calls |= program.report["entries"][0]["library_calls"]
    assert calls["trc.attention"] == calls["trc.attention_gradient"] == 1


def test_each_attention_draws_for_itself():
    torch._dynamo.reset()

    def twice(q, k, v):
        return fused(q, k, v), fused(q, k, v), functional.dropout(torch.ones(64), 0.5)

    run = torch.compile(twice, backend="trc")
    torch.manual_seed(1)
    first, second, third = run(*inputs())
    assert not torch.equal(first != 0, second != 0)
    torch.manual_seed(1)
    again = run(*inputs())
    for mine, other in zip(again, (first, second, third)):
        assert torch.equal(mine, other)
    assert not torch.equal(run(*inputs())[0], first)


def test_what_is_kept_for_the_gradient_has_no_weights():
    torch._dynamo.reset()
    trc.torch.reports.clear()
    q, k, v = (draw(1, 2, 64, 8).requires_grad_() for _ in range(3))
    torch.compile(written_out, backend="trc")(q, k, v).sum().backward()
    (forward,) = [r for r in trc.torch.reports if r.name == "forward"]
    sizes = [port.nbytes for port in forward.programs[0]["main"].outputs]
    assert max(sizes) == q.nbytes


def test_weights_that_are_read_stay():
    torch._dynamo.reset()
    trc.torch.reports.clear()

    def attend(q, k, v):
        weights = torch.softmax(q @ k.mT, -1)
        return weights @ v, weights

    given = inputs()
    for mine, other in zip(torch.compile(attend, backend="trc")(*given), attend(*given)):
        torch.testing.assert_close(mine, other)
    assert "trc.attention" not in trc.torch.reports[0].texts[0]


def test_attention_with_dropout_in_eager():
    """An operation that no graph holds is a program of its own."""
    q, k, v = inputs()
    result, logsumexp, key = torch.ops.trc.attention(q, k, v, RATE, False, 0.5)
    weights = torch.softmax(scores_of(q, k, None, False, 0.5), -1)
    torch.testing.assert_close(result, weights * (result != 0) / (1 - RATE) @ v)
    torch.testing.assert_close(logsumexp, scores_of(q, k, None, False, 0.5).logsumexp(-1))
    found = torch.ops.trc.attention_backward(
        torch.ones_like(result), q, k, v, result, logsumexp, key, RATE, False, 0.5
    )
    torch.testing.assert_close(found[2].sum(-1), EXTENT * (result / v.diagonal(0, 2, 3)[:, :, None]).sum(2))


def softmax_of(q, k, scale=0.5):
    return torch.softmax(q @ k.mT * scale, -1)


def past_a_copy(q, k, v):
    memory = k * 1.0
    weights = softmax_of(q, memory)
    with torch.no_grad():
        memory.copy_(v)
    return weights @ v


def past_a_method(q, k, v):
    query = q * 1.0
    weights = softmax_of(query, k)
    query.zero_()
    return weights @ v


def past_an_operator(q, k, v):
    query = q * 1.0
    weights = softmax_of(query, k)
    query *= 3
    return weights @ v


def past_an_item(q, k, v):
    mask = torch.zeros(EXTENT, EXTENT)
    weights = torch.softmax(q @ k.mT + mask, -1)
    mask[:, 3] = -9.0
    return weights @ v


def past_an_out(q, k, v):
    query = q * 1.0
    weights = softmax_of(query, k)
    torch.neg(k, out=query)
    return weights @ v


def past_a_function_in_place(q, k, v):
    query = q * 1.0
    weights = softmax_of(query, k)
    functional.relu(query, True)
    functional.silu(query, inplace=True)
    return weights @ v


def double_values(q, k, v):
    return torch.softmax(q @ k.mT, -1, dtype=torch.float64) @ v.double()


def double_mask(q, k, v):
    return torch.softmax(q @ k.mT + torch.ones(EXTENT, EXTENT, dtype=torch.float64), -1).float() @ v


def short_mask(q, k, v):
    return torch.softmax(q @ k.mT + torch.ones(EXTENT, EXTENT, dtype=torch.bfloat16), -1) @ v


def short_scores(q, k, v):
    q, k, v = q.bfloat16(), k.bfloat16(), v.bfloat16()
    return torch.softmax((q @ k.mT).float(), -1) @ v.float()


def alike():
    """Queries, keys and values of one shape, as the operation of PyTorch takes them."""
    return [draw(2, 4, EXTENT, 8) * scale for scale in (1.0, 0.8, 0.6)]


@pytest.mark.parametrize(
    "apply",
    [past_a_copy, past_a_method, past_an_operator, past_an_item, past_an_out, past_a_function_in_place],
)
def test_a_product_stays_before_what_writes_to_its_operands(apply):
    torch._dynamo.reset()
    mine, other = torch.compile(apply, backend="trc")(*alike()), apply(*alike())
    torch.testing.assert_close(mine, other, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("apply", [double_values, double_mask, short_mask, short_scores])
def test_products_of_two_types_stay_as_written(apply):
    torch._dynamo.reset()
    trc.torch.reports.clear()
    tolerance = 2e-2 if apply is short_scores else 1e-5
    mine = torch.compile(apply, backend="trc")(*(x.requires_grad_() for x in alike()))
    torch.testing.assert_close(mine, apply(*alike()), rtol=tolerance, atol=tolerance)
    assert "trc.attention" not in trc.torch.reports[0].texts[0]


def test_a_product_without_gradients_has_none():
    torch._dynamo.reset()

    def attend(q, k, v):
        with torch.no_grad():
            weights = softmax_of(q, k)
        return weights @ v

    q, k, v = (x.requires_grad_() for x in inputs())
    torch.compile(attend, backend="trc")(q, k, v).sum().backward()
    assert q.grad is None and k.grad is None and v.grad is not None


def in_place(q, k, v, mask):
    weights = q @ k.mT
    weights *= 0.3
    weights += mask
    return torch.softmax(weights, -1) @ v


def by_autocast(q, k, v, mask):
    with torch.autocast("cpu", torch.bfloat16):
        return torch.softmax(q @ k.mT * 0.3 + mask, -1) @ v.bfloat16()


def in_short_types(q, k, v, mask):
    q, k, v = q.bfloat16(), k.bfloat16(), v.bfloat16()
    return torch.softmax(q @ k.mT * 0.3 + mask, -1).to(q.dtype) @ v


@pytest.mark.parametrize("apply", [in_place, by_autocast, in_short_types])
def test_attention_written_out_in_other_ways(apply):
    torch._dynamo.reset()
    trc.torch.reports.clear()
    given = (*alike(), draw(EXTENT, EXTENT))
    other = apply(*given)
    mine = torch.compile(apply, backend="trc")(*(x.requires_grad_() for x in given[:3]), given[3])
    tolerance = 1e-5 if apply is in_place else 2e-2
    torch.testing.assert_close(mine, other, rtol=tolerance, atol=tolerance)
    assert "trc.attention" in trc.torch.reports[0].texts[0]


def casting(scores=lambda x: x, weights=lambda x: x, **kind):
    return lambda q, k, v: weights(torch.softmax(scores(q @ k.mT), -1, **kind)) @ v


CHANGING = {
    "scores that are whole": casting(scores=lambda x: x.to(torch.int32).float()),
    "short scores": casting(scores=lambda x: x.to(torch.float16).float()),
    "short softmax": casting(dtype=torch.bfloat16, weights=lambda x: x.float()),
    "weights that are whole": casting(weights=lambda x: x.to(torch.int32).float()),
    "short weights": casting(weights=lambda x: x.to(torch.bfloat16).float()),
}


def asks_for_gradients(kind=torch.float32):
    return [x.to(kind).requires_grad_() for x in alike()]


@pytest.mark.parametrize("name", CHANGING)
def test_casts_that_change_values_stay(name):
    torch._dynamo.reset()
    trc.torch.reports.clear()
    run = CHANGING[name]
    mine = torch.compile(run, backend="trc")(*asks_for_gradients())
    # A step of a short type, where sums are added up in another order.
    torch.testing.assert_close(mine, run(*alike()), rtol=5e-3, atol=5e-3)
    assert "trc.attention" not in trc.torch.reports[0].texts[0]


@pytest.mark.parametrize("kind", [torch.float32, torch.bfloat16])
def test_casts_to_wider_types_and_back_are_passed(kind):
    torch._dynamo.reset()
    trc.torch.reports.clear()
    run = casting(scores=lambda x: x.float(), weights=lambda x: x.to(kind))
    mine = torch.compile(run, backend="trc")(*asks_for_gradients(kind))
    other = run(*(x.to(kind) for x in alike()))
    torch.testing.assert_close(mine, other, rtol=2e-2, atol=2e-2)
    assert "trc.attention" in trc.torch.reports[0].texts[0]
