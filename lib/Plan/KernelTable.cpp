//===- KernelTable.cpp - kernels and constants, each once -----------------===//
//
// See KernelTable.h.
//
//===----------------------------------------------------------------------===//

#include "KernelTable.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace trc;

KernelTable::KernelTable(ModuleOp module, Operation *anchor)
    : module(module), builder(anchor) {
  for (Operation &op : module.getOps())
    if (auto name =
            op.getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()))
      taken.insert(name);
}

std::string KernelTable::makeName(StringRef stem) {
  for (;;) {
    std::string name = (stem + "_" + Twine(counters[stem]++)).str();
    if (taken.insert(name).second)
      return name;
  }
}

namespace {

/// Appends what makes an operation what it is, regions included, to a key.
struct KeyWriter {
  explicit KeyWriter(std::vector<uintptr_t> &key) : key(key) {}
  std::vector<uintptr_t> &key;
  DenseMap<Value, unsigned> numbers;

  void add(const void *part) {
    key.push_back(reinterpret_cast<uintptr_t>(part));
  }

  void add(Block &block) {
    key.push_back(block.getNumArguments());
    for (BlockArgument argument : block.getArguments()) {
      numbers.try_emplace(argument, numbers.size());
      add(argument.getType().getAsOpaquePointer());
    }
    for (Operation &op : block)
      add(&op);
    key.push_back(~uintptr_t(0));
  }

  void add(Operation *op) {
    add(op->getName().getAsOpaquePointer());
    add(op->getAttrDictionary().getAsOpaquePointer());
    key.push_back(op->getNumOperands());
    for (Value operand : op->getOperands()) {
      // Operands of the outermost operation differ from use to use.
      auto it = numbers.find(operand);
      key.push_back(it == numbers.end() ? ~uintptr_t(1) : it->second);
      add(operand.getType().getAsOpaquePointer());
    }
    key.push_back(op->getNumResults());
    for (OpResult result : op->getResults()) {
      numbers.try_emplace(result, numbers.size());
      add(result.getType().getAsOpaquePointer());
    }
    for (Region &region : op->getRegions())
      for (Block &block : region)
        add(block);
  }
};

} // namespace

plan::KernelOp KernelTable::insert(FusionOp fusion, StringRef stem) {
  Key key;
  KeyWriter(key).add(fusion.getOperation());
  auto [it, inserted] = kernels.try_emplace(key);
  if (!inserted) {
    ++numShared;
    return it->second;
  }
  ++numKernels;
  Location loc = fusion.getLoc();
  auto kernel = plan::KernelOp::create(builder, loc, makeName(stem));
  OpBuilder::InsertionGuard guard(builder);
  Block *body = builder.createBlock(&kernel.getBody());
  for (Value input : fusion.getInputs())
    body->addArgument(input.getType(), loc);
  Operation *copy = builder.clone(*fusion);
  copy->setOperands(body->getArguments());
  plan::ReturnOp::create(builder, loc, copy->getResults());
  it->second = kernel;
  return kernel;
}

plan::KernelOp KernelTable::getKernel(FusionOp fusion) {
  return insert(fusion, fusion.getKind());
}

