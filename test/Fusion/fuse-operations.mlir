// RUN: trc-opt %s -fuse-operations | FileCheck %s

// A softmax is one kernel: two row reductions and the maps around them.
// CHECK-LABEL: func.func @softmax
// CHECK: %[[R:.+]] = trc.fusion row(%arg0 : tensor<128x1000xf32>) -> tensor<128x1000xf32>
// CHECK: return %[[R]]
func.func @softmax(%x: tensor<128x1000xf32>) -> tensor<128x1000xf32> {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<128x1000xf32>, tensor<f32>) -> tensor<128xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<128xf32>) -> tensor<128x1000xf32>
  %s = stablehlo.subtract %x, %mb : tensor<128x1000xf32>
  %e = stablehlo.exponential %s : tensor<128x1000xf32>
  %d = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<128x1000xf32>, tensor<f32>) -> tensor<128xf32>
  %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<128xf32>) -> tensor<128x1000xf32>
  %r = stablehlo.divide %e, %db : tensor<128x1000xf32>
  return %r : tensor<128x1000xf32>
}

// Queries and keys leave the pass that adds the bias, each to its own tensor.
// CHECK-LABEL: func.func @split
// CHECK: %[[S:.+]]:2 = trc.fusion map({{.*}}) -> (tensor<64x32xf32>, tensor<64x32xf32>)
// CHECK: trc.contract %[[S]]#0, %[[S]]#1
func.func @split(%x: tensor<64x64xf32>, %b: tensor<64xf32>) -> tensor<64x64xf32> {
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<64xf32>) -> tensor<64x64xf32>
  %a = stablehlo.add %x, %bb : tensor<64x64xf32>
  %q = stablehlo.slice %a [0:64, 0:32] : (tensor<64x64xf32>) -> tensor<64x32xf32>
  %k = stablehlo.slice %a [0:64, 32:64] : (tensor<64x64xf32>) -> tensor<64x32xf32>
  %0 = trc.contract %q, %k, lhs = [0, 1], rhs = [2, 1], result = [0, 2] : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}

// What the backward half reads of the forward half is computed again from the
// product, not stored beside it.
// CHECK-LABEL: func.func @recompute
// CHECK: %[[X:.+]] = trc.contract %arg0, %arg1
// CHECK: %[[Y:.+]] = trc.fusion map(%[[X]] : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
// CHECK: %[[G:.+]] = trc.contract %[[Y]], %arg1
// CHECK: trc.fusion map({{.*}}%[[X]]{{.*}}) -> tensor<1024x1024xf32>
func.func @recompute(%a: tensor<1024x1024xf32>, %w: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
  %x = trc.contract %a, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  %n = stablehlo.negate %x : tensor<1024x1024xf32>
  %s = stablehlo.abs %n : tensor<1024x1024xf32>
  %y = stablehlo.multiply %n, %s : tensor<1024x1024xf32>
  %g = trc.contract %y, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  %1 = stablehlo.multiply %g, %s : tensor<1024x1024xf32>
  %2 = stablehlo.add %1, %n : tensor<1024x1024xf32>
  return %2 : tensor<1024x1024xf32>
}

