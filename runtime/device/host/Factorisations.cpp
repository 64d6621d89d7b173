//===- Factorisations.cpp - custom calls that the host has itself ---------===//
//
// See Factorisations.h.
//
//===----------------------------------------------------------------------===//

#include "device/host/Factorisations.h"

#include "device/host/kernels/Elements.h"
#include "factorisations/Factorisations.h"

#include <memory>

namespace trc::runtime::host {

using namespace trc::factorisations;

namespace {

/// One matrix at a time in f64.
class Factoriser {
public:
  explicit Factoriser(const Problem &problem)
      : problem(problem), sizes(problem.sizes()) {
    for (int64_t size : sizes)
      values.emplace_back(size);
    for (std::vector<double> &operand : values)
      pointers.push_back(operand.data());
  }

  Status run(const CustomCall &call) {
    for (int64_t matrix = 0; matrix < problem.matrices; ++matrix) {
      for (size_t i = 0; i < problem.inputs(); ++i)
        load(call.inputs[i].type.element, call.inputs[i].data,
             matrix * sizes[i], sizes[i], values[i].data());
      factor(problem, pointers);
      for (size_t i = problem.inputs(); i < sizes.size(); ++i)
        keep(call.outputs[i - problem.inputs()], matrix * sizes[i], values[i]);
    }
    return Status::success();
  }

private:
  /// Pivots and status are integers.
  static void keep(const Tensor &to, int64_t begin,
                   const std::vector<double> &from) {
    const auto count = static_cast<int64_t>(from.size());
    if (to.type.element != ElementType::I32)
      return store(to.type.element, to.data, begin, count, from.data());
    for (int64_t i = 0; i < count; ++i)
      to.as<int32_t>()[begin + i] = static_cast<int32_t>(from[i]);
  }

  Problem problem;
  std::vector<int64_t> sizes;
  std::vector<std::vector<double>> values;
  std::vector<double *> pointers;
};

} // namespace

bool isFactorisation(std::string_view name) {
  return kindNamed(name).has_value();
}

Result<CustomCallFunction> prepareFactorisation(std::string_view name,
                                                const CallRequest &request) {
  const Kind kind = *kindNamed(name);
  std::vector<Shape> shapes;
  size_t inputs = 0;
  for (const OperandType &operand : request.operands) {
    inputs += !operand.written;
    shapes.emplace_back(operand.shape);
  }
  const std::optional<Problem> problem = makeProblem(kind, shapes);
  if (!problem || inputs != problem->inputs())
    return failure(StatusCode::BadProgram, name,
                   ": the shapes of its tensors do not belong together");
  // What is said of success, and pivots, are i32; the rest is of one type.
  const ElementType element = request.operands[0].element;
  for (size_t i = 0; i < shapes.size(); ++i) {
    const bool isStatus =
        i + 1 == shapes.size() && kind != Kind::Qr && kind != Kind::Reflectors;
    const bool isInteger = isStatus || (kind == Kind::Lu && i == 2);
    if (request.operands[i].element != (isInteger ? ElementType::I32 : element))
      return failure(StatusCode::BadProgram, name, ": operand ", i,
                     " has another type");
  }
  if (element != ElementType::F32 && element != ElementType::F64)
    return failure(StatusCode::BadProgram, name, ": expected f32 or f64");
  auto factoriser = std::make_shared<Factoriser>(*problem);
  return CustomCallFunction(
      [factoriser](const CustomCall &call) { return factoriser->run(call); });
}

} // namespace trc::runtime::host
