// What is kept for long lies in the host's memory at the peak.
// RUN: trc-opt %s -offload-activations="bytes=100000 least-bytes=256 bytes-per-nanosecond=1" -place-buffers -verify-plan -split-input-file | FileCheck %s
// RUN: trc-opt %s -offload-activations="bytes=100000 least-bytes=256 bytes-per-nanosecond=4 remarks" -place-buffers -verify-plan -split-input-file 2>&1 | FileCheck %s --check-prefix=QUICK
// RUN: trc-opt %s -offload-activations="bytes=256 least-bytes=256 bytes-per-nanosecond=4" -split-input-file | FileCheck %s --check-prefix=PART
// RUN: trc-opt %s -offload-activations="bytes=100000 least-bytes=256 bytes-per-nanosecond=4 most-bytes=4096" -split-input-file | FileCheck %s --check-prefix=PART
// RUN: trc-opt %s -offload-activations="bytes=100000 least-bytes=256" -split-input-file | FileCheck %s --check-prefix=NONE

// Three layers, 16384 bytes at the peak. What the first one hands on is stored beside the third, and comes
// back, to a buffer of its own, beside the gradient of the second. What the second one hands on is read again
// before two such copies would be done.
// CHECK-LABEL: plan.entry @step
// CHECK-SAME: arena_size = 12288 : i64, host_size = 4096 : i64, peak_live = 12288 : i64
// CHECK: %[[A:.*]] = plan.buffer arena 4096
// CHECK-NEXT: %[[HERE:.*]] = plan.buffer arena 4096
// CHECK-NEXT: %[[HOST:.*]] = plan.buffer host 4096
// CHECK: plan.call "forward" (write %[[A]] : tensor<1024xf32>)
// CHECK-NEXT: plan.call "forward" (read %[[A]] : tensor<1024xf32>
// CHECK-NEXT: plan.call "trc.start_store" (read %[[A]] : tensor<4096xi8>, write %[[HOST]] : tensor<4096xi8>) options {exchange = 0 : i64, nanoseconds = 4096 : i64}
// CHECK-NEXT: plan.call "forward"
// CHECK-NEXT: plan.call "trc.finish" (read %[[A]] : tensor<4096xi8>, read_write %[[HOST]] : tensor<4096xi8>) options {exchange = 0 : i64}
// CHECK-NEXT: plan.call "loss"
// CHECK-NEXT: plan.call "backward"
// CHECK-NEXT: plan.call "trc.start_fetch" (read %[[HOST]] : tensor<4096xi8>, write %[[HERE]] : tensor<4096xi8>) options {exchange = 1 : i64, nanoseconds = 4096 : i64}
// CHECK-NEXT: plan.call "backward"
// CHECK-NEXT: plan.call "trc.finish" (read %[[HOST]] : tensor<4096xi8>, read_write %[[HERE]] : tensor<4096xi8>) options {exchange = 1 : i64}
// CHECK-NEXT: plan.call "backward" (read %[[HERE]] : tensor<1024xf32>
// By quicker copies both go. Then there is no room beside any other command.
// QUICK: remark: 2 values of 0.01 MiB that the backward half reads lie in the host's memory until then: about {{[0-9.]+}} ms more of a step
// QUICK: plan.entry @step inputs [] outputs [] attributes {arena_alignment = 64 : i64, arena_size = 8192 : i64, host_size = 8192 : i64, peak_live = 8192 : i64}
// QUICK: "trc.start_store"
// QUICK-NEXT: "trc.finish"
// QUICK: "trc.start_fetch"
// QUICK-NEXT: "trc.finish"
// No more than was asked for, nor than may lie there, and nothing of a target whose memory is the host's.
// PART-LABEL: plan.entry @step
// PART: call "trc.start_store"
// PART-NOT: call "trc.start_store"
// NONE-LABEL: plan.entry @step
// NONE-NOT: "trc.start_store"
plan.entry @step inputs [] outputs [] {
  %a = plan.buffer arena 4096
  %b = plan.buffer arena 4096
  %c = plan.buffer arena 4096
  %g = plan.buffer arena 4096
  plan.call "forward"(write %a : tensor<1024xf32>)
  plan.call "forward"(read %a : tensor<1024xf32>, write %b : tensor<1024xf32>)
  plan.call "forward"(read %b : tensor<1024xf32>, write %c : tensor<1024xf32>)
  plan.call "loss"(read %c : tensor<1024xf32>, write %g : tensor<1024xf32>)
  plan.call "backward"(read %c : tensor<1024xf32>, read_write %g : tensor<1024xf32>)
  plan.call "backward"(read %b : tensor<1024xf32>, read_write %g : tensor<1024xf32>)
  plan.call "backward"(read %a : tensor<1024xf32>, read_write %g : tensor<1024xf32>)
}

// -----

// What goes to other ranks stays, and so does what is used again too soon, or in a loop around.
// CHECK-LABEL: plan.entry @others
// CHECK-NOT: "trc.start_store"
// PART-LABEL: plan.entry @others
plan.entry @others inputs [] outputs [] {
  %a = plan.buffer arena 4096
  %b = plan.buffer arena 1048576
  %c = plan.buffer arena 256
  %p = plan.buffer arena 1
  plan.call "make"(write %a : tensor<1024xf32>, write %b : tensor<262144xf32>)
  plan.call "trc.start_all_reduce"(read %a : tensor<1024xf32>, write %a : tensor<1024xf32>) options {exchange = 0 : i64}
  plan.call "loss"(write %c : tensor<64xf32>)
  plan.while %p cond {
    plan.call "test"(write %p : tensor<i1>)
  } do {
    plan.call "change"(read_write %c : tensor<64xf32>)
  }
  plan.call "trc.finish"(read_write %a : tensor<1024xf32>) options {exchange = 0 : i64}
  plan.call "use"(read %a : tensor<1024xf32>, read %b : tensor<262144xf32>, read %c : tensor<64xf32>)
}

// -----

// A buffer that is written anew is two, and nothing of it is copied: no rate of copies is too slow for that.
// CHECK-LABEL: plan.entry @anew
// CHECK-SAME: arena_size = 4352 : i64, peak_live = 4352 : i64
// CHECK: %[[A:.*]] = plan.buffer arena 4096
// CHECK-NEXT: %[[ANEW:.*]] = plan.buffer arena 4096
// CHECK-NOT: "trc.start_store"
// CHECK: plan.call "use" (read %[[A]] :
// CHECK: plan.call "write" (write %[[ANEW]] : tensor<1024xf32>)
// CHECK-NEXT: plan.call "use" (read %[[ANEW]] :
// PART-LABEL: plan.entry @anew
plan.entry @anew inputs [] outputs [] {
  %a = plan.buffer arena 4096
  %b = plan.buffer arena 4096
  %c = plan.buffer arena 256
  plan.call "write"(write %a : tensor<1024xf32>)
  plan.call "use"(read %a : tensor<1024xf32>, write %c : tensor<64xf32>)
  plan.call "write"(write %b : tensor<1024xf32>)
  plan.call "use"(read %b : tensor<1024xf32>, read_write %c : tensor<64xf32>)
  plan.call "write"(write %a : tensor<1024xf32>)
  plan.call "use"(read %a : tensor<1024xf32>, read_write %c : tensor<64xf32>)
}
