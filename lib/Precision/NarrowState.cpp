//===- NarrowState.cpp - parameters and moments kept in bf16 --------------===//
//
// A tensor of the state is a port of each entry that reads or makes it. Inside
// of a function nothing changes: what comes in is widened, what goes out is
// rounded.
//
// An update smaller than half a unit of bf16 is lost by rounding to the
// nearest, again in each step. So where a function replaces what it was given,
// rounding goes up with a probability of the part that is cut off, and the mean
// of many steps is right (Gupta and others, "Deep Learning with Limited
// Numerical Precision", 2015). The bits are a hash of the element's number, the
// tensor's and the counter of steps: the same in every run, whatever the order
// and the threads, and part of the kernel that updates.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/StateRole.h"
#include "trc/Precision/Passes.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/MapVector.h"

namespace trc {
#define GEN_PASS_DEF_NARROWSTATE
#include "trc/Precision/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

/// The state that a port is bound to, null where it is none.
static StringAttr stateOf(DictionaryAttr port) {
  if (!port)
    return {};
  auto state = port.getAs<StringAttr>("trc.state");
  return state ? state : port.getAs<StringAttr>("trc.parameter");
}

static bool isF32(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getElementType().isF32();
}

namespace {

/// Random bits and what they are for, in one function.
class Rounding {
public:
  Rounding(OpBuilder &builder, Location loc, Value counter)
      : math(builder, loc), counter(counter) {}

  /// `value`, rounded up or down to bf16; `tensor` tells its bits apart.
  Value round(Value value, uint32_t tensor) {
    RankedTensorType type = getTensorType(value);
    auto words = type.clone(math.builder.getIntegerType(32, false));
    Value bits = cast(words, value);
    Value chance = shiftRight(hash(number(words), tensor), 16);
    Value sum = math.add(bits, chance);
    Value kept = math.make<stablehlo::AndOp>({sum, fill(sum, 0xffff0000)});
    // Infinities and NaNs have no units to round to.
    Value isFinite = stablehlo::IsFiniteOp::create(
        math.builder, math.loc, type.clone(math.builder.getI1Type()), value);
    return math.convert(math.select(isFinite, cast(type, kept), value),
                        math.builder.getBF16Type());
  }

private:
  Value cast(RankedTensorType type, Value value) {
    return stablehlo::BitcastConvertOp::create(math.builder, math.loc, type,
                                               value);
  }
  Value fill(Value like, uint32_t word) {
    return math.fill(like, static_cast<double>(word));
  }
  Value shiftRight(Value a, uint32_t bits) {
    return math.make<stablehlo::ShiftRightLogicalOp>({a, fill(a, bits)});
  }
  Value times(Value a, uint32_t factor) { return math.mul(a, fill(a, factor)); }

  /// The number of each element, modulo 2^32.
  Value number(RankedTensorType type) {
    Value sum = math.fill(type, 0);
    uint32_t stride = 1;
    for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
      sum = math.add(sum, times(math.iota(type, dim), stride));
      stride *= static_cast<uint32_t>(type.getDimSize(dim));
    }
    return sum;
  }

  /// The last steps of MurmurHash3 (Appleby), which has every bit of a word
  /// depend on every other.
  Value mix(Value a) {
    a = math.make<stablehlo::XorOp>({a, shiftRight(a, 16)});
    a = times(a, 0x85ebca6b);
    a = math.make<stablehlo::XorOp>({a, shiftRight(a, 13)});
    a = times(a, 0xc2b2ae35);
    return math.make<stablehlo::XorOp>({a, shiftRight(a, 16)});
  }

  Value hash(Value numbers, uint32_t tensor) {
    Value word = math.convert(counter, math.builder.getIntegerType(32, false));
    // Multiples of the golden ratio of 2^32 lie far apart.
    Value key = mix(math.add(times(mix(word), 0x9e3779b9), fill(word, tensor)));
    Value keys = math.broadcast(key, getTensorType(numbers).getShape(), {});
    return mix(math.add(numbers, keys));
  }

  TensorArithmetic math;
  Value counter;
};

class NarrowStatePass : public trc::impl::NarrowStateBase<NarrowStatePass> {
public:
  using NarrowStateBase::NarrowStateBase;

  void runOnOperation() override {
    if (!parameters && !moments)
      return;
    collect();
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.isExternal() && failed(narrow(function)))
        return signalPassFailure();
    numTensors += numbers.size();
  }

private:
  /// Of each tensor that is narrowed, by name, its number.
  llvm::MapVector<StringAttr, uint32_t> numbers;

