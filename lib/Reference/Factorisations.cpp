//===- Factorisations.cpp - LU, QR, eigenvalues, singular values ----------===//
//
// In long double, one matrix at a time, by the loops that the runtime has in
// f64: which vector of an eigenvalue is meant, say, is one choice.
//
//===----------------------------------------------------------------------===//

#include "trc/Reference/Factorisations.h"

#include "factorisations/Factorisations.h"

namespace trc::reference {

using namespace trc::factorisations;

bool isFactorisation(std::string_view name) {
  return kindNamed(name).has_value();
}

bool factorise(std::string_view name, std::span<const Tensor> operands,
               std::span<Tensor> results) {
  std::vector<Shape> shapes;
  for (const Tensor &operand : operands)
    shapes.emplace_back(operand.shape());
  for (const Tensor &result : results)
    shapes.emplace_back(result.shape());
  const std::optional<Problem> problem = makeProblem(*kindNamed(name), shapes);
  if (!problem || problem->inputs() != operands.size())
    return false;
  const std::vector<int64_t> sizes = problem->sizes();
  std::vector<std::vector<long double>> values;
  std::vector<long double *> pointers;
  for (int64_t size : sizes)
    pointers.push_back(values.emplace_back(size).data());
  for (int64_t matrix = 0; matrix < problem->matrices; ++matrix) {
    for (size_t o = 0; o < operands.size(); ++o)
      for (int64_t i = 0; i < sizes[o]; ++i)
        values[o][i] = operands[o].getFloat(matrix * sizes[o] + i);
    factor(*problem, pointers);
    for (size_t r = 0; r < results.size(); ++r) {
      const size_t o = operands.size() + r;
      for (int64_t i = 0; i < sizes[o]; ++i) {
        const int64_t at = matrix * sizes[o] + i;
        if (isFloat(results[r].type()))
          results[r].setFloat(at, values[o][i]);
        else
          results[r].setInt(at, static_cast<int64_t>(values[o][i]));
      }
    }
  }
  return true;
}

} // namespace trc::reference
