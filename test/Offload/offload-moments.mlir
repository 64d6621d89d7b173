// Moments lie in the host's memory, and are buffers of the arena while they are used.
// RUN: trc-opt %s -offload-moments="bytes=1000000 least-bytes=256 bytes-per-nanosecond=4" -place-buffers -verify-plan -split-input-file | FileCheck %s
// RUN: trc-opt %s -offload-moments="bytes=1000000 least-bytes=256 bucket-bytes=256" -place-buffers -verify-plan -split-input-file | FileCheck %s --check-prefix=TWO
// RUN: trc-opt %s -offload-moments="bytes=256 least-bytes=256" -split-input-file | FileCheck %s --check-prefix=PART
// RUN: trc-opt %s -offload-moments="bytes=1000000 least-bytes=256 most-bytes=511" -split-input-file | FileCheck %s --check-prefix=PART
// RUN: sed 's/outputs \[\] {/outputs [] attributes {host_size = 256 : i64} {/' %s | trc-opt -offload-moments="bytes=1000000 least-bytes=256 most-bytes=767" -split-input-file | FileCheck %s --check-prefix=PART
// RUN: trc-opt %s -offload-moments="bytes=1000000 least-bytes=256 remarks" -split-input-file 2>&1 | FileCheck %s --check-prefix=REMARK

// Both moments of 64 numbers are one bucket: fetched as soon as there is room, which is when the largest
// buffer is gone, and stored beside what is left of the entry. One of 8 numbers stays.
// CHECK: plan.state @state.m.a : tensor<64xf32> moment of @state.a {plan.on_host}
// CHECK: plan.state @state.m.b : tensor<64xf32> moment of @state.b {plan.on_host}
// CHECK: plan.state @state.m.c : tensor<8xf32> moment of @state.a{{$}}
// CHECK-LABEL: plan.entry @step
// CHECK-SAME: peak_live = 1024
// CHECK: %[[HOST_A:.*]] = plan.buffer state 256 of @state.m.a
// CHECK-NEXT: %[[A:.*]] = plan.buffer arena 256
// CHECK-NEXT: %[[HOST_B:.*]] = plan.buffer state 256 of @state.m.b
// CHECK-NEXT: %[[B:.*]] = plan.buffer arena 256
// CHECK: plan.call "backward"
// CHECK-NEXT: plan.call "trc.start_fetch" (read %[[HOST_A]] : tensor<64xf32>, read %[[HOST_B]] : tensor<64xf32>, write %[[A]] : tensor<64xf32>, write %[[B]] : tensor<64xf32>)
// CHECK-SAME: options {exchange = 0 : i64, nanoseconds = 128 : i64}
// CHECK-NEXT: plan.call "norm"
// CHECK-NEXT: plan.call "trc.finish" (read %[[HOST_A]] : tensor<64xf32>, read %[[HOST_B]] : tensor<64xf32>, read_write %[[A]] : tensor<64xf32>, read_write %[[B]] : tensor<64xf32>) options {exchange = 0 : i64}
// CHECK-NEXT: plan.call "update" (read %{{.*}} : tensor<64xf32>, read %[[A]] : tensor<64xf32>, write %[[A]] : tensor<64xf32>)
// CHECK-NEXT: plan.call "update" (read %{{.*}} : tensor<64xf32>, read %[[B]] : tensor<64xf32>, write %[[B]] : tensor<64xf32>)
// CHECK-NEXT: plan.call "trc.start_store" (read %[[A]] : tensor<64xf32>, read %[[B]] : tensor<64xf32>, write %[[HOST_A]] : tensor<64xf32>, write %[[HOST_B]] : tensor<64xf32>)
// CHECK-SAME: options {exchange = 1 : i64, nanoseconds = 128 : i64}
// CHECK-NEXT: plan.call "other"
// CHECK-NEXT: plan.call "trc.finish"
// CHECK-SAME: options {exchange = 1 : i64}
// In two buckets the second is on its way while the first is used.
// TWO-LABEL: plan.entry @step
// TWO: plan.call "trc.start_fetch" (read %[[HOST_A:[^ ]*]] : tensor<64xf32>, write %[[A:[^ ]*]] : tensor<64xf32>) options {exchange = 0
// TWO-NEXT: plan.call "trc.start_fetch" (read %[[HOST_B:[^ ]*]] : tensor<64xf32>, write %[[B:[^ ]*]] : tensor<64xf32>) options {exchange = 2
// TWO-NEXT: plan.call "norm"
// TWO-NEXT: plan.call "trc.finish" (read %[[HOST_A]]
// TWO-NEXT: plan.call "update"
// TWO-NEXT: plan.call "trc.start_store" (read %[[A]] : tensor<64xf32>, write %[[HOST_A]] : tensor<64xf32>) options {exchange = 1
// TWO-NEXT: plan.call "trc.finish" (read %[[HOST_B]]
// TWO-NEXT: plan.call "update"
// TWO-NEXT: plan.call "trc.start_store" (read %[[B]] : tensor<64xf32>, write %[[HOST_B]] : tensor<64xf32>) options {exchange = 3
// TWO-NEXT: plan.call "other"
// No more than was asked for, nor than may lie there beside activations.
// PART: plan.state @state.m.a : tensor<64xf32> moment of @state.a {plan.on_host}
// PART: plan.state @state.m.b : tensor<64xf32> moment of @state.b{{$}}
plan.state @state.a : tensor<64xf32> parameter
plan.state @state.b : tensor<64xf32> parameter
plan.state @state.m.a : tensor<64xf32> moment of @state.a
plan.state @state.m.b : tensor<64xf32> moment of @state.b
plan.state @state.m.c : tensor<8xf32> moment of @state.a
plan.entry @step inputs [] outputs [] {
  %a = plan.buffer state 256 of @state.m.a
  %b = plan.buffer state 256 of @state.m.b
  %c = plan.buffer state 32 of @state.m.c
  %x = plan.buffer arena 1024
  %g = plan.buffer arena 256
  plan.call "forward"(write %x : tensor<256xf32>)
  plan.call "backward"(read %x : tensor<256xf32>, read_write %x : tensor<256xf32>)
  plan.call "norm"(write %g : tensor<64xf32>)
  plan.call "update"(read %g : tensor<64xf32>, read %a : tensor<64xf32>, write %a : tensor<64xf32>)
  plan.call "update"(read %g : tensor<64xf32>, read %b : tensor<64xf32>, write %b : tensor<64xf32>)
  plan.call "other"(read_write %c : tensor<8xf32>)
}