// The two halves of this chain may not be one unit: a contraction runs between.
// CHECK-LABEL: func.func @between
// CHECK: trc.fusion map
// CHECK: trc.contract
// CHECK: trc.fusion map
func.func @between(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.exponential %a : tensor<8x8xf32>
  %1 = trc.contract %0, %a, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.add %0, %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// The sum of a residual stays a tensor: what reads it again does not read its
// summands, which would have to be kept in its place. The distance from the mean
// is computed again from that sum.
// CHECK-LABEL: func.func @residual
// CHECK: %[[G:.+]] = trc.contract %arg1, %arg2
// CHECK: trc.fusion row({{.*}}%[[G]]
// CHECK-NOT: %[[G]]
// CHECK: return
func.func @residual(%p: tensor<512x768xf32>, %a: tensor<512x768xf32>, %w: tensor<768x768xf32>) -> tensor<512x768xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %g = trc.contract %a, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<512x768xf32>, tensor<768x768xf32>) -> tensor<512x768xf32>
  %x = stablehlo.add %p, %g : tensor<512x768xf32>
  %m = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<512x768xf32>, tensor<f32>) -> tensor<512xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<512xf32>) -> tensor<512x768xf32>
  %c = stablehlo.subtract %x, %mb : tensor<512x768xf32>
  %y = stablehlo.multiply %c, %c : tensor<512x768xf32>
  %h = trc.contract %y, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<512x768xf32>, tensor<768x768xf32>) -> tensor<512x768xf32>
  %r = stablehlo.add %x, %h : tensor<512x768xf32>
  %d = trc.contract %r, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<512x768xf32>, tensor<768x768xf32>) -> tensor<512x768xf32>
  %z = stablehlo.multiply %c, %d : tensor<512x768xf32>
  %q = stablehlo.add %z, %y : tensor<512x768xf32>
  return %q : tensor<512x768xf32>
}

// A run of rows of what is stored is no copy: products read it where it is, and
// so do kernels, which are then the same for all runs. Columns are picked by a
// kernel.
// CHECK-LABEL: func.func @runs
// CHECK: %[[V:.+]] = stablehlo.reshape %arg0
// CHECK: %[[A:.+]] = stablehlo.slice %[[V]] [0:32, 0:16]
// CHECK: %[[B:.+]] = stablehlo.slice %[[V]] [32:64, 0:16]
// CHECK-DAG: trc.fusion map(%[[A]] :
// CHECK-DAG: trc.fusion map(%arg0 :
// CHECK: trc.contract %[[B]]
func.func @runs(%x: tensor<4x16x16xf32>, %w: tensor<16x16xf32>) -> (tensor<32x16xf32>, tensor<32x16xf32>, tensor<64x8xf32>) {
  %v = stablehlo.reshape %x : (tensor<4x16x16xf32>) -> tensor<64x16xf32>
  %a = stablehlo.slice %v [0:32, 0:16] : (tensor<64x16xf32>) -> tensor<32x16xf32>
  %b = stablehlo.slice %v [32:64, 0:16] : (tensor<64x16xf32>) -> tensor<32x16xf32>
  %c = stablehlo.slice %v [0:64, 0:8] : (tensor<64x16xf32>) -> tensor<64x8xf32>
  %0 = stablehlo.exponential %a : tensor<32x16xf32>
  %1 = trc.contract %b, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  return %0, %1, %c : tensor<32x16xf32>, tensor<32x16xf32>, tensor<64x8xf32>
}

