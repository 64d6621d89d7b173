// Beside a GPU, what would help is also the host's memory: for what is not there yet, unless that was tried.
// RUN: not trc-opt %s -place-buffers -verify-memory-limit="target=cuda limit=65792" 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not trc-opt %s -place-buffers -verify-memory-limit="target=cuda limit=65792 offload-tried" 2>&1 | FileCheck %s --check-prefix=TRIED
// RUN: not trc-opt %s -offload-moments="bytes=65536" -place-buffers -verify-memory-limit="target=cuda limit=65792" 2>&1 | FileCheck %s --check-prefix=REST
// RUN: not trc-opt %s -place-buffers -verify-memory-limit="target=cuda limit=1024" 2>&1 | FileCheck %s --check-prefix=STATE

// BOTH: error: {{.*}}needs {{[0-9]+}} bytes of memory
// BOTH: note: moments and activations in the host's memory (--offload=all), or a smaller batch, would help
// TRIED: note: a smaller batch
// REST: note: activations in the host's memory (--offload=all), or a smaller batch, would help
// STATE: note: what is there without a step's values is too much already: moments and activations in the host's memory (--offload=all), an optimizer with less state
plan.state @state.w : tensor<16xf32> parameter
plan.state @state.m.w : tensor<16384xf32> moment of @state.w
plan.entry @step inputs [] outputs [] {
  %m = plan.buffer state 65536 of @state.m.w
  %a = plan.buffer arena 65536
  plan.call "trc.make"(write %a : tensor<16384xf32>)
  plan.call "trc.update"(read %a : tensor<16384xf32>, read_write %m : tensor<16384xf32>)
}
