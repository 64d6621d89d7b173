// RUN: trc-opt %s --lower-precision --mlir-print-debuginfo 2>&1 | FileCheck %s
// RUN: trc-opt %s --lower-precision=policy=f32 | FileCheck %s --check-prefix=ONLY

// The first rule that fits a product's layer and operation decides, else the
// policy; a rule that fits none is said.
// CHECK: warning: precision rule 4 fits no product: layer "hh.*", operation "*"
// Only `*` is special.
// CHECK: warning: precision rule 5 fits no product: layer "e?bed*", operation "*"
// CHECK-DAG: kept = "f32, by rule 1 (f32 of layer head)", locations = [{{.*}}], operation = "trc.contract"
// CHECK-DAG: after = "f32, f32 -> f32, operands rounded to tf32, by rule 2 (tf32 of layer h.0/* of operation trc.contract)"
// CHECK-DAG: after = "bf16, bf16 -> f32, by rule 3 (bf16 of layer h.* of operation trc.con*)"
// CHECK-DAG: after = "bf16, bf16 -> f32", before
// CHECK: policy = "bf16", rules = ["f32 of layer head", "tf32 of layer h.0/* of operation trc.contract", "bf16 of layer h.* of operation trc.con*", "f32 of layer hh.*", "f32 of layer e?bed*"]
// CHECK-NOT: trc.precision_rules
// CHECK-LABEL: func.func @main
// CHECK: trc.contract %{{.*}} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK: trc.contract %{{.*}} {tf32} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK: trc.contract %{{.*}} : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xf32>
// CHECK: trc.contract %{{.*}} : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xf32>

// Where the policy is f32, rules are all that changes types.
// ONLY-LABEL: func.func @main
// ONLY: trc.contract %{{.*}} : (tensor<4x4xf32>, tensor<4x4xf32>)
// ONLY: trc.contract %{{.*}} {tf32}
// ONLY: trc.contract %{{.*}} : (tensor<4x4xbf16>, tensor<4x4xbf16>)
// ONLY: trc.contract %{{.*}} : (tensor<4x4xf32>, tensor<4x4xf32>)
module attributes {trc.precision_rules = [
    {layer = "head", operation = "*", precision = "f32"},
    {layer = "h.0/*", operation = "trc.contract", precision = "tf32"},
    {layer = "h.*", operation = "trc.con*", precision = "bf16"},
    {layer = "hh.*", operation = "*", precision = "f32"},
    {layer = "e?bed*", operation = "*", precision = "f32"}]} {
func.func @main(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = trc.contract %a, %b, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> loc("head/dot_general")
  %1 = trc.contract %a, %b, lhs = [0, 1], rhs = [2, 1], result = [0, 2] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> loc("h.0/mlp/dot_general")
  %2 = trc.contract %a, %b, lhs = [1, 0], rhs = [1, 2], result = [0, 2] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> loc("h.1/mlp/dot_general")
  %3 = trc.contract %a, %b, lhs = [1, 0], rhs = [2, 1], result = [0, 2] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> loc("embed/dot_general")
  return %0, %1, %2, %3 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
}
