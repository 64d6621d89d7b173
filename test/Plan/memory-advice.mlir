// What a program that does not fit into 22 MiB is told would help.
// RUN: trc-opt %s -place-buffers -verify-memory-limit="limit=23068672" -split-input-file -verify-diagnostics

// Of moments and parameters in f32 the options that keep them in fewer bits are named, with what
// they free: 3 of 4 bytes of a moment, half of a parameter.
plan.state @state.w : tensor<1024x1024xf32> parameter
plan.state @state.m.w : tensor<1024x1024xf32> moment of @state.w
plan.state @state.step : tensor<i32> counter
// expected-error @below {{more than the limit of 23068672}}
// expected-note @below {{of state}}
// expected-note @below {{already: moments in 8 bits (--moments=8bit, about 3.0 MiB less), parameters in bf16 (--parameters=bf16, about 2.0 MiB less), an optimizer with less state, or a smaller model, would help}}
plan.entry @narrower inputs [] outputs [#plan.port<"y", tensor<64xf32>>] {
  %y = plan.buffer output 256 index 0
  plan.call "trc.some"(write %y : tensor<64xf32>)
}

// -----

// Neither is without a counter of steps, which they draw chances by; no optimizer has less state than none.
plan.state @state.w : tensor<1024x1024xf32> parameter
// expected-error @below {{more than the limit of 23068672}}
// expected-note @below {{of state}}
// expected-note @below {{already: a smaller model would help}}
plan.entry @uncounted inputs [] outputs [#plan.port<"y", tensor<64xf32>>] {
  %y = plan.buffer output 256 index 0
  plan.call "trc.some"(write %y : tensor<64xf32>)
}

// -----

// What has no block of 32 numbers can be in bf16; what is narrow already is no advice.
plan.state @state.w : tensor<1024x1031xbf16> parameter
plan.state @state.m.w : tensor<1024x1031xf32> moment of @state.w
plan.state @state.step : tensor<i32> counter
// expected-error @below {{more than the limit of 23068672}}
// expected-note @below {{of state}}
// expected-note @below {{already: moments in bf16 (--moments=bf16, about 2.0 MiB less), an optimizer with less state, or a smaller model, would help}}
plan.entry @odd inputs [] outputs [#plan.port<"y", tensor<64xf32>>] {
  %y = plan.buffer output 256 index 0
  plan.call "trc.some"(write %y : tensor<64xf32>)
}

// -----

// Layers are computed again where there are any that are not.
module attributes {trc.layers = {again = 1 : i64, flops = 0 : i64, groups = 2 : i64, kept_bytes = 0 : i64, layers = 2 : i64}} {
  // expected-error @below {{more than the limit of 23068672}}
  // expected-note @below {{of state}}
  // expected-note @below {{at the peak}}
  // expected-note @below {{whole layers computed again (--recompute=layers), or a smaller batch, would help}}
  plan.entry @layers inputs [] outputs [#plan.port<"y", tensor<64xf32>>] {
    %y = plan.buffer output 256 index 0
    %a = plan.buffer arena 4194304 {origin = "trc.fusion", type = tensor<1048576xf32>}
    plan.call "trc.some"(write %a : tensor<1048576xf32>)
    plan.call "trc.some"(read %a : tensor<1048576xf32>, write %y : tensor<64xf32>)
  }
}

// -----

// .. and not where all of them are.
module attributes {trc.layers = {again = 2 : i64, flops = 0 : i64, groups = 2 : i64, kept_bytes = 0 : i64, layers = 2 : i64}} {
  // expected-error @below {{more than the limit of 23068672}}
  // expected-note @below {{of state}}
  // expected-note @below {{at the peak}}
  // expected-note @below {{a smaller batch would help}}
  plan.entry @again inputs [] outputs [#plan.port<"y", tensor<64xf32>>] {
    %y = plan.buffer output 256 index 0
    %a = plan.buffer arena 4194304 {origin = "trc.fusion", type = tensor<1048576xf32>}
    plan.call "trc.some"(write %a : tensor<1048576xf32>)
    plan.call "trc.some"(read %a : tensor<1048576xf32>, write %y : tensor<64xf32>)
  }
}

// -----

// Loops may keep less, whatever it is that they keep.
module attributes {trc.kept_by_loops = 3145728 : i64} {
  // expected-error @below {{more than the limit of 23068672}}
  // expected-note @below {{of state}}
  // expected-note @below {{at the peak}}
  // expected-note @below {{loops that keep less than 3.0 MiB of products (--loop-memory), or a smaller batch, would help}}
  plan.entry @loops inputs [] outputs [#plan.port<"y", tensor<64xf32>>] {
    %y = plan.buffer output 256 index 0
    %a = plan.buffer arena 4194304 {origin = "trc.fusion", type = tensor<1048576xf32>}
    plan.call "trc.some"(write %a : tensor<1048576xf32>)
    plan.call "trc.some"(read %a : tensor<1048576xf32>, write %y : tensor<64xf32>)
  }
}

