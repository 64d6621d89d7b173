"""The text of a function, a line at a time. Which operations there are, `stablehlo` knows."""

from __future__ import annotations

from collections.abc import Sequence

from .values import Shape, Value


class FunctionText:
    """A function that is being written: what it takes, its lines, what it gives."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.arguments: list[Value] = []
        self.bodies: list[str] = []
        """Of composites: functions of their own, as text."""
        self.derived = False
        """Whether trc derives the gradient, and has to know where PyTorch lets none through."""
        self.location = ""
        """Where operations come from, as text of a location; "" for none."""
        self._count = 0

    def argument(self, shape: Shape, dtype: str) -> Value:
        value = Value(f"%arg{len(self.arguments)}", tuple(shape), dtype)
        self.arguments.append(value)
        return value

    def operation(self, text: str, shape: Sequence[int], dtype: str) -> Value:
        """Adds `%n = text`, which says its own types."""
        value = Value(f"%{self._count}", tuple(shape), dtype)
        self._count += 1
        self.lines.append(f"{value.name} = {text}{self.location}")
        return value

    def text(
        self, results: Sequence[Value], names: Sequence[str], name: str = "main", private=False
    ) -> str:
        """The function, with its arguments called by `names`, and what it names itself."""
        places = [f' loc("{n}")' for n in names] or [""] * len(self.arguments)
        arguments = [f"{a.name}: {a.type}{place}" for a, place in zip(self.arguments, places)]
        types = ", ".join(result.type for result in results)
        returned = ", ".join(result.name for result in results)
        body = "\n".join(f"  {line}" for line in self.lines)
        return (
            f"func.func {'private ' if private else ''}@{name}({', '.join(arguments)}) -> "
            f"({types}) {{\n{body}\n  return {returned}{' : ' if results else ''}{types}\n}}\n"
            + "".join(self.bodies)
        )

    def operations(self, text: str, kinds: Sequence[tuple[Sequence[int], str]]) -> list[Value]:
        """Adds an operation of several results, each of a shape and a type."""
        name = f"%{self._count}"
        self._count += 1
        self.lines.append(f"{name}:{len(kinds)} = {text}{self.location}")
        return [Value(f"{name}#{i}", tuple(shape), dtype) for i, (shape, dtype) in enumerate(kinds)]
