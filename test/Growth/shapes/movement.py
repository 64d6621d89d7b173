"""Pieces of tensors, other orders of them, other types."""

from shapes.program import MATRIX, SMALL, VECTOR, Body, chain, shape


@shape
def concatenation(count):
    """One operation of many operands, each computed."""
    body = Body()
    pieces = []
    for index in range(count // 2):
        slice = body.v(f"stablehlo.slice %x [{index % 4000}:{index % 4000 + 2}] : ({VECTOR}) -> tensor<2xf32>")
        pieces.append(body.op("negate", [slice], "tensor<2xf32>"))
    kinds = ", ".join(["tensor<2xf32>"] * len(pieces))
    whole = f"tensor<{2 * len(pieces)}xf32>"
    result = body.v(f"stablehlo.concatenate {', '.join(pieces)}, dim = 0 : ({kinds}) -> {whole}")
    return body.function([("%x", VECTOR)], [result], [whole])


@shape
def concatenation_of_arguments(count):
    body = Body()
    kinds = ", ".join([SMALL] * count)
    whole = f"tensor<{4 * count}xf32>"
    result = body.v(f"stablehlo.concatenate {', '.join(f'%x{i}' for i in range(count))}, dim = 0 : ({kinds}) -> {whole}")
    return body.function([(f"%x{i}", SMALL) for i in range(count)], [result], [whole])


@shape
def chain_of_concatenations(count):
    """A window that moves on: a piece is taken off, another put on."""

    def step(body, value, index):
        rest = body.v(f"stablehlo.slice {value} [16:4096] : ({VECTOR}) -> tensor<4080xf32>")
        piece = body.v(f"stablehlo.slice %y [{index % 64}:{index % 64 + 16}] : ({VECTOR}) -> tensor<16xf32>")
        return body.v(f"stablehlo.concatenate {rest}, {piece}, dim = 0 : (tensor<4080xf32>, tensor<16xf32>) -> {VECTOR}")

    return chain(count // 3, step)


@shape
def slices(count):
    """Pieces of one value, each multiplied by a number of its own."""
    body = Body()
    results = []
    for index in range(count // 3):
        start = index % 4000
        piece = body.v(f"stablehlo.slice %x [{start}:{start + 8}] : ({VECTOR}) -> tensor<8xf32>")
        results.append(body.op("exponential", [piece], "tensor<8xf32>"))
    total = results[0]
    for result in results[1:]:
        total = body.op("add", [total, result], "tensor<8xf32>")
    return body.function([("%x", VECTOR)], [total], ["tensor<8xf32>"])


@shape
def chain_of_dynamic_updates(count):
    def step(body, value, index):
        start = body.v(f"stablehlo.constant dense<{index % 4000}> : tensor<i32>")
        return body.v(f"stablehlo.dynamic_update_slice {value}, %piece, {start} : ({VECTOR}, {SMALL}, tensor<i32>) -> {VECTOR}")

    body = Body()
    value = "%x"
    for index in range(count // 2):
        value = step(body, value, index)
    return body.function([("%x", VECTOR), ("%piece", SMALL)], [value], [VECTOR])


@shape
def chain_of_transposes(count):
    def step(body, value, index):
        turned = body.v(f"stablehlo.transpose {value}, dims = [1, 0] : ({MATRIX}) -> {MATRIX}")
        return body.op("add", [turned, "%y"], MATRIX)

    return chain(count // 2, step, MATRIX)


@shape
def chain_of_reshapes(count):
    def step(body, value, index):
        flat = body.v(f"stablehlo.reshape {value} : ({MATRIX}) -> {VECTOR}")
        flat = body.op("negate", [flat], VECTOR)
        back = body.v(f"stablehlo.reshape {flat} : ({VECTOR}) -> {MATRIX}")
        return body.op("multiply", [back, "%y"], MATRIX)

    return chain(count // 4, step, MATRIX)


@shape
def chain_of_pads(count):
    def step(body, value, index):
        part = body.v(f"stablehlo.slice {value} [0:4092] : ({VECTOR}) -> tensor<4092xf32>")
        scale = body.op("negate", [part], "tensor<4092xf32>")
        zero = body.v("stablehlo.constant dense<0.0> : tensor<f32>")
        return body.v(f"stablehlo.pad {scale}, {zero}, low = [4], high = [0], interior = [0] : (tensor<4092xf32>, tensor<f32>) -> {VECTOR}")

    return chain(count // 4, step)


@shape
def chain_of_conversions(count):
    def step(body, value, index):
        narrow = body.v(f"stablehlo.convert {value} : ({VECTOR}) -> tensor<4096xbf16>")
        wide = body.v(f"stablehlo.convert {narrow} : (tensor<4096xbf16>) -> {VECTOR}")
        return body.op("add", [wide, "%y"], VECTOR)

    return chain(count // 3, step)
