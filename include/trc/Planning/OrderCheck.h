//===- OrderCheck.h - is an order of operations legal? ----------*- C++ -*-===//
//
// The independent judge of Order.h: every operation once, after what it reads
// and what it must follow; and the peak, counted time by time.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLANNING_ORDERCHECK_H
#define TRC_PLANNING_ORDERCHECK_H

#include "trc/Planning/Order.h"

namespace trc::planning {

struct OrderVerdict {
  std::string fault; ///< the first fault found; empty when legal
  int64_t peak = 0;
  bool ok() const { return fault.empty(); }
};

OrderVerdict checkOrder(const OrderProblem &problem,
                        std::span<const uint32_t> order);

} // namespace trc::planning

#endif // TRC_PLANNING_ORDERCHECK_H
