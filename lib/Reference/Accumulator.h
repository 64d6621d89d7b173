//===- Accumulator.h - the running values of a reduction --------*- C++ -*-===//
//
// Holds one tensor for each reduced value, and combines elements into single
// positions of them: directly where the combiner is a known operation, else by
// calling its body on scalars.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_REFERENCE_ACCUMULATOR_H
#define TRC_LIB_REFERENCE_ACCUMULATOR_H

#include "trc/Reference/Reduction.h"

namespace trc::reference {

class Accumulator {
public:
  /// Every position starts at `inits`. Sums of f16 and bf16 run in f32.
  Accumulator(TensorsRef inits, const Sizes &shape, const Combiner &combiner)
      : combiner(combiner) {
    for (const Tensor &init : inits) {
      resultTypes.push_back(init.type());
      bool widen = combiner.known == Binary::Add && isNarrowFloat(init.type());
      Tensor start = widen ? convert(init, ElementType::F32) : init;
      values.push_back(broadcastInDim(start, {}, shape));
    }
  }

  /// Starts at whole tensors, in their own types.
  Accumulator(Tensors start, const Combiner &combiner)
      : combiner(combiner), values(std::move(start)) {
    for (const Tensor &value : values)
      resultTypes.push_back(value.type());
  }

  /// values[at] = body(values[at], elements[from]); false when the body failed.
  bool combine(int64_t at, TensorsRef elements, int64_t from) {
    if (combiner.known && elements[0].type() == values[0].type()) {
      applyBinary(*combiner.known, values[0], at, elements[0], from, values[0],
                  at);
      return true;
    }
    if (combiner.known) {
      // The element is widened to, or narrowed to, the accumulator's type.
      Tensor element = convert(elements[0].element(from), values[0].type());
      applyBinary(*combiner.known, values[0], at, element, 0, values[0], at);
      return true;
    }
    size_t count = values.size();
    Tensors arguments(2 * count);
    for (size_t i = 0; i < count; ++i) {
      arguments[i] = values[i].element(at);
      // A reduction may accumulate in a wider type than its elements have.
      arguments[count + i] =
          convert(elements[i].element(from), values[i].type());
    }
    std::optional<Tensors> results = combiner.body(arguments);
    if (!results)
      return false;
    for (size_t i = 0; i < count; ++i)
      values[i].copyElement(at, (*results)[i], 0);
    return true;
  }

  /// The values, rounded to the types of the result.
  Tensors take() {
    for (size_t i = 0; i < values.size(); ++i)
      values[i] = convert(values[i], resultTypes[i]);
    return std::move(values);
  }

private:
  const Combiner &combiner;
  Tensors values;
  std::vector<ElementType> resultTypes;
};

} // namespace trc::reference

#endif // TRC_LIB_REFERENCE_ACCUMULATOR_H
