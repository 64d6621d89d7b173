"""An exported loss taken apart, to core ATen and to what has rules."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

import torch
from torch.export import ExportedProgram

from .decompositions import embedding_bag, own

aten = torch.ops.aten

Table = dict[Any, Callable]


def to_core_aten(exported: ExportedProgram) -> ExportedProgram:
    """All but attention, which is recognised as a whole."""
    composites = _composites()
    if composites is None:
        return exported.run_decompositions(_table())
    decompose, implicit, explicit = composites
    return decompose(
        exported, cia_to_decomp=implicit, python_decomp_table=dict(explicit), **_NO_OPTIONS
    )


_NO_OPTIONS = {"joint_loss_index": None, "decompose_custom_triton_ops": False}


@functools.cache
def _composites() -> tuple[Callable, Table, Table] | None:
    """What `run_decompositions` does itself, with tables that are made once. It registers twenty
    kernels for each of some 500 operations that PyTorch takes apart in any case; registered are
    those alone that are kept, or taken apart in another way. That is a fifth of a second of each
    first step. None where this PyTorch is put together in another way."""
    try:
        from torch._decomp import _core_aten_decompositions_post_autograd as written_in_python
        from torch._export.utils import _special_op_to_preserve_cia
        from torch.export import exported_program as parts

        decompose = parts._disable_prexisiting_fake_mode(parts._decompose_exported_program)
        known = {"ep", "cia_to_decomp", "python_decomp_table", *_NO_OPTIONS}
        if {*inspect.signature(decompose).parameters} != known:
            return None
        implicit, explicit = parts._split_decomp_table_to_cia_and_python_decomp(dict(_table().items()))
    except (ImportError, AttributeError):
        return None
    named = {*written_in_python(), *_for_steps()}
    kept = {
        operation: function
        for operation, function in implicit.items()
        if function is _special_op_to_preserve_cia or operation in named
    }
    return decompose, kept, explicit


def _table() -> Any:
    """PyTorch's, and those for steps, without attention."""
    table = torch.export.default_decompositions()
    for overload, function in _for_steps().items():
        table[overload] = function
    table.pop(aten.scaled_dot_product_attention.default, None)
    return table


def _for_steps() -> Table:
    bags = (aten._embedding_bag.default, aten._embedding_bag_forward_only.default)
    return own() | dict.fromkeys(bags, _embedding_bag)


def _embedding_bag(weight, indices, offsets, scale_grad_by_freq=False, *args, **kwargs) -> Any:
    """Only what has the gradient of its parts: here it is trc that derives."""
    if scale_grad_by_freq:
        return NotImplemented
    return embedding_bag(weight, indices, offsets, scale_grad_by_freq, *args, **kwargs)
