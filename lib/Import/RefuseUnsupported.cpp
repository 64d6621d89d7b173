//===- RefuseUnsupported.cpp - what trc does not compile ------------------===//
//
// See RefuseUnsupported.h. Each message says what is refused and what to do
// instead; it stands at the location that the program gives the operation.
//
//===----------------------------------------------------------------------===//

#include "RefuseUnsupported.h"

#include "LowerLibraryCalls.h"

#include "trc/Dialect/StableHLO/CheckDialect.h"
#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/SdyDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Rewrite/Places.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace trc {

/// More than these are not worth reading.
static constexpr unsigned maxErrors = 10;
/// Enough for any machine; small enough that sizes in bytes never overflow.
static constexpr int64_t maxElements = int64_t(1) << 40;

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// Why an operation is refused, and what to do instead.
static StringRef reasonFor(Operation *op) {
  constexpr StringRef complex =
      "complex numbers are not supported; compute real and imaginary parts as "
      "two real tensors";
  constexpr StringRef dynamic =
      "dynamic shapes are not supported; give every input a fixed shape when "
      "lowering";
  constexpr StringRef quantized =
      "quantized types are not supported; use integers and floats";
  constexpr StringRef transfer =
      "transfers inside of a program are not supported; make the value an "
      "input or an output of the function";
  constexpr StringRef async =
      "asynchronous operations are not supported; use the operation that they "
      "wrap";
  constexpr StringRef removed =
      "it is no longer part of StableHLO; print the program with a current "
      "JAX";
  // Those of fixed dimensions are constants by now.
  auto isFixed = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape();
  };
  if (isa<stablehlo::GetDimensionSizeOp>(op) &&
      llvm::all_of(op->getOperandTypes(), isFixed))
    return "its operand has no such dimension, or its text does not say which; "
           "write 'stablehlo.get_dimension_size %x, dim = N'";
  // Types say all sizes, and yet it stands here: an operand is no constant.
  if (llvm::all_of(op->getOperandTypes(), isFixed) &&
      llvm::all_of(op->getResultTypes(), isFixed)) {
    if (isa<stablehlo::DynamicPadOp>(op))
      return "dynamic shapes are not supported; make its operands 2 to 4 (low, "
             "high, interior) constants, or use 'stablehlo.pad'";
    if (isa<stablehlo::RealDynamicSliceOp>(op))
      return "dynamic shapes are not supported; make its operands 1 to 3 "
             "(starts, limits, strides) constants, or use "
             "'stablehlo.dynamic_slice', whose starts are computed";
    if (isa<stablehlo::DynamicGatherOp>(op))
      return "dynamic shapes are not supported; make its operand 2 (the sizes "
             "of slices) a constant, or use 'stablehlo.gather'";
    if (isa<stablehlo::DynamicConvOp>(op))
      return "dynamic shapes are not supported; make its operand 2 (the "
             "padding) a constant, or use 'stablehlo.convolution'";
  }
  return llvm::StringSwitch<StringRef>(op->getName().stripDialect())
      .Cases({"complex", "real", "imag", "fft"}, complex)
      .Cases({"uniform_quantize", "uniform_dequantize"}, quantized)
      .Cases({"send", "recv", "infeed", "outfeed"}, transfer)
      .Cases({"async_start", "async_done"}, async)
      .Case("collective_reduce",
            "it is not supported; use all_reduce or reduce_scatter")
      .Case("create_token", "it is no longer part of StableHLO; use after_all")
      .Case("broadcast",
            "it is no longer part of StableHLO; use broadcast_in_dim")
      .Cases({"dot", "einsum"},
             "it is no longer part of StableHLO; use dot_general")
      .Case("torch_index_select",
            "it is no longer part of StableHLO; use gather")
      .Cases({"cross-replica-sum", "unary_einsum"}, removed)
      .Default(dynamic);
}

