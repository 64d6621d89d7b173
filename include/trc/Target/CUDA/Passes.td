//===- Passes.td - passes of the emit phase for NVIDIA GPUs -*- tablegen -*-===//
//
// Kernels and library calls become CUDA C++ and then machine code; products of
// the library get the algorithm that they run with.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_CUDA_PASSES
#define TRC_TARGET_CUDA_PASSES

include "mlir/Pass/PassBase.td"

def EmitCudaKernels : Pass<"emit-cuda-kernels", "::mlir::ModuleOp"> {
  let summary = "writes every kernel of the plan as CUDA C++ and compiles it";
  let description = [{
    Does: writes groups (`group-launches`) as one kernel for each number of
    threads that their members want. Writes the CUDA C++ text (`source`) of each `plan.kernel` from its loop
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

def PickAlgorithms : Pass<"pick-algorithms", "::mlir::ModuleOp"> {
  let summary = "writes into each product of the library how it is to run";
  let description = [{
    Does: asks cuBLASLt's heuristic, on the GPU at hand, for the first choice of
    each distinct `cublaslt.matmul`, and adds it to the call's options, with the
    library's version and the GPU (`algorithm`, `library`, `gpu`).

    Requires: buffers have offsets. Refuses no program.

    Guarantees: a program with picks gives the same bits on every machine with
    that GPU and that library. Nothing is timed.

    Does not: pick for operands that start at no multiple of 16 bytes, or
    without the option `gpu`; then the runtime asks when it loads the program.
    Stop a compile: what cannot be asked is a warning.

    Example: test/Target/CUDA/pick-algorithms.mlir
  }];
  let options = [
    Option<"gpu", "gpu", "std::string", "",
           "the GPU to ask, as `trc-run --device=cuda` names it">,
  ];
  let statistics = [
    Statistic<"numPicks", "picks", "products with an algorithm">,
    Statistic<"numDistinct", "distinct products", "questions asked">,
  ];
  let dependentDialects = ["::trc::plan::PlanDialect"];
}

#endif // TRC_TARGET_CUDA_PASSES
