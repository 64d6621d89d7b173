//===- Passes.td - passes of the host's own ----------------*- tablegen -*-===//
//
// In `specialize`, what its loops are slow at; in `emit`, kernels become machine
// code.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_HOST_PASSES
#define TRC_TARGET_HOST_PASSES

include "mlir/Pass/PassBase.td"

def SeparateGroups : Pass<"separate-groups", "::mlir::func::FuncOp"> {
  let summary = "sum and spread groups of a few channels channel by channel";
  let description = [{
    Does: where a reduction takes a short innermost run (fewer than 32 elements)
    and dimensions outside of what it keeps, as the statistics of a group norm
    do, reduces over those outside first, and then over the run. Where a value
    is repeated along a short innermost run and over a tensor that is much
    larger, repeats it along the run first, behind an `optimization_barrier`, so
    that this is stored.

    Requires: nothing. Refuses no program.

    Guarantees: the same values but for the order in which a sum is taken; types
    narrower than f32 are summed as they were.

    Does not: touch reductions of several tensors, or with bodies of more than
    one operation.

    Example: test/Target/separate-groups.mlir
  }];
  let statistics = [
    Statistic<"numReductions", "reductions", "reductions taken in two steps">,
    Statistic<"numBroadcasts", "broadcasts", "broadcasts stored by channel">,
  ];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect"];
}

def EmitHostKernels : Pass<"emit-host-kernels", "::mlir::ModuleOp"> {
  let summary = "compiles every kernel of the plan to machine code";
  let description = [{
    Does: builds the loop form of each `plan.kernel`, compiles it for x86-64-v3
    (AVX2) and x86-64-v4 (AVX-512), or for those of them that `architectures`
    names, and attaches the images (`variants`) with
    the number of work items (`extent`), the smallest range worth a worker's
    while (`grain`) and the private bytes per worker (`scratch`). Kernels are
    compiled on the context's threads. Those that differ in nothing that their
    code depends on (names, sizes of operands, the number of rows) have one
    image; so have maps that differ in their size alone, where these are more
    than 16 between two powers of two.

    Requires: the plan dialect, each kernel holding one fusion that
    `buildKernel` accepts.

    Guarantees: images that refer to nothing outside themselves; equal bytes for
    equal kernels, whatever the number of threads.

    Does not: change calls, or the kernels' bodies.

    Example: test/Target/emit-host-kernels.mlir
  }];
  let options = [
    ListOption<"architectures", "architectures", "std::string",
               "x86-64-v3, x86-64-v4 or native, this machine's; none: all">,
  ];
  let statistics = [
    Statistic<"kernels", "kernels", "kernels with an image">,
    Statistic<"shared", "shared", "kernels whose image is another's">,
    Statistic<"codeBytes", "code bytes", "sum of the images' sizes">,
    Statistic<"numBuilt", "kernels built", "those whose form was not kept">,
    Statistic<"emitMicroseconds", "us building", "to loop form and LLVM IR">,
    Statistic<"linkMicroseconds", "us linking", "vector math into modules">,
    Statistic<"optimizeMicroseconds", "us optimizing", "in LLVM's passes">,
    Statistic<"generateMicroseconds", "us generating", "in code generators">,
  ];
  let dependentDialects = ["::trc::plan::PlanDialect"];
}

#endif // TRC_TARGET_HOST_PASSES
