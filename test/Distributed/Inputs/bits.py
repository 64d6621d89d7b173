"""Writes programs that exchange every element type over 4 ranks, runs them on the
reference and as ranks of a target, and compares the results bit for bit.

    bits.py FOLDER [TARGET [TYPE..]] -- COMMAND..

COMMAND runs `trc-run` for the ranks of one artifact: its arguments follow. Without types
it is all of them. A GPU takes no body that is not a single operation.
"""

import pathlib
import struct
import subprocess
import sys

RANKS, COUNT = 4, 24  # rows of the input, elements of each
FORMATS = {"f16": "<f2", "bf16": "<V2", "f32": "<f4", "f64": "<f8", "i1": "|b1", "i2": "|i1", "i4": "|i1", "i8": "|i1",
           "i16": "<i2", "i32": "<i4", "i64": "<i8", "ui2": "|u1", "ui4": "|u1", "ui8": "|u1", "ui16": "<u2",
           "ui32": "<u4", "ui64": "<u8"}
BITS = {name: int(name.lstrip("fbui")) for name in FORMATS}
BODIES = {
    "sum": "%s = stablehlo.add %a, %b : tensor<T>\n stablehlo.return %s : tensor<T>",
    "greatest": "%s = stablehlo.maximum %a, %b : tensor<T>\n stablehlo.return %s : tensor<T>",
    "product": "%s = stablehlo.multiply %a, %b : tensor<T>\n stablehlo.return %s : tensor<T>",
    # No single operation, and not commutative: the order of ranks shows.
    "mixed": "%m = stablehlo.multiply %a, %a : tensor<T>\n %s = stablehlo.add %m, %b : tensor<T>\n"
             " stablehlo.return %s : tensor<T>",
}
GROUPS = ("replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, "
          "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>")


def program(element, bodies):
    lines, results = [], []
    local = f"tensor<{COUNT}x{element}>"

    def add(text, type):
        lines.append(f"  %r{len(results)} = {text} -> {type}")
        results.append(type)

    for body in bodies:
        region = f"({{\n ^bb0(%a: tensor<T>, %b: tensor<T>):\n {body}\n }})".replace("T", element)
        add(f'"stablehlo.all_reduce"(%x) <{{{GROUPS}, use_global_device_ids}}> {region} : ({local})', local)
        add(f'"stablehlo.reduce_scatter"(%x) <{{scatter_dimension = 0 : i64, {GROUPS}, use_global_device_ids}}> '
            f"{region} : ({local})", f"tensor<{COUNT // RANKS}x{element}>")
    square = f"tensor<6x4x{element}>"
    lines.append(f"  %y = stablehlo.reshape %x : ({local}) -> {square}")
    add(f'"stablehlo.all_gather"(%y) <{{all_gather_dim = 1 : i64, {GROUPS}, use_global_device_ids}}> : ({square})',
        f"tensor<6x16x{element}>")
    add(f'"stablehlo.all_to_all"(%y) <{{split_dimension = 1 : i64, concat_dimension = 0 : i64, '
        f"split_count = 4 : i64, {GROUPS}}}> : ({square})", f"tensor<24x1x{element}>")
    names = ", ".join(f"%r{i}" for i in range(len(results)))
    return (f"module attributes {{mhlo.num_partitions = {RANKS} : i32}} {{\n"
            f"func.func @main(%all: tensor<{RANKS}x{COUNT}x{element}>) -> ({', '.join(results)}) {{\n"
            "  %rank = stablehlo.partition_id : tensor<ui32>\n  %zero = stablehlo.constant dense<0> : tensor<ui32>\n"
            f"  %row = stablehlo.dynamic_slice %all, %rank, %zero, sizes = [1, {COUNT}] : "
            f"(tensor<{RANKS}x{COUNT}x{element}>, tensor<ui32>, tensor<ui32>) -> tensor<1x{COUNT}x{element}>\n"
            f"  %x = stablehlo.reshape %row : (tensor<1x{COUNT}x{element}>) -> {local}\n"
            + "\n".join(lines) + f"\n  return {names} : {', '.join(results)}\n}}\n}}\n")


def values(element):
    """Small numbers whose sums round differently in another order."""
    state, bytes_ = 12345, b""
    for _ in range(RANKS * COUNT):
        state = (state * 1103515245 + 12345) % 2**31
        number = (state >> 8) % 2000 - 1000
        if element == "bf16":
            bytes_ += struct.pack("<f", number / 37)[2:]
        elif element in ("f16", "f32", "f64"):
            bytes_ += struct.pack({"f16": "<e", "f32": "<f", "f64": "<d"}[element], number / 37)
        elif element == "i1":
            bytes_ += bytes([number % 2])
        else:
            bits, signed = BITS[element], element.startswith("i")
            number %= 1 << bits
            if signed and number >> (bits - 1):
                number -= 1 << bits
            # Integers of 2 and 4 bits fill a byte, extended by their sign or by zeros.
            bytes_ += number.to_bytes(max(1, bits // 8), "little", signed=signed)
    return bytes_


def write_input(path, element):
    header = f"{{'descr': '{FORMATS[element]}', 'fortran_order': False, 'shape': ({RANKS}, {COUNT}), }}\n".encode()
    path.write_bytes(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header + values(element))


def main():
    split = sys.argv.index("--")
    folder, command = pathlib.Path(sys.argv[1]), sys.argv[split + 1:]
    target, *elements = sys.argv[2:split] or ["host"]
    bodies = [text for name, text in BODIES.items() if target == "host" or name != "mixed"]
    compared = 0
    for element in elements or FORMATS:
        here = folder / element
        here.mkdir(parents=True, exist_ok=True)
        (here / "p.mlir").write_text(program(element, bodies))
        write_input(here / "x.npy", element)
        subprocess.run(["trc-compile", f"--target={target}", here / "p.mlir", "-o", here / "p.trc"], check=True)
        subprocess.run(["trc-run", "--target=reference", here / "p.mlir", f"--input={here / 'x.npy'}",
                        f"--output-dir={here / 'expected'}"], check=True)
        subprocess.run([*command, here / "p.trc", f"--input={here / 'x.npy'}", f"--output-dir={here / 'got'}"],
                       check=True)
        expected = sorted((here / "expected").iterdir())
        assert len(expected) == RANKS * (2 * len(bodies) + 2), expected
        for file in expected:
            if file.read_bytes() != (here / "got" / file.name).read_bytes():
                sys.exit(f"{element}: {file.name} differs")
            compared += 1
    print(f"{compared} tensors of {len(elements or FORMATS)} types are equal")


main()
