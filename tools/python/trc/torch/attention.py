"""Attention with dropout, and attention that is written out, as one operation.

On a CPU PyTorch has no kernel for attention with dropout: it takes it apart before the
backward pass is derived, and keeps the weights and what was dropped. Here Dynamo's graph
calls an operation of trc's instead, whose gradient draws the same bits again from the key
that the forward pass kept (`trc.torch.rules.attention`).

What a model writes out, `softmax(query @ key.T * scale + mask) @ value`, becomes a call of
`scaled_dot_product_attention` where nothing else reads the weights.
"""

from __future__ import annotations

import functools
import inspect
import operator
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.fx import GraphModule, Node
from torch.nn import functional

_PARTS = "Tensor query, Tensor key, Tensor value"
_NUMBERS = "float dropout_p, bool is_causal, float scale, *, Tensor? attn_mask=None"


_library = torch.library.Library("trc", "DEF")
# A result, the logsumexp of each query, and the key of the generator, two numbers.
_library.define(
    f"attention({_PARTS}, {_NUMBERS}) -> (Tensor, Tensor, Tensor)",
    tags=(torch.Tag.nondeterministic_seeded,),
)
_library.define(
    f"attention_backward(Tensor grad_out, {_PARTS}, Tensor result, Tensor logsumexp, "
    f"Tensor random, {_NUMBERS}) -> (Tensor, Tensor, Tensor)"
)


@torch.library.impl(_library, "attention", "CPU")
def _(*args: Any, **kwargs: Any) -> tuple[Tensor, ...]:
    return _alone(torch.ops.trc.attention.default, args, kwargs)


@torch.library.impl(_library, "attention_backward", "CPU")
def _(*args: Any, **kwargs: Any) -> tuple[Tensor, ...]:
    return _alone(torch.ops.trc.attention_backward.default, args, kwargs)


@torch.library.register_fake("trc::attention", lib=_library)
def _(query, key, value, dropout_p, is_causal, scale, *, attn_mask=None):
    wide = torch.float64 if query.dtype == torch.float64 else torch.float32
    return (
        query.new_empty(*query.shape[:3], value.shape[3]),
        query.new_empty(query.shape[:3], dtype=wide),
        query.new_empty(2, dtype=torch.int64),
    )


@torch.library.register_fake("trc::attention_backward", lib=_library)
def _(grad_out, query, key, value, *rest, attn_mask=None):
    return tuple(x.new_empty(x.shape) for x in (query, key, value))


class _Attention(torch.autograd.Function):
    @staticmethod
    def forward(ctx, query, key, value, mask, *numbers):
        made = torch.ops.trc.attention(query, key, value, *numbers, attn_mask=mask)
        ctx.save_for_backward(query, key, value, mask, *made)
        ctx.numbers = numbers
        return made[0]

    @staticmethod
    @torch.autograd.function.once_differentiable
    def backward(ctx, grad):
        query, key, value, mask, *made = ctx.saved_tensors
        found = torch.ops.trc.attention_backward(
            grad, query, key, value, *made, *ctx.numbers, attn_mask=mask
        )
        return *found, None, *(None for _ in ctx.numbers)


def dropping_attention(
    query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None, enable_gqa=False
) -> Tensor:
    """`scaled_dot_product_attention`; with dropout one operation of trc's, if it has it."""
    if torch.is_autocast_enabled("cpu"):
        query, key, value, attn_mask = map(_autocast, (query, key, value, attn_mask))
    if not 0 < dropout_p < 1 or not _takes(query, key, value, attn_mask, enable_gqa):
        return functional.scaled_dot_product_attention(
            query, key, value, attn_mask, dropout_p, is_causal, scale=scale, enable_gqa=enable_gqa
        )
    scale = query.shape[3] ** -0.5 if scale is None else scale
    return _Attention.apply(query, key, value, attn_mask, dropout_p, is_causal, scale)


def _autocast(x: Tensor | None) -> Tensor | None:
    if x is None or x.dtype == torch.float64 or not x.is_floating_point():
        return x
    return x.to(torch.get_autocast_dtype("cpu"))


def _takes(query: Tensor, key: Tensor, value: Tensor, mask: Tensor | None, shared: bool) -> bool:
    parts = (query, key, value)
    if any(x.dim() != 4 or x.device.type != "cpu" or x.dtype != query.dtype or not x.numel() for x in parts):
        return False
    heads, own = query.shape[1], key.shape[1]
    if not query.is_floating_point() or (heads % own if shared else heads != own):
        return False
    if (query.shape[0], query.shape[3]) != (key.shape[0], key.shape[3]):
        return False
    if key.shape[:3] != value.shape[:3]:
        return False
    if mask is None:
        return True
    scores = (*query.shape[:3], key.shape[2])
    return (
        mask.dtype in (torch.bool, query.dtype)
        and not mask.requires_grad
        and mask.dim() <= 4
        and all(n in (1, m) for n, m in zip(reversed(mask.shape), reversed(scores)))
    )


