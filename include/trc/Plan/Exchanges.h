//===- Exchanges.h - commands that exchange with other ranks ----*- C++ -*-===//
//
// In a plan, a sum over ranks that travels while other commands run is two:
//
//   plan.call "trc.start_all_reduce"(read %a, .., write %a, ..)
//       options {body = "stablehlo.add", exchange = 0 : i64, ..}
//   ..                                         commands that leave %a alone
//   plan.call "trc.finish"(read_write %a, ..) options {exchange = 0 : i64}
//
// Each operand has its result, in that order; both lists together are one run
// of elements that is added up.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLAN_EXCHANGES_H
#define TRC_PLAN_EXCHANGES_H

#include "llvm/ADT/StringRef.h"

namespace trc::plan {

inline constexpr llvm::StringLiteral startKernel = "trc.start_all_reduce";
inline constexpr llvm::StringLiteral finishKernel = "trc.finish";
/// The option that says which finish is of which start, in an entry.
inline constexpr llvm::StringLiteral exchangeNumber = "exchange";

/// Whether a library kernel of that name waits for other ranks.
inline bool isExchange(llvm::StringRef kernel) {
  return kernel == startKernel || kernel == finishKernel ||
         kernel == "stablehlo.all_gather" || kernel == "stablehlo.all_reduce" ||
         kernel == "stablehlo.all_to_all" ||
         kernel == "stablehlo.collective_broadcast" ||
         kernel == "stablehlo.collective_permute" ||
         kernel == "stablehlo.reduce_scatter";
}

} // namespace trc::plan

#endif // TRC_PLAN_EXCHANGES_H
