//===- SampledFunctions.cpp - what elementwise chains compute -------------===//
//
// See SampledFunctions.h.
//
//===----------------------------------------------------------------------===//

#include "SampledFunctions.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Fusion/ScalarOperations.h"
#include "trc/Kernel/ScalarOperations.h"
#include "trc/Rewrite/Constants.h"

#include <cmath>
#include <set>

using namespace mlir;
using namespace trc;

static constexpr unsigned numPoints = 48;
/// Chains are short; what is longer is no activation.
static constexpr unsigned mostReaders = 256;

const Samples &trc::samplePoints() {
  static const Samples points = [] {
    Samples list;
    for (unsigned i = 0; i < numPoints; ++i)
      list.push_back(-6.0 + 12.0 * (i + 0.37 * std::sin(i)) / (numPoints - 1));
    return list;
  }();
  return points;
}

const Samples &trc::sampleFactors() {
  static const Samples factors = [] {
    Samples list;
    for (unsigned i = 0; i < numPoints; ++i)
      list.push_back((i % 2 ? -1.0 : 1.0) *
                     (0.25 + (i * 29 % numPoints) / 16.0));
    return list;
  }();
  return factors;
}

static constexpr double cubic = 0.044715;
static constexpr double root = 0.79788456080286535588; // sqrt(2 / pi)

double trc::tanhGelu(double x) {
  return x / 2 * (1 + std::tanh(root * (x + cubic * x * x * x)));
}

double trc::tanhGeluDerivative(double x) {
  double t = std::tanh(root * (x + cubic * x * x * x));
  return (1 + t) / 2 + x / 2 * (1 - t * t) * root * (1 + 3 * cubic * x * x);
}

static bool hasFloats(Operation *op) {
  auto isFloat = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && isa<FloatType>(tensor.getElementType());
  };
  return llvm::all_of(op->getOperandTypes(), isFloat) &&
         op->getNumResults() == 1 && isFloat(op->getResult(0).getType());
}

/// The samples of the result, if all operands have some or are constant.
static std::optional<Samples>
evaluate(Operation *op, const llvm::MapVector<Value, Samples> &known) {
  const std::optional<kernel::Opcode> opcode = opcodeOf(op);
  if (!opcode || opcode == kernel::Opcode::ReducePrecision || !hasFloats(op))
    return std::nullopt;
  Samples operands[2] = {Samples(numPoints, 0), Samples(numPoints, 0)};
  for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
    if (auto it = known.find(operand); it != known.end())
      operands[i] = it->second;
    else if (std::optional<APFloat> constant = getSplatFloat(operand))
      operands[i].assign(numPoints, constant->convertToDouble());
    else
      return std::nullopt;
  }
  Samples result(numPoints);
  for (unsigned i = 0; i < numPoints; ++i)
    result[i] = kernel::evaluate(*opcode, operands[0][i], operands[1][i]);
  return result;
}

llvm::MapVector<Value, Samples>
trc::sampleReaders(ArrayRef<std::pair<Value, Samples>> inputs) {
  llvm::MapVector<Value, Samples> known;
  auto before = [](Operation *a, Operation *b) {
    return a->isBeforeInBlock(b);
  };
  std::set<Operation *, decltype(before)> waiting(before);
  Value first = inputs.front().first;
  Block *block = first.getParentBlock();
  auto addReaders = [&](Value value) {
    for (Operation *user : value.getUsers())
      if (user->getBlock() == block)
        waiting.insert(user);
  };
  for (const auto &[value, samples] : inputs) {
    known.insert({value, samples});
    addReaders(value);
  }
  // In the order of the block, so that operands come before their readers.
  while (!waiting.empty() && known.size() < mostReaders) {
    Operation *op = *waiting.begin();
    waiting.erase(waiting.begin());
    if (op->getNumResults() != 1 || known.contains(op->getResult(0)))
      continue;
    if (std::optional<Samples> samples = evaluate(op, known)) {
      known.insert({op->getResult(0), std::move(*samples)});
      addReaders(op->getResult(0));
    }
  }
  return known;
}

bool trc::agree(Value value, const Samples &samples, const Samples &expected) {
  // Constants were rounded to the type.
  auto type = cast<FloatType>(getTensorType(value).getElementType());
  double tolerance =
      type.getWidth() >= 32
          ? 1e-6
          : std::ldexp(1.0, 1 - static_cast<int>(type.getFPMantissaWidth()));
  for (auto [sample, wanted] : llvm::zip_equal(samples, expected))
    if (!(std::abs(sample - wanted) <= tolerance * (1 + std::abs(wanted))))
      return false;
  return true;
}
