"""nested.py DEPTH: a program of so many branches inside of each other, each by a flag of its own, which
is taken where it is zero."""

import sys

depth = int(sys.argv[1])
print(f"func.func @main(%x: tensor<4xf32>, %flags: tensor<{depth}xi32>) -> tensor<4xf32> {{")
print("%zero = stablehlo.constant dense<0> : tensor<i32>")
for i in range(depth):
    print(f"%s{i} = stablehlo.slice %flags [{i}:{i + 1}] : (tensor<{depth}xi32>) -> tensor<1xi32>")
    print(f"%f{i} = stablehlo.reshape %s{i} : (tensor<1xi32>) -> tensor<i32>")
    print(f"%p{i} = stablehlo.compare EQ, %f{i}, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>")
    print(f'%r{i} = "stablehlo.if"(%p{i}) ({{')
print("%inner = stablehlo.constant dense<2.0> : tensor<4xf32>\nstablehlo.return %inner : tensor<4xf32>")
for i in reversed(range(depth)):
    print(f"}}, {{\n%e{i} = stablehlo.sine %x : tensor<4xf32>\nstablehlo.return %e{i} : tensor<4xf32>")
    print("}) : (tensor<i1>) -> tensor<4xf32>")
    print(f"{'stablehlo.return' if i else 'return'} %r{i} : tensor<4xf32>")
print("}")
