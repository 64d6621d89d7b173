// Independent calls that do the same become one.
// RUN: trc-opt %s --select-library-calls=target=cuda --bufferize-to-plan --group-launches --place-buffers --verify-plan --split-input-file | FileCheck %s
// RUN: trc-opt %s --select-library-calls=target=cuda --bufferize-to-plan --group-launches=most-operands=8 --place-buffers --verify-plan --split-input-file | FileCheck %s --check-prefix=FEW

// Updates of parameters of any shape, each in place, and of one by other
// arithmetic.
// CHECK: plan.kernel @[[G:group_0]] attributes {members = [@[[A:map_[0-9]+]], @[[C:map_[0-9]+]], @[[B:map_[0-9]+]], @[[A]]]}
// CHECK-LABEL: plan.entry @updates
// CHECK: plan.call @[[G]] (read %{{[0-9]+}} : tensor<8x4xf32>, read %{{[0-9]+}} : tensor<8x4xf32>, write %{{[0-9]+}} : tensor<8x4xf32>, read %{{[0-9]+}} : tensor<4xf32>, write %{{[0-9]+}} : tensor<4xf32>, read %{{[0-9]+}} : tensor<16xf32>, {{.*}}write %{{[0-9]+}} : tensor<8x4xf32>)
// CHECK-NOT: plan.call
// FEW-LABEL: plan.entry @updates
// FEW-COUNT-2: plan.call
// FEW-NOT: plan.call
// FEW-LABEL: plan.entry @chain
func.func @updates(%a: tensor<8x4xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<16xf32> {tf.aliasing_output = 1 : i32},
                   %c: tensor<8x4xf32> {tf.aliasing_output = 2 : i32}, %d: tensor<4xf32> {tf.aliasing_output = 3 : i32},
                   %da: tensor<8x4xf32>, %db: tensor<16xf32>, %dc: tensor<8x4xf32>)
    -> (tensor<8x4xf32>, tensor<16xf32>, tensor<8x4xf32>, tensor<4xf32>) {
  %0 = trc.fusion map(%a, %da : tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32> {
  ^bb0(%x: tensor<8x4xf32>, %y: tensor<8x4xf32>):
    %z = stablehlo.subtract %x, %y : tensor<8x4xf32>
    trc.yield %z : tensor<8x4xf32>
  }
  %3 = trc.fusion map(%d : tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%x: tensor<4xf32>):
    %z = stablehlo.negate %x : tensor<4xf32>
    trc.yield %z : tensor<4xf32>
  }
  %1 = trc.fusion map(%b, %db : tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> {
  ^bb0(%x: tensor<16xf32>, %y: tensor<16xf32>):
    %z = stablehlo.subtract %x, %y : tensor<16xf32>
    trc.yield %z : tensor<16xf32>
  }
  %2 = trc.fusion map(%c, %dc : tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32> {
  ^bb0(%x: tensor<8x4xf32>, %y: tensor<8x4xf32>):
    %z = stablehlo.subtract %x, %y : tensor<8x4xf32>
    trc.yield %z : tensor<8x4xf32>
  }
  return %0, %1, %2, %3 : tensor<8x4xf32>, tensor<16xf32>, tensor<8x4xf32>, tensor<4xf32>
}

// -----

// What depends on each other stays apart.
// CHECK-NOT: members
// CHECK-LABEL: plan.entry @chain
// CHECK-COUNT-2: plan.call @map_0
func.func @chain(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = trc.fusion map(%a : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8xf32>):
    %z = stablehlo.tanh %x : tensor<8xf32>
    trc.yield %z : tensor<8xf32>
  }
  %1 = trc.fusion map(%0 : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8xf32>):
    %z = stablehlo.tanh %x : tensor<8xf32>
    trc.yield %z : tensor<8xf32>
  }
  return %1 : tensor<8xf32>
}

// -----

