"""Elementwise operations: chains, fans, trees, many arguments and results."""

from shapes.program import SMALL, VECTOR, Body, chain, shape, unary_chain


@shape
def chain_of_sums(count):
    return chain(count, lambda b, x, i: b.op(["add", "multiply"][i % 2], [x, "%y"], VECTOR))


@shape
def chain_of_sines(count):
    return unary_chain(count, ["sine"], SMALL)


@shape
def chain_of_tanhs(count):
    return unary_chain(count, ["tanh"], SMALL)


@shape
def chain_of_mixed_functions(count):
    return unary_chain(count, ["abs", "sqrt", "log_plus_one", "logistic", "cosine", "exponential_minus_one", "cbrt"])


@shape
def chain_of_f64_functions(count):
    """No kernel holds these: each is a call of the library."""
    return unary_chain(count, ["tanh", "cosine"], "tensor<64xf64>")


@shape
def chain_of_selects(count):
    def step(body, value, index):
        less = body.v(f"stablehlo.compare {['LT', 'GE'][index % 2]}, {value}, %y : ({VECTOR}, {VECTOR}) -> tensor<4096xi1>")
        other = body.op("negate", [value], VECTOR)
        return body.op("select", [less, value, other], f"tensor<4096xi1>, {VECTOR}")

    return chain(count // 3, step)


@shape
def chain_of_scalars(count):
    def step(body, value, index):
        return body.op(["add", "subtract", "maximum", "multiply"][index % 4], [value, "%y"], "tensor<f32>")

    return chain(count, step, "tensor<f32>")


@shape
def diamonds(count):
    """Each value is read by the next two."""
    body = Body()
    before, value = "%x", "%y"
    for index in range(count):
        before, value = value, body.op(["add", "maximum"][index % 2], [before, value], VECTOR)
    return body.function([("%x", VECTOR), ("%y", VECTOR)], [value], [VECTOR])


@shape
def tree_of_sums(count):
    """Half of the operations make leaves, the other half adds them up in pairs."""
    body = Body()
    leaves = [body.v(f"stablehlo.slice %x [{i % 64}:{i % 64 + 1024}] : (tensor<2048xf32>) -> tensor<1024xf32>") for i in range(count // 2)]
    while len(leaves) > 1:
        pairs = [body.op("add", leaves[i:i + 2], "tensor<1024xf32>") for i in range(0, len(leaves) - 1, 2)]
        leaves = pairs + leaves[len(pairs) * 2:]
    return body.function([("%x", "tensor<2048xf32>")], leaves, ["tensor<1024xf32>"])


@shape
def sum_of_arguments(count):
    """One operation after the other takes in an argument of its own."""
    body = Body()
    value = "%x0"
    for index in range(1, count):
        value = body.op("add", [value, f"%x{index}"], VECTOR)
    return body.function([(f"%x{i}", VECTOR) for i in range(count)], [value], [VECTOR])


@shape
def many_results(count):
    body = Body()
    results = []
    for index in range(count // 2):
        factor = body.v(f"stablehlo.constant dense<{index + 1}.0> : {VECTOR}")
        results.append(body.op("multiply", ["%x", factor], VECTOR))
    return body.function([("%x", VECTOR)], results, [VECTOR] * len(results))


@shape
def many_readers(count):
    """One value is read by all, each of which leads to a sum of its own."""
    body = Body()
    zero = body.v("stablehlo.constant dense<0.0> : tensor<f32>")
    middle = body.op("exponential", ["%x"], VECTOR)
    results = []
    for index in range(count // 3):
        factor = body.v(f"stablehlo.constant dense<{index + 1}.5> : {VECTOR}")
        product = body.op("subtract", [middle, factor], VECTOR)
        results.append(body.v(f"stablehlo.reduce({product} init: {zero}) applies stablehlo.maximum across dimensions = [0] : ({VECTOR}, tensor<f32>) -> tensor<f32>"))
    return body.function([("%x", VECTOR)], results, ["tensor<f32>"] * len(results))
