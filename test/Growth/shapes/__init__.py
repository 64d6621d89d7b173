"""The shapes by name, in the order of the files."""

from shapes import elementwise, movement, functions, regions, kernels, training, patterns  # noqa: F401
from shapes.program import SHAPES

__all__ = ["SHAPES"]