// What the gradient of a norm's gain reads is made again from the sum itself, all
// of the way: neither the normalised nor the centred rows are kept.
// CHECK-LABEL: func.func @norm_gradient
// CHECK: %[[X:.+]]:3 = trc.fusion row({{.*}}) -> (tensor<32x512x768xf32>, tensor<32x512xf32>, tensor<32x512xf32>)
// CHECK: %[[Y:.+]]:2 = trc.fusion map({{.*}}%[[X]]#0{{.*}}) -> (tensor<32x512xf32>, tensor<32x512x768xf32>)
// CHECK: %[[Z:.+]] = trc.contract %[[Y]]#1, %arg3
// CHECK: %[[D:.+]] = trc.contract %[[Z]], %arg3
// CHECK: trc.fusion column(%[[X]]#1, %[[X]]#0, %[[Y]]#0, %[[D]] : {{.*}}) -> tensor<32x768xf32>
func.func @norm_gradient(%a: tensor<32x512x768xf32>, %b: tensor<32x512x768xf32>, %gain: tensor<768xf32>, %w: tensor<768x768xf32>) -> (tensor<32x512x768xf32>, tensor<32x512x768xf32>, tensor<32x768xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<0.00130208335> : tensor<32x512xf32>
  %x = stablehlo.add %a, %b : tensor<32x512x768xf32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<32x512x768xf32>, tensor<f32>) -> tensor<32x512xf32>
  %mean = stablehlo.multiply %s, %n : tensor<32x512xf32>
  %mb = stablehlo.broadcast_in_dim %mean, dims = [0, 1] : (tensor<32x512xf32>) -> tensor<32x512x768xf32>
  %c = stablehlo.subtract %x, %mb : tensor<32x512x768xf32>
  %cc = stablehlo.multiply %c, %c : tensor<32x512x768xf32>
  %v = stablehlo.reduce(%cc init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<32x512x768xf32>, tensor<f32>) -> tensor<32x512xf32>
  %r = stablehlo.rsqrt %v : tensor<32x512xf32>
  %rb = stablehlo.broadcast_in_dim %r, dims = [0, 1] : (tensor<32x512xf32>) -> tensor<32x512x768xf32>
  %h = stablehlo.multiply %c, %rb : tensor<32x512x768xf32>
  %gb = stablehlo.broadcast_in_dim %gain, dims = [2] : (tensor<768xf32>) -> tensor<32x512x768xf32>
  %y = stablehlo.multiply %h, %gb : tensor<32x512x768xf32>
  %z = trc.contract %y, %w, lhs = [0, 1, 2], rhs = [2, 3], result = [0, 1, 3] : (tensor<32x512x768xf32>, tensor<768x768xf32>) -> tensor<32x512x768xf32>
  %d = trc.contract %z, %w, lhs = [0, 1, 3], rhs = [2, 3], result = [0, 1, 2] : (tensor<32x512x768xf32>, tensor<768x768xf32>) -> tensor<32x512x768xf32>
  %dh = stablehlo.multiply %d, %h : tensor<32x512x768xf32>
  %dg = stablehlo.reduce(%dh init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<32x512x768xf32>, tensor<f32>) -> tensor<32x768xf32>
  %next = stablehlo.add %x, %z : tensor<32x512x768xf32>
  return %next, %d, %dg : tensor<32x512x768xf32>, tensor<32x512x768xf32>, tensor<32x768xf32>
}

// What nobody reads is no kernel, nor is what only led there.
// CHECK-LABEL: func.func @unread
// CHECK-NEXT: return %arg0
func.func @unread(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %x, %x : tensor<8x8xf32>
  %1 = stablehlo.multiply %0, %x : tensor<8x8xf32>
  return %x : tensor<8x8xf32>
}

// The labels are counted by a kernel of their own: in that of the losses' sum, the
// gradient of the scores, which the count divides, would wait for all losses.
// CHECK-LABEL: func.func @count_apart
// CHECK: %[[N:[0-9]+]]:2 = trc.fusion row(%arg0 : tensor<4096xi32>)
// CHECK: trc.contract %arg1, %arg2
// CHECK: trc.fusion row({{.*}}%[[N]]#1{{.*}}) -> {{.*}}tensor<4096x64xf32>
func.func @count_apart(%labels: tensor<4096xi32>, %x: tensor<4096x8xf32>, %w: tensor<8x64xf32>) -> (tensor<f32>, tensor<4096x64xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0> : tensor<4096xi32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4096xf32>
  %valid = stablehlo.compare GE, %labels, %none : (tensor<4096xi32>, tensor<4096xi32>) -> tensor<4096xi1>
  %ones = stablehlo.convert %valid : (tensor<4096xi1>) -> tensor<4096xf32>
  %count = stablehlo.reduce(%ones init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32>
  %s = trc.contract %x, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<4096x8xf32>, tensor<8x64xf32>) -> tensor<4096x64xf32>
  %e = stablehlo.exponential %s : tensor<4096x64xf32>
  %rows = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4096x64xf32>, tensor<f32>) -> tensor<4096xf32>
  %kept = stablehlo.select %valid, %rows, %zeros : tensor<4096xi1>, tensor<4096xf32>
  %loss = stablehlo.reduce(%kept init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32>
  %mean = stablehlo.divide %loss, %count : tensor<f32>
  %cb = stablehlo.broadcast_in_dim %count, dims = [] : (tensor<f32>) -> tensor<4096x64xf32>
  %g = stablehlo.divide %e, %cb : tensor<4096x64xf32>
  %rb = stablehlo.broadcast_in_dim %rows, dims = [0] : (tensor<4096xf32>) -> tensor<4096x64xf32>
  %h = stablehlo.divide %g, %rb : tensor<4096x64xf32>
  return %mean, %h : tensor<f32>, tensor<4096x64xf32>
}