  void note(DictionaryAttr port, Type type) {
    StringAttr name = stateOf(port);
    std::optional<RoleOfState> role = readRole(port);
    if (!name || !role || !isF32(type))
      return;
    const bool wanted = (role->role == StateRole::Parameter && parameters) ||
                        (role->role == StateRole::Moment && moments);
    if (wanted)
      numbers.insert({name, static_cast<uint32_t>(numbers.size())});
  }

  /// One port that says its role is enough for all of a name.
  void collect() {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      for (unsigned i = 0; i < function.getNumArguments(); ++i)
        note(function.getArgAttrDict(i), function.getArgumentTypes()[i]);
      for (unsigned i = 0; i < function.getNumResults(); ++i)
        note(function.getResultAttrDict(i), function.getResultTypes()[i]);
    }
  }

  bool isNarrowed(DictionaryAttr port, Type type) const {
    StringAttr name = stateOf(port);
    return name && isF32(type) && numbers.contains(name);
  }

  /// The steps done before a run of the function, null if it has no counter.
  static Value findCounter(func::FuncOp function) {
    for (BlockArgument argument : function.getArguments()) {
      std::optional<RoleOfState> role =
          readRole(function.getArgAttrDict(argument.getArgNumber()));
      auto type = dyn_cast<RankedTensorType>(argument.getType());
      if (role && role->role == StateRole::Counter && type &&
          type.getRank() == 0 && type.getElementType().isInteger())
        return argument;
    }
    return {};
  }

  LogicalResult narrow(func::FuncOp function) {
    Block &block = function.getBody().front();
    Operation *end = block.getTerminator();
    Type narrowElement = BFloat16Type::get(&getContext());
    llvm::DenseMap<StringAttr, Value> given;
    SmallVector<Type> inputs(function.getArgumentTypes());
    SmallVector<Type> results(function.getResultTypes());

    // The results first: what they were made of is still f32.
    OpBuilder builder(end);
    Value counter = findCounter(function);
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (isNarrowed(function.getArgAttrDict(i), inputs[i]))
        given[stateOf(function.getArgAttrDict(i))] = block.getArgument(i);
    for (unsigned i = 0; i < results.size(); ++i) {
      DictionaryAttr port = function.getResultAttrDict(i);
      if (!isNarrowed(port, results[i]))
        continue;
      results[i] = cast<RankedTensorType>(results[i]).clone(narrowElement);
      StringAttr name = stateOf(port);
      Value value = end->getOperand(i);
      if (value == given.lookup(name))
        continue; // handed through, narrow as it came
      Location loc = value.getLoc();
      if (!given.contains(name)) {
        end->setOperand(
            i, TensorArithmetic(builder, loc).convert(value, narrowElement));
        continue;
      }
      if (!counter)
        return function.emitError("state ")
               << name << " is to be rounded to bf16 by chance, which takes a "
               << "counter of steps: give an integer argument trc.role = "
                  "\"counter\"";
      end->setOperand(
          i, Rounding(builder, loc, counter).round(value, numbers[name]));
    }

    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (isNarrowed(function.getArgAttrDict(i), inputs[i])) {
        BlockArgument argument = block.getArgument(i);
        auto wide = cast<RankedTensorType>(argument.getType());
        inputs[i] = wide.clone(narrowElement);
        argument.setType(cast<RankedTensorType>(inputs[i]));
        // What was first may have been erased for the argument before.
        builder.setInsertionPointToStart(&block);
        widenReaders(builder, argument, wide, results);
      }
    function.setFunctionType(FunctionType::get(&getContext(), inputs, results));
    return success();
  }

  /// Readers get the argument widened; those that would round it get itself.
  static void widenReaders(OpBuilder &builder, BlockArgument argument,
                           RankedTensorType type, ArrayRef<Type> results) {
    auto wide = stablehlo::ConvertOp::create(builder, argument.getLoc(), type,
                                             static_cast<Value>(argument));
    argument.replaceUsesWithIf(wide, [&](OpOperand &use) {
      const bool isHandedThrough =
          isa<func::ReturnOp>(use.getOwner()) &&
          results[use.getOperandNumber()] == argument.getType();
      return use.getOwner() != wide && !isHandedThrough;
    });
    for (Operation *user :
         llvm::make_early_inc_range(wide.getResult().getUsers()))
      if (auto convert = dyn_cast<stablehlo::ConvertOp>(user);
          convert && convert.getType() == argument.getType()) {
        convert.getResult().replaceAllUsesWith(argument);
        convert.erase();
      }
    if (wide->use_empty())
      wide.erase();
  }
};

} // namespace
