// Collectives start as soon as their operands are there, and are finished in front of what reads their
// results; what does not depend on them goes on.
// RUN: trc-opt %s -overlap-collectives="bucket-bytes=512 in-flight=1" -place-buffers -verify-plan -split-input-file | FileCheck %s
// RUN: trc-opt %s -overlap-collectives="in-flight=8" -split-input-file | FileCheck %s --check-prefix=ONE

// Three gradients, each with a reader directly behind its sum. The first two are a bucket of 512 bytes;
// the readers wait until it is finished, which is when a second bucket is under way.
// CHECK-LABEL: plan.entry @backward
// CHECK: plan.call "a"
// CHECK-NEXT: plan.call "b"
// CHECK-NEXT: plan.call "trc.start_all_reduce" (read %[[A:.*]] : tensor<64xf32>, read %[[B:.*]] : tensor<64xf32>, write %[[A]] : tensor<64xf32>, write %[[B]] : tensor<64xf32>)
// CHECK-SAME: body = "stablehlo.add", exchange = 0 : i64
// CHECK-NEXT: plan.call "c"
// CHECK-NEXT: plan.call "d"
// CHECK-NEXT: plan.call "trc.start_all_reduce" (read %[[C:.*]] : tensor<64xf32>, write %[[C]] : tensor<64xf32>)
// CHECK-SAME: exchange = 1 : i64
// CHECK-NEXT: plan.call "trc.finish" (read_write %[[A]] : tensor<64xf32>, read_write %[[B]] : tensor<64xf32>) options {exchange = 0 : i64}
// CHECK-NEXT: plan.call "use.a"
// CHECK-NEXT: plan.call "use.b"
// CHECK-NEXT: plan.call "trc.finish" (read_write %[[C]] : tensor<64xf32>) options {exchange = 1 : i64}
// CHECK-NEXT: plan.call "use.c"
// With a large bucket all three travel together.
// ONE-LABEL: plan.entry @backward
// ONE: plan.call "d"
// ONE-NEXT: plan.call "trc.start_all_reduce"
// ONE-NEXT: plan.call "trc.finish"
// ONE-NEXT: plan.call "use.a"
plan.entry @backward inputs [#plan.port<"x", tensor<64xf32>>] outputs [#plan.port<"y", tensor<64xf32>>] {
  %x = plan.buffer input 256 index 0
  %y = plan.buffer output 256 index 0
  %a = plan.buffer arena 256
  %b = plan.buffer arena 256
  %c = plan.buffer arena 256
  %s = plan.buffer arena 256
  plan.call "a"(read %x : tensor<64xf32>, write %a : tensor<64xf32>)
  plan.call "stablehlo.all_reduce"(read %a : tensor<64xf32>, write %a : tensor<64xf32>) options {body = "stablehlo.add"}
  plan.call "use.a"(read %a : tensor<64xf32>, write %s : tensor<64xf32>)
  plan.call "b"(read %x : tensor<64xf32>, write %b : tensor<64xf32>)
  plan.call "stablehlo.all_reduce"(read %b : tensor<64xf32>, write %b : tensor<64xf32>) options {body = "stablehlo.add"}
  plan.call "use.b"(read %b : tensor<64xf32>, read_write %s : tensor<64xf32>)
  plan.call "c"(read %x : tensor<64xf32>, write %c : tensor<64xf32>)
  plan.call "d"(read %x : tensor<64xf32>, read_write %c : tensor<64xf32>)
  plan.call "stablehlo.all_reduce"(read %c : tensor<64xf32>, write %c : tensor<64xf32>) options {body = "stablehlo.add"}
  plan.call "use.c"(read %c : tensor<64xf32>, read %s : tensor<64xf32>, write %y : tensor<64xf32>)
}

// -----

