//===- GroupText.cpp - many kernels as one launch -------------------------===//
//
// See GroupText.h. The table is searched by halves: a handful of steps, the
// same for all threads of a block.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/CUDA/GroupText.h"

#include <algorithm>
#include <sstream>

namespace trc::cuda {

KernelText writeGroup(const std::string &name,
                      const std::vector<KernelText> &functions,
                      const std::vector<std::string> &functionNames,
                      const std::vector<GroupMember> &members) {
  KernelText result;
  result.launch.block = functions.front().launch.block;
  for (const KernelText &function : functions)
    result.launch.shared =
        std::max(result.launch.shared, function.launch.shared);

  std::ostringstream table;
  int64_t begin = 0;
  unsigned operand = 0;
  for (const GroupMember &member : members) {
    table << "    {" << begin << ", " << member.function << ", " << member.count
          << ", " << operand << "},\n";
    begin += member.blocks;
    operand += member.numOperands;
  }
  result.launch.grid[0] = begin;
  constexpr int64_t pointerBytes = 8;
  const bool inMemory = operand * pointerBytes > mostParameterBytes;
  result.launch.operandsInMemory = inMemory;

  std::ostringstream out;
  out << "#include \"trc/math.cuh\"\n"
         "#include \"trc/reduce.cuh\"\n\n"
         "using namespace trc_device;\n\n";
  if (result.launch.shared > 0)
    out << "extern __shared__ uint4 trc_shared[];\n\n";
  for (const KernelText &function : functions)
    out << function.text << "\n";
  if (!inMemory)
    out << "struct Operands {\n  void *pointers[" << operand << "];\n};\n\n";
  out << "struct Member {\n"
         "  u32 begin; // its first block\n"
         "  u32 function;\n"
         "  u32 count; // of threads that work, where the function asks\n"
         "  u32 operand; // its first one\n"
         "};\n\n"
         "static __constant__ const Member members["
      << members.size() << "] = {\n"
      << table.str() << "};\n\n"
      << "extern \"C\" __global__ void __launch_bounds__("
      << result.launch.block << ")\ntrc_" << name
      << (inMemory ? "(void *const *__restrict__ operands) {\n"
                   : "(const __grid_constant__ Operands operands) {\n")
      << "  u32 low = 0, high = " << members.size()
      << ";\n"
         "  while (high - low > 1) {\n"
         "    const u32 middle = (low + high) / 2;\n"
         "    if (members[middle].begin <= blockIdx.x)\n"
         "      low = middle;\n"
         "    else\n"
         "      high = middle;\n"
         "  }\n"
         "  const u32 block = blockIdx.x - members[low].begin;\n"
         "  void *const *pointers = operands"
      << (inMemory ? "" : ".pointers")
      << " + members[low].operand;\n"
         "  switch (members[low].function) {\n";
  for (size_t i = 0; i < functions.size(); ++i)
    out << "  case " << i << ":\n    " << functionNames[i]
        << (functions[i].count > 0 ? "(block, members[low].count, pointers)"
                                   : "(block, pointers)")
        << ";\n    break;\n";
  out << "  }\n}\n";
  result.text = out.str();
  return result;
}

} // namespace trc::cuda
