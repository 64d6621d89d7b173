//===- Graph.cpp - functions, ports and locations of a graph --------------===//
//
// Arguments are appended to the function as they are named; its type is whole
// when `finish` has set the results.
//
//===----------------------------------------------------------------------===//

#include "models/graph/Graph.h"

#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"

#include "mlir/IR/Verifier.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;
using namespace trc;
using namespace trc::graph;

std::string graph::describe(ArrayRef<int64_t> shape) {
  std::string text = "[";
  for (auto [i, extent] : llvm::enumerate(shape))
    text += (i ? ", " : "") + std::to_string(extent);
  return text + "]";
}

void graph::loadDialects(MLIRContext &context) {
  context.loadDialect<func::FuncDialect, stablehlo::StableHLODialect,
                      chlo::ChloDialect, TrcDialect>();
}

std::string graph::printProgram(ModuleOp module) {
  std::string text;
  if (failed(verify(module)))
    return text;
  llvm::raw_string_ostream os(text);
  module.print(os, OpPrintingFlags().enableDebugInfo(/*enable=*/true,
                                                     /*prettyForm=*/false));
  os << "\n";
  return text;
}

int64_t Tensor::extent(int64_t dimension) const {
  int64_t index = dimension < 0 ? dimension + rank() : dimension;
  if (index < 0 || index >= rank())
    owner->fail("extent", "expected a dimension of " + describe(shape()) +
                              ", got " + llvm::Twine(dimension));
  return shape()[index];
}

Graph::Graph(ModuleOp module, StringRef name, Visibility visibility)
    : ops(module.getContext()) {
  ops.setInsertionPointToEnd(module.getBody());
  auto location = NameLoc::get(ops.getStringAttr(name));
  function =
      func::FuncOp::create(ops, location, name, ops.getFunctionType({}, {}));
  function.setVisibility(visibility == Visibility::Public
                             ? SymbolTable::Visibility::Public
                             : SymbolTable::Visibility::Private);
  ops.setInsertionPointToStart(function.addEntryBlock());
}

Location Graph::location(StringRef operation) const {
  std::string text =
      scopes.empty() ? operation.str() : scopes + "/" + operation.str();
  return NameLoc::get(StringAttr::get(ops.getContext(), text));
}

void Graph::fail(StringRef operation, const Twine &message) const {
  auto where = mlir::func::FuncOp(function).getName();
  std::string scope = scopes.empty() ? "" : ", " + scopes;
  llvm::reportFatalUsageError("in @" + where + scope + ": " + operation + ": " +
                              message);
}

Tensor Graph::argument(StringRef name, ArrayRef<int64_t> shape, Type element,
                       NamedAttrList attributes) {
  unsigned index = function.getNumArguments();
  if (failed(function.insertArgument(index,
                                     RankedTensorType::get(shape, element),
                                     attributes.getDictionary(ops.getContext()),
                                     NameLoc::get(ops.getStringAttr(name)))))
    fail("argument", "cannot add " + name);
  return Tensor(*this, function.getArgument(index));
}

Tensor Graph::parameter(const Parameter &parameter) {
  NamedAttrList attributes;
  attributes.set("trc.parameter", ops.getStringAttr(parameter.name));
  if (!parameter.decays())
    attributes.set("trc.no_decay", ops.getUnitAttr());
  return argument(parameter.name, parameter.shape, f32(), attributes);
}

Tensor Graph::state(StringRef name, ArrayRef<int64_t> shape, Type element,
                    std::optional<StateRole> role) {
  NamedAttrList attributes;
  attributes.set("trc.state", ops.getStringAttr(name));
  if (role)
    addRole({*role, nullptr}, ops, attributes);
  return argument(name, shape, element, attributes);
}

Tensor Graph::batch(StringRef name, ArrayRef<int64_t> shape, Type element) {
  return argument(name, shape, element, {});
}

void Graph::result(StringRef name, Tensor value, StringRef attribute) {
  results.push_back(value.value());
  resultAttributes.push_back(ops.getDictionaryAttr(
      ops.getNamedAttr(attribute, ops.getStringAttr(name))));
}

void Graph::updateState(StringRef name, Tensor value) {
  result(name, value, "trc.state");
}

void Graph::metric(StringRef name, Tensor value) {
  result(name, value, "trc.metric");
}

void Graph::finish() {
  func::ReturnOp::create(ops, location("return"), results);
  function.setType(ops.getFunctionType(function.getArgumentTypes(),
                                       ValueRange(results).getTypes()));
  function.setAllResultAttrs(resultAttributes);
}

Scope::Scope(Graph &graph, const Twine &name)
    : graph(graph), outer(graph.scopes.size()) {
  if (!graph.scopes.empty())
    graph.scopes += '/';
  graph.scopes += name.str();
}

Scope::~Scope() { graph.scopes.resize(outer); }
