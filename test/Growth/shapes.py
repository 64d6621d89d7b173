"""Programs of many shapes, each as large as asked for.

A shape is a function of a count that returns the text of a program whose number
of operations grows with it, and only that: sizes of tensors stay. Each is one way
for a program to be large: a long chain, many operands, many functions, many
parameters. `growth.py` compiles them at one size and at twice that.
"""

SHAPES = {}


def shape(function):
    SHAPES[function.__name__.replace("_", "-")] = function
    return function


class Body:
    """Statements of one function; `v(...)` adds one and returns its name."""

    def __init__(self):
        self.lines = []
        self.next = 0

    def v(self, text):
        name = f"%v{self.next}"
        self.next += 1
        self.lines.append(f"  {name} = {text}")
        return name

    def op(self, name, operands, type, attributes=""):
        return self.v(f"stablehlo.{name} {', '.join(operands)}{attributes} : {type}")

    def function(self, arguments, results, types, name="main", visibility="public"):
        head = ", ".join(f"{argument}: {type}" for argument, type in arguments)
        made = ", ".join(types)
        end = f"  return {', '.join(results)} : {made}" if results else "  return"
        return "\n".join([f"func.func {visibility} @{name}({head}) -> ({made}) {{", *self.lines, end, "}", ""])


VECTOR = "tensor<4096xf32>"
SMALL = "tensor<4xf32>"
MATRIX = "tensor<64x64xf32>"


def chain(count, step, type=VECTOR):
    body = Body()
    value = "%x"
    for index in range(count):
        value = step(body, value, index)
    return body.function([("%x", type), ("%y", type)], [value], [type])


def unary_chain(count, operations, type=VECTOR):
    return chain(count, lambda b, x, i: b.op(operations[i % len(operations)], [x], type), type)


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
def chain_of_calls(count):
    """Each function calls the next."""
    functions = []
    depth = count // 3
    for index in range(depth):
        body = Body()
        value = body.op("add", ["%x", "%x"], SMALL)
        if index + 1 < depth:
            value = body.v(f"call @f{index + 1}({value}) : ({SMALL}) -> {SMALL}")
        visibility = "private" if index else "public"
        functions.append(body.function([("%x", SMALL)], [value], [SMALL], f"f{index}" if index else "main", visibility))
    return "".join(functions)


