//===- Passes.td - passes of the emit phase for the host ---*- tablegen -*-===//
//
// One pass: kernels become machine code.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_HOST_PASSES
#define TRC_TARGET_HOST_PASSES

include "mlir/Pass/PassBase.td"

def EmitHostKernels : Pass<"emit-host-kernels", "::mlir::ModuleOp"> {
  let summary = "compiles every kernel of the plan to machine code";
  let description = [{
    Does: builds the loop form of each `plan.kernel`, compiles it for x86-64-v3
    (AVX2) and x86-64-v4 (AVX-512), and attaches the images (`variants`) with
    the number of work items (`extent`), the smallest range worth a worker's
    while (`grain`) and the private bytes per worker (`scratch`). Kernels are
    compiled on the context's threads.

    Requires: the plan dialect, each kernel holding one fusion that
    `buildKernel` accepts.

    Guarantees: images that refer to nothing outside themselves; equal bytes for
    equal kernels, whatever the number of threads.

    Does not: change calls, or the kernels' bodies.

    Example: test/Target/emit-host-kernels.mlir
  }];
  let statistics = [
    Statistic<"kernels", "kernels", "kernels compiled">,
    Statistic<"codeBytes", "code bytes", "sum of the images' sizes">,
    Statistic<"emitMicroseconds", "us building", "to loop form and LLVM IR">,
    Statistic<"linkMicroseconds", "us linking", "vector math into modules">,
    Statistic<"optimizeMicroseconds", "us optimizing", "in LLVM's passes">,
    Statistic<"generateMicroseconds", "us generating", "in code generators">,
  ];
  let dependentDialects = ["::trc::plan::PlanDialect"];
}

#endif // TRC_TARGET_HOST_PASSES
