"""The rules against PyTorch's own samples (OpInfo), forward, in f32.

Each operation that comes with samples is traced to core ATen; where rules take any of it,
the compiled graph has to give what eager gives. What has no rule is counted.
"""

import itertools
import logging

import pytest

torch = pytest.importorskip("torch")
from torch.fx.experimental.proxy_tensor import make_fx  # noqa: E402
pytest.importorskip("expecttest")
from torch.testing._internal.common_methods_invocations import op_db  # noqa: E402
from torch.utils._pytree import tree_flatten, tree_unflatten  # noqa: E402

from trc.torch.backend import decompositions  # noqa: E402
from trc.torch.graph import compile_graph  # noqa: E402

SAMPLES = 1  # of each operation: 35 s of CPU time

# Random, or of uninitialised memory: there is nothing to compare.
NOT_COMPARED = {
    "bernoulli", "cauchy", "empty", "empty_like", "empty_permuted", "empty_strided",
    "exponential", "geometric", "log_normal", "multinomial", "new_empty", "new_empty_strided",
    "normal", "rand_like", "randint", "randint_like", "randn", "randn_like", "uniform",
    "nn.functional.dropout", "nn.functional.dropout2d", "nn.functional.dropout3d",
    "nn.functional.alpha_dropout", "nn.functional.feature_alpha_dropout",
    "nn.functional.feature_alpha_dropout_with_train", "nn.functional.rrelu",
    "nn.functional.fractional_max_pool2d", "nn.functional.fractional_max_pool3d",
    "nn.functional.multi_head_attention_forward", "pca_lowrank", "svd_lowrank",
    "nn.functional.scaled_dot_product_attention",
}  # fmt: skip


def samples(op):
    found = op.sample_inputs("cpu", torch.float32, requires_grad=False)
    for sample in itertools.islice(found, SAMPLES):
        leaves, tree = tree_flatten((sample.input, sample.args, sample.kwargs))
        yield leaves, tree


def function_of(op, leaves, tree):
    """The operation as a function of its tensors alone."""
    places = [i for i, leaf in enumerate(leaves) if isinstance(leaf, torch.Tensor)]

    def fun(*tensors):
        filled = list(leaves)
        for i, tensor in zip(places, tensors):
            filled[i] = tensor
        first, args, kwargs = tree_unflatten(filled, tree)
        return tree_flatten(op(first, *args, **kwargs))[0]

    return fun, [leaves[i] for i in places]


def outcome(op):
    """`compiled`, `partly`, `eager`, or None where PyTorch does not trace it."""
    eager = compiled = 0
    for leaves, tree in samples(op):
        fun, tensors = function_of(op, leaves, tree)
        try:
            expected = fun(*tensors)
            graph = fun
            for _ in range(2):  # without writes in place, as the backend gets graphs
                graph = make_fx(
                    torch.func.functionalize(graph, remove="mutations"),
                    decompositions(), tracing_mode="fake", _allow_non_fake_inputs=True,
                )(*tensors)
        except Exception:
            return None
        if not tensors or not all(isinstance(e, torch.Tensor) for e in expected):
            return None
        run, report = compile_graph(graph, "inference", {})
        eager += sum(report.eager.values())
        compiled += len(report.programs)
        if report.programs:
            got = tree_flatten(run(*tensors))[0]
            torch.testing.assert_close(got, expected, rtol=2e-4, atol=2e-5, equal_nan=True)
    if compiled:
        return "partly" if eager else "compiled"
    return "eager" if eager else None


def test_samples_of_pytorch():
    logging.getLogger("trc.torch").setLevel(logging.ERROR)
    counts = {"compiled": [], "partly": [], "eager": []}
    wrong = {}
    for op in op_db:
        if op.name in NOT_COMPARED or not op.supports_dtype(torch.float32, "cpu"):
            continue
        if op.name.startswith(("fft.", "linalg.", "sparse.", "special.", "_refs")):
            continue
        try:
            found = outcome(op)
        except Exception as error:
            wrong[op.full_name] = str(error)[:500]
            continue
        if found:
            counts[found].append(op.full_name)
    for kind, names in counts.items():
        print(kind, len(names), *names)
    assert not wrong, "\n".join(f"{name}: {text}" for name, text in wrong.items())
    # What there is may grow; it must not shrink unseen.
    assert len(counts["compiled"]) >= 386
    assert len(counts["eager"]) <= 62
