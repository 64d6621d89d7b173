// Each labelled clause of the verifier of trc.fusion fails once.
// RUN: trc-opt %s -split-input-file -verify-diagnostics

func.func @main(%a: tensor<4xf32>) {
  // expected-error@+1 {{fusion_c1: expected kind map, row or column, got diagonal}}
  %0 = trc.fusion diagonal(%a : tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%x: tensor<4xf32>):
    trc.yield %x : tensor<4xf32>
  }
  return
}

// -----

func.func @main(%a: tensor<4xf32>) {
  // expected-error@+1 {{fusion_c2: expected the region's arguments to have the types of the operands, 'tensor<4xf32>', got 'tensor<8xf32>'}}
  %0 = trc.fusion map(%a : tensor<4xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8xf32>):
    trc.yield %x : tensor<8xf32>
  }
  return
}

// -----

func.func @main(%a: tensor<4xf32>) {
  // expected-error@+1 {{fusion_c3: expected the region to yield the types of the results, 'tensor<8xf32>', got 'tensor<4xf32>'}}
  %0 = trc.fusion map(%a : tensor<4xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<4xf32>):
    trc.yield %x : tensor<4xf32>
  }
  return
}
