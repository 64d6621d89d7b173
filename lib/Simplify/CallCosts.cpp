//===- CallCosts.cpp - what inlining would copy ---------------------------===//
//
// The graph of calls is walked once, callees first, with a stack of its own:
// it may be as deep as the program is long. Recursion is found on the way, as a
// call of a function that is still open. Numbers of operations saturate.
//
//===----------------------------------------------------------------------===//

#include "CallCosts.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace trc;

StringAttr trc::getCalleeName(Operation *op) {
  if (auto call = dyn_cast<func::CallOp>(op))
    return call.getCalleeAttr().getAttr();
  if (auto composite = dyn_cast<stablehlo::CompositeOp>(op))
    return composite.getDecompositionAttr().getAttr();
  return {};
}

SmallVector<Operation *> trc::callsIn(func::FuncOp function) {
  SmallVector<Operation *> calls;
  function.walk([&](Operation *op) {
    if (getCalleeName(op))
      calls.push_back(op);
  });
  return calls;
}

/// Whether the callee has a body that fits in the place of the call. That it is
/// a function of this module, and of the call's types, is verified with the
/// call.
static LogicalResult verifyCall(Operation *call, func::FuncOp callee) {
  assert(callee && callee.getArgumentTypes() == call->getOperandTypes() &&
         callee.getResultTypes() == call->getResultTypes() &&
         "calls are verified");
  if (callee.isExternal())
    return call->emitError()
           << "calls '" << callee.getName() << "', which has no body to inline";
  if (!callee.getBody().hasOneBlock())
    return call->emitError()
           << "calls '" << callee.getName() << "', expected 1 block in it, "
           << "got " << callee.getBody().getBlocks().size();
  return success();
}

namespace {
class CallGraph {
public:
  explicit CallGraph(SymbolTable &symbols) : symbols(symbols) {}

  /// Visits a function and all that it calls.
  LogicalResult visit(func::FuncOp root) {
    SmallVector<Frame> stack;
    auto open = [&](func::FuncOp function) {
      sizes[function] = std::nullopt;
      stack.push_back({function, callsIn(function)});
    };
    if (!sizes.contains(root))
      open(root);
    while (!stack.empty()) {
      Frame &frame = stack.back();
      if (frame.next == frame.calls.size()) {
        uint64_t size = 0;
        frame.function.walk([&](Operation *) { ++size; });
        for (Operation *call : frame.calls)
          size = llvm::SaturatingAdd(size, sizeOf(calleeOf(call)));
        sizes[frame.function] = size;
        stack.pop_back();
        continue;
      }
      Operation *call = frame.calls[frame.next++];
      func::FuncOp callee = calleeOf(call);
      auto known = sizes.find(callee);
      if (known != sizes.end() && !known->second) {
        InFlightDiagnostic diagnostic =
            call->emitError() << "recursive call of '" << callee.getName()
                              << "': write the recursion as a stablehlo.while";
        diagnostic.attachNote(callee.getLoc()) << "the function called";
        return diagnostic;
      }
      if (failed(verifyCall(call, callee)))
        return failure();
      if (known == sizes.end())
        open(callee);
    }
    return success();
  }

  func::FuncOp calleeOf(Operation *call) const {
    return symbols.lookup<func::FuncOp>(getCalleeName(call));
  }

  /// Operations of a visited function once its calls are inlined.
  uint64_t sizeOf(func::FuncOp function) const {
    return *sizes.lookup(function);
  }

private:
  struct Frame {
    func::FuncOp function;
    SmallVector<Operation *> calls;
    size_t next = 0;
  };

  SymbolTable &symbols;
  /// Nothing while a function is open.
  llvm::DenseMap<func::FuncOp, std::optional<uint64_t>> sizes;
};
} // namespace

LogicalResult trc::verifyCalls(ArrayRef<func::FuncOp> roots,
                               SymbolTable &symbols, int64_t maxOperations) {
  CallGraph graph(symbols);
  uint64_t copied = 0;
  for (func::FuncOp root : roots) {
    if (failed(graph.visit(root)))
      return failure();
    for (Operation *call : callsIn(root)) {
      func::FuncOp callee = graph.calleeOf(call);
      copied = llvm::SaturatingAdd(copied, graph.sizeOf(callee));
      if (copied <= static_cast<uint64_t>(maxOperations))
        continue;
      InFlightDiagnostic diagnostic =
          call->emitError()
          << "inlining '" << callee.getName()
          << "' and all that it calls takes " << graph.sizeOf(callee)
          << " operations, " << copied
          << " with the calls before it; expected at most " << maxOperations
          << " in a program: repeat a call by a stablehlo.while";
      diagnostic.attachNote(callee.getLoc()) << "the function called";
      return diagnostic;
    }
  }
  return success();
}
