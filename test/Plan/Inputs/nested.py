"""nested.py DEPTH FOLDER: step.mlir, a program of so many branches inside of each other, each by a
flag of its own, with arguments for it: arg0.npy, ones, and arg1.npy, flags that are all true."""

import struct
import sys
from pathlib import Path


def write(path, kind, shape, data):
    header = f"{{'descr': '{kind}', 'fortran_order': False, 'shape': {shape}, }}".ljust(117) + "\n"
    path.write_bytes(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + data)


depth, folder = int(sys.argv[1]), Path(sys.argv[2])
folder.mkdir(parents=True, exist_ok=True)
write(folder / "arg0.npy", "<f4", "(4,)", struct.pack("<4f", 1, 1, 1, 1))
write(folder / "arg1.npy", "|b1", f"({depth},)", b"\x01" * depth)
lines = [f"func.func @main(%x: tensor<4xf32>, %flags: tensor<{depth}xi1>) -> tensor<4xf32> {{"]
for i in range(depth):
    lines += [f"%s{i} = stablehlo.slice %flags [{i}:{i + 1}] : (tensor<{depth}xi1>) -> tensor<1xi1>",
              f"%p{i} = stablehlo.reshape %s{i} : (tensor<1xi1>) -> tensor<i1>",
              f'%r{i} = "stablehlo.if"(%p{i}) ({{']
lines += ["%inner = stablehlo.add %x, %x : tensor<4xf32>", "stablehlo.return %inner : tensor<4xf32>"]
for i in reversed(range(depth)):
    lines += [f"}}, {{\n%e{i} = stablehlo.sine %x : tensor<4xf32>", f"stablehlo.return %e{i} : tensor<4xf32>",
              "}) : (tensor<i1>) -> tensor<4xf32>",
              f"{'stablehlo.return' if i else 'return'} %r{i} : tensor<4xf32>"]
(folder / "step.mlir").write_text("\n".join(lines + ["}\n"]))
