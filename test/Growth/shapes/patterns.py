"""What the compiler looks for, with more operations in it than it may have.

Masks, positions, probabilities and factors that go on and on, or that are sums of
sums of themselves: who follows them back by recursion runs out of stack, and who
looks at each way that leads back never ends.
"""

from shapes.program import MATRIX, Body, shape

HEADS = "tensor<2x4x64x16xf32>"
SCORES = "tensor<2x4x64x64xf32>"
ROWS = "tensor<2x4x64xf32>"
BITS = "tensor<2x4x64x64xi1>"
POSITIONS = "tensor<64x64xi32>"


def attention(makeMask, change=None):
    """Attention over scores that `makeMask` hides; `change` is done to the probabilities."""
    body = Body()
    body.lines += [
        "  %zero = stablehlo.constant dense<0.0> : tensor<f32>",
        "  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>",
        f"  %hidden = stablehlo.constant dense<-1.0e9> : {SCORES}",
    ]
    scores = body.v(f"stablehlo.dot_general %q, %k, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : ({HEADS}, {HEADS}) -> {SCORES}")
    mask = makeMask(body)
    seen = body.v(f"stablehlo.select {mask}, {scores}, %hidden : {BITS}, {SCORES}")
    most = body.v(f"stablehlo.reduce({seen} init: %least) applies stablehlo.maximum across dimensions = [3] : ({SCORES}, tensor<f32>) -> {ROWS}")
    wide = body.v(f"stablehlo.broadcast_in_dim {most}, dims = [0, 1, 2] : ({ROWS}) -> {SCORES}")
    powers = body.op("exponential", [body.op("subtract", [seen, wide], SCORES)], SCORES)
    total = body.v(f"stablehlo.reduce({powers} init: %zero) applies stablehlo.add across dimensions = [3] : ({SCORES}, tensor<f32>) -> {ROWS}")
    wide = body.v(f"stablehlo.broadcast_in_dim {total}, dims = [0, 1, 2] : ({ROWS}) -> {SCORES}")
    value = body.op("divide", [powers, wide], SCORES)
    if change:
        value = change(body, value, scores)
    result = body.v(f"stablehlo.dot_general {value}, %v, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : ({SCORES}, {HEADS}) -> {HEADS}")
    arguments = [("%q", HEADS), ("%k", HEADS), ("%v", HEADS), ("%m", BITS), ("%n", BITS)]
    return body.function(arguments, [result], [HEADS])


def diamonds_of(body, operation, before, value, type, count):
    for _ in range(count):
        before, value = value, body.op(operation, [value, before], type)
    return value


def causal(body, position):
    body.lines.append(f"  %key = stablehlo.iota dim = 1 : {POSITIONS}")
    sees = body.v(f"stablehlo.compare GE, {position}, %key : ({POSITIONS}, {POSITIONS}) -> tensor<64x64xi1>")
    return body.v(f"stablehlo.broadcast_in_dim {sees}, dims = [2, 3] : (tensor<64x64xi1>) -> {BITS}")


