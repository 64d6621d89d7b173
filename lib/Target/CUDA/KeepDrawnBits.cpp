//===- KeepDrawnBits.cpp - which weights dropout keeps, from forward on ---===//
//
// A program that says its random bits draws a block of Threefry for each weight
// of attention, which costs a GPU more than the products do. So it is drawn
// once: forward writes down a bit for each weight, in the scratch memory of the
// call that is its gradient:
//
//   call "trc.attention"(.. random %r, write %l)
//   call "trc.attention_gradient"(.. read %l, random %r, .. write %w)
//
//   call "trc.attention"(.. random %r, write %l, write %w)
//   call "trc.attention_gradient"(.. read %l, random %r, .. readwrite %w)
//
// That memory lives from one call to the other, then: a bit for each weight,
// and with it what the gradient's own kernels tell each other.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/CUDA/Passes.h"

#include "Library/AttentionTiling.h"

#include "trc/Dialect/Plan/PlanDialect.h"

#include "mlir/IR/Builders.h"

#include <optional>

namespace trc {
#define GEN_PASS_DEF_KEEPDRAWNBITS
#include "trc/Target/CUDA/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;
using namespace trc::plan;

namespace {

Attribute optionOf(CallOp call, StringRef name) {
  DictionaryAttr options = call.getOptionsAttr();
  return options ? options.get(name) : Attribute();
}

/// Whether both calls have the operand in the same place, or neither has it.
bool shareOperand(CallOp a, CallOp b, StringRef name) {
  const std::optional<unsigned> i = a.findOperand(name),
                                j = b.findOperand(name);
  if (!i || !j)
    return i.has_value() == j.has_value();
  return a.getBuffers()[*i] == b.getBuffers()[*j] &&
         a.getOffsets()[*i] == b.getOffsets()[*j] &&
         a.getTypeOf(*i) == b.getTypeOf(*j);
}

/// Whether the operand has the same type in both, or is in neither.
bool haveEqualTypes(CallOp a, CallOp b, StringRef name) {
  const std::optional<unsigned> i = a.findOperand(name),
                                j = b.findOperand(name);
  if (!i || !j)
    return i.has_value() == j.has_value();
  return a.getTypeOf(*i) == b.getTypeOf(*j);
}

/// Whether a command, or one inside of it, writes to the buffer.
bool writes(Operation *command, Value buffer) {
  return command
      ->walk([&](CallOp call) {
        for (auto [i, each] : llvm::enumerate(call.getBuffers()))
          if (each == buffer && call.getAccessOf(i) != Access::Read)
            return WalkResult::interrupt();
        return WalkResult::advance();
      })
      .wasInterrupted();
}

/// Whether its kernels would tell each other which weights are kept.
bool storesKept(CallOp gradient) {
  const std::optional<unsigned> query = gradient.findOperand("query");
  if (!query || !gradient.findOperand("random") ||
      !gradient.findOperand("workspace"))
    return false;
  const auto bits =
      dyn_cast_or_null<IntegerAttr>(optionOf(gradient, "random_bits"));
  const auto tf32 = dyn_cast_or_null<BoolAttr>(optionOf(gradient, "tf32"));
  const Type element = gradient.getTypeOf(*query).getElementType();
  cuda::AttentionShape shape;
  shape.element = element.isBF16()  ? "bf16"
                  : element.isF16() ? "f16"
                  : element.isF32() ? "f32"
                                    : "f64";
  shape.tf32 = (tf32 && tf32.getValue()) ||
               isa_and_nonnull<UnitAttr>(optionOf(gradient, "tf32"));
  shape.dropped = true;
  if (bits)
    shape.randomBits = bits.getInt();
  return shape.storesKept();
}

/// The call whose logsumexp the gradient reads, where it draws the same bits.
CallOp findForward(CallOp gradient) {
  const std::optional<unsigned> sums = gradient.findOperand("logsumexp"),
                                random = gradient.findOperand("random");
  if (!sums || !random || !storesKept(gradient))
    return {};
  const Value made = gradient.getBuffers()[*sums];
  for (Operation *command = gradient->getPrevNode(); command;
       command = command->getPrevNode()) {
    if (writes(command, gradient.getBuffers()[*random]))
      return {};
    if (!writes(command, made))
      continue;
    auto forward = dyn_cast<CallOp>(command);
    if (!forward || forward.getLibraryName() != "trc.attention" ||
        forward.findOperand("workspace"))
      return {};
    for (StringRef name : {"logsumexp", "random"})
      if (!shareOperand(forward, gradient, name))
        return {};
    for (StringRef name : {"query", "key", "value", "mask", "bias"})
      if (!haveEqualTypes(forward, gradient, name))
        return {};
    for (StringRef name : {"random_bits", "random_strides", "keep_below",
                           "causal", "fill", "tf32"})
      if (optionOf(forward, name) != optionOf(gradient, name))
        return {};
    return forward;
  }
  return {};
}

void setKept(CallOp call) {
  Builder builder(call.getContext());
  NamedAttrList options(call.getOptionsAttr());
  options.set("kept_by_forward", builder.getBoolAttr(true));
  call.setOptionsAttr(options.getDictionary(call.getContext()));
}

void setAccess(CallOp call, unsigned operand, Access access) {
  SmallVector<int32_t> all(call.getAccess());
  all[operand] = static_cast<int32_t>(access);
  call.setAccess(all);
}

/// `forward` writes to the workspace of `gradient`, too.
void shareWorkspace(CallOp forward, CallOp gradient) {
  const unsigned workspace = *gradient.findOperand("workspace");
  Builder builder(forward.getContext());
  SmallVector<Attribute> types(forward.getTypes().getValue()),
      names(forward.getNamesAttr().getValue());
  SmallVector<int32_t> access(forward.getAccess());
  SmallVector<int64_t> offsets(forward.getOffsets());
  types.push_back(gradient.getTypes()[workspace]);
  names.push_back(builder.getStringAttr("workspace"));
  access.push_back(static_cast<int32_t>(Access::Write));
  offsets.push_back(gradient.getOffsets()[workspace]);
  forward.getBuffersMutable().append(gradient.getBuffers()[workspace]);
  forward.setTypesAttr(builder.getArrayAttr(types));
  forward.setNamesAttr(builder.getArrayAttr(names));
  forward.setAccess(access);
  forward.setOffsets(offsets);
  setAccess(gradient, workspace, Access::ReadWrite);
  setKept(forward);
  setKept(gradient);
}

class KeepDrawnBitsPass
    : public trc::impl::KeepDrawnBitsBase<KeepDrawnBitsPass> {
public:
  using KeepDrawnBitsBase::KeepDrawnBitsBase;

  void runOnOperation() override {
    getOperation()->walk([&](CallOp gradient) {
      if (gradient.getLibraryName() != "trc.attention_gradient")
        return;
      if (CallOp forward = findForward(gradient)) {
        shareWorkspace(forward, gradient);
        ++numKept;
      }
    });
  }
};

} // namespace