/// Whether operations of this dialect may stand in a program.
static bool isSourceDialect(Dialect *dialect) {
  return isa_and_present<BuiltinDialect, func::FuncDialect,
                         stablehlo::StableHLODialect, chlo::ChloDialect,
                         sdy::SdyDialect, check::CheckDialect>(dialect);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Why a type is refused, or nothing.
static std::string reasonFor(Type type) {
  if (auto tuple = dyn_cast<TupleType>(type)) {
    for (Type part : tuple.getTypes())
      if (std::string reason = reasonFor(part); !reason.empty())
        return reason;
    return "";
  }
  if (isa<stablehlo::TokenType>(type))
    return "";
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (isa<UnrankedTensorType>(type) || (tensor && !tensor.hasStaticShape()) ||
      (tensor &&
       isa_and_present<stablehlo::TypeExtensionsAttr>(tensor.getEncoding())))
    return "dynamic shapes are not supported; give every input a fixed shape "
           "when lowering";
  if (!tensor)
    return "only tensors are supported; use a tensor of rank 0 for one value";
  Type element = tensor.getElementType();
  if (isa<ComplexType>(element))
    return "complex numbers are not supported; compute real and imaginary "
           "parts as two real tensors";
  if (element.getDialect().getNamespace() == "quant")
    return "quantized types are not supported; use integers and floats";
  if (!stablehlo::isElement(element))
    return "elements of this type are not supported; use i1, integers of 2, 4, "
           "8, 16, 32 or 64 bits, f16, bf16, f32 or f64";
  if (tensor.getEncoding())
    return "tensors with an encoding are not supported; use a plain tensor";
  __int128 count = 1;
  for (int64_t extent : tensor.getShape()) {
    // Zero anywhere makes it empty, but the rest must still be sensible.
    count *= std::max<int64_t>(extent, 1);
    if (count > maxElements)
      return "tensors of more than 2^40 elements are not supported; split it";
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Custom calls
//===----------------------------------------------------------------------===//

/// What a custom call is told reaches the function that is called, or is
/// refused: a layout that is not row-major, an option of another kind than the
/// runtime hands on.
static std::string reasonFor(stablehlo::CustomCallOp op) {
  auto checkLayouts = [](std::optional<ArrayAttr> layouts,
                         StringRef what) -> std::string {
    for (auto [i, layout] : llvm::enumerate(layouts ? layouts->getValue()
                                                    : ArrayRef<Attribute>())) {
      auto order = dyn_cast<DenseIntElementsAttr>(layout);
      if (!order)
        continue;
      int64_t next = order.getNumElements();
      for (const APInt &dimension : order.getValues<APInt>())
        if (dimension.getSExtValue() != --next)
          return (what + Twine(i) +
                  " is not in row-major layout; transpose it in the program")
              .str();
    }
    return "";
  };
  if (std::string reason = checkLayouts(op.getOperandLayouts(), "operand ");
      !reason.empty())
    return reason;
  if (std::string reason = checkLayouts(op.getResultLayouts(), "result ");
      !reason.empty())
    return reason;
  for (StringRef name : {"backend_config", "mhlo.backend_config"})
    if (auto options = op->getAttrOfType<DictionaryAttr>(name))
      for (NamedAttribute option : options)
        if (!isa<BoolAttr, IntegerAttr, FloatAttr, StringAttr, UnitAttr,
                 DenseI32ArrayAttr, DenseI64ArrayAttr, DenseBoolArrayAttr,
                 DenseIntElementsAttr>(option.getValue()))
          return ("option '" + option.getName().strref() +
                  "' cannot be handed on; use an integer, a list of integers, "
                  "a float or text")
              .str();
  return "";
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

namespace {

class Refuser {
public:
  LogicalResult run(ModuleOp module);

private:
  /// Whether another message would be too many.
  bool enough() const { return errors >= maxErrors; }
  void refuse(Operation *op, const Twine &message) {
    ++errors;
    emitError(placeOf(op)) << "'" << op->getName()
                           << "' is refused: " << message;
  }
  void refuse(Operation *op, Type type, StringRef reason) {
    ++errors;
    emitError(placeOf(op)) << "'" << op->getName() << "' with " << type
                           << " is refused: " << reason;
  }
  /// Refuses the first type that is not supported.
  bool checkTypes(Operation *op, TypeRange types);
  /// Refuses eigenvalues that are complex. All complex numbers of the program
  /// may come from there, so nothing is said of those then.
  void refuseEigenvalues(ModuleOp module);
  void visit(Operation *op);

  /// Types repeat: each is looked at once.
  llvm::DenseMap<Type, std::string> reasons;
  unsigned errors = 0;
};

} // namespace

bool Refuser::checkTypes(Operation *op, TypeRange types) {
  for (Type type : types) {
    auto [it, fresh] = reasons.try_emplace(type);
    if (fresh)
      it->second = reasonFor(type);
    if (it->second.empty())
      continue;
    refuse(op, type, it->second);
    return false;
  }
  return true;
}

void Refuser::visit(Operation *op) {
  if (op->hasTrait<trc::OpTrait::Refused>())
    return refuse(op, reasonFor(op));
  // The recipe of a training step is all that trc adds to the language.
  if (isa<TrainingStepOp>(op))
    return;
  Dialect *dialect = op->getDialect();
  if (!isSourceDialect(dialect) ||
      (isa<BuiltinDialect>(dialect) && op->getParentOp()))
    return refuse(op, "it is not part of the language; trc compiles stablehlo, "
                      "chlo, sdy and check operations in functions, and "
                      "trc.training_step");
  // Those of JAX's library are looked at once the module is verified.
  if (auto call = dyn_cast<stablehlo::CustomCallOp>(op);
      call && !isLibraryCall(call.getCallTargetName()))
    if (std::string reason = reasonFor(call); !reason.empty())
      return refuse(op, "the call of '" + call.getCallTargetName() +
                            "': " + reason);
  if (auto function = dyn_cast<func::FuncOp>(op)) {
    if (function.isExternal())
      return refuse(op, "function '" + function.getName() +
                            "' has no body; every function must be defined");
    FunctionType type = function.getFunctionType();
    if (!checkTypes(op, type.getInputs()) || !checkTypes(op, type.getResults()))
      return;
  }
  // Operands are results or arguments of others.
  if (!checkTypes(op, op->getResultTypes()) || isa<func::FuncOp>(op))
    return;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (!checkTypes(op, block.getArgumentTypes()))
        return;
}

void Refuser::refuseEigenvalues(ModuleOp module) {
  module.walk([&](stablehlo::CustomCallOp op) {
    if (!enough() && findsComplexEigenvalues(op.getCallTargetName()))
      refuse(op, "the call of '" + op.getCallTargetName() +
                     "': the eigenvalues of a matrix that is not symmetric are "
                     "complex, and within a program there is no mend; use "
                     "jnp.linalg.eigh if it is symmetric, or compute them "
                     "before the step, and make them inputs");
  });
}

LogicalResult Refuser::run(ModuleOp module) {
  refuseEigenvalues(module);
  if (errors)
    return failure();
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (enough())
      return WalkResult::interrupt();
    unsigned before = errors;
    visit(op);
    // What stands inside of a refused operation need not be said too.
    return errors == before || isa<func::FuncOp>(op) ? WalkResult::advance()
                                                     : WalkResult::skip();
  });
  return success(errors == 0);
}

LogicalResult refuseUnsupported(ModuleOp module) {
  return Refuser().run(module);
}

//===----------------------------------------------------------------------===//
// Recursion
//===----------------------------------------------------------------------===//

LogicalResult refuseRecursion(ModuleOp module) {
  // Depth first with a stack of its own: chains of calls can be long.
  enum State { Unseen, Open, Done };
  llvm::DenseMap<Operation *, State> states;
  struct Frame {
    func::FuncOp function;
    SmallVector<func::CallOp> calls;
  };
  auto callsIn = [](func::FuncOp function) {
    SmallVector<func::CallOp> calls;
    function.walk([&](func::CallOp call) { calls.push_back(call); });
    return calls;
  };
  SymbolTable symbols(module);
  for (auto root : module.getOps<func::FuncOp>()) {
    if (states[root] != Unseen)
      continue;
    states[root] = Open;
    SmallVector<Frame> stack;
    stack.push_back({root, callsIn(root)});
    while (!stack.empty()) {
      if (stack.back().calls.empty()) {
        states[stack.back().function] = Done;
        stack.pop_back();
        continue;
      }
      func::CallOp call = stack.back().calls.pop_back_val();
      auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
      if (!callee || states[callee] == Done)
        continue;
      if (states[callee] == Open)
        return call.emitError()
               << "'func.call' is refused: function '" << callee.getName()
               << "' calls itself; write the recursion as a loop";
      states[callee] = Open;
      stack.push_back({callee, callsIn(callee)});
    }
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Resources
//===----------------------------------------------------------------------===//

/// The elements of a resource; null after a diagnostic.
static DenseElementsAttr readResource(Operation *op,
                                      DenseResourceElementsAttr attribute) {
  DenseResourceElementsHandle handle = attribute.getRawHandle();
  auto type = dyn_cast<RankedTensorType>(attribute.getType());
  AsmResourceBlob *blob = handle.getBlob();
  if (!blob || !type) {
    op->emitError() << "'" << op->getName() << "' is refused: resource '"
                    << handle.getKey()
                    << "' has no data in this file; print the program with "
                       "its large constants";
    return {};
  }
  ArrayRef<char> data = blob->getData();
  Type element = type.getElementType();
  if (!element.isIntOrFloat()) {
    op->emitError() << "'" << op->getName() << "' is refused: resource '"
                    << handle.getKey() << "' has elements of type " << element
                    << ", expected integers or floats";
    return {};
  }
  int64_t count = type.getNumElements();
  int64_t bytes = count * llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
  if (static_cast<int64_t>(data.size()) != bytes) {
    op->emitError() << "'" << op->getName() << "' is refused: resource '"
                    << handle.getKey() << "' has " << data.size()
                    << " bytes, expected " << bytes;
    return {};
  }
  if (element.isInteger(1)) {
    SmallVector<bool> values;
    for (char byte : data)
      values.push_back(byte != 0);
    return DenseElementsAttr::get(type, values);
  }
  if (count == 0)
    return DenseElementsAttr::get(type, ArrayRef<Attribute>());
  [[maybe_unused]] bool splat = false;
  assert(DenseElementsAttr::isValidRawBuffer(type, data, splat) &&
         "elements of whole bytes, as many as the type has");
  return DenseElementsAttr::getFromRawBuffer(type, data);
}

LogicalResult readResources(ModuleOp module) {
  auto read = [](Operation *op, ElementsAttr value, auto set) -> WalkResult {
    auto resource = dyn_cast_or_null<DenseResourceElementsAttr>(value);
    if (!resource)
      return WalkResult::advance();
    DenseElementsAttr elements = readResource(op, resource);
    if (!elements)
      return WalkResult::interrupt();
    set(elements);
    return WalkResult::advance();
  };
  return success(!module
                      .walk([&](Operation *op) -> WalkResult {
                        auto attribute = [&](auto typed) {
                          return read(op, typed.getProperties().value,
                                      [&](DenseElementsAttr elements) {
                                        typed.setValueAttr(elements);
                                      });
                        };
                        if (auto typed = dyn_cast<stablehlo::ConstantOp>(op))
                          return attribute(typed);
                        if (auto typed = dyn_cast<check::ExpectEqConstOp>(op))
                          return attribute(typed);
                        if (auto typed =
                                dyn_cast<check::ExpectAlmostEqConstOp>(op))
                          return attribute(typed);
                        return WalkResult::advance();
                      })
                      .wasInterrupted());
}

} // namespace trc
