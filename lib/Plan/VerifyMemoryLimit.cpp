//===- VerifyMemoryLimit.cpp - whether a program fits ---------------------===//
//
// The sum is MemoryNeed.h's. What is said where it does not fit is for whoever
// has to make it smaller: by how much, what holds the peak, what would help
// (MemoryAdvice.h).
//
//===----------------------------------------------------------------------===//

#include "MemoryAdvice.h"

#include "trc/Plan/MemoryNeed.h"
#include "trc/Plan/Passes.h"
#include "trc/Plan/PeakReport.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <map>

using namespace mlir;
using namespace trc;

namespace trc {
#define GEN_PASS_DEF_VERIFYMEMORYLIMIT
#include "trc/Plan/Passes.h.inc"
} // namespace trc

/// How many kinds of tensors of the peak are named.
static constexpr size_t namedAtPeak = 5;

static std::string inMiB(int64_t bytes) {
  return llvm::formatv("{0:f1} MiB", static_cast<double>(bytes) / (1 << 20));
}

/// "h.3/mlp" and "h.4/mlp" are both "h.*/mlp".
static std::string withoutNumbers(StringRef scope) {
  std::string result;
  for (char c : scope) {
    if (!llvm::isDigit(c))
      result += c;
    else if (result.empty() || result.back() != '*')
      result += '*';
  }
  return result;
}

/// What the program calls the operation that made it; of what trc has
/// recognised as one operation (attention, a norm), what that is called. So
/// names the page of the report, too.
static std::string makerOf(const PeakBuffer &buffer) {
  StringRef made = buffer.operation;
  const bool isProduct = plan::isProductSource(made);
  const bool isRecognised =
      made.starts_with("trc.") && !isProduct && made != "trc.fusion";
  if (!isRecognised && !buffer.location.name.empty())
    return buffer.location.name;
  if (isProduct)
    return "a product";
  if (made == "trc.fusion")
    return "fused operations";
  if (made.empty())
    return "a library call";
  made.consume_front("trc.");
  std::string name = made.str();
  llvm::replace(name, '_', ' ');
  return name;
}

namespace {

/// Tensors at the peak that are alike but for the number of their layer.
struct Kind {
  int64_t count = 0, bytes = 0;
  const PeakBuffer *example = nullptr;
};

class VerifyMemoryLimitPass
    : public trc::impl::VerifyMemoryLimitBase<VerifyMemoryLimitPass> {
public:
  using VerifyMemoryLimitBase::VerifyMemoryLimitBase;

private:
  void runOnOperation() override {
    const MemoryNeed need = findMemoryNeed(getOperation(), describe(target));
    if (limit <= 0 || need.total() <= limit)
      return;
    plan::EntryOp entry = findLargestEntry(getOperation());
    Location loc = entry ? entry.getLoc() : getOperation().getLoc();
    InFlightDiagnostic diagnostic =
        emitError(loc) << "needs " << need.total() << " bytes of memory, "
                       << need.total() - limit << " more than the limit of "
                       << limit.getValue();
    diagnostic.attachNote(loc)
        << inMiB(need.state) << " of state, " << inMiB(need.arena)
        << " for a step's values, " << inMiB(need.ports) << " of inputs and "
        << "outputs, " << inMiB(need.constants) << " of constants, "
        << inMiB(need.copy) << " for a tensor that is saved, "
        << inMiB(need.process) << " that a process holds beside them";
    if (entry && need.arena > 0)
      describeLargest(entry, diagnostic);
    diagnostic.attachNote(loc)
        << whatWouldHelp(getOperation(), need, limit, describe(target),
                         {searched, offloadTried, hostLimited});
    return signalPassFailure();
  }

  static void describeLargest(plan::EntryOp entry,
                              InFlightDiagnostic &diagnostic) {
    const PeakReport peak = describePeak(entry);
    std::map<std::string, Kind> kinds;
    for (const PeakBuffer &buffer : peak.buffers) {
      Kind &kind = kinds[withoutNumbers(buffer.location.scope) + " " +
                         withoutNumbers(makerOf(buffer)) + " " + buffer.type];
      ++kind.count;
      kind.bytes += buffer.bytes;
      if (!kind.example)
        kind.example = &buffer;
    }
    std::vector<std::pair<std::string, Kind>> sorted(kinds.begin(),
                                                     kinds.end());
    llvm::sort(sorted, [](const auto &a, const auto &b) {
      return a.second.bytes != b.second.bytes ? a.second.bytes > b.second.bytes
                                              : a.first < b.first;
    });
    for (const auto &[name, kind] : ArrayRef(sorted).take_front(namedAtPeak)) {
      const PeakBuffer &example = *kind.example;
      Diagnostic &note = diagnostic.attachNote(entry.getLoc());
      note << "at the peak, in @" << entry.getSymName() << ": "
           << inMiB(kind.bytes) << " in " << kind.count << " of "
           << (example.type.empty() ? "scratch memory" : example.type)
           << ", made by " << withoutNumbers(makerOf(example));
      if (!example.location.scope.empty())
        note << " in " << withoutNumbers(example.location.scope);
      if (!example.location.file.empty())
        note << ", from " << example.location.file << ":"
             << example.location.line;
    }
  }
};

} // namespace
