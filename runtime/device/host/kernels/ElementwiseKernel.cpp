//===- ElementwiseKernel.cpp - one function on every element --------------===//

#include "ElementwiseKernel.h"

namespace trc::runtime::host {

template <typename T>
static Status makeKernel(BlockFunction<T> function, Binding &binding,
                         size_t operands, ElementwiseOptions options,
                         std::unique_ptr<BoundKernel> &kernel) {
  if (!binding.require(function != nullptr,
                       std::string("element type ") +
                           name(binding.type(firstOperand)) +
                           " is not supported"))
    return binding.status();
  options.width = bitWidth(binding.type(firstOperand));
  kernel = std::make_unique<ElementwiseKernel<T>>(
      function, operands, binding.type(firstOperand), binding.type(operands),
      binding.elements(firstOperand), options);
  return Status::success();
}

Status bindElementwise(const ElementwiseOperation &operation, Binding &binding,
                       size_t operands, bool predicate,
                       ElementwiseOptions options,
                       std::unique_ptr<BoundKernel> &kernel) {
  binding.expectOperands(operands + 1);
  for (size_t i = 1; i <= operands && binding.ok(); ++i) {
    binding.expectSameShape(firstOperand, i);
    if (predicate && i == operands)
      binding.expectType(i, ElementType::I1);
    else
      binding.expectSameType(firstOperand, i);
  }
  if (!binding.ok())
    return binding.status();
  switch (domainOf(binding.type(firstOperand))) {
  case Domain::Float:
    return makeKernel(operation.onFloat, binding, operands, options, kernel);
  case Domain::Double:
    return makeKernel(operation.onDouble, binding, operands, options, kernel);
  case Domain::Signed:
    return makeKernel(operation.onSigned, binding, operands, options, kernel);
  case Domain::Unsigned:
    return makeKernel(operation.onUnsigned, binding, operands, options, kernel);
  }
  return binding.status();
}

} // namespace trc::runtime::host
