//===- ElementwiseKernel.h - one function on every element ------*- C++ -*-===//
//
// Work items are elements. A range is done in blocks: load to the domain, call
// the function on the whole block (one indirect call per 512 elements), store.
// A block is read before it is written, so a result may be an operand's memory.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_ELEMENTWISEKERNEL_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_ELEMENTWISEKERNEL_H

#include "Binding.h"
#include "Elements.h"

#include "schema/TensorNumbers.h"

#include <algorithm>

namespace trc::runtime::host {

/// Of operations on one operand, and on two.
constexpr unsigned firstOperand = unary_at::operand;
static_assert(firstOperand == binary_at::lhs);

/// What an operation may need to know beside its operands.
struct ElementwiseOptions {
  int64_t width = 0; ///< bits of the operand's type
};

/// Operands and the result share one buffer type; `a` is replaced.
template <typename T>
using BlockFunction = void (*)(T *a, const T *b, int64_t count,
                               const ElementwiseOptions &options);

/// One function per domain; null where the operation has none.
struct ElementwiseOperation {
  const char *name;
  BlockFunction<float> onFloat = nullptr;
  BlockFunction<double> onDouble = nullptr;
  BlockFunction<int64_t> onSigned = nullptr;
  BlockFunction<uint64_t> onUnsigned = nullptr;
};

/// `operands` operands (one or two) of `type` and a result of `type`, or of i1
/// in the case of a predicate.
template <typename T> class ElementwiseKernel final : public BoundKernel {
public:
  ElementwiseKernel(BlockFunction<T> function, size_t operands,
                    ElementType type, ElementType resultType, int64_t elements,
                    ElementwiseOptions options)
      : function(function), operands(operands), type(type),
        resultType(resultType), options(options) {
    phases = {Phase{elements, 8192}};
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    T a[blockElements], b[blockElements];
    for (int64_t i = begin; i < end; i += blockElements) {
      int64_t count = std::min(blockElements, end - i);
      load(type, arguments.operands[firstOperand], i, count, a);
      if (operands == 2)
        load(type, arguments.operands[binary_at::rhs], i, count, b);
      function(a, b, count, options);
      store(resultType, arguments.operands[operands], i, count, a);
    }
    return Status::success();
  }

private:
  BlockFunction<T> function;
  size_t operands;
  ElementType type, resultType;
  ElementwiseOptions options;
};

/// Checks `operands` + 1 operands of one shape and makes the kernel.
Status bindElementwise(const ElementwiseOperation &operation, Binding &binding,
                       size_t operands, bool predicate,
                       ElementwiseOptions options,
                       std::unique_ptr<BoundKernel> &kernel);

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_ELEMENTWISEKERNEL_H