@shape
def mask_of_a_chain(count):
    def mask(body):
        value = "%m"
        for index in range(count):
            value = body.op("not", [value], BITS) if index % 2 else body.op(["and", "or"][index // 2 % 2], [value, "%n"], BITS)
        return value

    return attention(mask)


@shape
def mask_of_diamonds(count):
    return attention(lambda body: diamonds_of(body, "and", "%m", "%n", BITS, count))


@shape
def positions_of_a_chain(count):
    def mask(body):
        start = value = body.v(f"stablehlo.iota dim = 0 : {POSITIONS}")
        for _ in range(count):
            value = body.op("add", [value, start], POSITIONS)
        return causal(body, value)

    return attention(mask)


@shape
def positions_of_diamonds(count):
    def mask(body):
        first = body.v(f"stablehlo.iota dim = 0 : {POSITIONS}")
        second = body.v(f"stablehlo.iota dim = 1 : {POSITIONS}")
        return causal(body, diamonds_of(body, "add", first, second, POSITIONS, count))

    return attention(mask)


@shape
def chain_of_probabilities(count):
    def change(body, value, scores):
        for index in range(count):
            value = body.op(["multiply", "add"][index % 2], [value, scores], SCORES)
        return value

    return attention(lambda body: "%m", change)


@shape
def selections_of_probabilities(count):
    """Each selects from the two before it."""

    def change(body, value, scores):
        before = value
        for index in range(count):
            before, value = value, body.v(f"stablehlo.select %{'mn'[index % 2]}, {value}, {before} : {BITS}, {SCORES}")
        return value

    return attention(lambda body: "%m", change)


@shape
def factors_of_a_norm(count):
    body = Body()
    body.lines += [
        "  %zero = stablehlo.constant dense<0.0> : tensor<f32>",
        "  %size = stablehlo.constant dense<64.0> : tensor<64xf32>",
        "  %epsilon = stablehlo.constant dense<1.0e-5> : tensor<64xf32>",
    ]

    def mean(value):
        total = body.v(f"stablehlo.reduce({value} init: %zero) applies stablehlo.add across dimensions = [1] : ({MATRIX}, tensor<f32>) -> tensor<64xf32>")
        return body.op("divide", [total, "%size"], "tensor<64xf32>")

    def rows(value):
        return body.v(f"stablehlo.broadcast_in_dim {value}, dims = [0] : (tensor<64xf32>) -> {MATRIX}")

    centered = body.op("subtract", ["%x", rows(mean("%x"))], MATRIX)
    variance = mean(body.op("multiply", [centered, centered], MATRIX))
    root = body.op("rsqrt", [body.op("add", [variance, "%epsilon"], "tensor<64xf32>")], "tensor<64xf32>")
    value = body.op("multiply", [centered, rows(root)], MATRIX)
    for _ in range(count):
        value = body.op("multiply", [value, "%y"], MATRIX)
    return body.function([("%x", MATRIX), ("%y", MATRIX)], [value], [MATRIX])


@shape
def chain_into_a_reduction(count):
    """A reduction that is split into parts, with what leads to it."""
    large = "tensor<1048576xf32>"
    body = Body()
    zero = body.v("stablehlo.constant dense<0.0> : tensor<f32>")
    value = "%x"
    for index in range(count):
        value = body.op(["add", "multiply"][index % 2], [value, "%x"], large)
    result = body.v(f"stablehlo.reduce({value} init: {zero}) applies stablehlo.add across dimensions = [0] : ({large}, tensor<f32>) -> tensor<f32>")
    return body.function([("%x", large)], [result], ["tensor<f32>"])


@shape
def movements_into_a_product(count):
    body = Body()
    value = "%x"
    for _ in range(count // 3):
        turned = body.v(f"stablehlo.transpose {value}, dims = [1, 0] : ({MATRIX}) -> {MATRIX}")
        twice = body.v(f"stablehlo.concatenate {turned}, {turned}, dim = 0 : ({MATRIX}, {MATRIX}) -> tensor<128x64xf32>")
        value = body.v(f"stablehlo.slice {twice} [32:96, 0:64] : (tensor<128x64xf32>) -> {MATRIX}")
    result = body.v(f"stablehlo.dot_general {value}, %x, contracting_dims = [1] x [0] : ({MATRIX}, {MATRIX}) -> {MATRIX}")
    return body.function([("%x", MATRIX)], [result], [MATRIX])


@shape
def exponentials_of_a_chain(count):
    """Each may be the softmax of a head, whose product would be at the start of the chain."""
    body = Body()
    value, total = "%x", "%y"
    for _ in range(count // 3):
        value = body.op("subtract", [value, "%y"], MATRIX)
        total = body.op("add", [total, body.op("exponential", [value], MATRIX)], MATRIX)
    return body.function([("%x", MATRIX), ("%y", MATRIX)], [total], [MATRIX])


@shape
def selections_of_exponentials(count):
    """Each exponential of scores may be summed behind all the selections that follow."""

    def change(body, value, scores):
        for index in range(count // 3):
            number = body.v(f"stablehlo.constant dense<{index + 1}.5> : {SCORES}")
            power = body.op("exponential", [body.op("multiply", [scores, number], SCORES)], SCORES)
            value = body.v(f"stablehlo.select %{'mn'[index % 2]}, {power}, {value} : {BITS}, {SCORES}")
        return value

    return attention(lambda body: "%m", change)
