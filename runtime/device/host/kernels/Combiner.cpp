//===- Combiner.cpp - the body of a reduction -----------------------------===//

#include "Combiner.h"

#include <cstring>

namespace trc::runtime::host {

Combiner Combiner::read(Binding &binding, std::vector<ElementType> types,
                        size_t callee, std::string_view name) {
  Combiner result;
  result.types = std::move(types);
  binding.require(!result.types.empty() && result.types.size() <= mostTensors,
                  "expected 1 to " + std::to_string(mostTensors) +
                      " tensors, got " + std::to_string(result.types.size()));
  if (!binding.ok())
    return result;
  std::string_view body = binding.textOr(name, "");
  if (!body.empty() && result.types.size() == 1)
    result.known = findBinaryOperation(body, result.types[0]);
  if (callee < binding.request.callees.size())
    result.callee = binding.request.callees[callee];
  binding.require(result.callee || result.known,
                  "expected a callee or a known operation in '" +
                      std::string(name) + "', got neither");
  return result;
}

Combiner Combiner::readReduction(Binding &binding) {
  size_t count = binding.numOperands() / 3;
  if (!binding.require(count > 0 && binding.numOperands() == 3 * count,
                       "expected 3 n operands, got " +
                           std::to_string(binding.numOperands())))
    return {};
  std::vector<ElementType> types;
  for (size_t i = 0; i < count; ++i) {
    const size_t input = reduction::inputs(count, i),
                 initial = reduction::initValues(count, i);
    types.push_back(binding.type(input));
    binding.expectSameShape(reduction::inputs(count), input);
    binding.expectSameType(input, initial);
    binding.expectRank(initial, 0);
    binding.expectSameType(input, reduction::results(count, i));
  }
  return read(binding, std::move(types));
}

template <typename T>
static void combineKnown(BlockFunction<T> function, ElementType type,
                         void *accumulator, const void *element) {
  T a, b;
  load(type, accumulator, 0, 1, &a);
  load(type, element, 0, 1, &b);
  function(&a, &b, 1, ElementwiseOptions{bitWidth(type)});
  store(type, accumulator, 0, 1, &a);
}

static bool isNarrowFloat(ElementType type) {
  return type == ElementType::F16 || type == ElementType::BF16;
}

bool Combiner::widens() const {
  return known && isNarrowFloat(types[0]) &&
         std::string_view(known->name) == "stablehlo.add";
}

bool Combiner::roundsEachTime() const {
  return known && isNarrowFloat(types[0]) && !widens();
}

void Combiner::combine(void *const *accumulators, const void *const *elements,
                       void *scratch) const {
  size_t count = types.size();
  if (!callee) {
    inDomain(types[0], [&](auto zero) {
      combineKnown(function<decltype(zero)>(), types[0], accumulators[0],
                   elements[0]);
    });
    return;
  }
  // New values apart from the old ones: the callee may store before it has
  // loaded everything.
  uint64_t fresh[mostTensors];
  void *operands[3 * mostTensors];
  for (size_t i = 0; i < count; ++i) {
    operands[i] = accumulators[i];
    operands[count + i] = const_cast<void *>(elements[i]);
    operands[2 * count + i] = &fresh[i];
  }
  callee(operands, 0, 1, scratch);
  for (size_t i = 0; i < count; ++i)
    std::memcpy(accumulators[i], &fresh[i], byteSize(types[i]));
}

} // namespace trc::runtime::host