_kernels: dict[Any, Callable] = {}


def _alone(overload: Any, args: tuple, kwargs: dict) -> Any:
    """Runs an operation as a program of its own: where a graph leaves it to eager, such as
    between the parts of a graph that is checkpointed. The bits are those of the rules."""
    from torch.fx.experimental.proxy_tensor import make_fx
    from torch.utils._pytree import tree_flatten, tree_unflatten

    from .graph import Kernel

    leaves, tree = tree_flatten((args, kwargs))
    places = [i for i, leaf in enumerate(leaves) if isinstance(leaf, Tensor)]
    key = (overload, str(tree)) + tuple(
        (x.shape, x.stride(), x.dtype) if isinstance(x, Tensor) else (type(x), x) for x in leaves
    )

    def run(*tensors: Tensor) -> Any:
        filled = list(leaves)
        for i, tensor in zip(places, tensors):
            filled[i] = tensor
        own, named = tree_unflatten(filled, tree)
        return overload(*own, **named)

    tensors = [leaves[i] for i in places]
    if key not in _kernels:
        kernel = Kernel(make_fx(run, tracing_mode="fake")(*tensors), "attention", {})
        kernel.load()
        _kernels[key] = kernel
    return _kernels[key](*tensors)


def recognise(module: GraphModule) -> None:
    """Puts these in the place of attention in Dynamo's graph, and in graphs within it."""
    for each in module.modules():
        if not isinstance(each, GraphModule):
            continue
        for node in list(each.graph.nodes):
            _join(node)
        for node in each.graph.nodes:
            if node.target is functional.scaled_dot_product_attention:
                node.target = dropping_attention
        each.recompile()


# How attention is written out. Dynamo's graph has functions and methods under many names.

_PRODUCTS = (torch.matmul, operator.matmul, "matmul")
_SUMS = (torch.add, operator.add, operator.iadd, "add", "add_")
_FACTORS = (torch.mul, operator.mul, operator.imul, "mul", "mul_")
_QUOTIENTS = (torch.div, operator.truediv, operator.itruediv, "div", "div_")
_SOFTMAXES = (functional.softmax, torch.softmax, "softmax")
_CASTS = ("to", "type", "type_as", "float")


def _join(product: Node) -> None:
    """Replaces the second product of attention, if it is one, by the whole."""
    if product.target not in _PRODUCTS or not _is_of_rank_4(product):
        return
    weights, value = product.args
    rate: Any = 0.0
    matched: set[Node] = set()
    behind = functools.partial(_behind, seen=matched)
    of_weights = functools.partial(_is_cast, enough=product)
    softmax = behind(weights, of_weights)
    if softmax is not None and softmax.target is functional.dropout:
        found = _arguments(softmax, ("input", "p", "training", "inplace"), (0.5, True, False))
        softmax, rate = behind(found[0], of_weights), found[1] if found[2] else 0.0
    if softmax is None or softmax.target not in _SOFTMAXES or not isinstance(rate, (int, float)):
        return
    scores, dim = _arguments(softmax, ("input", "dim"), (None,))
    if dim not in (-1, 3) or not _is_as_wide(softmax, scores):
        return
    scores, mask = behind(scores, _is_cast), None
    if scores is not None and scores.target in _SUMS and len(scores.args) == 2 and not scores.kwargs:
        left, mask = scores.args
        scores = behind(left)
        if not isinstance(mask, Node) or _requires_gradient(mask) or not _is_float(mask):
            return
    scale = 1.0
    if scores is not None and scores.target in (*_FACTORS, *_QUOTIENTS) and not scores.kwargs:
        left, factor = scores.args
        if not isinstance(factor, (int, float)) or not factor:
            return
        scale = factor if scores.target in _FACTORS else 1 / factor
        scores = behind(left)
    if scores is None or scores.target not in _PRODUCTS or not _is_of_rank_4(scores):
        return
    query, turned = scores.args
    if not all(_same_heads(x, query) for x in (turned, value)):
        return
    if not _have_types(scores, product, mask) or not _may_move(scores, product, matched):
        return
    graph = product.graph
    with graph.inserting_before(product):
        key = graph.call_method("transpose", (turned, -2, -1))
        whole = graph.call_function(
            functional.scaled_dot_product_attention,
            (query, key, value),
            {"attn_mask": mask, "dropout_p": float(rate), "scale": float(scale)},
        )
    whole.meta = dict(product.meta)
    product.replace_all_uses_with(whole)
    _erase(product, {query, turned, value, mask})


