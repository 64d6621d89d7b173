//===- LibraryKernels.cpp - library calls as launches ---------------------===//
//
// A call becomes one launch per generated kernel, in order, at the same place
// and with the same source location. Equal texts are one kernel. A product
// stays the library's, and gets what follows it as a callee, for where the
// library has no algorithm for both together.
//
//===----------------------------------------------------------------------===//

#include "LibraryKernels.h"

#include "Library/Generators.h"
#include "Library/Library.h"
#include "schema/Checks.h"
#include "schema/LibraryTensors.h"
#include "trc/Fusion/KernelStore.h"
#include "trc/Plan/Exchanges.h"
#include "trc/Plan/HostState.h"
#include "trc/Plan/KernelAttributes.h"
#include "trc/Target/CUDA/KernelText.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace trc;
using namespace trc::cuda;

/// What the runtime does: products of cuBLASLt, what ranks exchange, copies of
/// state that lies in the host's memory, and, on the host, checks and the
/// embedder's own functions.
static bool isDoneByRuntime(StringRef name) {
  return name == "cublaslt.matmul" || isCheck(name) ||
         name == "stablehlo.custom_call" || plan::isExchange(name) ||
         name == "stablehlo.partition_id" || name == plan::fetchKernel ||
         name == plan::storeKernel;
}

/// The host and NCCL know operations by name, and call no function of the GPU.
static LogicalResult rewriteExchange(plan::CallOp call) {
  if (!call.getCallees() || call.getCallees()->empty())
    return success();
  DictionaryAttr options = call.getOptionsAttr();
  if (!options || !options.contains("body"))
    return call.emitError("a combination over ranks whose body is not a single "
                          "operation has no CUDA kernel; compile with "
                          "--target=host");
  call.removeCalleesAttr();
  return success();
}

namespace {

class CallRewriter {
public:
  CallRewriter(ModuleOp module, bool groupProducts, Pass::Statistic &shared,
               uint64_t &built)
      : symbols(module), groupProducts(groupProducts), shared(shared),
        numBuilt(built) {
    auto entries = module.getOps<plan::EntryOp>();
    if (!entries.empty())
      firstEntry = *entries.begin();
  }

  LogicalResult rewrite(plan::CallOp call) {
    Generator generator = generatorFor(*call.getLibraryName());
    if (!generator)
      return call.emitError("no CUDA kernel is known for ")
             << *call.getLibraryName() << "; compile with --target=host";
    FailureOr<SmallVector<unsigned>> order = orderOperands(call);
    if (failed(order))
      return failure();
    LibraryRequest request = read(call, *order);
    request.groupProducts = groupProducts;
    auto report = [&] { return call.emitError(); };
    request.emitError = report;
    if (call.getCallees())
      for (auto symbol : call.getCallees()->getAsRange<FlatSymbolRefAttr>())
        if (failed(addCallee(symbol, request)))
          return failure();
    SmallVector<GeneratedKernel, 2> generated;
    if (failed(generator(request, generated)))
      return failure();
    OpBuilder builder(call);
    for (auto [number, kernel] : llvm::enumerate(generated))
      addCall(builder, call, *order, kernel, /*isFirst=*/number == 0);
    call.erase();
    return success();
  }

  LogicalResult addEpilogue(plan::CallOp product) {
    FailureOr<SmallVector<unsigned>> order = orderOperands(product);
    if (failed(order))
      return failure();
    LibraryRequest request = read(product, *order);
    auto report = [&] { return product.emitError(); };
    request.emitError = report;
    SmallVector<GeneratedKernel, 2> generated;
    if (failed(generateEpilogue(request, generated)))
      return failure();
    OpBuilder builder(product);
    for (const GeneratedKernel &kernel : generated)
      product.setCalleesAttr(builder.getArrayAttr(FlatSymbolRefAttr::get(
          getKernel(builder, product.getLoc(), kernel).getSymNameAttr())));
    return success();
  }

private:
  /// The call's operand of each number that the kernel's have: generators count
  /// them, and calls name them.
  static FailureOr<SmallVector<unsigned>> orderOperands(plan::CallOp call) {
    std::vector<std::string_view> names;
    for (unsigned i = 0; i < call.getBuffers().size(); ++i)
      names.push_back(call.getNameOf(i));
    const TensorOrder order = orderTensors(*call.getLibraryName(), names);
    if (!order.fault.empty())
      return call.emitError() << *call.getLibraryName() << ": " << order.fault;
    return SmallVector<unsigned>(order.places.begin(), order.places.end());
  }

  /// But for what reports errors, and for callees.
  static LibraryRequest read(plan::CallOp call, ArrayRef<unsigned> order) {
    LibraryRequest request;
    request.name = *call.getLibraryName();
    llvm::DenseMap<Value, int64_t> buffers;
    for (unsigned i : order) {
      request.types.push_back(call.getTypeOf(i));
      request.access.push_back(call.getAccessOf(i));
      request.names.push_back(call.getNameOf(i));
      auto numbered = buffers.try_emplace(call.getBuffers()[i], buffers.size());
      request.places.push_back({numbered.first->second, call.getOffsets()[i]});
    }
    request.options = call.getOptionsAttr();
    return request;
  }

