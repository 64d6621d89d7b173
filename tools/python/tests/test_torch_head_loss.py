"""A head with its loss by the backend: one operation, where nothing else reads the logits."""

import math
import re
from collections import Counter

import pytest

import trc

torch = pytest.importorskip("torch")
from torch.nn import functional  # noqa: E402

import trc.torch  # noqa: E402

ROWS, LENGTH, WIDTH, WORDS = 3, 5, 8, 40


def draw(*shape, seed=0):
    return torch.randn(shape, generator=torch.Generator().manual_seed(sum(shape) + seed))


def labels(ignored=-100):
    found = torch.randint(WORDS, (ROWS, LENGTH), generator=torch.Generator().manual_seed(1))
    found[0, 1:3] = ignored
    return found


def raised():
    """What the compiler recognises in the graphs that were made, of which nothing stays in eager."""
    assert not any(report.eager for report in trc.torch.reports)
    texts = [text for report in trc.torch.reports for text in report.texts]
    return Counter(kind for text in texts for kind in re.findall(r"= trc\.(head_loss\w*)", trc.lower(text, to="raise")))


@pytest.fixture(autouse=True)
def _fresh():
    torch._dynamo.reset()
    trc.torch.reports.clear()


def joined(x, w, b, y, **options):
    return functional.cross_entropy(functional.linear(x, w).view(-1, WORDS), y.view(-1), **options)


def with_bias(x, w, b, y):
    return functional.cross_entropy(functional.linear(x, w, b).reshape(-1, WORDS), y.flatten())


def shifted(x, w, b, y):
    logits = functional.linear(x, w, b).float()[..., :-1, :].contiguous()
    return functional.cross_entropy(logits.view(-1, WORDS), y[:, 1:].reshape(-1))


def module(x, w, b, y):
    return torch.nn.CrossEntropyLoss()(functional.linear(x, w)[:, 1:].flatten(0, 1), y[:, :-1].flatten())


def smoothed(x, w, b, y):
    return joined(x, w, b, y, label_smoothing=0.1)


def summed(x, w, b, y):
    return joined(x, w, b, y, reduction="sum") / 7


def padded(x, w, b, y):
    return joined(x, w, b, y.clamp(min=0), ignore_index=0)


def compare(loss, inputs, rel=1e-5, backward=lambda value: value.backward()):
    """The value and gradients of a compiled loss beside eager's."""
    found = []
    for function in (loss, torch.compile(loss, backend="trc")):
        leaves = [each.clone().requires_grad_() for each in inputs[:3]]
        value = function(*leaves, inputs[3])
        backward(value)
        found.append([value.detach(), *(leaf.grad for leaf in leaves)])
    for want, got in zip(*found):
        assert (want is None) == (got is None)
        if want is not None:
            assert got.dtype == want.dtype
            torch.testing.assert_close(got, want, rtol=rel, atol=rel * float(want.abs().nan_to_num().max()), equal_nan=True)


def inputs():
    return draw(ROWS, LENGTH, WIDTH), draw(WORDS, WIDTH), draw(WORDS), labels()


@pytest.mark.parametrize("loss", [joined, with_bias, shifted, module, smoothed, summed, padded])
def test_it_is_one_operation_of_the_forward_graph(loss):
    compare(loss, inputs())
    assert raised() == {"head_loss_gradient": 1}
    backward = [report for report in trc.torch.reports if report.name == "backward"]
    assert not any("dot_general" in text for report in backward for text in report.texts)


def test_rows_that_do_not_count_may_be_all():
    x, w, b, y = inputs()
    compare(joined, (x, w, b, torch.full_like(y, -100)))
    assert raised() == {"head_loss_gradient": 1}


def test_a_gradient_of_another_size_scales_it():
    compare(lambda *given: joined(*given) * -3, inputs())

    def twice(value):
        value.backward(retain_graph=True)
        value.backward()

    compare(joined, inputs(), backward=twice)


@pytest.mark.parametrize("loss", [joined, with_bias, shifted])
def test_autocast(loss):
    def cast(*given):
        with torch.autocast("cpu", torch.bfloat16):
            return loss(*given)

    # Eager rounds the logits to bf16, and trc does not.
    compare(cast, inputs(), rel=3e-2)
    assert raised() == {"head_loss_gradient": 1}


def test_f64_and_bf16():
    compare(with_bias, [each.double() if each.is_floating_point() else each for each in inputs()], rel=1e-12)
    compare(joined, [each.bfloat16() if each.is_floating_point() else each for each in inputs()], rel=3e-2)
    assert raised() == {"head_loss_gradient": 2}


def test_without_gradients_there_is_the_loss_alone():
    given = inputs()
    with torch.no_grad():
        assert torch.compile(with_bias, backend="trc")(*given).item() == pytest.approx(with_bias(*given).item(), rel=1e-6)
    assert raised() == {"head_loss": 1}


def test_shapes_that_change():
    compiled = torch.compile(joined, backend="trc", dynamic=True)
    for length in (4, 5, 0, 7):
        x, y = draw(ROWS, length, WIDTH), labels()[:, :1].expand(ROWS, length).contiguous()
        w = draw(WORDS, WIDTH).requires_grad_()
        x.requires_grad_()
        got, want = compiled(x, w, None, y), joined(x, w, None, y)
        assert got.item() == pytest.approx(want.item(), rel=1e-5, nan_ok=True)
        assert math.isnan(want.item()) == (length == 0)


def weighted(x, w, b, y):
    return joined(x, w, b, y, weight=torch.ones(WORDS))


def by_row(x, w, b, y):
    return joined(x, w, b, y, reduction="none").sum()


def twice_read(x, w, b, y):
    logits = functional.linear(x, w).view(-1, WORDS)
    return functional.cross_entropy(logits, y.view(-1)) + logits.square().mean()


def of_classes_in_front(x, w, b, y):
    return functional.cross_entropy(functional.linear(x, w).transpose(1, 2), y)


def soft(x, w, b, y):
    return functional.cross_entropy(functional.linear(x, w).view(-1, WORDS), torch.full((ROWS * LENGTH, WORDS), 1 / WORDS))


def written(x, w, b, y):
    y = y.clone()
    logits = functional.linear(x, w)
    y[1] = 0
    return functional.cross_entropy(logits.view(-1, WORDS), y.view(-1))


def some_words(x, w, b, y):
    return functional.cross_entropy(functional.linear(x, w)[..., :30].reshape(-1, 30), y.view(-1).clamp(-100, 29))


def rows_of_a_view(x, w, b, y):
    return functional.cross_entropy(functional.linear(x, w).view(-1, WORDS)[2:], y.view(-1)[2:])


@pytest.mark.parametrize(
    "loss", [weighted, by_row, twice_read, of_classes_in_front, soft, written, some_words, rows_of_a_view]
)
def test_another_form_stays_as_it_is(loss):
    compare(loss, inputs())
    assert raised()["head_loss_gradient"] == 0


def test_few_classes_and_frozen_weights_stay():
    x, w, b, y = inputs()
    wide = draw(ROWS, LENGTH, WORDS), draw(WORDS, WORDS), b, y
    compare(joined, wide)

    def frozen(x, w, b, y):
        return joined(x, w.detach(), b, y)

    compare(frozen, (x, w, b, y))
    assert not raised()
