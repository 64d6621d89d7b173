//===- Collectives.h - kernels that exchange with other ranks ---*- C++ -*-===//
//
// What ranks compute together, by the names of library kernels. Of some there
// is a second kernel that only begins: it goes on beside the step, with any
// number of operands and then their results, until `trc.finish`.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_SCHEMA_COLLECTIVES_H
#define TRC_RUNTIME_SCHEMA_COLLECTIVES_H

#include <cstdint>
#include <string_view>

namespace trc {

enum class CollectiveKind : uint8_t {
  AllReduce,
  ReduceScatter,
  AllGather,
  AllToAll,
  Permute,
  Broadcast
};

struct CollectiveKernel {
  std::string_view name;
  CollectiveKind kind;
  std::string_view start; ///< the kernel that only begins; empty: none does
};

inline constexpr CollectiveKernel collectiveKernels[] = {
    {"stablehlo.all_gather", CollectiveKind::AllGather, "trc.start_all_gather"},
    {"stablehlo.all_reduce", CollectiveKind::AllReduce, "trc.start_all_reduce"},
    {"stablehlo.all_to_all", CollectiveKind::AllToAll, ""},
    {"stablehlo.collective_broadcast", CollectiveKind::Broadcast, ""},
    {"stablehlo.collective_permute", CollectiveKind::Permute, ""},
    {"stablehlo.reduce_scatter", CollectiveKind::ReduceScatter,
     "trc.start_reduce_scatter"},
};

/// The row of a kernel, by either of its names; null where it is no collective.
constexpr const CollectiveKernel *findCollective(std::string_view kernel) {
  for (const CollectiveKernel &row : collectiveKernels)
    if (row.name == kernel || (!row.start.empty() && row.start == kernel))
      return &row;
  return nullptr;
}

/// Whether a kernel of that name only begins, and goes on beside the step.
constexpr bool onlyBegins(std::string_view kernel) {
  const CollectiveKernel *row = findCollective(kernel);
  return row && row->start == kernel;
}

} // namespace trc

#endif // TRC_RUNTIME_SCHEMA_COLLECTIVES_H
