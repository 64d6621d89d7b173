// The head of GPT-2 in a plan: a quarter of the logits at a time, their gradient
// in the same bytes, the gradient of the weight in one buffer.
// RUN: trc-compile %s --from=specialize --to=plan -o - | FileCheck %s

// CHECK-LABEL: plan.entry @main
// CHECK-NOT: tensor<1024x50257xf32>
// CHECK: plan.call "trc.contract" ({{.*}}write %[[L:.*]] : tensor<256x50257xf32>)
// CHECK: plan.call @row_{{.*}}read %[[L]] : tensor<256x50257xf32>, {{.*}}write %[[L]] : tensor<256x50257xf32>)
// CHECK: plan.call "trc.contract" (read %[[L]] : tensor<256x50257xf32>, {{.*}}write %{{.*}} : tensor<256x768xf32>)
// CHECK: plan.call "trc.contract" (read %[[L]] : tensor<256x50257xf32>, {{.*}}write %[[DW:.*]] : tensor<50257x768xf32>)
// CHECK-COUNT-3: plan.call "trc.contract" ({{.*}}read %[[DW]] : tensor<50257x768xf32>, write %[[DW]] : tensor<50257x768xf32>)
// CHECK-NOT: trc.copy
func.func public @main(%x: tensor<1024x768xf32>, %w: tensor<50257x768xf32>, %t: tensor<1024xi32>) -> (tensor<f32>, tensor<1024x768xf32>, tensor<50257x768xf32>) {
  %d = stablehlo.constant dense<9.765625E-4> : tensor<1024xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %losses, %dx, %dw = trc.head_loss_gradient(%x, %w, %t, %d) : (tensor<1024x768xf32>, tensor<50257x768xf32>, tensor<1024xi32>, tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024x768xf32>, tensor<50257x768xf32>)
  %m = stablehlo.multiply %losses, %d : tensor<1024xf32>
  %loss = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
  return %loss, %dx, %dw : tensor<f32>, tensor<1024x768xf32>, tensor<50257x768xf32>
}
