//===- GroupText.h - many kernels as one launch -----------------*- C++ -*-===//
//
// A group runs kernels side by side, each on operands of its own. Their blocks
// stand in a row: those of the first member, of the second, ..; a block finds
// its member in a table of constants.
//
//   static __device__ __forceinline__ void map_3(block, count, operands) { .. }
//
//   trc_group_0(Operands operands)            one struct: every pointer; or,
//                                             beyond 4 KB, a table in memory
//     member = the last one that begins at blockIdx.x or before
//     switch (member.function)
//       case 0: map_3(blockIdx.x - member.begin, member.count,
//                     operands + member.operand)
//
// Members whose text is equal share a function: flat maps of any sizes, since
// theirs is an argument. All of a group have as many threads in a block. Plain
// data in and out, no MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_CUDA_GROUPTEXT_H
#define TRC_TARGET_CUDA_GROUPTEXT_H

#include "trc/Target/CUDA/KernelText.h"

namespace trc::cuda {

/// Writes a kernel as a function of one block,
///   static __device__ __forceinline__ void
///   NAME(const u32 block, void *const *operands)
/// to be part of a group; one with `result.count` takes that behind `block`.
/// `result.launch` is how it would be launched alone. Returns an empty string
/// or what does not fit.
std::string writeMember(const kernel::Kernel &kernel,
                        const TextOptions &options, const std::string &name,
                        KernelText &result);

struct GroupMember {
  unsigned function = 0; ///< number in `functions`
  int64_t blocks = 1;
  int64_t count = 0; ///< of the function's text, as of the member's
  unsigned numOperands = 0;
};

/// One translation unit whose kernel is called "trc_" + `name` and takes the
/// members' pointers, one member after the other, in one struct, or, where that
/// would be more than `mostParameterBytes`, by the address of such a table.
/// `launch` is that of any member.
KernelText writeGroup(const std::string &name,
                      const std::vector<KernelText> &functions,
                      const std::vector<std::string> &functionNames,
                      const std::vector<GroupMember> &members);

} // namespace trc::cuda

#endif // TRC_TARGET_CUDA_GROUPTEXT_H
