// RUN: trc-opt %s --lower-sharding --verify-diagnostics

// expected-error @below {{mesh 'mesh': expected 1 device, got 8; print the program under a mesh of one device}}
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
