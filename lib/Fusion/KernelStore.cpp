//===- KernelStore.cpp - kernels, each built once -------------------------===//
//
// See KernelStore.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Fusion/KernelStore.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/xxhash.h"

#include <bit>

using namespace mlir;
using namespace trc;

/// Words of the forms that are kept, some 64 MiB of measures: a program without
/// layers would keep each of its attempts. A kernel is larger than its form.
static constexpr size_t mostMeasureWords = size_t(1) << 24;
static constexpr size_t mostKernelWords = size_t(1) << 20;

KernelStore *KernelStore::of(MLIRContext *context) {
  auto *dialect = context->getLoadedDialect<TrcDialect>();
  return dialect ? const_cast<KernelStore *>(
                       dialect->getRegisteredInterface<KernelStore>())
                 : nullptr;
}

void trc::registerKernelStore(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, TrcDialect *dialect) {
    dialect->addInterfaces<KernelStore>();
  });
}

template <typename Word>
size_t KernelStore::HashOfWords<Word>::operator()(
    const std::vector<Word> &words) const {
  return llvm::xxh3_64bits(
      ArrayRef(reinterpret_cast<const uint8_t *>(words.data()),
               words.size() * sizeof(Word)));
}

static uintptr_t wordOf(const void *address) {
  return reinterpret_cast<uintptr_t>(address);
}

/// Appends what `op` is, and what its regions hold. Values in them have the
/// numbers of `values`; one from outside is its address, which is another's
/// when that is gone: such an operation has no form that lasts.
static bool appendWords(Operation *op, DenseMap<Value, uintptr_t> &values,
                        std::vector<uintptr_t> &words) {
  words.push_back(wordOf(op->getName().getAsOpaquePointer()));
  words.push_back(wordOf(op->getAttrDictionary().getAsOpaquePointer()));
  words.push_back(op->getNumOperands());
  for (Type type : op->getOperandTypes())
    words.push_back(wordOf(type.getAsOpaquePointer()));
  words.push_back(op->getNumResults());
  for (Type type : op->getResultTypes())
    words.push_back(wordOf(type.getAsOpaquePointer()));
  bool lasts = true;
  for (Region &region : op->getRegions()) {
    words.push_back(region.getBlocks().size());
    for (Block &block : region) {
      words.push_back(block.getNumArguments());
      for (BlockArgument argument : block.getArguments()) {
        words.push_back(wordOf(argument.getType().getAsOpaquePointer()));
        values.try_emplace(argument, values.size());
      }
      for (Operation &inner : block) {
        lasts &= appendWords(&inner, values, words);
        for (Value operand : inner.getOperands()) {
          auto known = values.find(operand);
          lasts &= known != values.end();
          words.push_back(known == values.end() ? 0 : known->second);
        }
        for (Value result : inner.getResults())
          values.try_emplace(result, values.size());
      }
      words.push_back(~uintptr_t(0)); // where a block ends
    }
  }
  return lasts;
}

unsigned KernelStore::numberOf(Operation *op) {
  Words words;
  DenseMap<Value, uintptr_t> values;
  const bool lasts = appendWords(op, values, words);
  std::lock_guard<std::mutex> lock(mutex);
  const auto next = static_cast<unsigned>(operations.size());
  if (!lasts) // a word that no other has
    words = {wordOf(nullptr), next};
  return operations.try_emplace(std::move(words), next).first->second;
}

unsigned KernelStore::numberOf(Type type) {
  std::lock_guard<std::mutex> lock(mutex);
  return types.try_emplace(type, types.size()).first->second;
}

std::optional<KernelMeasure> KernelStore::findMeasure(const Form &form) {
  std::lock_guard<std::mutex> lock(mutex);
  auto known = measures.find(form);
  return known == measures.end() ? std::nullopt : std::optional(known->second);
}

void KernelStore::keepMeasure(Form form, const KernelMeasure &measure) {
  std::lock_guard<std::mutex> lock(mutex);
  if (measureWords > mostMeasureWords) {
    measures.clear();
    measureWords = 0;
  }
  measureWords += form.size();
  measures.try_emplace(std::move(form), measure);
}

