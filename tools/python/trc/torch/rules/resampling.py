"""Other resolutions: interpolation and adaptive means, and their gradients.

Each is linear and works on one dimension after the other, so it is a product with a matrix
for each; PyTorch's own operation on the unit vectors says which.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import torch
from torch._subclasses.fake_tensor import unset_fake_temporarily

from ..stablehlo import Function, Value
from ..table import Results, refuse, rule

aten = torch.ops.aten

_LARGEST = 1 << 16  # numbers of a matrix: it stands in the program

Resize = Callable[[torch.Tensor, list[int], int], torch.Tensor]
"""A tensor `[batch, 1, extent, 1 ...]`, its new extents, and the dimension in question."""


def _matrix(resize: Resize, dims: int, which: int, before: int, after: int) -> np.ndarray:
    """`[before, after]`: what each number of a dimension becomes."""
    if before * after > _LARGEST:
        refuse(f"a resampling of {before} to {after}")
    with unset_fake_temporarily(), torch.no_grad():
        shape = [before, 1] + [before if d == which else 1 for d in range(dims)]
        wanted = [after if d == which else 1 for d in range(dims)]
        found = resize(torch.eye(before).reshape(shape), wanted, which)
        return found.reshape(before, after).numpy()


def _resample(f: Function, x: Value, sizes: Sequence[int], resize: Resize, back: bool) -> Value:
    """The last dimensions in other sizes; with `back` the transposed matrices, from the sizes
    of a result to those of what it was made of."""
    if x.dtype != "f32":
        refuse(f"a resampling in {x.dtype}")
    dims = len(sizes)
    first = x.rank - dims
    for which, size in enumerate(sizes):
        have = x.shape[first + which]
        matrix = _matrix(resize, dims, which, *((size, have) if back else (have, size)))
        weights = f.dense(matrix.T if back else matrix)
        x = f.dot_general(x, weights, ([], []), ([first + which], [0]))
        order = list(range(x.rank - 1))
        order.insert(first + which, x.rank - 1)
        x = f.transpose(x, order)
    return x


def _adaptive(x: torch.Tensor, sizes: list[int], which: int) -> torch.Tensor:
    mean = aten._adaptive_avg_pool2d if len(sizes) == 2 else aten._adaptive_avg_pool3d
    return mean(x, sizes)


@rule(aten._adaptive_avg_pool2d.default, aten._adaptive_avg_pool3d.default)
def adaptive_mean(f: Function, out: Results, self: Value, output_size) -> Value:
    return _resample(f, self, output_size, _adaptive, back=False)


@rule(aten._adaptive_avg_pool2d_backward.default, aten._adaptive_avg_pool3d_backward.default)
def adaptive_mean_backward(f: Function, out: Results, grad_output: Value, self: Value) -> Value:
    dims = 2 if out[0].rank < 5 and grad_output.rank < 5 else 3
    return _resample(f, grad_output, self.shape[-dims:], _adaptive, back=True)


def _interpolation(operation, align_corners: bool, scales) -> Resize:
    def resize(x: torch.Tensor, sizes: list[int], which: int) -> torch.Tensor:
        own = [scale if d == which else None for d, scale in enumerate(scales)]
        return operation(x, sizes, align_corners, *own)

    return resize


@rule(aten.upsample_bilinear2d.default)
def bilinear(
    f: Function, out: Results, self: Value, output_size, align_corners, scales_h=None, scales_w=None
) -> Value:
    resize = _interpolation(aten.upsample_bilinear2d, align_corners, (scales_h, scales_w))
    return _resample(f, self, output_size, resize, back=False)


@rule(aten.upsample_bilinear2d_backward.default)
def bilinear_backward(
    f: Function, out: Results, grad_output: Value, output_size, input_size, align_corners,
    scales_h=None, scales_w=None,
) -> Value:  # fmt: skip
    resize = _interpolation(aten.upsample_bilinear2d, align_corners, (scales_h, scales_w))
    return _resample(f, grad_output, input_size[2:], resize, back=True)


def _several(x: torch.Tensor, sizes: list[int], *args) -> torch.Tensor:
    """Of one channel, or one column, PyTorch's kernel mixes rows up with columns."""
    alone = [n == 1 == size for n, size in zip(x.shape[2:], sizes)]
    extents = [2 if one else n for one, n in zip(alone, x.shape[2:])]
    wide = x.expand(-1, 2, *extents).contiguous()
    wanted = [2 if one else n for one, n in zip(alone, sizes)]
    found = aten._upsample_bilinear2d_aa(wide, wanted, *args)
    return found[:, :1, : sizes[0], : sizes[1]]


@rule(aten._upsample_bilinear2d_aa.default)
def bilinear_smooth(
    f: Function, out: Results, self: Value, output_size, align_corners, scales_h=None, scales_w=None
) -> Value:
    resize = _interpolation(_several, align_corners, (scales_h, scales_w))
    return _resample(f, self, output_size, resize, back=False)


@rule(aten._upsample_bilinear2d_aa_backward.default)
def bilinear_smooth_backward(
    f: Function, out: Results, grad_output: Value, output_size, input_size, align_corners,
    scales_h=None, scales_w=None,
) -> Value:  # fmt: skip
    resize = _interpolation(_several, align_corners, (scales_h, scales_w))
    return _resample(f, grad_output, input_size[2:], resize, back=True)


@rule(aten.upsample_bicubic2d.default)
def bicubic(
    f: Function, out: Results, self: Value, output_size, align_corners, scales_h=None, scales_w=None
) -> Value:
    resize = _interpolation(aten.upsample_bicubic2d, align_corners, (scales_h, scales_w))
    return _resample(f, self, output_size, resize, back=False)


@rule(aten.upsample_bicubic2d_backward.default)
def bicubic_backward(
    f: Function, out: Results, grad_output: Value, output_size, input_size, align_corners,
    scales_h=None, scales_w=None,
) -> Value:  # fmt: skip
    resize = _interpolation(aten.upsample_bicubic2d, align_corners, (scales_h, scales_w))
    return _resample(f, grad_output, input_size[2:], resize, back=True)


@rule(aten.upsample_trilinear3d.default)
def trilinear(
    f: Function, out: Results, self: Value, output_size, align_corners, scales_d=None,
    scales_h=None, scales_w=None,
) -> Value:  # fmt: skip
    scales = (scales_d, scales_h, scales_w)
    resize = _interpolation(aten.upsample_trilinear3d, align_corners, scales)
    return _resample(f, self, output_size, resize, back=False)


@rule(aten.upsample_trilinear3d_backward.default)
def trilinear_backward(
    f: Function, out: Results, grad_output: Value, output_size, input_size, align_corners,
    scales_d=None, scales_h=None, scales_w=None,
) -> Value:  # fmt: skip
    scales = (scales_d, scales_h, scales_w)
    resize = _interpolation(aten.upsample_trilinear3d, align_corners, scales)
    return _resample(f, grad_output, input_size[2:], resize, back=True)