// -----

// What an entry makes is stored, and was never fetched; what it only reads is not stored; what it
// touches in a loop is there from before the loop to behind it.
// CHECK-LABEL: plan.entry @initialise
// CHECK-NOT: call "trc.start_fetch"
// CHECK: plan.call "trc.fill"
// CHECK-NEXT: plan.call "trc.start_store"
// CHECK-LABEL: plan.entry @look
// CHECK: "trc.start_fetch"
// CHECK-NOT: call "trc.start_store"
// CHECK-LABEL: plan.entry @loop
// CHECK: "trc.start_fetch"
// CHECK: "trc.finish"
// CHECK-NEXT: plan.while
// CHECK: "trc.start_store"
// CHECK-NEXT: "trc.finish"
plan.state @state.a : tensor<64xf32> parameter
plan.state @state.m.a : tensor<64xf32> moment of @state.a
plan.constant @zero = dense<0.0> : tensor<f32>
plan.entry @initialise inputs [] outputs [] {
  %a = plan.buffer state 256 of @state.m.a
  %z = plan.buffer constant 4 of @zero
  plan.call "trc.fill"(read %z : tensor<f32>, write %a : tensor<64xf32>)
}
plan.entry @look inputs [] outputs [] {
  %a = plan.buffer state 256 of @state.m.a
  %s = plan.buffer arena 4
  plan.call "sum"(read %a : tensor<64xf32>, write %s : tensor<f32>)
}
plan.entry @loop inputs [] outputs [] {
  %a = plan.buffer state 256 of @state.m.a
  %p = plan.buffer arena 1
  plan.while %p cond {
    plan.call "test"(write %p : tensor<i1>)
  } do {
    plan.call "change"(read_write %a : tensor<64xf32>)
  }
}

// -----

// Of a program that says nothing of its state, what an entry touches together.
// REMARK: remark: 2 moments of 0.00 MiB lie in the host's memory between updates
// REMARK: remark: 1 moments of
// CHECK-LABEL: plan.state @state.p : tensor<64xf32>{{$}}
// CHECK-NEXT: plan.state @state.m : tensor<64xf32> {plan.on_host}
plan.state @state.p : tensor<64xf32>
plan.state @state.m : tensor<64xf32>
plan.entry @unsaid inputs [] outputs [] {
  %p = plan.buffer state 256 of @state.p
  %m = plan.buffer state 256 of @state.m
  %x = plan.buffer arena 1024
  plan.call "forward"(read %p : tensor<64xf32>, write %x : tensor<256xf32>)
  plan.call "forward"(read_write %x : tensor<256xf32>)
  plan.call "forward"(read_write %x : tensor<256xf32>)
  plan.call "backward"(read_write %x : tensor<256xf32>)
  plan.call "backward"(read_write %x : tensor<256xf32>)
  plan.call "backward"(read_write %x : tensor<256xf32>)
  plan.call "update"(read %x : tensor<256xf32>, read_write %m : tensor<64xf32>, read_write %p : tensor<64xf32>)
}

// -----

// None is known.
// REMARK: remark: no moments lie in the host's memory: none that could is known
plan.state @state.p : tensor<64xf32> parameter
plan.entry @none inputs [] outputs [] {
  %p = plan.buffer state 256 of @state.p
  plan.call "update"(read_write %p : tensor<64xf32>)
}
