"""What is one operation of trc's in a graph of Dynamo's, before the backward pass is derived."""

from __future__ import annotations

from torch.fx import GraphModule, Node
from torch.nn import functional

from . import attention, head_loss


def recognise(module: GraphModule) -> list[Node]:
    """Puts trc's operations in the place of what a model writes out, in the graph and in graphs
    within it. Returns the heads that would be joined with their loss if it alone read the logits."""
    apart: list[Node] = []
    for each in module.modules():
        if not isinstance(each, GraphModule):
            continue
        for node in list(each.graph.nodes):
            attention.join(node)
            if head := head_loss.shares_logits(node):
                apart.append(head)
            else:
                head_loss.join(node)
        for node in each.graph.nodes:
            if node.target is functional.scaled_dot_product_attention:
                node.target = attention.dropping_attention
        each.recompile()
    return apart
