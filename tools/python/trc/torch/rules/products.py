"""Matrix products."""

from __future__ import annotations

import torch

from ..stablehlo import Function, Value
from ..table import Results, operand, rule

aten = torch.ops.aten

MATRICES: tuple = ([], []), ([1], [0])
BATCHES = ([0], [0]), ([2], [1])


@rule(aten.mm.default)
def mm(f: Function, out: Results, self: Value, mat2: Value) -> Value:
    return f.dot_general(self, mat2, *MATRICES)


@rule(aten.bmm.default)
def bmm(f: Function, out: Results, self: Value, mat2: Value) -> Value:
    return f.dot_general(self, mat2, *BATCHES)


@rule(aten.addmm.default)
def addmm(f: Function, out: Results, self: Value, mat1: Value, mat2: Value, *, beta=1, alpha=1) -> Value:
    return _add(f, out, self, f.dot_general(mat1, mat2, *MATRICES), beta, alpha)


@rule(aten.baddbmm.default)
def baddbmm(
    f: Function, out: Results, self: Value, batch1: Value, batch2: Value, *, beta=1, alpha=1
) -> Value:
    return _add(f, out, self, f.dot_general(batch1, batch2, *BATCHES), beta, alpha)


@rule(aten.addbmm.default)
def addbmm(
    f: Function, out: Results, self: Value, batch1: Value, batch2: Value, *, beta=1, alpha=1
) -> Value:
    product = f.dot_general(batch1, batch2, ([], []), ([0, 2], [0, 1]))
    return _add(f, out, self, product, beta, alpha)


@rule(aten.addmv.default)
def addmv(f: Function, out: Results, self: Value, mat: Value, vec: Value, *, beta=1, alpha=1) -> Value:
    return _add(f, out, self, f.dot_general(mat, vec, *MATRICES), beta, alpha)


@rule(aten.mv.default)
def mv(f: Function, out: Results, self: Value, vec: Value) -> Value:
    return f.dot_general(self, vec, *MATRICES)


@rule(aten.dot.default)
def dot(f: Function, out: Results, self: Value, tensor: Value) -> Value:
    return f.dot_general(self, tensor, ([], []), ([0], [0]))


def _add(f: Function, out: Results, x: Value, product: Value, beta, alpha) -> Value:
    if alpha != 1:
        product = f.binary("multiply", product, operand(f, alpha, product))
    if beta == 0:  # whatever x holds, NaN too
        return product
    x = operand(f, x, out[0])
    if beta != 1:
        x = f.binary("multiply", x, operand(f, beta, x))
    return f.binary("add", x, product)
