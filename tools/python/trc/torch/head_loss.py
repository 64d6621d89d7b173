"""A projection to classes with the cross entropy of it, as one operation.

Where the logits are read by their loss alone, Dynamo's graph calls an operation of trc's in the
place of both. Its gradients are made with the loss, in the forward pass: one product gives the
logits, of some rows at a time, and all of them are never there. `backward` multiplies the
gradients by the one number that it is given.
"""

from __future__ import annotations

import inspect
import operator
from typing import Any

import torch
from torch import Tensor
from torch.fx import Node
from torch.nn import functional

from . import dynamo_graph as graphs
from .alone import alone

_HEAD = "Tensor x, Tensor weight, Tensor target"

_library = torch.library.Library("trc", "FRAGMENT")
# The loss of each row of x; a target that is no class takes no logit.
_library.define(f"head_loss({_HEAD}, Tensor? bias, float smoothing) -> Tensor")
# The same, and what x, weight and bias have for gradients `by` of the losses.
_library.define(
    f"head_loss_gradients({_HEAD}, Tensor by, float smoothing) -> (Tensor, Tensor, Tensor)"
)
_library.define(
    f"head_loss_gradients.bias({_HEAD}, Tensor by, Tensor bias, float smoothing) "
    "-> (Tensor, Tensor, Tensor, Tensor)"
)

OPERATIONS = (
    torch.ops.trc.head_loss.default,
    torch.ops.trc.head_loss_gradients.default,
    torch.ops.trc.head_loss_gradients.bias,
)


def _enter(overload: Any) -> None:
    name = str(overload).removesuffix(".default")

    def run(*args: Any) -> Any:
        return alone(overload, args, {})

    def fake(x: Tensor, weight: Tensor, *rest: Any) -> Any:
        losses = x.new_empty(x.shape[0], dtype=_wide(x.dtype))
        if overload is torch.ops.trc.head_loss.default:
            return losses
        like = (x, weight, *(each for each in rest[2:] if isinstance(each, Tensor)))
        return losses, *(each.new_empty(each.shape) for each in like)

    torch.library.impl(_library, name.removeprefix("trc."), "CPU")(run)
    torch.library.register_fake(name.replace("trc.", "trc::", 1), lib=_library)(fake)


def _wide(dtype: torch.dtype) -> torch.dtype:
    return torch.float64 if dtype == torch.float64 else torch.float32


for _overload in OPERATIONS:
    _enter(_overload)


class _Losses(torch.autograd.Function):
    """The sum of the losses of rows, each `by` its number; their gradients by x, weight and bias
    are the operation's."""

    @staticmethod
    def forward(ctx, x, weight, bias, target, by, smoothing):
        if bias is None:
            losses, *made = torch.ops.trc.head_loss_gradients(x, weight, target, by, smoothing)
        else:
            losses, *made = torch.ops.trc.head_loss_gradients.bias(
                x, weight, target, by, bias, smoothing
            )
        ctx.save_for_backward(*made)
        return _sum(losses, by)

    @staticmethod
    @torch.autograd.function.once_differentiable
    def backward(ctx, grad):
        made = [each * grad.to(each.dtype) for each in ctx.saved_tensors]
        return *made, *(None for _ in range(6 - len(made)))


def _sum(losses: Tensor, by: Tensor) -> Tensor:
    """A row that does not count has no part in it, even where its loss is no number."""
    return torch.where(by != 0, losses * by, 0.0).sum()


def linear_cross_entropy(
    x: Tensor, weight: Tensor, bias: Tensor | None, target: Tensor,
    ignore_index: int, reduction: str, label_smoothing: float, dtype: torch.dtype,
) -> Tensor:  # fmt: skip
    """`cross_entropy(linear(x, weight, bias), target, ..)` of rows `[.., C]`, joined, as `dtype`."""
    if torch.is_autocast_enabled("cpu"):
        x, weight, bias = map(graphs.autocast, (x, weight, bias))
    x = x.reshape(-1, x.shape[-1])
    derive = torch.is_grad_enabled() and (x.requires_grad or weight.requires_grad)
    if not x.numel() or (derive and not (x.requires_grad and weight.requires_grad)):
        # Of one gradient alone the product of the other would be for nothing.
        logits = functional.linear(x, weight, bias).to(_wide(x.dtype))
        return functional.cross_entropy(
            logits, target, None, None, ignore_index, None, reduction, label_smoothing
        ).to(dtype)
    by = torch.where(target != ignore_index, 1.0, 0.0).to(_wide(x.dtype))
    number = by.sum()
    if reduction == "mean":
        by = by / number.clamp(min=1)
    bias = None if bias is None else bias.to(_wide(x.dtype))
    if derive:
        loss = _Losses.apply(x, weight, bias, target, by, label_smoothing)
    else:
        loss = _sum(torch.ops.trc.head_loss(x, weight, target, bias, label_smoothing), by)
    if reduction == "mean":
        # Of no row at all it is no number, and its gradient is zero.
        loss = torch.where(number > 0, loss, float("nan"))
    return loss.to(dtype)