// The sum of a sum waits for it, and travels then; a sum whose operand and result are two buffers keeps
// both; other element types are another bucket.
// CHECK-LABEL: plan.entry @chain
// CHECK: plan.call "a"
// CHECK-NEXT: plan.call "e"
// CHECK-NEXT: plan.call "trc.start_all_reduce" (read %[[A:.*]] : tensor<64xf32>, write %[[R:.*]] : tensor<64xf32>)
// CHECK-NEXT: plan.call "trc.start_all_reduce" (read %[[E:.*]] : tensor<64xi32>, write %[[E]] : tensor<64xi32>)
// CHECK-NEXT: plan.call "trc.finish" (read %[[A]] : tensor<64xf32>, read_write %[[R]] : tensor<64xf32>) options {exchange = 0 : i64}
// CHECK-NEXT: plan.call "trc.start_all_reduce" (read %[[R]] : tensor<64xf32>, write %[[R]] : tensor<64xf32>)
// CHECK-SAME: exchange = 2 : i64
// CHECK-NEXT: plan.call "trc.finish" (read_write %[[E]]
// CHECK-NEXT: plan.call "trc.finish" (read_write %[[R]]
// CHECK-NEXT: plan.call "use"
plan.entry @chain inputs [#plan.port<"x", tensor<64xf32>>] outputs [#plan.port<"y", tensor<64xf32>>] {
  %x = plan.buffer input 256 index 0
  %y = plan.buffer output 256 index 0
  %a = plan.buffer arena 256
  %r = plan.buffer arena 256
  %e = plan.buffer arena 256
  plan.call "a"(read %x : tensor<64xf32>, write %a : tensor<64xf32>)
  plan.call "stablehlo.all_reduce"(read %a : tensor<64xf32>, write %r : tensor<64xf32>) options {body = "stablehlo.add"}
  plan.call "stablehlo.all_reduce"(read %r : tensor<64xf32>, write %r : tensor<64xf32>) options {body = "stablehlo.maximum"}
  plan.call "e"(read %x : tensor<64xf32>, write %e : tensor<64xi32>)
  plan.call "stablehlo.all_reduce"(read %e : tensor<64xi32>, write %e : tensor<64xi32>) options {body = "stablehlo.add"}
  plan.call "use"(read %r : tensor<64xf32>, read %e : tensor<64xi32>, write %y : tensor<64xf32>)
}

// -----

// What a body of several operations adds up, and what lies in an input, is left alone; an output is not.
// CHECK-LABEL: plan.entry @left
// CHECK: plan.call "stablehlo.all_reduce"
// CHECK: plan.call "stablehlo.all_reduce"
// CHECK: plan.call "trc.start_all_reduce" (read %{{.*}} : tensor<64xf32>, write %[[Y:.*]] : tensor<64xf32>)
// CHECK: plan.call "trc.finish" (read %{{.*}} : tensor<64xf32>, read_write %[[Y]] : tensor<64xf32>)
plan.entry @left inputs [#plan.port<"x", tensor<64xf32>>] outputs [#plan.port<"y", tensor<64xf32>>] {
  %x = plan.buffer input 256 index 0
  %y = plan.buffer output 256 index 0
  %a = plan.buffer arena 256
  %b = plan.buffer arena 256
  plan.call "a"(read %x : tensor<64xf32>, write %a : tensor<64xf32>)
  plan.call "stablehlo.all_reduce"(read %a : tensor<64xf32>, write %a : tensor<64xf32>)
  plan.call "stablehlo.all_reduce"(read %x : tensor<64xf32>, write %b : tensor<64xf32>) options {body = "stablehlo.add"}
  plan.call "stablehlo.all_reduce"(read %a : tensor<64xf32>, write %y : tensor<64xf32>) options {body = "stablehlo.add"}
  plan.call "use"(read %b : tensor<64xf32>, read_write %y : tensor<64xf32>)
}

// -----