// A sine for each row, which is as cheap by itself, stands between the sum of the
// rows and what it scales: both take it in rather than read the rows twice.
// CHECK-LABEL: func.func @row_between
// CHECK: %[[R:.+]]:3 = trc.fusion row(%arg0 : tensor<1024x1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>, tensor<1024x1024xf32>)
// CHECK: return %[[R]]#0, %[[R]]#1, %[[R]]#2
func.func @row_between(%x: tensor<1024x1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>, tensor<1024x1024xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %xx = stablehlo.multiply %x, %x : tensor<1024x1024xf32>
  %v = stablehlo.reduce(%xx init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1024x1024xf32>, tensor<f32>) -> tensor<1024xf32>
  %r = stablehlo.sine %v : tensor<1024xf32>
  %rb = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1024xf32>
  %y = stablehlo.multiply %x, %rb : tensor<1024x1024xf32>
  return %v, %r, %y : tensor<1024xf32>, tensor<1024xf32>, tensor<1024x1024xf32>
}

// What stands between is no kernel's: the two passes over the rows stay apart.
// CHECK-LABEL: func.func @product_between
// CHECK: %[[V:.+]] = trc.fusion row(%arg0 : tensor<1024x1024xf32>) -> tensor<1024xf32>
// CHECK: %[[R:.+]] = trc.contract %[[V]], %arg1
// CHECK: trc.fusion map({{.*}}%[[R]]{{.*}}) -> tensor<1024x1024xf32>
func.func @product_between(%x: tensor<1024x1024xf32>, %w: tensor<1024x1024xf32>) -> (tensor<1024xf32>, tensor<1024x1024xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %xx = stablehlo.multiply %x, %x : tensor<1024x1024xf32>
  %v = stablehlo.reduce(%xx init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1024x1024xf32>, tensor<f32>) -> tensor<1024xf32>
  %r = trc.contract %v, %w, lhs = [0], rhs = [0, 1], result = [1] : (tensor<1024xf32>, tensor<1024x1024xf32>) -> tensor<1024xf32>
  %rb = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1024xf32>
  %y = stablehlo.multiply %x, %rb : tensor<1024x1024xf32>
  return %v, %y : tensor<1024xf32>, tensor<1024x1024xf32>
}

// A change of a result's shape is no second result: the same bytes, seen otherwise.
// CHECK-LABEL: func.func @two_shapes
// CHECK: %[[A:.+]] = trc.fusion map(%arg0 : tensor<64x64xf32>) -> tensor<64x64xf32>
// CHECK: %[[B:.+]] = stablehlo.reshape %[[A]] : (tensor<64x64xf32>) -> tensor<4096xf32>
// CHECK: return %[[A]], %[[B]]
func.func @two_shapes(%x: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<4096xf32>) {
  %y = stablehlo.sine %x : tensor<64x64xf32>
  %z = stablehlo.multiply %y, %x : tensor<64x64xf32>
  %b = stablehlo.reshape %z : (tensor<64x64xf32>) -> tensor<4096xf32>
  return %z, %b : tensor<64x64xf32>, tensor<4096xf32>
}

