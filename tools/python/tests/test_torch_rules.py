"""The rules against PyTorch's own samples (OpInfo), forward, in f32.

Each operation that comes with samples is traced to core ATen; where rules take any of it,
the compiled graph has to give what eager gives. What has no rule is counted.
"""

import itertools

import pytest

torch = pytest.importorskip("torch")
from conftest import quiet  # noqa: E402
from torch.fx.experimental.proxy_tensor import make_fx  # noqa: E402
pytest.importorskip("expecttest")
from torch.testing._internal.common_methods_invocations import op_db  # noqa: E402
from torch.utils._pytree import tree_flatten, tree_unflatten  # noqa: E402

from trc.torch.backend import decompositions  # noqa: E402
from trc.torch.graph import compile_graph  # noqa: E402

FAMILIES = ("fft.", "linalg.", "special.")  # many that have no rule

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

# Vectors whose sign is a choice: compared without it.
UP_TO_SIGNS = {"linalg.eigh", "linalg.svd", "svd"}

# Eager's own results are rounded by more than is allowed here: compared with those in f64.
AGAINST_F64 = {"matrix_exp"}


def samples(op, count):
    found = op.sample_inputs("cpu", torch.float32, requires_grad=False)
    for sample in itertools.islice(found, count):
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


def traced(fun, tensors):
    """Core ATen without writes in place, as the backend gets graphs: what the function writes
    to its arguments are results behind its own."""
    graph = fun
    for _ in range(2):
        graph = make_fx(
            torch.func.functionalize(graph, remove="mutations"),
            decompositions(), tracing_mode="fake", _allow_non_fake_inputs=True,
        )(*tensors)  # fmt: skip
    output = next(iter(reversed(graph.graph.nodes)))
    written = {}
    for node in reversed(graph.graph.nodes):
        if node.target == torch.ops.aten.copy_.default and node.args[0].op == "placeholder":
            written[node.args[0]] = node.args[1]
            node.replace_all_uses_with(node.args[0])
            graph.graph.erase_node(node)
    arguments = [node for node in graph.graph.nodes if node.op == "placeholder"]
    places = [i for i, node in enumerate(arguments) if node in written]
    output.args = ([*tree_flatten(output.args[0])[0], *(written[arguments[i]] for i in places)],)
    graph.graph.eliminate_dead_code()
    graph.recompile()
    return graph, places


def _doubled(leaf):
    return leaf.double() if isinstance(leaf, torch.Tensor) else leaf


def outcome(op, count):
    """Of `count` samples: `compiled`, `partly`, `eager`, or None where PyTorch does not trace it."""
    eager = compiled = 0
    for leaves, tree in samples(op, count):
        fun, tensors = function_of(op, leaves, tree)
        try:
            graph, places = traced(fun, tensors)
            copies = [tensor.detach().clone() for tensor in tensors]
            expected = [*fun(*copies), *(copies[i] for i in places)]
            if op.name in AGAINST_F64:
                wide, doubles = function_of(op, [*map(_doubled, leaves)], tree)
                expected = [value.float() for value in wide(*doubles)]
        except Exception:
            return None
        if not tensors or not all(isinstance(e, torch.Tensor) for e in expected):
            return None
        run, report = compile_graph(graph, "inference", {})
        eager += sum(report.eager.values())
        compiled += len(report.programs)
        if report.programs:
            got = tree_flatten(run(*tensors))[0]
            if op.name in UP_TO_SIGNS:
                got, expected = ([value.abs() for value in values] for values in (got, expected))
            torch.testing.assert_close(got, expected, rtol=2e-4, atol=2e-5, equal_nan=True)
    if compiled:
        return "partly" if eager else "compiled"
    return "eager" if eager else None


@quiet()
def run_all(operations, count):
    """Names by outcome, and what was wrong."""
    counts = {"compiled": [], "partly": [], "eager": []}
    wrong = {}
    for op in operations:
        try:
            found = outcome(op, count)
        except Exception as error:
            wrong[op.full_name] = str(error)[:500]
            continue
        if found:
            counts[found].append(op.full_name)
    for kind, names in counts.items():
        print(kind, len(names), *names)
    return counts, "\n".join(f"{name}: {text}" for name, text in wrong.items())


def operations(families):
    """Those of some families, or of none of them."""
    for op in op_db:
        if op.name in NOT_COMPARED or not op.supports_dtype(torch.float32, "cpu"):
            continue
        if op.name.startswith(("sparse.", "_refs")):
            continue
        if op.name.startswith(FAMILIES) == families:
            yield op


def test_some_samples_of_pytorch():
    """One of every ten operations; all of them by `-m long`."""
    _, wrong = run_all(itertools.islice(operations(families=False), 0, None, 10), 1)
    assert not wrong, wrong


@pytest.mark.long
def test_samples_of_pytorch():
    counts, wrong = run_all(operations(families=False), 1)
    assert not wrong, wrong
    # What there is may grow; it must not shrink unseen.
    assert len(counts["compiled"]) >= 457
    assert len(counts["eager"]) <= 13


@pytest.mark.long
@pytest.mark.parametrize("families", [False, True])
def test_more_samples(families):
    _, wrong = run_all(operations(families), 5)
    assert not wrong, wrong


# Of the families that have many operations without a rule, some that have one.
FACTORISATIONS = {
    "linalg.cholesky_ex", "linalg.eigh", "linalg.inv_ex", "linalg.lu", "linalg.lu_solve", "linalg.qr",
    "linalg.slogdet", "linalg.solve_ex", "linalg.solve_triangular", "linalg.svd", "lu_unpack", "ormqr",
}  # fmt: skip


def test_factorisations():
    """Of several samples: the first ones are of no elements."""
    counts, wrong = run_all((op for op in op_db if op.full_name in FACTORISATIONS), 3)
    assert not wrong, wrong
    assert set(counts["compiled"]) == FACTORISATIONS
