//===- KernelMeasures.cpp - what kernels cost, by form --------------------===//
//
// See KernelMeasures.h. Forms are compared word by word, so that no two kernels
// are taken for one because of a hash.
//
//===----------------------------------------------------------------------===//

#include "KernelMeasures.h"

#include "mlir/IR/OperationSupport.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace trc;

/// Words of the forms that are kept, some 64 MiB: a program without layers
/// would keep each of its attempts.
static constexpr size_t mostWords = size_t(1) << 24;

size_t KernelMeasures::HashOfForm::operator()(const Form &form) const {
  return llvm::xxh3_64bits(
      ArrayRef(reinterpret_cast<const uint8_t *>(form.data()),
               form.size() * sizeof(unsigned)));
}

using Pointers = llvm::DenseMapInfo<Operation *>;

Operation *KernelMeasures::SameOperation::getEmptyKey() {
  return Pointers::getEmptyKey();
}

Operation *KernelMeasures::SameOperation::getTombstoneKey() {
  return Pointers::getTombstoneKey();
}

unsigned KernelMeasures::SameOperation::getHashValue(Operation *op) {
  return static_cast<unsigned>(OperationEquivalence::computeHash(
      op, OperationEquivalence::ignoreHashValue,
      OperationEquivalence::ignoreHashValue,
      OperationEquivalence::IgnoreLocations));
}

bool KernelMeasures::SameOperation::isEqual(Operation *a, Operation *b) {
  if (a == b)
    return true;
  for (Operation *key : {getEmptyKey(), getTombstoneKey()})
    if (a == key || b == key)
      return false;
  return a->getName() == b->getName() &&
         a->getDiscardableAttrDictionary() ==
             b->getDiscardableAttrDictionary() &&
         a->getName().compareOpProperties(a->getPropertiesStorage(),
                                          b->getPropertiesStorage()) &&
         llvm::equal(a->getOperandTypes(), b->getOperandTypes()) &&
         llvm::equal(a->getResultTypes(), b->getResultTypes()) &&
         a->getNumRegions() == b->getNumRegions() &&
         llvm::all_of_zip(
             a->getRegions(), b->getRegions(), [](Region &of, Region &other) {
               return OperationEquivalence::isRegionEquivalentTo(
                   &of, &other, OperationEquivalence::IgnoreLocations);
             });
}

unsigned KernelMeasures::numberOf(Operation *op) {
  auto [known, isNew] = kindOf.try_emplace(op, 0);
  if (isNew)
    known->second = kinds.try_emplace(op, kinds.size()).first->second;
  return known->second;
}

/// Operations by number, each followed by what it reads; before them what comes
/// from outside, and behind them what is stored. How many operands there are
/// follows from an operation's number.
KernelMeasures::Form KernelMeasures::formOf(const Cluster &cluster) {
  llvm::SmallDenseMap<Value, unsigned, 64> numbers;
  Form form;
  form.reserve(4 * cluster.operations.size() + 2 * cluster.inputs.size());
  form.push_back(cluster.inputs.size());
  for (Value input : cluster.inputs) {
    form.push_back(
        types.try_emplace(input.getType(), types.size()).first->second);
    // A reduction knows the constant that it starts from, and an output whether
    // it is of a transpose, also where these are outside.
    Operation *source = input.getDefiningOp();
    form.push_back(source ? numberOf(source) + 1 : 0);
    numbers.try_emplace(input, numbers.size());
  }
  form.push_back(cluster.operations.size());
  for (Operation *op : cluster.operations) {
    form.push_back(numberOf(op));
    for (Value operand : op->getOperands())
      form.push_back(numbers.at(operand));
    for (Value result : op->getResults())
      numbers.try_emplace(result, numbers.size());
  }
  for (Value output : cluster.outputs)
    form.push_back(numbers.at(output));
  return form;
}

const KernelMeasure &KernelMeasures::of(const Cluster &cluster) {
  Form form = formOf(cluster);
  if (words > mostWords) {
    known.clear();
    words = 0;
  }
  const size_t size = form.size();
  auto [at, isNew] = known.try_emplace(std::move(form));
  KernelMeasure &measure = at->second;
  if (!isNew)
    return measure;
  words += size;
  FailureOr<BuiltKernel> built = buildKernel(cluster, "group", measure.misfit);
  measure.isKernel = succeeded(built);
  if (measure.isKernel) {
    measure.kind = built->kind;
    measure.nanoseconds =
        kernel::costOf(built->kernel, costs).nanoseconds(costs);
  }
  return measure;
}