// -----

// Where groups of three are computed again, layers one by one let less live at a time ..
module attributes {trc.layers = {again = 2 : i64, flops = 0 : i64, groups = 2 : i64, kept_bytes = 524288 : i64, layers = 6 : i64}} {
  // expected-error @below {{more than the limit of 23068672}}
  // expected-note @below {{of state}}
  // expected-note @below {{at the peak}}
  // expected-note @below {{whole layers computed again (--recompute=layers), or a smaller batch, would help}}
  plan.entry @fewer inputs [] outputs [#plan.port<"y", tensor<64xf32>>] {
    %y = plan.buffer output 256 index 0
    %a = plan.buffer arena 4194304 {origin = "trc.fusion", type = tensor<1048576xf32>}
    plan.call "trc.some"(write %a : tensor<1048576xf32>)
    plan.call "trc.some"(read %a : tensor<1048576xf32>, write %y : tensor<64xf32>)
  }
}

// -----

// .. unless what each starts from takes more than that.
module attributes {trc.layers = {again = 2 : i64, flops = 0 : i64, groups = 2 : i64, kept_bytes = 2097152 : i64, layers = 6 : i64}} {
  // expected-error @below {{more than the limit of 23068672}}
  // expected-note @below {{of state}}
  // expected-note @below {{at the peak}}
  // expected-note @below {{a smaller batch would help}}
  plan.entry @kept inputs [] outputs [#plan.port<"y", tensor<64xf32>>] {
    %y = plan.buffer output 256 index 0
    %a = plan.buffer arena 4194304 {origin = "trc.fusion", type = tensor<1048576xf32>}
    plan.call "trc.some"(write %a : tensor<1048576xf32>)
    plan.call "trc.some"(read %a : tensor<1048576xf32>, write %y : tensor<64xf32>)
  }
}

// -----

// Products of f32 could be of bf16, where that frees more than they hold beside it: 4 MiB on the host.
// expected-error @below {{more than the limit of 23068672}}
// expected-note @below {{of state}}
// expected-note @below {{at the peak}}
// expected-note @below {{a smaller batch, or products and their operands in bf16 (--precision=bf16), would help}}
plan.entry @products inputs [] outputs [#plan.port<"y", tensor<64xf32>>] {
  %y = plan.buffer output 256 index 0
  %a = plan.buffer arena 33554432 {origin = "trc.fusion", type = tensor<4096x2048xf32>}
  plan.call "trc.some"(write %a : tensor<4096x2048xf32>)
  plan.call "trc.contract"(read %a : tensor<8x8xf32>, read %a : tensor<8x8xf32>, write %y : tensor<8x8xf32>) {source = "trc.contract"}
}

// -----

// Whoever has a policy in 16 bits is not told to have one, nor whoever has rules.
module attributes {trc.precision = {notes = [], policy = "bf16"}} {
  // expected-error @below {{more than the limit of 23068672}}
  // expected-note @below {{of state}}
  // expected-note @below {{at the peak}}
  // expected-note @below {{a smaller batch would help}}
  plan.entry @policy inputs [] outputs [#plan.port<"y", tensor<64xf32>>] {
    %y = plan.buffer output 256 index 0
    %a = plan.buffer arena 33554432 {origin = "trc.fusion", type = tensor<4096x2048xf32>}
    plan.call "trc.some"(write %a : tensor<4096x2048xf32>)
    plan.call "trc.contract"(read %a : tensor<8x8xf32>, read %a : tensor<8x8xf32>, write %y : tensor<8x8xf32>) {source = "trc.contract"}
  }
}

// -----

module attributes {trc.precision = {notes = [], policy = "f32", rules = ["bf16 of layer h.*"]}} {
  // expected-error @below {{more than the limit of 23068672}}
  // expected-note @below {{of state}}
  // expected-note @below {{at the peak}}
  // expected-note @below {{a smaller batch would help}}
  plan.entry @rules inputs [] outputs [#plan.port<"y", tensor<64xf32>>] {
    %y = plan.buffer output 256 index 0
    %a = plan.buffer arena 33554432 {origin = "trc.fusion", type = tensor<4096x2048xf32>}
    plan.call "trc.some"(write %a : tensor<4096x2048xf32>)
    plan.call "trc.contract"(read %a : tensor<8x8xf32>, read %a : tensor<8x8xf32>, write %y : tensor<8x8xf32>) {source = "trc.contract"}
  }
}