@shape
def calls_of_one_function(count):
    body = Body()
    value = "%x"
    for index in range(count // 4):
        value = body.v(f"call @layer({value}, %y) : ({VECTOR}, {VECTOR}) -> {VECTOR}")
    main = body.function([("%x", VECTOR), ("%y", VECTOR)], [value], [VECTOR])
    layer = Body()
    value = layer.op("multiply", ["%x", "%y"], VECTOR)
    value = layer.op("tanh", [value], VECTOR)
    value = layer.op("add", [value, "%x"], VECTOR)
    return main + layer.function([("%x", VECTOR), ("%y", VECTOR)], [value], [VECTOR], "layer", "private")


@shape
def constants(count):
    body = Body()
    value = "%x"
    for index in range(count // 2):
        numbers = ", ".join(f"{index + k}.25" for k in range(4))
        constant = body.v(f"stablehlo.constant dense<[{numbers}]> : {SMALL}")
        value = body.op(["add", "maximum"][index % 2], [value, constant], SMALL)
    return body.function([("%x", SMALL)], [value], [SMALL])


@shape
def constants_that_fold(count):
    body = Body()
    value = body.v(f"stablehlo.constant dense<[0.5, 1.5, 2.5, 3.5]> : {SMALL}")
    for index in range(count // 2):
        constant = body.v(f"stablehlo.constant dense<{index}.0> : {SMALL}")
        value = body.op(["add", "subtract", "maximum"][index % 3], [value, constant], SMALL)
    value = body.op("add", [value, "%x"], SMALL)
    return body.function([("%x", SMALL)], [value], [SMALL])


@shape
def dead_code(count):
    body = Body()
    value = "%x"
    for _ in range(count):
        value = body.op("add", [value, "%x"], SMALL)
    return body.function([("%x", SMALL)], ["%x"], [SMALL])


@shape
def equal_operations(count):
    body = Body()
    values = [body.op("exponential", ["%x"], VECTOR) for _ in range(count // 2)]
    total = values[0]
    for value in values[1:]:
        total = body.op("add", [total, value], VECTOR)
    return body.function([("%x", VECTOR)], [total], [VECTOR])


@shape
def entries(count):
    functions = []
    for index in range(count // 3):
        body = Body()
        value = body.op("multiply", ["%x", "%x"], SMALL)
        value = body.op("add", [value, "%x"], SMALL)
        functions.append(body.function([("%x", SMALL)], [value], [SMALL], f"entry{index}"))
    return "".join(functions)


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


@shape
def loops(count):
    """One loop after the other, with a number of trips known only at run time."""
    body = Body()
    body.lines += ["  %one = stablehlo.constant dense<1> : tensor<i32>"]
    value = "%x"
    for index in range(count // 6):
        body.lines += [
            f"  %w{index}:2 = stablehlo.while(%i = %n, %a = {value}) : tensor<i32>, {VECTOR}",
            "    cond {",
            "      %zero = stablehlo.constant dense<0> : tensor<i32>",
            "      %c = stablehlo.compare GT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>",
            "      stablehlo.return %c : tensor<i1>",
            "    } do {",
            "      %j = stablehlo.subtract %i, %one : tensor<i32>",
            f"      %b = stablehlo.multiply %a, %y : {VECTOR}",
            f"      stablehlo.return %j, %b : tensor<i32>, {VECTOR}",
            "    }",
        ]
        value = f"%w{index}#1"
    return body.function([("%x", VECTOR), ("%y", VECTOR), ("%n", "tensor<i32>")], [value], [VECTOR])


@shape
def loop_of_a_long_body(count):
    lines = []
    value = "%a"
    for index in range(count):
        name = f"%b{index}"
        lines.append(f"      {name} = stablehlo.{['add', 'multiply'][index % 2]} {value}, %y : {VECTOR}")
        value = name
    body = Body()
    body.lines += [
        "  %one = stablehlo.constant dense<1> : tensor<i32>",
        f"  %w:2 = stablehlo.while(%i = %n, %a = %x) : tensor<i32>, {VECTOR}",
        "    cond {",
        "      %zero = stablehlo.constant dense<0> : tensor<i32>",
        "      %c = stablehlo.compare GT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>",
        "      stablehlo.return %c : tensor<i1>",
        "    } do {",
        "      %j = stablehlo.subtract %i, %one : tensor<i32>",
        *lines,
        f"      stablehlo.return %j, {value} : tensor<i32>, {VECTOR}",
        "    }",
    ]
    return body.function([("%x", VECTOR), ("%y", VECTOR), ("%n", "tensor<i32>")], ["%w#1"], [VECTOR])


@shape
def values_carried_by_a_loop(count):
    carried = count // 3
    types = ", ".join(["tensor<i32>"] + [VECTOR] * carried)
    starts = ", ".join(["%i = %n"] + [f"%a{k} = %x{k}" for k in range(carried)])
    body = Body()
    body.lines += [
        "  %one = stablehlo.constant dense<1> : tensor<i32>",
        f"  %w:{carried + 1} = stablehlo.while({starts}) : {types}",
        "    cond {",
        "      %zero = stablehlo.constant dense<0> : tensor<i32>",
        "      %c = stablehlo.compare GT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>",
        "      stablehlo.return %c : tensor<i1>",
        "    } do {",
        "      %j = stablehlo.subtract %i, %one : tensor<i32>",
        *[f"      %b{k} = stablehlo.add %a{k}, %a{(k + 1) % carried} : {VECTOR}" for k in range(carried)],
        f"      stablehlo.return {', '.join(['%j'] + [f'%b{k}' for k in range(carried)])} : {types}",
        "    }",
    ]
    arguments = [("%n", "tensor<i32>")] + [(f"%x{k}", VECTOR) for k in range(carried)]
    return body.function(arguments, [f"%w#{k + 1}" for k in range(carried)], [VECTOR] * carried)


@shape
def branches(count):
    body = Body()
    value = "%x"
    for index in range(count // 5):
        body.lines += [
            f"  %c{index} = \"stablehlo.if\"(%p) ({{",
            f"    %t = stablehlo.add {value}, %y : {VECTOR}",
            f"    stablehlo.return %t : {VECTOR}",
            "  }, {",
            f"    %t = stablehlo.multiply {value}, %y : {VECTOR}",
            f"    stablehlo.return %t : {VECTOR}",
            f"  }}) : (tensor<i1>) -> {VECTOR}",
        ]
        value = f"%c{index}"
    return body.function([("%x", VECTOR), ("%y", VECTOR), ("%p", "tensor<i1>")], [value], [VECTOR])


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