std::shared_ptr<const KeptKernel> KernelStore::findKernel(const Form &form) {
  std::lock_guard<std::mutex> lock(mutex);
  auto known = kernels.find(form);
  return known == kernels.end() ? nullptr : known->second;
}

void KernelStore::keepKernel(Form form,
                             std::shared_ptr<const KeptKernel> kernel) {
  std::lock_guard<std::mutex> lock(mutex);
  if (kernelWords > mostKernelWords) {
    kernels.clear();
    kernelWords = 0;
  }
  kernelWords += form.size();
  kernels.try_emplace(std::move(form), std::move(kernel));
}

static void appendWide(KernelStore::Form &form, uint64_t value) {
  form.push_back(static_cast<unsigned>(value));
  form.push_back(static_cast<unsigned>(value >> 32));
}

/// Operations by number, each followed by what it reads; before them what comes
/// from outside, and behind them what is stored. How many operands there are
/// follows from an operation's number.
KernelStore::Form trc::formOf(const Cluster &cluster, KernelStore &store,
                              FormNumbers &numbers,
                              const kernel::CostModel *costs) {
  auto numberOf = [&](Operation *op) {
    auto [known, isNew] = numbers.operations.try_emplace(op, 0);
    if (isNew)
      known->second = store.numberOf(op);
    return known->second;
  };
  auto numberOfType = [&](Type type) {
    auto [known, isNew] = numbers.types.try_emplace(type, 0);
    if (isNew)
      known->second = store.numberOf(type);
    return known->second;
  };
  llvm::SmallDenseMap<Value, unsigned, 64> values;
  KernelStore::Form form;
  form.reserve(6 + 4 * cluster.operations.size() + 2 * cluster.inputs.size());
  // A target's figures are one object for as long as a process lives.
  appendWide(form, wordOf(costs));
  const ScratchRules scratch = scratchRulesOf(cluster);
  appendWide(form, scratch.mostRowBytes);
  appendWide(form, std::bit_cast<int64_t>(scratch.leastCycles));
  form.push_back(cluster.inputs.size());
  for (Value input : cluster.inputs) {
    form.push_back(numberOfType(input.getType()));
    // A reduction knows the constant that it starts from, and an output whether
    // it is of a transpose, also where these are outside.
    Operation *source = input.getDefiningOp();
    form.push_back(source ? numberOf(source) + 1 : 0);
    values.try_emplace(input, values.size());
  }
  form.push_back(cluster.operations.size());
  for (Operation *op : cluster.operations) {
    form.push_back(numberOf(op));
    for (Value operand : op->getOperands())
      form.push_back(values.at(operand));
    for (Value result : op->getResults())
      values.try_emplace(result, values.size());
  }
  for (Value output : cluster.outputs)
    form.push_back(values.at(output));
  return form;
}

std::shared_ptr<const KeptKernel> trc::kernelOf(FusionOp fusion,
                                                uint64_t *count) {
  const Cluster cluster = clusterOf(fusion);
  KernelStore *store = KernelStore::of(fusion.getContext());
  KernelStore::Form form;
  if (store) {
    FormNumbers numbers;
    form = formOf(cluster, *store, numbers);
    if (std::shared_ptr<const KeptKernel> known = store->findKernel(form))
      return known;
  }
  auto kept = std::make_shared<KeptKernel>();
  FailureOr<BuiltKernel> built = buildKernel(cluster, "", kept->misfit);
  if (count)
    ++*count;
  kept->isKernel = succeeded(built);
  if (kept->isKernel)
    kept->built = std::move(*built);
  if (store)
    store->keepKernel(std::move(form), kept);
  return kept;
}

FailureOr<BuiltKernel> trc::verifiedKernelOf(FusionOp fusion, StringRef name,
                                             uint64_t *count) {
  const std::shared_ptr<const KeptKernel> kept = kernelOf(fusion, count);
  if (!kept->isKernel)
    return fusion.emitError("no kernel can be built, because ") << kept->misfit;
  BuiltKernel built = kept->built;
  built.kernel.name = name.str();
  if (std::string fault = kernel::verify(built.kernel); !fault.empty())
    return fusion.emitError("kernel '") << name << "' is malformed: " << fault;
  return built;
}
