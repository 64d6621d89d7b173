"""StableHLO's operations as text.

A `Function` collects the operations of one function. Values know their type, and each
method adds an operation and returns its result; what it wants of its operands (one shape,
one type) is for the caller to see to, with `broadcast` and `convert`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from .function_text import FunctionText
from .values import Shape, Value, comparison_type, is_float, listed, literal, tensor_type


class Function(FunctionText):
    """A function that is being written, of StableHLO's operations."""

    def __init__(self) -> None:
        super().__init__()
        self._random: Value | None = None

    # Functions and loops.

    def call(self, target: str, operands: Sequence[Value], kinds) -> list[Value]:
        """What every device of trc has itself, such as `trc.lu`: several results."""
        names, types = (", ".join(each) for each in zip(*((x.name, x.type) for x in operands)))
        results = ", ".join(tensor_type(tuple(shape), dtype) for shape, dtype in kinds)
        return self.operations(
            f"stablehlo.custom_call @{target}({names}) : ({types}) -> ({results})", kinds
        )

    def composite(
        self, name: str, attributes: str, operands: Sequence[Value], kinds: Sequence,
        body: Callable[[Function, list[Value]], Sequence[Value]],
    ) -> list[Value]:  # fmt: skip
        """What the compiler takes as one operation of its own, and `body` says in others."""
        inner = Function()
        made = body(inner, [inner.argument(x.shape, x.dtype) for x in operands])
        label = f"{name.removeprefix('trc.')}_{len(self.bodies)}"
        self.bodies.append(inner.text(made, [], label, private=True))
        names, types = (", ".join(each) for each in zip(*((x.name, x.type) for x in operands)))
        results = ", ".join(tensor_type(tuple(shape), dtype) for shape, dtype in kinds)
        return self.operations(
            f'stablehlo.composite "{name}" {names} {{composite_attributes = {{{attributes}}}, '
            f"decomposition = @{label}}} : ({types}) -> ({results})",
            kinds,
        )

    def loop(
        self, count: int | Value, values: Sequence[Value],
        step: Callable[[Value, list[Value]], Sequence[Value]],
    ) -> list[Value]:  # fmt: skip
        """What `values` are after `count` steps, each of the index and what was there. A count that
        the program computes is an i64, and a loop to it has no gradient."""
        label = self._count
        self._count += 1
        outer, self.lines = self.lines, []
        index = Value(f"%i{label}", (), "i64")
        carried = [Value(f"%c{label}_{k}", v.shape, v.dtype) for k, v in enumerate(values)]
        made = step(index, carried)
        after = self.binary("add", index, self.constant(1, "i64"))
        body, self.lines = self.lines, outer
        start = self.constant(0, "i64")
        names = zip((index, *carried), (start, *values))
        pairs = ", ".join(f"{own.name} = {given.name}" for own, given in names)
        types = ", ".join(v.type for v in (index, *carried))
        returned = ", ".join(v.name for v in (after, *made))
        lines = "\n".join(body)
        # A number is the condition's own, so that the compiler sees how often the loop runs.
        most, limit = "%limit", f"%limit = stablehlo.constant dense<{count}> : tensor<i64>\n"
        if isinstance(count, Value):
            most, limit = count.name, ""
        found = self.operations(
            f"stablehlo.while({pairs}) : {types} cond {{\n"
            f"{limit}%more = stablehlo.compare LT, {index.name}, {most}, SIGNED : "
            "(tensor<i64>, tensor<i64>) -> tensor<i1>\n"
            f"stablehlo.return %more : tensor<i1>\n}} do {{\n{lines}\n"
            f"stablehlo.return {returned} : {types}\n}}",
            [((), "i64"), *((v.shape, v.dtype) for v in values)],
        )
        return found[1:]

    # Values out of nothing.

    def constant(self, value: bool | int | float, dtype: str, shape: Sequence[int] = ()) -> Value:
        """A tensor of one number."""
        return self.operation(
            f"stablehlo.constant dense<{literal(value, dtype)}> : {tensor_type(tuple(shape), dtype)}",
            shape,
            dtype,
        )

    def dense(self, numbers: np.ndarray) -> Value:
        """A tensor with its numbers, in f32."""
        numbers = np.ascontiguousarray(numbers, np.float32)
        bits = numbers.tobytes().hex().upper()
        type = tensor_type(numbers.shape, "f32")
        return self.operation(f'stablehlo.constant dense<"0x{bits}"> : {type}', numbers.shape, "f32")

    def iota(self, dim: int, shape: Sequence[int], dtype: str) -> Value:
        """The index along `dim`."""
        type = tensor_type(tuple(shape), dtype)
        return self.operation(f"stablehlo.iota dim = {dim} : {type}", shape, dtype)

    # Random numbers.

    def random_state(self) -> Value:
        """The state of the generator that is an argument, as it is by now."""
        if self._random is None:
            self._random = self.argument((2,), "ui64")
        return self._random

    def random_bits(self, shape: Shape) -> Value:
        """Bits of the generator whose state is an argument, `ui32`."""
        self._random, bits = self.drawn(self.random_state(), shape)
        return bits

    def drawn(self, state: Value, shape: Shape) -> tuple[Value, Value]:
        """The next state of a generator, and bits from this one, `ui32`."""
        name = f"%{self._count}"
        self._count += 1
        type = tensor_type(shape, "ui32")
        self.lines.append(
            f"{name}:2 = stablehlo.rng_bit_generator {state.name}, algorithm = THREE_FRY : "
            f"({state.type}) -> ({state.type}, {type}){self.location}"
        )
        return Value(f"{name}#0", (2,), "ui64"), Value(f"{name}#1", shape, "ui32")

    @property
    def draws(self) -> bool:
        """Whether the last argument is the state of a generator."""
        return self._random is not None

    # Elementwise.

    def unary(self, name: str, x: Value) -> Value:
        prefix = "" if "." in name else "stablehlo."
        if prefix:
            return self.operation(f"stablehlo.{name} {x.name} : {x.type}", x.shape, x.dtype)
        return self.operation(f"{name} {x.name} : {x.type} -> {x.type}", x.shape, x.dtype)

    def binary(self, name: str, x: Value, y: Value) -> Value:
        return self.operation(
            f"stablehlo.{name} {x.name}, {y.name} : {x.type}", x.shape, x.dtype
        )

    def compare(self, direction: str, x: Value, y: Value) -> Value:
        """`direction` is EQ, NE, LT, LE, GT or GE."""
        result = tensor_type(x.shape, "i1")
        return self.operation(
            f"stablehlo.compare {direction}, {x.name}, {y.name}, {comparison_type(x.dtype)} : "
            f"({x.type}, {y.type}) -> {result}",
            x.shape,
            "i1",
        )

    def select(self, condition: Value, x: Value, y: Value) -> Value:
        return self.operation(
            f"stablehlo.select {condition.name}, {x.name}, {y.name} : {condition.type}, {x.type}",
            x.shape,
            x.dtype,
        )

    def convert(self, x: Value, dtype: str) -> Value:
        if x.dtype == dtype:
            return x
        if dtype == "i1":  # what is not zero is true
            return self.compare("NE", x, self.constant(0, x.dtype, x.shape))
        return self._shaped("convert", x, x.shape, dtype)

    def sort(self, x: Value, along: Value, dim: int, descending: bool) -> tuple[Value, Value]:
        """Both tensors in the order of `x`, which is stable, and NaN the greatest of floats."""
        name, scalar = f"%{self._count}", tensor_type((), x.dtype)
        self._count += 1

        def compare(direction: str, a: str, b: str) -> str:
            return (
                f"stablehlo.compare {direction}, {a}, {b}, {comparison_type(x.dtype)} : "
                f"({scalar}, {scalar}) -> tensor<i1>"
            )

        body = f"%first = {compare('GT' if descending else 'LT', '%a', '%b')} "
        result = "%first"
        if x.is_float:
            # One that is no number, and the other is.
            less, more = ("%b", "%a") if descending else ("%a", "%b")
            body += (
                f"%odd = {compare('NE', more, more)} %even = {compare('EQ', less, less)} "
                "%both = stablehlo.and %odd, %even : tensor<i1> "
                "%either = stablehlo.or %first, %both : tensor<i1> "
            )
            result = "%either"
        self.lines.append(
            f'{name}:2 = "stablehlo.sort"({x.name}, {along.name}) <{{dimension = {dim} : i64, '
            f"is_stable = true}}> ({{ ^bb0(%a: {scalar}, %b: {scalar}, "
            f"%c: {tensor_type((), along.dtype)}, %d: {tensor_type((), along.dtype)}): "
            f"{body}stablehlo.return {result} : tensor<i1> }}) : ({x.type}, {along.type}) -> "
            f"({x.type}, {along.type}){self.location}"
        )
        return Value(f"{name}#0", x.shape, x.dtype), Value(f"{name}#1", x.shape, along.dtype)

    def bits(self, x: Value, dtype: str) -> Value:
        """The same bits as another type of that width."""
        return x if x.dtype == dtype else self._shaped("bitcast_convert", x, x.shape, dtype)

    def detached(self, x: Value) -> Value:
        """The same numbers, without a gradient: by way of integers, which have none."""
        width = {"f16": "i16", "bf16": "i16", "f32": "i32", "f64": "i64"}[x.dtype]
        return self.bits(self.bits(x, width), x.dtype)

    # Shapes.

    def _shaped(self, text: str, x: Value, shape: Sequence[int], dtype: str | None = None) -> Value:
        dtype = dtype or x.dtype
        name, _, rest = text.partition(" ")
        return self.operation(
            f"stablehlo.{name} {x.name}{rest} : ({x.type}) -> {tensor_type(tuple(shape), dtype)}",
            shape,
            dtype,
        )

    def reshape(self, x: Value, shape: Sequence[int]) -> Value:
        return x if x.shape == tuple(shape) else self._shaped("reshape", x, shape)

    def transpose(self, x: Value, dims: Sequence[int]) -> Value:
        if list(dims) == list(range(x.rank)):
            return x
        return self._shaped(f"transpose , dims = {listed(dims)}", x, [x.shape[d] for d in dims])

    def broadcast_in_dim(self, x: Value, shape: Sequence[int], dims: Sequence[int]) -> Value:
        if x.shape == tuple(shape):
            return x
        return self._shaped(f"broadcast_in_dim , dims = {listed(dims)}", x, shape)

    def broadcast(self, x: Value, shape: Sequence[int]) -> Value:
        """As NumPy does it: dimensions are aligned at the last."""
        first = len(shape) - x.rank
        return self.broadcast_in_dim(x, shape, range(first, len(shape)))

    def slice(self, x: Value, starts, limits, strides=None) -> Value:
        strides = strides or [1] * x.rank
        shape = [max(0, -(-(b - a) // s)) for a, b, s in zip(starts, limits, strides)]
        if tuple(shape) == x.shape:
            return x
        ranges = ", ".join(f"{a}:{b}:{s}" for a, b, s in zip(starts, limits, strides))
        return self._shaped(f"slice  [{ranges}]", x, shape)

    def reverse(self, x: Value, dims: Sequence[int]) -> Value:
        return self._shaped(f"reverse , dims = {listed(dims)}", x, x.shape)

    def pad(self, x: Value, value: Value, low, high, interior=None) -> Value:
        interior = interior or [0] * x.rank
        shape = [
            a + n + b + max(0, n - 1) * i for n, a, b, i in zip(x.shape, low, high, interior)
        ]
        if not any(low) and not any(high) and not any(interior):
            return x
        return self.operation(
            f"stablehlo.pad {x.name}, {value.name}, low = {listed(low)}, high = {listed(high)}, "
            f"interior = {listed(interior)} : ({x.type}, {value.type}) -> "
            f"{tensor_type(tuple(shape), x.dtype)}",
            shape,
            x.dtype,
        )

    def concatenate(self, xs: Sequence[Value], dim: int) -> Value:
        if len(xs) == 1:
            return xs[0]
        shape = list(xs[0].shape)
        shape[dim] = sum(x.shape[dim] for x in xs)
        names, types = (", ".join(each) for each in zip(*((x.name, x.type) for x in xs)))
        return self.operation(
            f"stablehlo.concatenate {names}, dim = {dim} : ({types}) -> "
            f"{tensor_type(tuple(shape), xs[0].dtype)}",
            shape,
            xs[0].dtype,
        )

    # Sums and products.

    def reduce(self, name: str, x: Value, dims: Sequence[int], start: Value) -> Value:
        """`name` is the operation that joins two elements; `dims` go."""
        shape = [extent for d, extent in enumerate(x.shape) if d not in dims]
        if not dims:
            return x
        return self.operation(
            f"stablehlo.reduce({x.name} init: {start.name}) applies stablehlo.{name} across "
            f"dimensions = {listed(sorted(dims))} : ({x.type}, {start.type}) -> "
            f"{tensor_type(tuple(shape), x.dtype)}",
            shape,
            x.dtype,
        )

    def reduce_window(self, name: str, x: Value, start: Value, size, strides, padding) -> Value:
        """`padding` has a pair for each dimension."""
        shape = [
            (n + a + b - k) // s + 1 for n, k, s, (a, b) in zip(x.shape, size, strides, padding)
        ]
        scalar = start.type
        pads = listed([listed(pair) for pair in padding])
        return self.operation(
            f'"stablehlo.reduce_window"({x.name}, {start.name}) <{{window_dimensions = '
            f"array<i64: {listed(size)[1:-1]}>, window_strides = array<i64: {listed(strides)[1:-1]}>, "
            f"padding = dense<{pads}> : tensor<{x.rank}x2xi64>}}> ({{ "
            f"^bb0(%a: {scalar}, %b: {scalar}): %c = stablehlo.{name} %a, %b : {scalar} "
            f"stablehlo.return %c : {scalar} }}) : ({x.type}, {scalar}) -> "
            f"{tensor_type(tuple(shape), x.dtype)}",
            shape,
            x.dtype,
        )

    def dot_general(self, x: Value, y: Value, batch, contract) -> Value:
        """`batch` and `contract` are pairs of lists: dimensions of x, dimensions of y."""
        rest = [
            [n for d, n in enumerate(v.shape) if d not in batch[i] and d not in contract[i]]
            for i, v in enumerate((x, y))
        ]
        shape = [x.shape[d] for d in batch[0]] + rest[0] + rest[1]
        batching = f"batching_dims = {listed(batch[0])} x {listed(batch[1])}, " if batch[0] else ""
        return self.operation(
            f"stablehlo.dot_general {x.name}, {y.name}, {batching}"
            f"contracting_dims = {listed(contract[0])} x {listed(contract[1])} : "
            f"({x.type}, {y.type}) -> {tensor_type(tuple(shape), x.dtype)}",
            shape,
            x.dtype,
        )

    def cholesky(self, x: Value) -> Value:
        """The lower factor; what is above the diagonal is of no meaning."""
        return self.operation(f"stablehlo.cholesky {x.name}, lower = true : {x.type}", x.shape, x.dtype)

    def triangular_solve(
        self, a: Value, b: Value, *, left: bool, lower: bool, unit: bool, transpose: bool
    ) -> Value:
        """x of `a x = b`, or of `x a = b`; of `a` one triangle is read."""
        how = "TRANSPOSE" if transpose else "NO_TRANSPOSE"
        sides = [f"{'true' if flag else 'false'}" for flag in (left, lower, unit)]
        return self.operation(
            f'"stablehlo.triangular_solve"({a.name}, {b.name}) <{{left_side = {sides[0]}, lower = '
            f"{sides[1]}, unit_diagonal = {sides[2]}, transpose_a = #stablehlo<transpose {how}>}}> "
            f": ({a.type}, {b.type}) -> {b.type}",
            b.shape,
            b.dtype,
        )

    def convolution(
        self, x: Value, y: Value, shape, numbers: str, *, stride, padding, lhs, rhs, groups=1,
        batch_groups=1,
    ) -> Value:  # fmt: skip
        """`numbers` are the dimension numbers as text, `padding` pairs, `lhs` and `rhs` the
        dilations."""
        pads = listed([listed(pair) for pair in padding])
        return self.operation(
            f"stablehlo.convolution({x.name}, {y.name}) dim_numbers = {numbers}, window = "
            f"{{stride = {listed(stride)}, pad = {pads}, lhs_dilate = {listed(lhs)}, "
            f"rhs_dilate = {listed(rhs)}}} {{batch_group_count = {batch_groups} : i64, feature_group_count = "
            f"{groups} : i64}} : ({x.type}, {y.type}) -> {tensor_type(tuple(shape), x.dtype)}",
            shape,
            x.dtype,
        )

    # Indices.

    def gather(self, x: Value, indices: Value, dims: Sequence[int], sizes: Sequence[int]) -> Value:
        """Slices of x of `sizes`. The last dimension of `indices` has their starts along
        `dims`, which go; the others of `indices` come first in the result."""
        kept = [d for d in range(x.rank) if d not in dims]
        batch = indices.shape[:-1]
        shape = list(batch) + [sizes[d] for d in kept]
        offsets = range(len(batch), len(shape))
        return self.operation(
            f'"stablehlo.gather"({x.name}, {indices.name}) <{{dimension_numbers = '
            f"#stablehlo.gather<offset_dims = {listed(list(offsets))}, collapsed_slice_dims = "
            f"{listed(sorted(dims))}, start_index_map = {listed(dims)}, index_vector_dim = "
            f"{len(batch)}>, indices_are_sorted = false, slice_sizes = array<i64: "
            f"{listed(sizes)[1:-1]}>}}> : ({x.type}, {indices.type}) -> "
            f"{tensor_type(tuple(shape), x.dtype)}",
            shape,
            x.dtype,
        )

    def scatter(self, x: Value, indices: Value, updates: Value, dims, join: str | None) -> Value:
        """The converse of `gather`: x with `updates` joined to what is there by the operation
        `join`, or in its place."""
        batch = len(indices.shape) - 1
        window = listed(list(range(batch, updates.rank)))
        scalar = tensor_type((), x.dtype)
        body = f"%c = stablehlo.{join} %a, %b : {scalar} stablehlo.return %c" if join else (
            "stablehlo.return %b"
        )
        return self.operation(
            f'"stablehlo.scatter"({x.name}, {indices.name}, {updates.name}) <{{indices_are_sorted '
            f"= false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = "
            f"{window}, inserted_window_dims = {listed(sorted(dims))}, "
            f"scatter_dims_to_operand_dims = {listed(dims)}, index_vector_dim = {batch}>, "
            f"unique_indices = false}}> ({{ ^bb0(%a: {scalar}, %b: {scalar}): {body} : {scalar} }}) "
            f": ({x.type}, {indices.type}, {updates.type}) -> {x.type}",
            x.shape,
            x.dtype,
        )
