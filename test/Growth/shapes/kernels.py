"""Reductions, products, gathers and sorts."""

from shapes.program import MATRIX, VECTOR, Body, chain, shape


@shape
def chain_of_reductions(count):
    """Rows are normalised by their largest element, again and again."""

    def step(body, value, index):
        most = body.v(f"stablehlo.reduce({value} init: %zero) applies stablehlo.maximum across dimensions = [1] : ({MATRIX}, tensor<f32>) -> tensor<64xf32>")
        wide = body.v(f"stablehlo.broadcast_in_dim {most}, dims = [0] : (tensor<64xf32>) -> {MATRIX}")
        return body.op("divide", [value, wide], MATRIX)

    body = Body()
    body.lines.append("  %zero = stablehlo.constant dense<0xFF800000> : tensor<f32>")
    value = "%x"
    for index in range(count // 3):
        value = step(body, value, index)
    return body.function([("%x", MATRIX)], [value], [MATRIX])


@shape
def reductions_of_columns(count):
    body = Body()
    body.lines.append("  %zero = stablehlo.constant dense<0.0> : tensor<f32>")
    value = "%x"
    for _ in range(count // 3):
        sums = body.v(f"stablehlo.reduce({value} init: %zero) applies stablehlo.add across dimensions = [0] : ({MATRIX}, tensor<f32>) -> tensor<64xf32>")
        wide = body.v(f"stablehlo.broadcast_in_dim {sums}, dims = [1] : (tensor<64xf32>) -> {MATRIX}")
        value = body.op("subtract", [value, wide], MATRIX)
    return body.function([("%x", MATRIX)], [value], [MATRIX])


@shape
def broadcasts_of_scalars(count):
    """Scalars are computed one from the other, and each is read by a large sum."""
    body = Body()
    scalar, value = "%s", "%x"
    for _ in range(count // 3):
        scalar = body.op("tanh", [scalar], "tensor<f32>")
        wide = body.v(f"stablehlo.broadcast_in_dim {scalar}, dims = [] : (tensor<f32>) -> {VECTOR}")
        value = body.op("multiply", [value, wide], VECTOR)
    return body.function([("%x", VECTOR), ("%s", "tensor<f32>")], [value], [VECTOR])


GATHER = (
    "\"stablehlo.gather\"(%table, {indices}) <{{dimension_numbers = #stablehlo.gather<offset_dims = [1], "
    "collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 64>}}> : "
    "(tensor<256x64xf32>, tensor<64x1xi32>) -> tensor<64x64xf32>"
)


@shape
def gathers(count):
    body = Body()
    value = "%x"
    for index in range(count // 4):
        offset = body.v(f"stablehlo.constant dense<{index % 250}> : tensor<64x1xi32>")
        indices = body.op("add", ["%i", offset], "tensor<64x1xi32>")
        rows = body.v(GATHER.format(indices=indices))
        value = body.op("add", [value, rows], MATRIX)
    return body.function([("%x", MATRIX), ("%table", "tensor<256x64xf32>"), ("%i", "tensor<64x1xi32>")], [value], [MATRIX])


@shape
def chain_of_products(count):
    def step(body, value, index):
        product = body.v(f"stablehlo.dot_general {value}, %y, contracting_dims = [1] x [0] : ({MATRIX}, {MATRIX}) -> {MATRIX}")
        return body.op("tanh", [product], MATRIX)

    return chain(count // 2, step, MATRIX)


@shape
def products_of_one_operand(count):
    """Projections of one value by weights of their own, as queries and keys are."""
    body = Body()
    number = count // 2
    total = None
    for index in range(number):
        product = body.v(f"stablehlo.dot_general %x, %w{index}, contracting_dims = [1] x [0] : ({MATRIX}, {MATRIX}) -> {MATRIX}")
        total = product if total is None else body.op("add", [total, product], MATRIX)
    return body.function([("%x", MATRIX)] + [(f"%w{i}", MATRIX) for i in range(number)], [total], [MATRIX])


@shape
def sorts(count):
    body = Body()
    value = "%x"
    for index in range(count // 4):
        body.lines += [
            f"  %s{index} = \"stablehlo.sort\"({value}) <{{dimension = 0 : i64, is_stable = true}}> ({{",
            "  ^bb0(%l: tensor<f32>, %r: tensor<f32>):",
            "    %c = stablehlo.compare LT, %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>",
            "    stablehlo.return %c : tensor<i1>",
            f"  }}) : ({VECTOR}) -> {VECTOR}",
        ]
        value = body.op("multiply", [f"%s{index}", "%y"], VECTOR)
    return body.function([("%x", VECTOR), ("%y", VECTOR)], [value], [VECTOR])


@shape
def kernels_of_their_own(count):
    """No two tensors have one size, so that no two kernels are equal."""
    body = Body()
    number = count // 2
    results, types = [], []
    for index in range(number):
        type = f"tensor<{index + 8}xf32>"
        part = body.v(f"stablehlo.slice %x [0:{index + 8}] : (tensor<{number + 8}xf32>) -> {type}")
        results.append(body.op("exponential", [part], type))
        types.append(type)
    return body.function([("%x", f"tensor<{number + 8}xf32>")], results, types)