_CROSS_ENTROPY = inspect.signature(functional.cross_entropy)
_LINEAR = (functional.linear, torch._C._nn.linear)
_VIEWS = ("view", "reshape", "flatten", "contiguous", torch.reshape, torch.flatten)


def join(loss: Node) -> None:
    """Replaces a cross entropy, if the logits are a product that it alone reads, by the whole."""
    asked = _asked(loss)
    if asked is None:
        return
    matched: set[Node] = set()
    chain: list[Node] = []  # from the loss up to the product
    node = graphs.behind(asked["input"], seen=matched)
    while node is not None and node.target not in _LINEAR:
        if not (graphs.is_cast(node) or _keeps_classes(node) or _takes_rows(node)):
            return
        chain.append(node)
        node = graphs.behind(node.args[0], seen=matched)
    if node is None or len(graphs.sample_of(asked["input"]).shape) != 2:
        return
    x, weight, bias = graphs.arguments(node, ("input", "weight", "bias"), (None,))
    if not _have_types(node, x, weight, bias) or not graphs.may_move(node, loss, matched):
        return
    chain = [each for each in reversed(chain) if not graphs.is_cast(each)]
    taken = [each for each in chain if _takes_rows(each)]
    if taken != chain[: len(taken)]:
        return  # rows that are taken behind a view are other rows of x
    graph = loss.graph
    with graph.inserting_before(loss):
        for each in taken:
            x = graph.call_function(operator.getitem, (x, each.args[1]))
        whole = graph.call_function(
            linear_cross_entropy,
            (x, weight, bias, asked["target"], asked["ignore_index"], asked["reduction"],
             float(asked["label_smoothing"]), graphs.type_of(loss)),
        )  # fmt: skip
    whole.meta = dict(loss.meta)
    loss.replace_all_uses_with(whole)
    graphs.erase(loss, {x, weight, bias, asked["target"], *whole.all_input_nodes})


def shares_logits(loss: Node) -> Node | None:
    """The product that `join` would take, were there not something beside a cross entropy that
    reads its logits, such as a model that returns them."""
    asked = _asked(loss)
    if asked is None or len(graphs.sample_of(asked["input"]).shape) != 2:
        return None
    node, shared = asked["input"], False
    while isinstance(node, Node):
        shared |= len(node.users) > 1
        if node.target in _LINEAR:
            operands = graphs.arguments(node, ("input", "weight", "bias"), (None,))
            return node if shared and _have_types(node, *operands) else None
        if not node.args or not (graphs.is_cast(node) or _keeps_classes(node) or _takes_rows(node)):
            return None
        node = node.args[0]
    return None


def _asked(loss: Node) -> dict[str, Any] | None:
    """The arguments of a cross entropy of a kind that the operation has."""
    if loss.target is not functional.cross_entropy:
        return None
    given = _CROSS_ENTROPY.bind(*loss.args, **loss.kwargs)
    given.apply_defaults()
    asked = given.arguments
    if any(asked[name] is not None for name in ("weight", "size_average", "reduce")):
        return None
    if asked["reduction"] not in ("mean", "sum") or not _takes_target(asked["target"]):
        return None
    return asked


def _takes_target(target: Any) -> bool:
    sample = graphs.sample_of(target)
    return isinstance(sample, Tensor) and sample.dim() == 1 and not sample.is_floating_point()


def _have_types(product: Node, x: Any, weight: Any, bias: Any) -> bool:
    """Whether the operation multiplies as the product does. In f16 it does not: a scale of the
    loss that keeps gradients from becoming zero comes behind them."""
    samples = [graphs.sample_of(each) for each in (x, weight, bias) if each is not None]
    if not all(isinstance(each, Tensor) and each.device.type == "cpu" for each in samples):
        return False
    # Logits that are fewer than the rows that they are made of may as well be there.
    if samples[0].dim() < 2 or samples[1].dim() != 2 or samples[1].shape[0] <= samples[1].shape[1]:
        return False
    kind = graphs.type_of(product)
    if kind not in (torch.float32, torch.float64, torch.bfloat16):
        return False
    # Autocast makes the product's type of others.
    return all(each.dtype in (kind, torch.float32) for each in samples)


def _keeps_classes(node: Node) -> bool:
    """Whether a node is a view whose last dimension is that of its operand."""
    if node.target not in _VIEWS:
        return False
    before, after = graphs.sample_of(node.args[0]), graphs.sample_of(node)
    return graphs.are_same(before.shape[-1:], after.shape[-1:])


def _takes_rows(node: Node) -> bool:
    """Whether a node takes slices, and all of the last dimension."""
    if node.target is not operator.getitem or not isinstance(graphs.sample_of(node.args[0]), Tensor):
        return False
    index = node.args[1] if isinstance(node.args[1], tuple) else (node.args[1],)
    if not all(isinstance(each, slice) or each is Ellipsis for each in index):
        return False
    if any(isinstance(n, Node) for each in index if each is not Ellipsis for n in _ends(each)):
        return False
    rank = graphs.sample_of(node.args[0]).dim()
    if Ellipsis in index or len(index) == rank:
        return index[-1] is Ellipsis or _ends(index[-1]) == (None, None, None)
    return len(index) < rank


def _ends(each: slice) -> tuple:
    return each.start, each.stop, each.step
