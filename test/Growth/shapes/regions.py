"""Loops and branches."""

from shapes.program import VECTOR, Body, shape


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
