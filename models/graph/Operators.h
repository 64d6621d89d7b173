//===- Operators.h - the operations of a graph ------------------*- C++ -*-===//
//
// Thin functions over StableHLO. Binary operators take equal shapes, or shapes
// of which the one repeats along the leading and along the extent-1 dimensions
// of the other, as in NumPy; element types agree. A number stands for a tensor
// of the other operand's type.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_GRAPH_OPERATORS_H
#define TRC_MODELS_GRAPH_OPERATORS_H

#include "models/graph/Graph.h"

namespace trc::graph {

// --- from nothing -----------------------------------------------------------

/// Every element is `number`, rounded to the element type.
Tensor full(Graph &graph, llvm::ArrayRef<int64_t> shape, mlir::Type element,
            double number);
/// Each element is its index in `dimension`.
Tensor iota(Graph &graph, llvm::ArrayRef<int64_t> shape, mlir::Type element,
            int64_t dimension);

// --- elementwise ------------------------------------------------------------

Tensor operator+(Tensor a, Tensor b);
Tensor operator-(Tensor a, Tensor b);
Tensor operator*(Tensor a, Tensor b);
Tensor operator/(Tensor a, Tensor b);
Tensor operator+(Tensor a, double b);
Tensor operator-(Tensor a, double b);
Tensor operator*(Tensor a, double b);
Tensor operator/(Tensor a, double b);
Tensor operator+(double a, Tensor b);
Tensor operator-(double a, Tensor b);
Tensor operator*(double a, Tensor b);
Tensor operator-(Tensor a);
Tensor maximum(Tensor a, Tensor b);
Tensor maximum(Tensor a, double b);

Tensor exp(Tensor x);
Tensor log(Tensor x);
Tensor tanh(Tensor x);
Tensor sqrt(Tensor x);
Tensor rsqrt(Tensor x);
/// The error function and its inverse (`chlo`).
Tensor erf(Tensor x);
Tensor erfInverse(Tensor x);

enum class Order { Equal, Less, GreaterOrEqual };
/// Elements of type i1.
Tensor compare(Order order, Tensor a, Tensor b);
Tensor compare(Order order, Tensor a, double b);
Tensor logicalAnd(Tensor a, Tensor b);
/// Elements of `a` where `condition` holds, else of `b`.
Tensor select(Tensor condition, Tensor a, Tensor b);
Tensor select(Tensor condition, Tensor a, double b);
Tensor clamp(Tensor x, double low, double high);
Tensor convert(Tensor x, mlir::Type element);
/// `x`, of which nothing in front is learned. Written as a round trip over the
/// bits, which have no derivative.
Tensor stopGradient(Tensor x);
/// The bits of each element read as another type of the same width.
Tensor bitcast(Tensor x, mlir::Type element);
Tensor shiftRight(Tensor x, int64_t bits);
Tensor shiftRight(Tensor x, Tensor bits);
Tensor bitAnd(Tensor x, int64_t bits);
Tensor bitOr(Tensor x, int64_t bits);

// --- movement ---------------------------------------------------------------

/// Dimension i of `x` becomes dimension `dimensions[i]` of the result.
Tensor broadcast(Tensor x, llvm::ArrayRef<int64_t> shape,
                 llvm::ArrayRef<int64_t> dimensions);
Tensor reshape(Tensor x, llvm::ArrayRef<int64_t> shape);
/// Dimension i of the result is dimension `permutation[i]` of `x`.
Tensor transpose(Tensor x, llvm::ArrayRef<int64_t> permutation);
/// Elements `begin` to below `end` of one dimension.
Tensor slice(Tensor x, int64_t dimension, int64_t begin, int64_t end);
/// `size` elements of one dimension from a start that is computed (a scalar),
/// moved so that they lie inside.
Tensor dynamicSlice(Tensor x, int64_t dimension, Tensor start, int64_t size);
Tensor concatenate(llvm::ArrayRef<Tensor> parts, int64_t dimension);

// --- reductions and contractions --------------------------------------------

/// Without the dimensions that are reduced.
Tensor reduceSum(Tensor x, llvm::ArrayRef<int64_t> dimensions);
Tensor reduceMax(Tensor x, llvm::ArrayRef<int64_t> dimensions);
/// `x`, of the shape of `like` without `dimension`, repeated along it.
Tensor expandLike(Tensor x, Tensor like, int64_t dimension);

/// Sum of products by labels: `einsum("bthd,bshd->bhts", q, k)`. A letter of
/// both operands and the result is batched, one of both operands only is summed
/// over; every letter appears once in an operand, and those of one operand only
/// appear in the result.
Tensor einsum(llvm::StringRef labels, Tensor a, Tensor b);

// --- loops -----------------------------------------------------------------

/// `x = body(x, trip)` for the trips 0, 1, ... (an i32 scalar), as a loop whose
/// body is there once. The generator moves on through it.
Tensor repeat(Tensor x, int64_t trips,
              llvm::function_ref<Tensor(Tensor, Tensor)> body);
/// The same, where the trip does not matter.
Tensor repeat(Tensor x, int64_t trips, llvm::function_ref<Tensor(Tensor)> body);

// --- random -----------------------------------------------------------------

/// 32 bits per element (ui32) from the graph's generator, which moves on.
Tensor randomBits(Graph &graph, llvm::ArrayRef<int64_t> shape);

/// Which elements share a block of the generator (`trc.random_bits`).
enum class Arrangement {
  Rows, ///< neighbours, for what is computed row by row
  Tiles ///< of matrices, what lies eight apart, for what is multiplied
};
/// Numbers of 8 or 16 bits (ui32), for a quarter or half of the blocks' words.
Tensor randomBits(Graph &graph, llvm::ArrayRef<int64_t> shape, int64_t bits,
                  Arrangement arrangement);

} // namespace trc::graph

#endif // TRC_MODELS_GRAPH_OPERATORS_H
