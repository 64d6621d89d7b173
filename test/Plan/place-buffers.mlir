// Buffers that are not alive together share the arena's bytes.
// RUN: trc-opt %s -place-buffers -verify-plan -split-input-file | FileCheck %s

// A chain of three: the first and the last share.
// CHECK-LABEL: plan.entry @chain
// CHECK-SAME: arena_alignment = 64 : i64, arena_size = 512 : i64, peak_live = 512 : i64
plan.entry @chain inputs [#plan.port<"x", tensor<64xf32>>] outputs [#plan.port<"y", tensor<64xf32>>] {
  %x = plan.buffer input 256 index 0
  %y = plan.buffer output 256 index 0
  // CHECK: plan.buffer arena 256 {first = 0 : i64, last = 1 : i64, offset = [[A:[0-9]+]] : i64}
  %a = plan.buffer arena 256
  // CHECK: plan.buffer arena 256 {first = 1 : i64, last = 2 : i64, offset = {{[0-9]+}} : i64}
  %b = plan.buffer arena 256
  // CHECK: plan.buffer arena 256 {first = 2 : i64, last = 3 : i64, offset = [[A]] : i64}
  %c = plan.buffer arena 256
  plan.call "stablehlo.tanh"(read %x : tensor<64xf32>, write %a : tensor<64xf32>)
  plan.call "stablehlo.tanh"(read %a : tensor<64xf32>, write %b : tensor<64xf32>)
  plan.call "stablehlo.tanh"(read %b : tensor<64xf32>, write %c : tensor<64xf32>)
  plan.call "stablehlo.tanh"(read %c : tensor<64xf32>, write %y : tensor<64xf32>)
}

// -----

// What a trip of a loop writes first lives within the trip; what it reads from
// the trip before, or from outside, lives through the loop.
// CHECK-LABEL: plan.entry @loop
plan.entry @loop inputs [#plan.port<"x", tensor<4xf32>>] outputs [#plan.port<"y", tensor<4xf32>>] {
  %x = plan.buffer input 16 index 0
  %y = plan.buffer output 16 index 0
  // CHECK: plan.buffer arena 1 {first = 1 : i64, last = 5 : i64
  %p = plan.buffer arena 1
  // CHECK: plan.buffer arena 16 {first = 0 : i64, last = 6 : i64
  %carried = plan.buffer arena 16
  // CHECK: plan.buffer arena 16 {first = 3 : i64, last = 4 : i64
  %inside = plan.buffer arena 16
  // CHECK: plan.buffer arena 16 {first = 0 : i64, last = 5 : i64
  %before = plan.buffer arena 16
  plan.call "trc.both"(read %x : tensor<4xf32>, write %carried : tensor<4xf32>, write %before : tensor<4xf32>)
  plan.while %p cond {
    plan.call "trc.test"(read %carried : tensor<4xf32>, write %p : tensor<i1>)
  } do {
    plan.call "stablehlo.tanh"(read %before : tensor<4xf32>, write %inside : tensor<4xf32>)
    plan.call "stablehlo.tanh"(read %inside : tensor<4xf32>, write %carried : tensor<4xf32>)
    plan.call "trc.nothing"(read %x : tensor<4xf32>)
  }
  plan.call "stablehlo.tanh"(read %carried : tensor<4xf32>, write %y : tensor<4xf32>)
}

// -----

// What lies in the host's memory has offsets of its own.
// CHECK-LABEL: plan.entry @host
// CHECK-SAME: arena_size = 64 : i64, host_size = 128 : i64, peak_live = 64 : i64
plan.entry @host inputs [] outputs [] {
  %a = plan.buffer arena 64
  // CHECK: plan.buffer host 64 {first = 1 : i64, last = 6 : i64, offset = [[A:0|64]] : i64}
  %h = plan.buffer host 64
  // CHECK: plan.buffer host 64 {first = 3 : i64, last = 4 : i64
  %i = plan.buffer host 64
  plan.call "trc.make"(write %a : tensor<64xi8>)
  plan.call "trc.start_store"(read %a : tensor<64xi8>, write %h : tensor<64xi8>) options {exchange = 0 : i64}
  plan.call "trc.finish"(read %a : tensor<64xi8>, read_write %h : tensor<64xi8>) options {exchange = 0 : i64}
  plan.call "trc.start_store"(read %a : tensor<64xi8>, write %i : tensor<64xi8>) options {exchange = 1 : i64}
  plan.call "trc.finish"(read %a : tensor<64xi8>, read_write %i : tensor<64xi8>) options {exchange = 1 : i64}
  plan.call "trc.start_fetch"(read %h : tensor<64xi8>, write %a : tensor<64xi8>) options {exchange = 2 : i64}
  plan.call "trc.finish"(read %h : tensor<64xi8>, read_write %a : tensor<64xi8>) options {exchange = 2 : i64}
}
