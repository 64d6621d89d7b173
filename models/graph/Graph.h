//===- Graph.h - a function of tensors, written down op by op ---*- C++ -*-===//
//
// A `Graph` is one function of a program under construction; a `Tensor` is a
// value in it. Operations on tensors (Operators.h, Layers.h) append StableHLO
// to the graph of their operands:
//
//     Graph graph(module, "loss", Graph::Visibility::Private);
//     Tensor x = graph.batch("x", {8, 16}, graph.f32());
//     Tensor w = graph.parameter({"w", {16, 4}, Initialiser::normal(0.02)});
//     {
//       Scope scope(graph, "head");
//       x = relu(einsum("nc,cv->nv", x, w));
//     }
//     graph.metric("mean", reduceSum(x, {0, 1}) / 32.0);
//     graph.finish();
//
// The arguments and results of the function carry the attributes by which the
// compiler knows them (docs/models.md), and every operation a location
// `h.0/attn/multiply`, from which reports take their layers.
//
// A shape that does not fit is a mistake in the model, not in its input: the
// process ends with one line that names the scope, the operation and both
// shapes. What a user can get wrong is checked before a graph is built.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_GRAPH_GRAPH_H
#define TRC_MODELS_GRAPH_GRAPH_H

#include "models/graph/Parameters.h"

#include "trc/Dialect/Trc/StateRole.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <optional>
#include <string>

namespace trc::graph {

using Shape = llvm::SmallVector<int64_t, 4>;

class Graph;

/// A value of a graph: a static shape and an element type.
class Tensor {
public:
  Tensor(Graph &graph, mlir::Value value) : owner(&graph), content(value) {}

  mlir::RankedTensorType type() const {
    return mlir::cast<mlir::RankedTensorType>(content.getType());
  }
  llvm::ArrayRef<int64_t> shape() const { return type().getShape(); }
  int64_t rank() const { return type().getRank(); }
  /// The extent of a dimension; -1 is the innermost one.
  int64_t extent(int64_t dimension) const;
  mlir::Type elementType() const { return type().getElementType(); }
  mlir::Value value() const { return content; }
  Graph &graph() const { return *owner; }

private:
  Graph *owner;
  mlir::Value content;
};

class Graph {
public:
  enum class Visibility { Public, Private };

  /// Begins the function `name` at the end of `module`, whose context has the
  /// dialects func, stablehlo, chlo and trc (`loadDialects`).
  Graph(mlir::ModuleOp module, llvm::StringRef name, Visibility visibility);
  Graph(const Graph &) = delete;
  Graph &operator=(const Graph &) = delete;

  /// A parameter that the loss is differentiated by.
  Tensor parameter(const Parameter &parameter);
  /// State that is read and, if a result has the same name, updated; what it
  /// is, if no other function says so.
  Tensor state(llvm::StringRef name, llvm::ArrayRef<int64_t> shape,
               mlir::Type element,
               std::optional<StateRole> role = std::nullopt);
  /// What is given anew at each call.
  Tensor batch(llvm::StringRef name, llvm::ArrayRef<int64_t> shape,
               mlir::Type element);

  /// A result that is the next value of the state `name`.
  void updateState(llvm::StringRef name, Tensor value);
  /// A result to be seen. Of a loss function, the first is the loss.
  void metric(llvm::StringRef name, Tensor value);
  /// Ends the function with its results, in the order they were named.
  void finish();

  /// The state of the random generator that `dropout` draws from, and the next
  /// one afterwards. Without one, dropout changes nothing.
  void setGenerator(Tensor state) { generator = state; }
  bool hasGenerator() const { return generator.has_value(); }
  Tensor getGenerator() const { return *generator; }

  mlir::OpBuilder &builder() { return ops; }
  /// The location of an operation in the present scopes.
  mlir::Location location(llvm::StringRef operation) const;
  /// Writes at the end of the graph, as an operation of that name.
  TensorArithmetic writing(llvm::StringRef operation) {
    return {builder(), location(operation)};
  }
  mlir::Type f32() { return ops.getF32Type(); }
  mlir::Type i32() { return ops.getI32Type(); }
  /// Ends the process: `loss, h.0/attn: add: ...`.
  [[noreturn]] void fail(llvm::StringRef operation,
                         const llvm::Twine &message) const;

private:
  friend class Scope;
  Tensor argument(llvm::StringRef name, llvm::ArrayRef<int64_t> shape,
                  mlir::Type element, mlir::NamedAttrList attributes);
  void result(llvm::StringRef name, Tensor value, llvm::StringRef attribute);

  mlir::func::FuncOp function;
  mlir::OpBuilder ops;
  std::string scopes; ///< "h.0/attn"
  std::optional<Tensor> generator;
  llvm::SmallVector<mlir::Value> results;
  llvm::SmallVector<mlir::DictionaryAttr> resultAttributes;
};

/// Names what is appended while it lives; scopes nest.
class Scope {
public:
  Scope(Graph &graph, const llvm::Twine &name);
  ~Scope();
  Scope(const Scope &) = delete;
  Scope &operator=(const Scope &) = delete;

private:
  Graph &graph;
  size_t outer;
};

/// Loads the dialects that graphs are written in.
void loadDialects(mlir::MLIRContext &context);

/// The text of a program with its locations: what `trc-emit` writes and what
/// `compile` takes. Empty if it is not valid, which is a mistake of trc.
std::string printProgram(mlir::ModuleOp module);

/// "[2, 3]", for messages.
std::string describe(llvm::ArrayRef<int64_t> shape);

} // namespace trc::graph

#endif // TRC_MODELS_GRAPH_GRAPH_H
