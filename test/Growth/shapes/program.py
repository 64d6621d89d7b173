"""Programs of many shapes, each as large as asked for.

A shape is a function of a count that returns the text of a program whose number
of operations grows with it, and only that: sizes of tensors stay. Each is one way
for a program to be large: a long chain, many operands, many functions, many
parameters. `growth.py` compiles them at one size and at twice that.

Here stands what shapes are written with; the shapes are in the other files.
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
