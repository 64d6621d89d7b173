//===- Factorisations.cpp - custom calls that the host has itself ---------===//
//
// See Factorisations.h.
//
//===----------------------------------------------------------------------===//

#include "device/host/Factorisations.h"

#include "device/host/kernels/Elements.h"
#include "device/host/kernels/Lapack.h"
#include "factorisations/Factorisations.h"

#include <memory>

namespace trc::runtime::host {

using namespace trc::factorisations;

namespace {

/// By the loops, in f64.
class Loops {
public:
  using Number = double;
  explicit Loops(const Problem &problem) : problem(problem) {}
  void factor(const std::vector<double *> &tensors) {
    factorisations::factor(problem, tensors);
  }

private:
  Problem problem;
};

/// One matrix at a time, by `Way`, which takes and gives numbers.
template <typename Way> class Factoriser {
public:
  explicit Factoriser(const Problem &problem)
      : problem(problem), sizes(problem.sizes()), way(problem) {
    for (int64_t size : sizes)
      pointers.push_back(values.emplace_back(size).data());
  }

  Status run(const CustomCall &call) {
    for (int64_t matrix = 0; matrix < problem.matrices; ++matrix) {
      for (size_t i = 0; i < problem.inputs(); ++i)
        load(call.inputs[i].type.element, call.inputs[i].data,
             matrix * sizes[i], sizes[i], values[i].data());
      way.factor(pointers);
      for (size_t i = problem.inputs(); i < sizes.size(); ++i)
        keep(call.outputs[i - problem.inputs()], matrix * sizes[i], values[i]);
    }
    return Status::success();
  }

private:
  using Values = lapack::Numbers<typename Way::Number>;

  /// Pivots and status are integers.
  static void keep(const Tensor &to, int64_t begin, const Values &from) {
    const auto count = static_cast<int64_t>(from.size());
    if (to.type.element != ElementType::I32)
      return store(to.type.element, to.data, begin, count, from.data());
    for (int64_t i = 0; i < count; ++i)
      to.as<int32_t>()[begin + i] = static_cast<int32_t>(from[i]);
  }

  Problem problem;
  std::vector<int64_t> sizes;
  std::vector<Values> values;
  std::vector<typename Way::Number *> pointers;
  Way way;
};

template <typename Way>
CustomCallFunction makeFunction(const Problem &problem) {
  auto factoriser = std::make_shared<Factoriser<Way>>(problem);
  return [factoriser](const CustomCall &call) { return factoriser->run(call); };
}

} // namespace

bool isFactorisation(std::string_view name) {
  return kindNamed(name).has_value();
}

Result<PreparedFactorisation> prepareFactorisation(std::string_view name,
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
  const ElementType element = request.operands[matrixAt].element;
  for (size_t i = 0; i < shapes.size(); ++i)
    if (request.operands[i].element !=
        (isInteger(kind, i) ? ElementType::I32 : element))
      return failure(StatusCode::BadProgram, name, ": operand ", i,
                     " has another type");
  if (element != ElementType::F32 && element != ElementType::F64)
    return failure(StatusCode::BadProgram, name, ": expected f32 or f64");
  bool isLapackThere = false;
  if (lapack::isWorthwhile(*problem)) {
    Result<bool> reserved = lapack::reserve();
    if (reserved.failed())
      return reserved.takeStatus();
    isLapackThere = *reserved;
  }
  if (!isLapackThere)
    return PreparedFactorisation{makeFunction<Loops>(*problem), "plain loops"};
  return PreparedFactorisation{
      element == ElementType::F64
          ? makeFunction<lapack::Factoriser<double>>(*problem)
          : makeFunction<lapack::Factoriser<float>>(*problem),
      lapack::libraryName()};
}

} // namespace trc::runtime::host
