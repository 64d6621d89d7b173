//===- EstimateTime.cpp - what commands take, by their target's figures ---===//

#include "trc/Plan/EstimateTime.h"

#include "trc/Plan/Exchanges.h"
#include "trc/Plan/HostState.h"

#include "trc/Fusion/KernelStore.h"
#include "trc/Kernel/Cost.h"

using namespace mlir;
using namespace trc;

double TimeEstimate::ofBlock(Block &block) {
  double sum = 0, copied = 0; // until when the last copy goes on
  DenseMap<int64_t, double> copies;
  for (Operation &op : block) {
    if (auto call = dyn_cast<plan::CallOp>(op)) {
      DictionaryAttr options = call.getOptionsAttr();
      auto numberOf = [&](StringRef name) {
        auto number = options ? options.getAs<IntegerAttr>(name) : nullptr;
        return number ? std::optional(number.getInt()) : std::nullopt;
      };
      const auto exchange = numberOf(plan::exchangeNumber);
      const auto time = numberOf(plan::copyNanoseconds);
      if (exchange && time) {
        sum += figures.costs.launchNanoseconds;
        copied = std::max(copied, sum) + static_cast<double>(*time);
        copies[*exchange] = copied;
      } else if (auto found = exchange ? copies.find(*exchange) : copies.end();
                 found != copies.end()) {
        sum = std::max(sum, found->second);
      } else {
        sum += ofCall(call);
      }
    } else {
      sum += ofCommand(op);
    }
  }
  return sum;
}

double TimeEstimate::ofCommand(Operation &op) {
  if (auto call = dyn_cast<plan::CallOp>(op))
    return ofCall(call);
  if (auto loop = dyn_cast<plan::WhileOp>(op)) {
    const auto trips = static_cast<double>(loop.getTripCount().value_or(1));
    return trips * (ofBlock(loop.getCondition().front()) +
                    ofBlock(loop.getBody().front()));
  }
  double longest = 0;
  if (isa<plan::CaseOp>(op))
    for (Region &branch : op.getRegions())
      longest = std::max(longest, ofBlock(branch.front()));
  return longest;
}

double TimeEstimate::ofCall(plan::CallOp call) {
  if (auto symbol = dyn_cast<FlatSymbolRefAttr>(call.getKernel())) {
    auto [known, isNew] = kernels.try_emplace(symbol, 0);
    if (isNew)
      known->second = ofKernel(call, symbol);
    if (known->second > 0)
      return known->second;
  }
  double bytes = 0;
  for (unsigned i = 0; i < call.getBuffers().size(); ++i)
    bytes += static_cast<double>(plan::getTensorSize(call.getTypeOf(i)));
  return figures.costs.launchNanoseconds +
         std::max(static_cast<double>(call.getFlops().value_or(0)) /
                      productRate(call),
                  bytes / figures.costs.bytesPerNanosecond);
}

/// 0: nothing says what it computes.
double TimeEstimate::ofKernel(plan::CallOp call,
                              FlatSymbolRefAttr symbol) const {
  auto kernel =
      SymbolTable::lookupNearestSymbolFrom<plan::KernelOp>(call, symbol);
  FusionOp fusion = kernel ? kernel.getFusion() : FusionOp();
  if (!fusion)
    return 0;
  const std::shared_ptr<const KeptKernel> kept = kernelOf(fusion);
  return kept->isKernel ? kernel::costOf(kept->built.kernel, figures.costs)
                              .nanoseconds(figures.costs)
                        : 0;
}

/// The operand whose type a call multiplies: a product's factor, or the query
/// of an attention. What else computes does so in the type of what it reads
/// first.
static unsigned factorOf(plan::CallOp call) {
  for (StringRef name : {"lhs", "query"})
    if (const std::optional<unsigned> factor = call.findOperand(name))
      return *factor;
  return 0;
}

double TimeEstimate::productRate(plan::CallOp call) const {
  auto element = call.getBuffers().empty()
                     ? FloatType()
                     : dyn_cast<FloatType>(
                           call.getTypeOf(factorOf(call)).getElementType());
  if (element && element.isF64())
    return figures.products.f64;
  return element && element.getWidth() <= 16 ? figures.products.half
                                             : figures.products.f32;
}