// A sharded optimizer: the parts of two gradients travel together, and so do those of the parameters, which
// the second update follows on; a parameter is state, and is joined where it lies.
// CHECK-LABEL: plan.entry @parts
// CHECK: plan.call "g"
// CHECK-NEXT: plan.call "h"
// CHECK-NEXT: plan.call "trc.start_reduce_scatter" (read %[[G:.*]] : tensor<2x32xf32>, read %[[H:.*]] : tensor<2x32xf32>, write %[[GP:.*]] : tensor<1x32xf32>, write %[[HP:.*]] : tensor<1x32xf32>)
// CHECK-SAME: body = "stablehlo.add", exchange = 0 : i64
// CHECK-NEXT: plan.call "trc.finish" (read %[[G]] : tensor<2x32xf32>, read %[[H]] : tensor<2x32xf32>, read_write %[[GP]] : tensor<1x32xf32>, read_write %[[HP]] : tensor<1x32xf32>)
// CHECK-NEXT: plan.call "update.g"
// CHECK-NEXT: plan.call "update.h"
// CHECK-NEXT: plan.call "trc.start_all_gather" (read %[[GP]] : tensor<1x32xf32>, read %[[HP]] : tensor<1x32xf32>, write %[[P:.*]] : tensor<2x32xf32>, write %[[Q:.*]] : tensor<2x32xf32>)
// CHECK-NEXT: plan.call "trc.finish" (read %[[GP]] : tensor<1x32xf32>, read %[[HP]] : tensor<1x32xf32>, read_write %[[P]] : tensor<2x32xf32>, read_write %[[Q]] : tensor<2x32xf32>)
plan.state @state.p : tensor<64xf32> parameter
plan.state @state.q : tensor<64xf32> parameter
plan.entry @parts inputs [#plan.port<"x", tensor<64xf32>>] outputs [] {
  %x = plan.buffer input 256 index 0
  %p = plan.buffer state 256 of @state.p
  %q = plan.buffer state 256 of @state.q
  %g = plan.buffer arena 256
  %gp = plan.buffer arena 128
  %h = plan.buffer arena 256
  %hp = plan.buffer arena 128
  plan.call "g"(read %x : tensor<64xf32>, read %p : tensor<64xf32>, write %g : tensor<64xf32>)
  plan.call "stablehlo.reduce_scatter"(read %g : tensor<2x32xf32>, write %gp : tensor<1x32xf32>) options {body = "stablehlo.add"}
  plan.call "update.g"(read_write %gp : tensor<32xf32>)
  plan.call "stablehlo.all_gather"(read %gp : tensor<1x32xf32>, write %p : tensor<2x32xf32>) options {all_gather_dim = 0 : i64}
  plan.call "h"(read %x : tensor<64xf32>, read %q : tensor<64xf32>, write %h : tensor<64xf32>)
  plan.call "stablehlo.reduce_scatter"(read %h : tensor<2x32xf32>, write %hp : tensor<1x32xf32>) options {body = "stablehlo.add"}
  plan.call "update.h"(read_write %hp : tensor<32xf32>)
  plan.call "stablehlo.all_gather"(read %hp : tensor<1x32xf32>, write %q : tensor<2x32xf32>) options {all_gather_dim = 0 : i64}
}

// -----

// A call may name its tensors, in any order.
// CHECK-LABEL: plan.entry @named
// CHECK: plan.call "a" (read %{{.*}} : tensor<64xf32>, write %[[A:.*]] : tensor<64xf32>)
// CHECK: plan.call "g" (read %{{.*}} : tensor<64xf32>, write %[[G:.*]] : tensor<2x32xf32>)
// CHECK: plan.call "trc.start_all_reduce" (read %[[A]] : tensor<64xf32>, write %[[R:.*]] : tensor<64xf32>)
// CHECK: plan.call "trc.start_reduce_scatter" (read %[[G]] : tensor<2x32xf32>, write %[[P:.*]] : tensor<1x32xf32>)
// CHECK: plan.call "trc.finish" (read %[[A]] : tensor<64xf32>, read_write %[[R]] : tensor<64xf32>)
// CHECK: plan.call "trc.finish" (read %[[G]] : tensor<2x32xf32>, read_write %[[P]] : tensor<1x32xf32>)
// CHECK: plan.call "use" (read %[[R]] : tensor<64xf32>, read %[[P]] : tensor<32xf32>
plan.entry @named inputs [#plan.port<"x", tensor<64xf32>>] outputs [#plan.port<"y", tensor<64xf32>>] {
  %x = plan.buffer input 256 index 0
  %y = plan.buffer output 256 index 0
  %a = plan.buffer arena 256
  %r = plan.buffer arena 256
  %g = plan.buffer arena 256
  %p = plan.buffer arena 128
  plan.call "a"(read %x : tensor<64xf32>, write %a : tensor<64xf32>)
  plan.call "stablehlo.all_reduce"(write %r : tensor<64xf32>, read %a : tensor<64xf32>) options {body = "stablehlo.add"} names ["results", "operands"]
  plan.call "g"(read %x : tensor<64xf32>, write %g : tensor<2x32xf32>)
  plan.call "stablehlo.reduce_scatter"(write %p : tensor<1x32xf32>, read %g : tensor<2x32xf32>) options {body = "stablehlo.add"} names ["result", "operand"]
  plan.call "use"(read %r : tensor<64xf32>, read %p : tensor<32xf32>, write %y : tensor<64xf32>)
}
