//===- Passes.td - passes of the emit phase for NVIDIA GPUs -*- tablegen -*-===//
//
// One pass: kernels and library calls become CUDA C++ and then machine code.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_CUDA_PASSES
#define TRC_TARGET_CUDA_PASSES

include "mlir/Pass/PassBase.td"

def EmitCudaKernels : Pass<"emit-cuda-kernels", "::mlir::ModuleOp"> {
  let summary = "writes every kernel of the plan as CUDA C++ and compiles it";
  let description = [{
    Does: writes the CUDA C++ text (`source`) of each `plan.kernel` from its loop
    form and decides how it is launched (`launch`). Replaces every call of a
    library kernel, except for products of the library (`cublaslt.matmul`),
    checks (`check.*`) and custom calls, by calls of generated kernels, which
    have no body. Compiles each distinct text for every architecture and attaches
    the images (`variants`) and what the assembler said (`resources`). Texts are
    compiled on the context's threads.

    Requires: the plan dialect, each kernel holding one fusion that
    `buildKernel` accepts.

    Guarantees: what is left to the runtime is launches of kernels, products,
    checks and custom calls; equal text for equal kernels, compiled once.

    Does not: change buffers, or the kernels' bodies.

    Example: test/Target/CUDA/emit-cuda-kernels.mlir
  }];
  let options = [
    ListOption<"architectures", "architectures", "std::string",
               "compile for these, sm_90a and the like (default: sm_80, sm_90a)">,
    Option<"nvrtc", "nvrtc", "std::string", "",
           "the NVRTC library (default: where it usually is)">,
    Option<"textOnly", "text-only", "bool", "false",
           "write the text and compile nothing">,
  ];
  let statistics = [
    Statistic<"kernels", "kernels", "distinct kernels written">,
    Statistic<"shared", "kernels shared", "kernels whose text was there">,
    Statistic<"codeBytes", "code bytes", "sum of the images' sizes">,
    Statistic<"compileMicroseconds", "us compiling", "in NVRTC, all threads">,
  ];
  let dependentDialects = ["::trc::plan::PlanDialect"];
}

#endif // TRC_TARGET_CUDA_PASSES