// Together, both large results would live at once: each is summed and gone.
// CHECK-NOT: members
// CHECK-LABEL: plan.entry @peak
// CHECK: plan.call @map_0
// CHECK: plan.call "stablehlo.sort"
// CHECK: plan.call @map_0
func.func @peak(%a: tensor<1024xf32>, %b: tensor<1024xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %0 = trc.fusion map(%a : tensor<1024xf32>) -> tensor<1024xf32> {
  ^bb0(%x: tensor<1024xf32>):
    %z = stablehlo.tanh %x : tensor<1024xf32>
    trc.yield %z : tensor<1024xf32>
  }
  %1 = "stablehlo.sort"(%0) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<1024xf32>) -> tensor<1024xf32>
  %2 = trc.fusion map(%1 : tensor<1024xf32>) -> tensor<1xf32> {
  ^bb0(%x: tensor<1024xf32>):
    %z = stablehlo.slice %x [0:1] : (tensor<1024xf32>) -> tensor<1xf32>
    trc.yield %z : tensor<1xf32>
  }
  %3 = trc.fusion map(%b : tensor<1024xf32>) -> tensor<1024xf32> {
  ^bb0(%x: tensor<1024xf32>):
    %z = stablehlo.tanh %x : tensor<1024xf32>
    trc.yield %z : tensor<1024xf32>
  }
  %4 = "stablehlo.sort"(%3) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<1024xf32>) -> tensor<1024xf32>
  %5 = trc.fusion map(%4 : tensor<1024xf32>) -> tensor<1xf32> {
  ^bb0(%x: tensor<1024xf32>):
    %z = stablehlo.slice %x [0:1] : (tensor<1024xf32>) -> tensor<1xf32>
    trc.yield %z : tensor<1xf32>
  }
  return %2, %5 : tensor<1xf32>, tensor<1xf32>
}

// -----

// What is no update and does something else stays alone: the second reads one
// tensor and writes another.
// CHECK-NOT: members
// CHECK-LABEL: plan.entry @others
// CHECK-COUNT-2: plan.call @map_
func.func @others(%a: tensor<8xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = trc.fusion map(%a : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8xf32>):
    %z = stablehlo.tanh %x : tensor<8xf32>
    trc.yield %z : tensor<8xf32>
  }
  %1 = trc.fusion map(%b : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8xf32>):
    %z = stablehlo.negate %x : tensor<8xf32>
    trc.yield %z : tensor<8xf32>
  }
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// Sums of parts and totals of each tensor, the second of which is made last: the
// totals move to the end, and then the sums that stood before them can be one
// launch, too.
// CHECK-DAG: plan.kernel @[[T:group_0]] attributes {members = [@[[TOTAL:row_[0-9]+]], @[[TOTAL]]]}
// CHECK-DAG: plan.kernel @[[S:group_1]] attributes {members = [@row_{{[0-9]+}}, @row_{{[0-9]+}}]}
// CHECK-LABEL: plan.entry @norms
// CHECK: plan.call "stablehlo.sort"
// CHECK: plan.call @[[S]]
// CHECK: plan.call @[[T]]
// CHECK-NOT: plan.call
func.func @norms(%a: tensor<16x8xf32>, %c: tensor<1024xf32>, %d: tensor<8192xf32>) -> (tensor<f32>, tensor<f32>, tensor<8192xf32>) {
  // The peak is here.
  %6 = trc.fusion map(%d : tensor<8192xf32>) -> tensor<8192xf32> {
  ^bb0(%x: tensor<8192xf32>):
    %z = stablehlo.tanh %x : tensor<8192xf32>
    trc.yield %z : tensor<8192xf32>
  }
  %7 = "stablehlo.sort"(%6) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<8192xf32>) -> tensor<8192xf32>
  %8 = trc.fusion map(%7 : tensor<8192xf32>) -> tensor<8192xf32> {
  ^bb0(%x: tensor<8192xf32>):
    %z = stablehlo.cosine %x : tensor<8192xf32>
    trc.yield %z : tensor<8192xf32>
  }
  %0 = trc.fusion row(%a : tensor<16x8xf32>) -> tensor<16xf32> {
  ^bb0(%x: tensor<16x8xf32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.multiply %x, %x : tensor<16x8xf32>
    %r = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    trc.yield %r : tensor<16xf32>
  }
  %1 = trc.fusion row(%0 : tensor<16xf32>) -> tensor<f32> {
  ^bb0(%x: tensor<16xf32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %r = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    trc.yield %r : tensor<f32>
  }
  %2 = trc.fusion map(%c : tensor<1024xf32>) -> tensor<1024xf32> {
  ^bb0(%x: tensor<1024xf32>):
    %z = stablehlo.tanh %x : tensor<1024xf32>
    trc.yield %z : tensor<1024xf32>
  }
  %3 = "stablehlo.sort"(%2) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<1024xf32>) -> tensor<1024xf32>
  %4 = trc.fusion row(%3 : tensor<1024xf32>) -> tensor<16xf32> {
  ^bb0(%x: tensor<1024xf32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %m = stablehlo.reshape %x : (tensor<1024xf32>) -> tensor<16x64xf32>
    %s = stablehlo.multiply %m, %m : tensor<16x64xf32>
    %r = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    trc.yield %r : tensor<16xf32>
  }
  %5 = trc.fusion row(%4 : tensor<16xf32>) -> tensor<f32> {
  ^bb0(%x: tensor<16xf32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %r = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    trc.yield %r : tensor<f32>
  }
  return %1, %5, %8 : tensor<f32>, tensor<f32>, tensor<8192xf32>
}