def _have_types(scores: Node, product: Node, mask: Any) -> bool:
    """Whether one operation takes the types of both products, and of the mask between them."""
    kind = _dtype(scores)
    if kind is None or kind != _dtype(product):
        return False
    short = kind in (torch.bfloat16, torch.float16)
    return mask is None or _dtype(mask) == kind or (short and _dtype(mask) == torch.float32)


def _may_move(first: Node, last: Node, matched: set[Node]) -> bool:
    """Whether the first product gives where the last one stands what it gives at its place."""
    node = first.next
    while node is not last:
        if node not in matched and (_writes(node) or node.target in _MODES):
            return False
        node = node.next
    return True


# What changes what operations behind it do.
_MODES = (
    torch._C._set_grad_enabled,
    torch.amp.autocast_mode._enter_autocast,
    torch.amp.autocast_mode._exit_autocast,
)

_WRITING_OPERATORS = {"setitem", "delitem"} | {
    f"i{name}"
    for name in (
        "add", "and", "concat", "floordiv", "lshift", "matmul", "mod", "mul", "or", "pow", "rshift",
        "sub", "truediv", "xor",
    )
}  # fmt: skip


def _writes(node: Node) -> bool:
    """Whether a node may write to tensors that are there before it."""
    if node.op == "call_method":
        return node.target.endswith("_")
    if node.op != "call_function":
        return node.op == "call_module"
    target = node.target
    if isinstance(target, torch._ops.HigherOrderOperator) or "out" in node.kwargs:
        return True
    if isinstance(target, torch._ops.OpOverload):
        return target._schema.is_mutable
    name = getattr(target, "__name__", "_")
    if getattr(target, "__module__", None) == operator.add.__module__:
        return name in _WRITING_OPERATORS
    return name.endswith("_") or _is_in_place(node)


def _is_in_place(node: Node) -> bool:
    """Whether a function is called with `inplace=True`."""
    try:
        given = inspect.signature(node.target).bind(*node.args, **node.kwargs).arguments
    except (TypeError, ValueError):  # a function of C has no signature, and no such argument
        given = node.kwargs
    return bool(given.get("inplace"))


def _erase(node: Any, kept: set) -> None:
    """Removes a node that nothing reads, and what it alone was made of. The rest of the graph
    may have writes in place, which nothing reads either."""
    if node in kept or not isinstance(node, Node) or node.users:
        return
    inputs = node.all_input_nodes
    node.graph.erase_node(node)
    for each in inputs:
        _erase(each, kept)


def _behind(node: Any, passed: Callable[[Node], bool] | None = None, *, seen: set[Node]) -> Node | None:
    """What a node is made of, through nodes of one reader that are `passed`; None if another
    reads it too. Notes what it has `seen`."""
    while isinstance(node, Node) and len(node.users) == 1:
        seen.add(node)
        if passed is None or not passed(node):
            return node
        node = node.args[0]
    return None


def _is_cast(node: Node, enough: Node | None = None) -> bool:
    """Whether a node only changes the type of floating numbers, to one that has all of what goes
    in, or of the type that is `enough`."""
    if node.op != "call_method" or node.target not in _CASTS or not _is_float(node.args[0]):
        return False
    return _is_as_wide(node, node.args[0]) or (enough is not None and _is_as_wide(node, enough))


def _is_as_wide(node: Any, other: Any) -> bool:
    """Whether the type of a node is floating, and has each number of another's."""
    ours, theirs = _dtype(node), _dtype(other)
    if ours is None or theirs is None or not _is_float(node):
        return False
    return torch.promote_types(ours, theirs) == ours


def _arguments(node: Node, names: tuple, defaults: tuple) -> list[Any]:
    given = dict(zip(names, node.args)) | node.kwargs
    missing = dict(zip(names[len(names) - len(defaults) :], defaults))
    return [given.get(name, missing.get(name)) for name in names]


def _sample(node: Any) -> Any:
    return node.meta.get("example_value") if isinstance(node, Node) else None


def _dtype(node: Any) -> torch.dtype | None:
    return getattr(_sample(node), "dtype", None)


def _is_of_rank_4(product: Node) -> bool:
    return len(product.args) == 2 and all(
        isinstance(x := _sample(arg), Tensor) and x.dim() == 4 for arg in product.args
    )


def _requires_gradient(node: Node) -> bool:
    sample = _sample(node)
    return not isinstance(sample, Tensor) or sample.requires_grad


def _is_float(node: Node) -> bool:
    sample = _sample(node)
    return isinstance(sample, Tensor) and sample.is_floating_point()


def _same_heads(x: Any, query: Any) -> bool:
    """Whether batch and heads are those of the queries, and are not spread."""
    ours, theirs = _sample(x), _sample(query)
    return all(a is b or (isinstance(a, int) and a == b) for a, b in zip(ours.shape[:2], theirs.shape[:2]))
