//===- Passes.td - passes for NVIDIA GPUs ------------------*- tablegen -*-===//
//
// In the order in which the phases run them: products in the forms of the
// library (specialize), calls that are one launch (plan), kernels and library
// calls as CUDA C++ and then machine code, and the algorithms of the library's
// products (emit).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_CUDA_PASSES
#define TRC_TARGET_CUDA_PASSES

include "mlir/Pass/PassBase.td"

def PadProducts : Pass<"pad-products"> {
  let summary = "give products for tensor cores rows of whole words";
  let description = [{
    **Does.** Where a contraction of half types (or with `tf32`) has a tensor
    whose innermost extent is no multiple of 8, pads that dimension with zeros
    to a multiple of `multiple` in all of its tensors, and cuts the result.

    **Requires.** `convert-dots-to-contract` has run. Refuses no program.

    **Guarantees.** The same sums, with zeros added. Padded tensors are values
    like all others, so the plan counts their bytes.

    **Does not.** Pad where that makes an eighth more work, or products of less
    than `least-work` multiplications.

    **Example.** `test/Target/CUDA/pad-products.mlir`
  }];
  let dependentDialects = ["::trc::TrcDialect", "::trc::stablehlo::StableHLODialect"];
  let options = [
    Option<"multiple", "multiple", "int64_t", "64", "pad to multiples of this">,
    Option<"leastWork", "least-work", "int64_t", "268435456",
           "leave products of fewer multiplications">,
  ];
  let statistics = [
    Statistic<"numPadded", "products", "products padded">,
  ];
}

def ConvertContractToMatmul : Pass<"convert-contract-to-matmul"> {
  let summary = "turn contractions into row-major products of matrices";
  let description = [{
    **Does.** A `trc.contract` of floats whose groups of labels lie as matrices
    in its tensors (with a leading dimension, a stride between products, as
    they are or transposed) becomes `trc.matmul`. A tensor whose groups do not
    is transposed in front of the product or behind it.

    **Requires.** `convert-dots-to-contract` has run. Refuses no program.

    **Guarantees.** The same products, in the same types. With `tf32` on the
    contraction the product is computed so.

    **Does not.** Touch products of integers, of two different types, or of
    extents that are zero or have more than 31 bits; with `remarks`, a remark
    names each and says why. They stay `trc.contract`, for which every target
    has a kernel.

    **Example.** `test/Target/CUDA/convert-contract-to-matmul.mlir`
  }];
  let dependentDialects = ["::trc::TrcDialect", "::trc::stablehlo::StableHLODialect"];
  let options = [
    Option<"remarks", "remarks", "bool", "false",
           "say which contractions are no product of matrices, and why">,
  ];
  let statistics = [
    Statistic<"numProducts", "products", "contractions turned into matmul">,
    Statistic<"numTransposes", "transposes", "operands and results moved">,
    Statistic<"numLeft", "contractions left", "contractions without that form">,
  ];
}

def FuseEpilogues : Pass<"fuse-epilogues"> {
  let summary = "let products add biases, apply GELUs and add to sums";
  let description = [{
    **Does.** Of what follows a `trc.matmul` alone, takes into it: a bias; a
    GELU (tanh form), with the argument as a second result where something
    reads it; on the way back, the derivative of that GELU with the gradient of
    the bias; the addition of another tensor that is in memory anyway. GELU and
    its derivative are recognised by their values, however they are written.

    **Requires.** `convert-contract-to-matmul` has run. Refuses no program.

    **Guarantees.** The same function. The sum is rounded behind the epilogue
    instead of before it; a bias in front of a GELU or of attention is rounded
    to the type of the product's result, of which a remark tells. Nothing is computed twice
    that was computed once, but for what is read from the kept argument.

    **Does not.** Take a GELU into products that are f32 in full, whose
    accuracy no library documents (`f32-activations` allows it); a bias alone
    where that would cost a rounding, unless it saves a pass since attention
    reads the sum; the gradient of a bias where that would
    be narrower than before; an addition whose other tensor a kernel makes,
    which then reads the product as well. With `remarks`, a remark says so.

    **Example.** `test/Target/CUDA/fuse-epilogues.mlir`
  }];
  let dependentDialects = ["::trc::TrcDialect", "::trc::stablehlo::StableHLODialect"];
  let options = [
    Option<"f32Activations", "f32-activations", "bool", "false",
           "take GELUs into products that are f32 in full, too">,
    Option<"remarks", "remarks", "bool", "false",
           "say what was not taken into a product, and why">,
  ];
  let statistics = [
    Statistic<"numBiases", "biases", "biases added by a product alone">,
    Statistic<"numGelus", "gelus", "GELUs applied by a product">,
    Statistic<"numGeluGradients", "gradients of gelus", "derivatives applied by a product">,
    Statistic<"numBiasGradients", "gradients of biases", "column sums made by a product">,
    Statistic<"numSums", "sums", "tensors that a product is added to">,
  ];
}

