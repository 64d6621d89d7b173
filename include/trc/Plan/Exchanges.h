//===- Exchanges.h - commands that exchange with other ranks ----*- C++ -*-===//
//
// In a plan, a collective that travels while other commands run is two
// commands, be it an all_reduce, a reduce_scatter or an all_gather:
//
//   plan.call "trc.start_all_reduce"(read %a, .., write %a, ..)
//       options {body = "stablehlo.add", exchange = 0 : i64, ..}
//   ..                                         commands that leave %a alone
//   plan.call "trc.finish"(read_write %a, ..) options {exchange = 0 : i64}
//
// Each operand has its result, in that order; both lists together are one run
// of elements that is added up. Of a reduce_scatter each result is this rank's
// part of its operand's sum, of an all_gather the operands of all ranks.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLAN_EXCHANGES_H
#define TRC_PLAN_EXCHANGES_H

#include "schema/Collectives.h"

#include "llvm/ADT/StringRef.h"

namespace trc::plan {

inline constexpr llvm::StringLiteral finishKernel = "trc.finish";
/// The option that says which finish is of which start, in an entry.
inline constexpr llvm::StringLiteral exchangeNumber = "exchange";

/// Whether a library kernel of that name waits for other ranks.
inline bool isExchange(llvm::StringRef kernel) {
  return kernel == finishKernel || findCollective(kernel);
}

} // namespace trc::plan

#endif // TRC_PLAN_EXCHANGES_H
