// RUN: not trc-opt --import %s --split-input-file 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=ERROR < %t.err
//
// Constants that lie at the end of the file are read in.

// Floats, and booleans of a byte each.
// CHECK-LABEL: func.func @read
// CHECK: stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK: stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
// CHECK: stablehlo.constant dense<> : tensor<0xf32>
func.func @read() -> (tensor<2xf32>, tensor<3xi1>, tensor<0xf32>) {
  %0 = stablehlo.constant dense_resource<floats> : tensor<2xf32>
  %1 = stablehlo.constant dense_resource<booleans> : tensor<3xi1>
  %2 = stablehlo.constant dense_resource<nothing> : tensor<0xf32>
  return %0, %1, %2 : tensor<2xf32>, tensor<3xi1>, tensor<0xf32>
}
{-#
  dialect_resources: {
    builtin: {
      floats: "0x040000000000803F00000040",
      booleans: "0x01000000010001",
      nothing: "0x04000000"
    }
  }
#-}

// -----

// A resource that is not there.
// ERROR: error: 'stablehlo.constant' is refused: resource 'elided' has no data in this file; print the program with its large constants
func.func @missing() {
  %0 = stablehlo.constant dense_resource<elided> : tensor<4xf32>
  return
}

// -----

// A resource of another size.
// ERROR: error: 'stablehlo.constant' is refused: resource 'short' has 6 bytes, expected 8
func.func @short() {
  %0 = stablehlo.constant dense_resource<short> : tensor<2xi32>
  return
}
{-#
  dialect_resources: {
    builtin: {
      short: "0x04000000010001000100"
    }
  }
#-}

// -----

// A resource of what is neither integers nor floats, whatever its operation's type.
// ERROR: error: 'stablehlo.constant' is refused: resource 'indices' has elements of type 'index', expected integers or floats
func.func @indices() {
  %0 = "stablehlo.constant"() <{value = dense_resource<indices> : tensor<1xindex>}> : () -> tensor<1xf32>
  return
}
{-#
  dialect_resources: {
    builtin: {
      indices: "0x040000000100000000000000"
    }
  }
#-}
