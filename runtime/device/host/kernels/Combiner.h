//===- Combiner.h - the body of a reduction ---------------------*- C++ -*-===//
//
// Reductions and scatters combine an accumulator with an element, for one or
// more tensors at once. What combines them is a callee of the program, or,
// where the region is a single operation on its arguments, that operation by
// name in the attribute `body`: then whole blocks are combined without calls,
// and sums of f16 and bf16 are kept in f32.
//
// Arguments of the callee: accumulators, elements, and then the new
// accumulators; one of each per tensor.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_COMBINER_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_COMBINER_H

#include "ElementwiseKernel.h"

#include "schema/TensorNumbers.h"

namespace trc::runtime::host {

/// The function of a binary operation of StableHLO; null where there is none.
const ElementwiseOperation *findBinaryOperation(std::string_view name,
                                                ElementType type);

/// Most tensors that one reduction may have.
inline constexpr size_t mostTensors = 64;

/// What reduce and reduce_window call their tensors.
namespace reduction {
constexpr TensorNumbers tensors("stablehlo.reduce"),
    ofWindows("stablehlo.reduce_window");
constexpr TensorNumber inputs = tensors.of("inputs"),
                       initValues = tensors.of("init_values"),
                       results = tensors.of("results");
static_assert(inputs == ofWindows.of("inputs") &&
              initValues == ofWindows.of("init_values") &&
              results == ofWindows.of("results"));
} // namespace reduction

class Combiner {
public:
  /// Reads callee `callee` or the attribute `body`; `types` are the tensors'.
  static Combiner read(Binding &binding, std::vector<ElementType> types,
                       size_t callee = 0, std::string_view body = "body");
  /// Checks the operands of a reduction, too: n inputs of one shape, n initial
  /// values and n results, whose shape is the caller's to check.
  static Combiner readReduction(Binding &binding);

  size_t tensors() const { return types.size(); }
  const std::vector<ElementType> &elementTypes() const { return types; }
  /// The operation, when known; for one tensor only.
  const ElementwiseOperation *operation() const { return known; }

  /// Sums of f16 and bf16 run in f32; every other operation rounds each time.
  bool widens() const;
  bool roundsEachTime() const;
  template <typename T> BlockFunction<T> function() const;

  /// accumulators[i] = f(accumulators, elements)[i], one scalar of each tensor.
  void combine(void *const *accumulators, const void *const *elements,
               void *scratch) const;

private:
  std::vector<ElementType> types;
  Callee callee = nullptr;
  const ElementwiseOperation *known = nullptr;
};

template <typename T> BlockFunction<T> Combiner::function() const {
  if constexpr (std::is_same_v<T, float>)
    return known->onFloat;
  else if constexpr (std::is_same_v<T, double>)
    return known->onDouble;
  else if constexpr (std::is_same_v<T, int64_t>)
    return known->onSigned;
  else
    return known->onUnsigned;
}

/// Calls `function` with a value of the domain's type.
template <typename Function>
auto inDomain(ElementType type, Function function) {
  switch (domainOf(type)) {
  case Domain::Float:
    return function(float());
  case Domain::Double:
    return function(double());
  case Domain::Signed:
    return function(int64_t());
  case Domain::Unsigned:
    return function(uint64_t());
  }
}

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_COMBINER_H
