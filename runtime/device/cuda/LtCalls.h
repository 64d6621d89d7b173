//===- LtCalls.h - products of matrices on a GPU ----------------*- C++ -*-===//
//
// `cublaslt.matmul`: the attributes of a product (products/Matmul.h), and
// optionally the algorithm that the compiler picked:
//
//   algorithm  8 words, opaque
//   library    the version of cuBLASLt that picked it
//   gpu        the GPU that it was picked for, as `Context::description`
//
// A pick serves where the library and the GPU are the same and all operands
// start at multiples of 16 bytes. Otherwise the library's heuristic is asked
// when the program is loaded, once for each distinct product, and the call's
// note says so. It gives the same answer every time; nothing is ever timed.
//
// Where it has no answer for a product with its epilogue, the plain product is
// asked for, and the call's one callee, a kernel that does the epilogue in
// place, is launched behind it; the note says that, too. Its operands are the
// call's, from the bias (or what is first of those behind) to the last result.
//
// Where operands do not start at multiples of 16 bytes and the library has an
// algorithm for such only, the product is of copies that do.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_CUDA_LTCALLS_H
#define TRC_RUNTIME_DEVICE_CUDA_LTCALLS_H

#include "device/cuda/CudaCalls.h"

namespace trc::runtime::cuda {

PreparedResult makeLtMatmul(const std::shared_ptr<Context> &context,
                            std::span<const CudaKernels::Kernel> kernels,
                            const CallRequest &request);

} // namespace trc::runtime::cuda

#endif // TRC_RUNTIME_DEVICE_CUDA_LTCALLS_H