/// Kernels compare floats as IEEE does; sort comparators ask for the total
/// order (-NaN < -0 < 0 < NaN), which is that of the bits, read as a signed
/// integer, once the magnitudes of negative numbers are turned round.
static void lowerTotalOrder(Block &block) {
  SmallVector<stablehlo::CompareOp> compares;
  for (auto compare : block.getOps<stablehlo::CompareOp>())
    if (compare.getCompareType() == stablehlo::ComparisonType::TOTALORDER &&
        isa<FloatType>(getElementTypeOrSelf(compare.getLhs().getType())))
      compares.push_back(compare);
  for (stablehlo::CompareOp compare : compares) {
    OpBuilder builder(compare);
    TensorArithmetic math(builder, compare.getLoc());
    auto type = cast<RankedTensorType>(compare.getLhs().getType());
    unsigned width = type.getElementTypeBitWidth();
    Type integer = builder.getIntegerType(width);
    auto constant = [&](const APInt &value) -> Value {
      return stablehlo::ConstantOp::create(
          builder, math.loc,
          DenseElementsAttr::get(type.clone(integer), value));
    };
    Value shift = constant(APInt(width, width - 1));
    Value magnitude = constant(APInt::getSignedMaxValue(width));
    auto keyOf = [&](Value value) {
      Value bits = math.bitcast(value, integer);
      Value sign = math.make<stablehlo::ShiftRightArithmeticOp>({bits, shift});
      return math.make<stablehlo::XorOp>(
          {bits, math.make<stablehlo::AndOp>({sign, magnitude})});
    };
    Value lhs = keyOf(compare.getLhs()), rhs = keyOf(compare.getRhs());
    compare.getLhsMutable().assign(lhs);
    compare.getRhsMutable().assign(rhs);
    compare.setCompareType(stablehlo::ComparisonType::SIGNED);
  }
}

plan::KernelOp KernelTable::getScalarKernel(Region &region) {
  Operation *parent = region.getParentOp();
  Block &block = region.front();
  // Made beside the operation, taken over by `insert`, then dropped.
  OpBuilder local(parent);
  SmallVector<Value> inputs;
  SmallVector<Operation *> stand;
  for (BlockArgument argument : block.getArguments()) {
    stand.push_back(UnrealizedConversionCastOp::create(
        local, parent->getLoc(), argument.getType(), ValueRange()));
    inputs.push_back(stand.back()->getResult(0));
  }
  Operation *terminator = block.getTerminator();
  auto fusion =
      FusionOp::create(local, parent->getLoc(), terminator->getOperandTypes(),
                       inputs, local.getStringAttr("map"));
  IRMapping mapping;
  region.cloneInto(&fusion.getBody(), mapping);
  Operation *copy = fusion.getBody().front().getTerminator();
  local.setInsertionPoint(copy);
  YieldOp::create(local, copy->getLoc(), copy->getOperands());
  copy->erase();
  lowerTotalOrder(fusion.getBody().front());
  plan::KernelOp kernel = insert(fusion, "scalar");
  fusion.erase();
  for (Operation *op : stand)
    op->erase();
  return kernel;
}

plan::KernelOp KernelTable::getSelectorKernel(Location loc) {
  OpBuilder local(module.getContext());
  auto from = RankedTensorType::get({}, local.getI1Type());
  Type to = local.getI32Type();
  local.setInsertionPointToEnd(module.getBody());
  auto stand =
      UnrealizedConversionCastOp::create(local, loc, from, ValueRange());
  auto fusion = FusionOp::create(local, loc, TypeRange(from.clone(to)),
                                 ValueRange(stand->getResults()),
                                 local.getStringAttr("map"));
  Block *body = local.createBlock(&fusion.getBody());
  Value argument = body->addArgument(from, loc);
  Value selector = TensorArithmetic(local, loc).convert(argument, to);
  YieldOp::create(local, loc, selector);
  plan::KernelOp kernel = insert(fusion, "selector");
  fusion.erase();
  stand.erase();
  return kernel;
}

plan::ConstantOp KernelTable::getConstant(ElementsAttr value, Location loc) {
  plan::ConstantOp &constant = constants[value];
  if (!constant)
    constant = plan::ConstantOp::create(
        builder, loc, builder.getStringAttr(makeName("constant")), value);
  return constant;
}

int64_t trc::countFlops(FusionOp fusion) {
  int64_t flops = 0;
  for (Operation &op : fusion.getBody().front()) {
    // A reduction adds each of its operand's elements, a map makes each of its
    // result's.
    if (isa<stablehlo::ReduceOp>(op))
      flops += cast<ShapedType>(op.getOperand(0).getType()).getNumElements();
    else if (op.hasTrait<trc::OpTrait::ElementwiseMap>())
      flops += cast<ShapedType>(op.getResult(0).getType()).getNumElements();
  }
  return flops;
}
