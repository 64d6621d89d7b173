"""Training steps, and layers of what they are made of."""

from shapes.program import MATRIX, SMALL, VECTOR, Body, shape


def training_step(arguments, lines, loss, make):
    """A step of AdamW; `make` makes the parameters that it starts from."""
    head = ", ".join(arguments)
    return "\n".join([
        f"func.func private @loss({head}) -> tensor<f32> {{", *lines, f"  return {loss} : tensor<f32>", "}", make,
        "trc.training_step @step loss(@loss) initialise(@initialise) "
        "{optimizer = \"adamw\", learning_rate = 1.0e-3 : f64, clip_norm = 1.0 : f64}", ""])


def initialise(names, type):
    makes = [f"  %p{i} = stablehlo.constant dense<0.5> : {type}" for i in range(len(names))]
    results = ", ".join(f"{type} {{trc.state = \"{name}\"}}" for name in names)
    values = ", ".join(f"%p{i}" for i in range(len(names)))
    types = ", ".join([type] * len(names))
    return "\n".join([f"func.func private @initialise() -> ({results}) {{", *makes, f"  return {values} : {types}", "}"])


@shape
def parameters(count):
    """A training step: each parameter scales what the one before left."""
    number = count // 4
    body = Body()
    value = "%x"
    for index in range(number):
        value = body.op("multiply", [value, f"%w{index}"], SMALL)
        value = body.op("tanh", [value], SMALL)
    zero = body.v("stablehlo.constant dense<0.0> : tensor<f32>")
    loss = body.v(f"stablehlo.reduce({value} init: {zero}) applies stablehlo.add across dimensions = [0] : ({SMALL}, tensor<f32>) -> tensor<f32>")
    arguments = [f"%w{i}: {SMALL} {{trc.parameter = \"w{i}\"}}" for i in range(number)] + [f"%x: {SMALL}"]
    return training_step(arguments, body.lines, loss, initialise([f"w{i}" for i in range(number)], SMALL))


@shape
def loss_of_a_long_chain(count):
    """A training step of one parameter and a long way from it to the loss."""
    body = Body()
    value = "%w"
    for index in range(count // 4):
        value = body.op(["multiply", "add"][index % 2], [value, "%x"], VECTOR)
        value = body.op(["logistic", "tanh"][index % 2], [value], VECTOR)
    zero = body.v("stablehlo.constant dense<0.0> : tensor<f32>")
    loss = body.v(f"stablehlo.reduce({value} init: {zero}) applies stablehlo.add across dimensions = [0] : ({VECTOR}, tensor<f32>) -> tensor<f32>")
    arguments = [f"%w: {VECTOR} {{trc.parameter = \"w\"}}", f"%x: {VECTOR}"]
    return training_step(arguments, body.lines, loss, initialise(["w"], VECTOR))


@shape
def values_kept_for_a_loss(count):
    """A training step that makes many values of its parameter before it adds up the first."""
    body = Body()
    values = []
    for index in range(count // 4):
        number = body.v(f"stablehlo.constant dense<{index + 1}.5> : {VECTOR}")
        values.append(body.op("tanh", [body.op("multiply", ["%w", body.op("add", ["%x", number], VECTOR)], VECTOR)], VECTOR))
    total = values[0]
    for value in values[1:]:
        total = body.op("add", [total, value], VECTOR)
    zero = body.v("stablehlo.constant dense<0.0> : tensor<f32>")
    loss = body.v(f"stablehlo.reduce({total} init: {zero}) applies stablehlo.add across dimensions = [0] : ({VECTOR}, tensor<f32>) -> tensor<f32>")
    arguments = [f"%w: {VECTOR} {{trc.parameter = \"w\"}}", f"%x: {VECTOR}"]
    return training_step(arguments, body.lines, loss, initialise(["w"], VECTOR))


@shape
def layers_of_a_perceptron(count):
    """A training step of layers with weights of their own."""
    number = max(1, count // 16)
    body = Body()
    value = "%x"
    for index in range(number):
        product = body.v(f"stablehlo.dot_general {value}, %w{index}, contracting_dims = [1] x [0] : ({MATRIX}, {MATRIX}) -> {MATRIX}")
        active = body.op("tanh", [product], MATRIX)
        value = body.op("add", [value, active], MATRIX)
    zero = body.v("stablehlo.constant dense<0.0> : tensor<f32>")
    loss = body.v(f"stablehlo.reduce({value} init: {zero}) applies stablehlo.add across dimensions = [0, 1] : ({MATRIX}, tensor<f32>) -> tensor<f32>")
    arguments = [f"%w{i}: {MATRIX} {{trc.parameter = \"w{i}\"}}" for i in range(number)] + [f"%x: {MATRIX}"]
    return training_step(arguments, body.lines, loss, initialise([f"w{i}" for i in range(number)], MATRIX))


@shape
def layers_of_attention(count):
    """Attention and a residual, again and again; a layer has 18 operations."""
    heads = "tensor<2x4x64x16xf32>"
    scores = "tensor<2x4x64x64xf32>"
    rows = "tensor<2x4x64xf32>"
    body = Body()
    body.lines += [
        "  %zero = stablehlo.constant dense<0.0> : tensor<f32>",
        "  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>",
        f"  %scale = stablehlo.constant dense<0.25> : {scores}",
    ]
    value = "%x"
    for _ in range(max(1, count // 18)):
        q = body.op("multiply", [value, "%a"], heads)
        k = body.op("multiply", [value, "%b"], heads)
        s = body.v(f"stablehlo.dot_general {q}, {k}, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : ({heads}, {heads}) -> {scores}")
        s = body.op("multiply", [s, "%scale"], scores)
        most = body.v(f"stablehlo.reduce({s} init: %least) applies stablehlo.maximum across dimensions = [3] : ({scores}, tensor<f32>) -> {rows}")
        wide = body.v(f"stablehlo.broadcast_in_dim {most}, dims = [0, 1, 2] : ({rows}) -> {scores}")
        e = body.op("exponential", [body.op("subtract", [s, wide], scores)], scores)
        total = body.v(f"stablehlo.reduce({e} init: %zero) applies stablehlo.add across dimensions = [3] : ({scores}, tensor<f32>) -> {rows}")
        wide = body.v(f"stablehlo.broadcast_in_dim {total}, dims = [0, 1, 2] : ({rows}) -> {scores}")
        p = body.op("divide", [e, wide], scores)
        o = body.v(f"stablehlo.dot_general {p}, {value}, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : ({scores}, {heads}) -> {heads}")
        value = body.op("add", [value, o], heads)
    return body.function([("%x", heads), ("%a", heads), ("%b", heads)], [value], [heads])
