//===- VerifyImages.cpp - that each kernel has its code -------------------===//
//
// What the artifact's writer copies without a look, and the runtime would find
// only where it loads it. See VerifyPhase.h.
//
//===----------------------------------------------------------------------===//

#include "VerifyPhase.h"

#include "trc/Dialect/Plan/PlanDialect.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace trc;

/// The instruction sets that a kernel has images for.
static SmallVector<Attribute, 4> setsOf(plan::KernelOp kernel) {
  SmallVector<Attribute, 4> sets;
  for (auto variant : kernel.getVariantsAttr().getAsRange<plan::VariantAttr>())
    sets.push_back(variant.getIsa());
  return sets;
}

/// emit_c3
static LogicalResult verifyBegin(plan::KernelOp kernel) {
  for (auto variant :
       kernel.getVariantsAttr().getAsRange<plan::VariantAttr>()) {
    const auto size = static_cast<int64_t>(variant.getImage().size());
    if (variant.getEntry() < 0 || variant.getEntry() >= size)
      return kernel.emitOpError("emit_c3: begins at byte ")
             << variant.getEntry() << " of an image of " << size << " for "
             << variant.getIsa();
  }
  // Images of a GPU are found by name, and made of this text.
  if (kernel.getSymbol() && kernel.getSource() &&
      !kernel.getSource()->contains(*kernel.getSymbol()))
    return kernel.emitOpError("emit_c3: has no function ")
           << kernel.getSymbolAttr() << " in its text";
  return success();
}

/// emit_c4
static LogicalResult verifyAsked(plan::KernelOp kernel,
                                 ArrayRef<Attribute> sets,
                                 ArrayRef<std::string> asked) {
  if (asked.empty() ||
      llvm::equal(sets, asked, [](Attribute set, StringRef name) {
        return cast<StringAttr>(set).getValue() == name;
      }))
    return success();
  InFlightDiagnostic diagnostic =
      kernel.emitOpError("emit_c4: expected images for ");
  llvm::interleaveComma(asked, diagnostic, [&](const std::string &name) {
    diagnostic << '"' << name << '"';
  });
  diagnostic << ", which were asked for, got ";
  llvm::interleaveComma(sets, diagnostic);
  return diagnostic;
}

LogicalResult trc::verifyImages(ModuleOp module, ArrayRef<std::string> asked) {
  plan::KernelOp first;
  SmallVector<Attribute, 4> expected;
  for (auto kernel : module.getOps<plan::KernelOp>()) {
    if (!kernel.getVariantsAttr() || kernel.getVariantsAttr().empty())
      return kernel.emitOpError("emit_c1: has no image");
    if (failed(verifyBegin(kernel)))
      return failure();
    SmallVector<Attribute, 4> sets = setsOf(kernel);
    if (!first) {
      if (failed(verifyAsked(kernel, sets, asked)))
        return failure();
      first = kernel;
      expected = std::move(sets);
    } else if (sets != expected) {
      InFlightDiagnostic diagnostic =
          kernel.emitOpError("emit_c2: expected images for ");
      llvm::interleaveComma(expected, diagnostic);
      diagnostic << ", as kernel '" << first.getSymName() << "' has, got ";
      llvm::interleaveComma(sets, diagnostic);
      return diagnostic;
    }
  }
  return success();
}
