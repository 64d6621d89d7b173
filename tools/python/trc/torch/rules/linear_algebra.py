"""Factorisations of matrices, and what is solved with them.

Where a factorisation fails, its status says
so as in PyTorch; what it has made then is not the same.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable

import torch

from ..stablehlo import Function, Value
from ..table import Results, operand, refuse, rule
from .shapes import tril, triu

aten = torch.ops.aten


def _check(*xs: Value) -> None:
    for x in xs:
        if x.dtype not in ("f32", "f64"):
            refuse(f"a factorisation in {x.dtype}")


def _of_matrices(*overloads) -> Callable[[Callable], Callable]:
    """Enters a rule that is not asked about matrices of no elements: of these there are
    results of none, or a status."""

    def enter(function: Callable) -> Callable:
        @functools.wraps(function)
        def apply(f: Function, out: Results, *args, **kwargs):
            given = [x for x in (*args, *kwargs.values()) if isinstance(x, Value)]
            if all(math.prod(x.shape) for x in given):
                return function(f, out, *args, **kwargs)
            if any(math.prod(o.shape) and o.is_float for o in out):
                refuse("a factorisation of nothing")
            made = tuple(f.constant(0, o.dtype, o.shape) for o in out)
            return made if len(made) > 1 else made[0]

        return rule(*overloads)(apply)

    return enter


def _turned(f: Function, x: Value) -> Value:
    """Rows for columns."""
    return f.transpose(x, [*range(x.rank - 2), x.rank - 1, x.rank - 2])


def matrix_product(f: Function, x: Value, y: Value) -> Value:
    batch = list(range(x.rank - 2))
    return f.dot_general(x, y, (batch, batch), ([x.rank - 1], [x.rank - 2]))


def _together(f: Function, *xs: Value) -> list[Value]:
    """Matrices with the same dimensions before their own."""
    front = torch.broadcast_shapes(*(x.shape[:-2] for x in xs))
    return [f.broadcast(x, [*front, *x.shape[-2:]]) for x in xs]


def identity_matrix(f: Function, like: Value, size: int) -> Value:
    shape = [size, size]
    hit = f.compare("EQ", f.iota(0, shape, "i64"), f.iota(1, shape, "i64"))
    return f.broadcast(f.convert(hit, like.dtype), [*like.shape[:-2], *shape])


def _columns(f: Function, x: Value, count: int) -> Value:
    return f.slice(x, [0] * x.rank, [*x.shape[:-1], count])


def _rows(f: Function, x: Value, count: int) -> Value:
    return f.slice(x, [0] * x.rank, [*x.shape[:-2], count, x.shape[-1]])


def _lower(f: Function, x: Value) -> Value:
    return tril(f, [x], x)


def _upper(f: Function, x: Value) -> Value:
    return triu(f, [x], x)


# Cholesky.


def _cholesky(f: Function, x: Value, upper: bool) -> Value:
    _check(x)
    factor = _lower(f, f.cholesky(_turned(f, x) if upper else x))
    return _turned(f, factor) if upper else factor


@_of_matrices(aten.cholesky.default)
def cholesky(f: Function, out: Results, self: Value, upper=False) -> Value:
    """NaN of a matrix that has none, where PyTorch raises."""
    return _cholesky(f, self, upper)


@_of_matrices(aten.linalg_cholesky_ex.default)
def cholesky_ex(f: Function, out: Results, self: Value, *, upper=False, check_errors=False) -> tuple:
    if check_errors:
        refuse("check_errors")
    factor = _cholesky(f, self, upper)
    n = factor.shape[-1]
    last = f.slice(factor, [0] * (factor.rank - 2) + [n - 1, n - 1], factor.shape)
    last = f.reshape(last, out[1].shape)
    return factor, f.convert(f.compare("NE", last, last), out[1].dtype)


@_of_matrices(aten.cholesky_solve.default)
def cholesky_solve(f: Function, out: Results, self: Value, input2: Value, upper=False) -> Value:
    _check(self, input2)
    b, a = _together(f, self, input2)
    for transpose in (upper, not upper):
        b = f.triangular_solve(a, b, left=True, lower=not upper, unit=False, transpose=transpose)
    return b


@_of_matrices(aten.cholesky_inverse.default)
def cholesky_inverse(f: Function, out: Results, self: Value, upper=False) -> Value:
    return cholesky_solve(f, out, identity_matrix(f, self, self.shape[-1]), self, upper)


# Triangles.


@_of_matrices(aten.linalg_solve_triangular.default)
def solve_triangular(
    f: Function, out: Results, self: Value, B: Value, *, upper, left=True, unitriangular=False
) -> Value:
    _check(self, B)
    a, b = _together(f, self, B)
    return f.triangular_solve(a, b, left=left, lower=not upper, unit=unitriangular, transpose=False)


@_of_matrices(aten.triangular_solve.default)
def triangular_solve(
    f: Function, out: Results, self: Value, A: Value, upper=True, transpose=False, unitriangular=False
) -> tuple:
    _check(self, A)
    b, a = _together(f, self, A)
    found = f.triangular_solve(
        a, b, left=True, lower=not upper, unit=unitriangular, transpose=transpose
    )
    return found, a


# LU. Pivots count from one: row i was exchanged with row pivots[i].


def _lu(f: Function, x: Value) -> tuple[Value, Value, Value]:
    """Both triangles in one, pivots, and status."""
    _check(x)
    front, least = x.shape[:-2], min(x.shape[-2:])
    kinds = [(x.shape, x.dtype), ([*front, least], "i32"), (front, "i32")]
    factors, pivots, status = f.call("trc.lu", [x], kinds)
    return factors, pivots, status


@_of_matrices(aten.linalg_lu_factor_ex.default)
def lu_factor_ex(f: Function, out: Results, A: Value, *, pivot=True, check_errors=False) -> tuple:
    if not pivot or check_errors:
        refuse("no pivots, or check_errors")
    return _lu(f, A)


def _exchanged(f: Function, x: Value, pivots: Value, back: bool) -> Value:
    """The rows of x in the order that LU took them, or back from it."""
    rows, count = x.shape[-2], pivots.shape[-1]
    place = f.iota(x.rank - 2, x.shape, "i64")
    which = f.iota(pivots.rank - 1, pivots.shape, "i64")
    pivots = f.binary("subtract", f.convert(pivots, "i64"), f.constant(1, "i64", pivots.shape))
    nothing = f.constant(0, x.dtype)

    def step(index: Value, carried: list[Value]) -> list[Value]:
        (x,) = carried
        if back:
            index = f.binary("subtract", f.constant(count - 1, "i64"), index)
        hit = f.compare("EQ", which, f.broadcast(index, which.shape))
        other = f.select(hit, pivots, f.constant(0, "i64", pivots.shape))
        other = f.reduce("add", other, [pivots.rank - 1], f.constant(0, "i64"))
        ours = f.compare("EQ", place, f.broadcast(index, x.shape))
        theirs = f.broadcast_in_dim(other, x.shape, range(other.rank))
        theirs = f.compare("EQ", place, theirs)
        moved = []
        for which_row in (ours, theirs):
            row = f.select(which_row, x, f.broadcast(nothing, x.shape))
            row = f.reduce("add", row, [x.rank - 2], nothing)
            kept = [d for d in range(x.rank) if d != x.rank - 2]
            moved.append(f.broadcast_in_dim(row, x.shape, kept))
        return [f.select(ours, moved[1], f.select(theirs, moved[0], x))]

    return f.loop(count, [x], step)[0] if rows > 1 else x


@_of_matrices(aten.lu_unpack.default)
def lu_unpack(
    f: Function, out: Results, LU_data: Value, LU_pivots: Value, unpack_data=True, unpack_pivots=True
) -> tuple:
    _check(LU_data)
    rows, columns = LU_data.shape[-2:]
    least = min(rows, columns)
    p, low, high = (f.constant(0, o.dtype, o.shape) for o in out)
    if unpack_pivots:
        p = _exchanged(f, identity_matrix(f, LU_data, rows), LU_pivots, back=True)
    if unpack_data:
        left = _columns(f, LU_data, least)
        shape = [rows, least]
        hit = f.compare("EQ", f.iota(0, shape, "i64"), f.iota(1, shape, "i64"))
        hit = f.broadcast(hit, left.shape)
        low = f.select(hit, operand(f, 1, left), _lower(f, left))
        high = _upper(f, _rows(f, LU_data, least))
    return p, low, high


@_of_matrices(aten.linalg_lu.default)
def lu(f: Function, out: Results, A: Value, *, pivot=True) -> tuple:
    if not pivot:
        refuse("no pivots")
    factors, pivots, _ = _lu(f, A)
    return lu_unpack(f, out, factors, pivots)


def _solved(f: Function, factors: Value, pivots: Value, b: Value, transpose=False) -> Value:
    """x of `a x = b`, or of its transposed."""
    sides = [{"lower": True, "unit": True}, {"lower": False, "unit": False}]
    if not transpose:
        b = _exchanged(f, b, pivots, back=False)
    for side in reversed(sides) if transpose else sides:
        b = f.triangular_solve(factors, b, left=True, transpose=transpose, **side)
    return _exchanged(f, b, pivots, back=True) if transpose else b


@_of_matrices(aten.linalg_lu_solve.default)
def lu_solve(
    f: Function, out: Results, LU: Value, pivots: Value, B: Value, *, left=True, adjoint=False
) -> Value:
    _check(LU, B)
    factors, b = _together(f, LU, B)
    pivots = f.broadcast(pivots, [*factors.shape[:-2], pivots.shape[-1]])
    if left:
        return _solved(f, factors, pivots, b, adjoint)
    return _turned(f, _solved(f, factors, pivots, _turned(f, b), not adjoint))


@_of_matrices(aten.linalg_inv_ex.default)
def inv_ex(f: Function, out: Results, A: Value, *, check_errors=False) -> tuple:
    if check_errors:
        refuse("check_errors")
    factors, pivots, status = _lu(f, A)
    return _solved(f, factors, pivots, identity_matrix(f, A, A.shape[-1])), status


@_of_matrices(aten._linalg_solve_ex.default)
def solve_ex(
    f: Function, out: Results, A: Value, B: Value, *, left=True, check_errors=False
) -> tuple:
    if check_errors:
        refuse("check_errors")
    _check(A, B)
    factors, pivots, status = _lu(f, A)
    # Of as many dimensions as a batch of vectors, B may also be a matrix for all of A.
    vector = B.rank == 1 or B.shape == A.shape[:-1]
    b = f.reshape(B, [*B.shape, 1]) if vector else B
    full, b = _together(f, factors, b)
    spread = f.broadcast(pivots, [*full.shape[:-2], pivots.shape[-1]])
    if left or vector:
        found = _solved(f, full, spread, b)
    else:
        found = _turned(f, _solved(f, full, spread, _turned(f, b), transpose=True))
    return f.reshape(found, out[0].shape), factors, pivots, status


def _as_factored(f: Function, x: Value) -> Value:
    """What PyTorch factors for a determinant: a row-major matrix turned. Its gradient reads the
    LU, which so has to be the same."""
    strides, extents = x.layout[0] if x.layout else None, x.shape
    if strides is None:
        refuse("strides that are not known")
    step = 1
    for stride, extent in zip(reversed(strides), reversed(extents)):
        if extent != 1 and stride != step:
            return x
        step *= extent
    return _turned(f, x)


def _diagonal(f: Function, x: Value) -> Value:
    hit = identity_matrix(f, x, x.shape[-1])
    hit = f.compare("NE", hit, operand(f, 0, hit))
    kept = f.select(hit, x, operand(f, 0, x))
    return f.reduce("add", kept, [x.rank - 1], f.constant(0, x.dtype))


def _sign_of_order(f: Function, pivots: Value, like: Value) -> Value:
    """Minus one where the number of exchanges is odd."""
    own = f.iota(pivots.rank - 1, pivots.shape, pivots.dtype)
    own = f.binary("add", own, operand(f, 1, own))
    moved = f.compare("NE", own, pivots)
    signs = f.select(moved, operand(f, -1, moved, like.dtype), operand(f, 1, moved, like.dtype))
    return f.reduce("multiply", signs, [pivots.rank - 1], f.constant(1, like.dtype))


@rule(aten._linalg_det.default)
def det(f: Function, out: Results, A: Value) -> tuple:
    if not math.prod(A.shape):
        return tuple(f.constant(not i, o.dtype, o.shape) for i, o in enumerate(out))
    factors, pivots, _ = _lu(f, _as_factored(f, A))
    own = _diagonal(f, factors)
    size = f.reduce("multiply", own, [own.rank - 1], f.constant(1, own.dtype))
    return f.binary("multiply", size, _sign_of_order(f, pivots, size)), factors, pivots


@rule(aten._linalg_slogdet.default)
def slogdet(f: Function, out: Results, A: Value) -> tuple:
    if not math.prod(A.shape):
        return tuple(f.constant(not i, o.dtype, o.shape) for i, o in enumerate(out))
    factors, pivots, _ = _lu(f, _as_factored(f, A))
    own = _diagonal(f, factors)
    signs = f.unary("sign", own)
    sign = f.reduce("multiply", signs, [own.rank - 1], f.constant(1, own.dtype))
    sign = f.binary("multiply", sign, _sign_of_order(f, pivots, sign))
    logs = f.unary("log", f.unary("abs", own))
    return sign, f.reduce("add", logs, [own.rank - 1], f.constant(0, own.dtype)), factors, pivots


# QR, eigenvectors, singular values. Signs of vectors are a choice: those of `trc.qr` are
# LAPACK's, of the others the largest element is positive.


def _reflectors(f: Function, x: Value) -> list[Value]:
    _check(x)
    front, least = list(x.shape[:-2]), min(x.shape[-2:])
    return f.call("trc.qr", [x], [(x.shape, x.dtype), ([*front, least], x.dtype)])


def _of_reflectors(f: Function, x: Value, tau: Value) -> Value:
    """The first columns of their product, as many as x has."""
    return f.call("trc.reflectors", [x, tau], [(x.shape, x.dtype)])[0]


@_of_matrices(aten.geqrf.default)
def geqrf(f: Function, out: Results, self: Value) -> tuple:
    return tuple(_reflectors(f, self))


@_of_matrices(aten.linalg_householder_product.default)
def householder_product(f: Function, out: Results, input: Value, tau: Value) -> Value:
    _check(input, tau)
    return _of_reflectors(f, input, tau)


def _square(f: Function, packed: Value) -> Value:
    """Reflectors with columns of zeros behind them, so that their product is all of Q."""
    rows, columns = packed.shape[-2:]
    if columns >= rows:
        return _columns(f, packed, rows)
    front = [0] * (packed.rank - 1)
    return f.pad(packed, f.constant(0, packed.dtype), [*front, 0], [*front, rows - columns])


@_of_matrices(aten.ormqr.default)
def ormqr(
    f: Function, out: Results, self: Value, input2: Value, input3: Value, left=True, transpose=False
) -> Value:
    _check(self, input2, input3)
    q = _of_reflectors(f, _square(f, self), input2)
    q = _turned(f, q) if transpose else q
    q, other = _together(f, q, input3)
    return matrix_product(f, q, other) if left else matrix_product(f, other, q)


@_of_matrices(aten.linalg_qr.default)
def qr(f: Function, out: Results, A: Value, mode="reduced") -> tuple:
    packed, tau = _reflectors(f, A)
    high = _upper(f, packed)
    rows, least = A.shape[-2], min(A.shape[-2:])
    if mode == "r":
        return f.constant(0, out[0].dtype, out[0].shape), _rows(f, high, least)
    if mode == "complete":
        return _of_reflectors(f, _square(f, packed), tau), high
    return _of_reflectors(f, _columns(f, packed, least), tau), _rows(f, high, least)


@_of_matrices(aten._linalg_eigh.default)
def eigh(f: Function, out: Results, A: Value, UPLO="L", compute_v=True) -> tuple:
    _check(A)
    matrix = _turned(f, A) if UPLO.upper() == "U" else A
    front, n = A.shape[:-2], A.shape[-1]
    kinds = [(A.shape, A.dtype), ([*front, n], A.dtype), (front, "i32")]
    vectors, numbers, _ = f.call("trc.eigh", [matrix], kinds)
    return numbers, vectors if compute_v else f.constant(0, out[1].dtype, out[1].shape)


@_of_matrices(aten._linalg_svd.default)
def svd(
    f: Function, out: Results, A: Value, full_matrices=False, compute_uv=True, *, driver=None
) -> tuple:
    _check(A)
    front, (rows, columns) = list(A.shape[:-2]), A.shape[-2:]
    least = min(rows, columns)
    left, right = (rows, columns) if full_matrices and compute_uv else (least, least)
    shapes = [[*front, least], [*front, rows, left], [*front, right, columns]]
    kinds = [*((shape, A.dtype) for shape in shapes), (front, "i32")]
    numbers, u, v, _ = f.call("trc.svd", [A], kinds)
    if not compute_uv:
        u, v = (f.constant(0, out[i].dtype, out[i].shape) for i in (0, 2))
    return u, numbers, v