def KeepDrawnBits : Pass<"keep-drawn-bits", "::mlir::ModuleOp"> {
  let summary = "draws the random bits of attention's dropout once";
  let description = [{
    Does: where attention drops weights by 32 bits of a generator, on tensor
    cores, gives forward the scratch memory of the gradient that reads its
    logsumexp. Forward then writes down which weights are kept, and no kernel
    of the gradient draws them again.

    Requires: the plan dialect, before `place-buffers`. Refuses no program.

    Guarantees: the same results. The scratch memory of a gradient, which has a
    bit for each weight and two or three numbers for each query, lives from
    forward on.

    Does not: join calls in different blocks of commands, as in two loops, nor
    where the generator is written to between the two. There the gradient by
    queries draws again.

    Example: test/Target/CUDA/keep-drawn-bits.mlir
  }];
  let statistics = [
    Statistic<"numKept", "attentions", "gradients that draw nothing">,
  ];
}

def GroupLaunches : Pass<"group-launches", "::mlir::ModuleOp"> {
  let summary = "makes one call of independent calls that do the same";
  let description = [{
    Does: finds calls in one block of commands whose kernels do the same to
    tensors of any shapes (the update of each parameter, its rounding to bf16,
    the sum of its gradient's squares) and that do not depend on each other.
    Updates in place, of state or of donated inputs, are grouped whatever they
    compute, so that the optimizer is one launch though only matrices decay.
    They become one call of a kernel that names theirs as `members`, in the
    place of the last of them or of the first.

    Requires: the plan dialect, before `place-buffers`. Refuses no program.

    Guarantees: the same results; the bytes of the arena that live at a time do
    not grow. A group takes at most `most-operands` pointers, so that the table
    of its members fits a kernel's constants.

    Does not: group other kernels that do different things, library calls, or
    calls across loops and branches.

    Example: test/Target/CUDA/group-launches.mlir
  }];
  let options = [
    Option<"mostOperands", "most-operands", "int64_t", "4095",
           "operands of a group; a member has one or more, and 16 of the 65,536 bytes of constants">,
  ];
  let statistics = [
    Statistic<"numGroups", "groups", "calls made of several">,
    Statistic<"numCalls", "calls grouped", "calls that became part of one">,
  ];
}

def EmitCudaKernels : Pass<"emit-cuda-kernels", "::mlir::ModuleOp"> {
  let summary = "writes every kernel of the plan as CUDA C++ and compiles it";
  let description = [{
    Does: writes groups (`group-launches`) as one kernel for each number of
    threads that their members want. Writes the CUDA C++ text (`source`) of each `plan.kernel` from its loop
    form and decides how it is launched (`launch`). Replaces every call of a
    library kernel, except for products of the library (`cublaslt.matmul`),
    checks (`check.*`) and custom calls, by calls of generated kernels, which
    have no body. Compiles each distinct text for every architecture, up to 16 of
    them as one translation unit, and attaches
    the images (`variants`), what the assembler said (`resources`) and whose
    compiler it was (`plan.toolkit`). A kernel of more than 4 KB of pointers takes
    the address of a table of them (`plan.operands_in_memory`). Texts are
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
    Statistic<"codeBytes", "code bytes", "sum of the distinct images' sizes">,
    Statistic<"numBuilt", "kernels built", "those whose form was not kept">,
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