  LogicalResult addCallee(FlatSymbolRefAttr symbol, LibraryRequest &request) {
    auto op = symbols.lookup<plan::KernelOp>(symbol.getValue());
    FailureOr<BuiltKernel> built =
        verifiedKernelOf(op.getFusion(), op.getSymName(), &numBuilt);
    if (failed(built))
      return failure();
    Callee callee;
    callee.name = "callee" + std::to_string(request.callees.size());
    callee.text = writeScalarFunction(built->kernel, callee.name);
    for (auto [number, type] : llvm::enumerate(op.getOperandTypesInOrder()))
      (number < op.getNumReads() ? callee.reads : callee.writes)
          .push_back(cast<RankedTensorType>(type).getElementType());
    request.callees.push_back(std::move(callee));
    return success();
  }

  void addCall(OpBuilder &builder, plan::CallOp call, ArrayRef<unsigned> order,
               const GeneratedKernel &kernel, bool isFirst) {
    plan::KernelOp op = getKernel(builder, call.getLoc(), kernel);
    SmallVector<Value> buffers;
    SmallVector<Attribute> types;
    SmallVector<int32_t> access;
    SmallVector<int64_t> offsets;
    for (auto [number, place] : llvm::enumerate(kernel.operands)) {
      const unsigned operand = order[place];
      buffers.push_back(call.getBuffers()[operand]);
      types.push_back(place == kernel.fillsInPart
                          ? TypeAttr::get(asBytes(call.getTypeOf(operand)))
                          : call.getTypes()[operand]);
      offsets.push_back(call.getOffsets()[operand]);
      access.push_back(static_cast<int32_t>(kernel.access.empty()
                                                ? call.getAccessOf(operand)
                                                : kernel.access[number]));
    }
    plan::CallOp::create(
        builder, call.getLoc(), FlatSymbolRefAttr::get(op.getSymNameAttr()),
        buffers, builder.getArrayAttr(types),
        builder.getDenseI32ArrayAttr(access),
        builder.getDenseI64ArrayAttr(offsets), /*callees=*/nullptr,
        /*options=*/nullptr, /*names=*/nullptr, call.getSourceAttr(),
        isFirst ? call.getFlopsAttr() : IntegerAttr(),
        kernel.bytes ? builder.getI64IntegerAttr(*kernel.bytes)
        : isFirst    ? call.getBytesAttr()
                     : IntegerAttr());
  }

  /// The same memory as numbers that no check of results reads.
  static RankedTensorType asBytes(RankedTensorType type) {
    int64_t bits = type.getNumElements() * type.getElementTypeBitWidth();
    return RankedTensorType::get({bits / 8},
                                 IntegerType::get(type.getContext(), 8));
  }

  plan::KernelOp getKernel(OpBuilder &builder, Location location,
                           const GeneratedKernel &kernel) {
    auto [it, inserted] = known.try_emplace(kernel.text);
    if (!inserted) {
      ++shared;
      return it->second;
    }
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(firstEntry);
    std::string name;
    do
      name = kernel.name + "_" + std::to_string(counters[kernel.name]++);
    while (symbols.lookup(name));
    auto op = plan::KernelOp::create(builder, location, name);
    const Launch &launch = kernel.launch;
    symbols.insert(op);
    op.setSource(kernel.text);
    op.setSymbol("trc_" + kernel.name);
    op.setLaunchAttr(plan::LaunchAttr::get(builder.getContext(), launch.grid[0],
                                           launch.grid[1], launch.grid[2],
                                           launch.block, launch.shared));
    if (kernel.isLong)
      op->setAttr(plan::compiledAloneAttrName, builder.getUnitAttr());
    return it->second = op;
  }

  SymbolTable symbols;
  const bool groupProducts;
  plan::EntryOp firstEntry; ///< kernels stand before it
  Pass::Statistic &shared;
  uint64_t &numBuilt;
  llvm::StringMap<plan::KernelOp> known; ///< by text
  llvm::StringMap<unsigned> counters;
};

} // namespace

LogicalResult cuda::writeLibraryCalls(ModuleOp module, bool groupProducts,
                                      Pass::Statistic &shared,
                                      uint64_t &built) {
  SmallVector<plan::CallOp> calls, products;
  bool isComplete = true;
  module.walk([&](plan::CallOp call) {
    auto name = call.getLibraryName();
    if (name == "cublaslt.matmul")
      products.push_back(call);
    if (name && plan::isExchange(*name))
      isComplete &= succeeded(rewriteExchange(call));
    if (!name || isDoneByRuntime(*name))
      return;
    calls.push_back(call);
  });
  CallRewriter rewriter(module, groupProducts, shared, built);
  for (plan::CallOp call : calls)
    isComplete &= succeeded(rewriter.rewrite(call));
  for (plan::CallOp product : products)
    isComplete &= succeeded(rewriter.addEpilogue(product));
  if (!isComplete)
    return failure();
  // Functions that stand inside of kernels now, or have become operations.
  llvm::StringSet<> used;
  module.walk([&](plan::CallOp call) {
    if (auto kernel = dyn_cast<FlatSymbolRefAttr>(call.getKernelAttr()))
      used.insert(kernel.getValue());
    if (call.getCallees())
      for (auto symbol : call.getCallees()->getAsRange<FlatSymbolRefAttr>())
        used.insert(symbol.getValue());
  });
  for (auto op : llvm::make_early_inc_range(module.getOps<plan::KernelOp>()))
    if (!used.contains(op.getSymName()) && !op.getSourceAttr())
      op.erase();
  return success();
}
