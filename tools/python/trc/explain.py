"""`trc.explain`: what was compiled, what was recognised, and what was not, as text."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from .errors import Diagnostic, WrongType
from .program import Program
from .session import Session


def explain(what: Any = None, *args: Any, **kwargs: Any) -> str:
    """Says what became of a program, in lines for a person.

    `what` is a `trc.Program` or `trc.Session`; or what `trc.jit` or `trc.torch.compile_step` made, with the
    arguments of a call; or nothing, for every graph that `torch.compile` has handed to trc
    since the process began. Remarks name what was recognised, and what was not, or not fused, and why;
    of a program that was compiled without `remarks=True` there are none.
    """
    if isinstance(what, Program):
        return "\n".join(_program(what))
    if isinstance(what, Session):
        return explain(what.program)
    if what is not None and not callable(getattr(what, "program", None)):
        kind = type(what).__name__
        raise WrongType(f"expected a trc.Program, or what trc.jit or compile_step made, got {kind}")
    if what is not None:
        made = getattr(what, "explained", what.program)(*args, **kwargs)
        return made if isinstance(made, str) else "\n".join(_program(made, getattr(what, "wrapper", "")))
    backend = sys.modules.get("trc.torch.backend")
    if backend is None or not backend.reports:
        return _NO_GRAPH
    return "\n".join(line for report in backend.reports for line in _graph(report))


_NO_GRAPH = (
    "no graph was compiled by torch.compile(backend='trc'); Dynamo of PyTorch traces nothing of a model in "
    "DistributedDataParallel (put that around the compiled model), nor of nn.LSTM, nn.GRU and nn.RNN "
    "(unless torch._dynamo.config.allow_rnn is set), and says what else it leaves with TORCH_LOGS=graph_breaks"
)


def _program(program: Program, wrapper: str = "") -> Iterable[str]:
    """`wrapper` is what names of modules begin with that the user did not give."""
    for entry in program.entries.values():
        yield (
            f"{entry.name}: {entry.command_count} commands, {_size(entry.arena_bytes)} of "
            f"intermediate values, {_size(sum(p.nbytes for p in program.state.values()))} of state"
        )
        calls: dict[str, int] = next(
            (e["library_calls"] for e in program.report.get("entries", ()) if e["name"] == entry.name),
            {},
        )
        for name, count in sorted(calls.items(), key=lambda each: -each[1]):
            yield f"  {count} x {name}"
    remarks: dict[str, list[str]] = {}
    for d in program.diagnostics:
        if d.severity in ("remark", "warning"):
            remarks.setdefault(d.message, []).append(_place(d).removeprefix(wrapper))
    for message, places in sorted(
        remarks.items(), key=lambda each: (not each[0].startswith("recognised "), -len(each[1]))
    ):
        times = f" ({len(places)} times)" if len(places) > 1 else ""
        yield f"  {message}{times}{first_places(places)}"


def _place(diagnostic: Diagnostic) -> str:
    """What a message is about, such as `h/0/attn/mm`, where it has a name: only the text has it."""
    found = re.match(rf"{diagnostic.severity}: in '([^']+)': ", diagnostic.shown)
    return found.group(1) if found else ""


def first_places(places: Sequence[str]) -> str:
    """The first few different ones, and how many more there are: `: in h/0, h/1 and 2 more`."""
    named = list(dict.fromkeys(filter(None, places)))
    more = f" and {len(named) - _SHOWN} more" if len(named) > _SHOWN else ""
    return f": in {', '.join(named[:_SHOWN])}{more}" if named else ""


_SHOWN = 4


def _graph(report: Any) -> Iterable[str]:
    yield f"{report.name}: {report.operations} operations in {len(report.programs)} programs"
    for (name, why), count in report.eager.items():
        yield f"  {count} x {name} in eager: {why}{first_places(report.places.get((name, why), ()))}"
    for (name, why), count in report.failed.items():
        yield f"  {count} x {name} fails: {why}"
    for hint in report.hints:
        yield f"  {hint}"
    for program in report.programs:
        for line in _program(program):
            yield f"  {line}"


def _size(count: float) -> str:
    for unit in ("B", "kB", "MB"):
        if count < 1000:
            return f"{count:.3g} {unit}"
        count /= 1000
    return f"{count:.3g} GB"
