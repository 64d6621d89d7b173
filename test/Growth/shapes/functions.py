"""Functions, constants, entries: what is there besides the operations that run."""

from shapes.program import SMALL, VECTOR, Body, shape


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