// Of the two that the backward half reads of a residual, relu(p + norm(y)), the
// mask is stored, and what the norm subtracted from is read again in the place of
// the difference: no more to read, and less to keep.
// CHECK-LABEL: func.func @residual_norm
// CHECK: %[[Y:.+]] = trc.contract %arg1, %arg2
// CHECK: %[[F:.+]]:2 = trc.fusion map({{.*}}) -> (tensor<512x768xf32>, tensor<512x768xi1>)
// CHECK: %[[G:.+]] = trc.contract %[[F]]#0, %arg2
// CHECK: trc.fusion map(%arg3, %[[Y]], %[[F]]#1, %[[G]] : {{.*}}) -> tensor<512x768xf32>
func.func @residual_norm(%p: tensor<512x768xf32>, %a: tensor<512x768xf32>, %w: tensor<768x768xf32>, %m: tensor<768xf32>) -> tensor<512x768xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<512x768xf32>
  %y = trc.contract %a, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<512x768xf32>, tensor<768x768xf32>) -> tensor<512x768xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [1] : (tensor<768xf32>) -> tensor<512x768xf32>
  %d = stablehlo.subtract %y, %mb : tensor<512x768xf32>
  %s = stablehlo.add %p, %d : tensor<512x768xf32>
  %r = stablehlo.maximum %s, %zero : tensor<512x768xf32>
  %mask = stablehlo.compare GT, %s, %zero : (tensor<512x768xf32>, tensor<512x768xf32>) -> tensor<512x768xi1>
  %g = trc.contract %r, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<512x768xf32>, tensor<768x768xf32>) -> tensor<512x768xf32>
  %gm = stablehlo.select %mask, %g, %zero : tensor<512x768xi1>, tensor<512x768xf32>
  %0 = stablehlo.multiply %gm, %d : tensor<512x768xf32>
  return %0 : tensor<512x768xf32>
}

// A rank's part of a parameter is read where it lies, in whatever shape, by what makes something of it.
// CHECK-LABEL: func.func @part
// CHECK-NOT: stablehlo.dynamic_slice
// CHECK: %[[R:.+]] = trc.fusion map(%{{.*}} : tensor<8x12xf32>{{.*}}) -> tensor<48xf32>
// CHECK: stablehlo.dynamic_slice
// CHECK: return %[[R]]
func.func @part(%p: tensor<8x12xf32>, %g: tensor<48xf32>, %rank: tensor<i64>) -> tensor<48xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %rows = stablehlo.reshape %p : (tensor<8x12xf32>) -> tensor<2x48xf32>
  %row = stablehlo.dynamic_slice %rows, %rank, %zero, sizes = [1, 48] : (tensor<2x48xf32>, tensor<i64>, tensor<i64>) -> tensor<1x48xf32>
  %part = stablehlo.reshape %row : (tensor<1x48xf32>) -> tensor<48xf32>
  %new = stablehlo.subtract %part, %g : tensor<48xf32>
  return %new : tensor<48xf32>
}

// What cannot be read piece by piece in one kernel is a kernel for each piece, not a library's.
// CHECK-LABEL: func.func @exchanged
// CHECK-DAG: trc.fusion map(%[[X:arg[0-9]+]] : tensor<8x16x2x4x8xf32>) -> tensor<8x16x1x4x8xf32>
// CHECK-DAG: trc.fusion map(%[[X]] : tensor<8x16x2x4x8xf32>) -> tensor<8x16x1x4x8xf32>
// CHECK: %[[R:.+]] = trc.fusion map({{.*}} : tensor<8x16x32xf32>, tensor<8x16x32xf32>) -> tensor<8x16x64xf32>
// CHECK: return %[[R]]
func.func @exchanged(%x: tensor<8x16x2x4x8xf32>) -> tensor<8x16x64xf32> {
  %0 = stablehlo.slice %x [0:8, 0:16, 0:1, 0:4, 0:8] : (tensor<8x16x2x4x8xf32>) -> tensor<8x16x1x4x8xf32>
  %1 = stablehlo.slice %x [0:8, 0:16, 1:2, 0:4, 0:8] : (tensor<8x16x2x4x8xf32>) -> tensor<8x16x1x4x8xf32>
  %2 = stablehlo.reshape %0 : (tensor<8x16x1x4x8xf32>) -> tensor<8x16x32xf32>
  %3 = stablehlo.reshape %1 : (tensor<8x16x1x4x8xf32>) -> tensor<8x16x32xf32>
  %4 = stablehlo.concatenate %3, %2, dim = 2 : (tensor<8x16x32xf32>, tensor<8x16x32xf32>) -> tensor<8x16x64xf32>
  return %4 : tensor<8x16x64xf32>
}
