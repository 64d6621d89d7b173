//===- Parameters.h - the weights of a model --------------------*- C++ -*-===//
//
// A model states its parameters once, as a list in the order of its checkpoint:
// a name, a shape, what it starts from. Functions declare them as arguments,
// `@initialise` fills them, a trainer reads and writes them by name. Plain C++,
// so that a program that only moves weights about needs no MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_GRAPH_PARAMETERS_H
#define TRC_MODELS_GRAPH_PARAMETERS_H

#include <cstdint>
#include <string>
#include <vector>

namespace trc::graph {

/// What a parameter holds before the first step.
struct Initialiser {
  enum class Kind { Zeros, Ones, Normal };
  Kind kind = Kind::Zeros;
  double deviation = 0; ///< of Normal, around 0

  static Initialiser zeros() { return {Kind::Zeros, 0}; }
  static Initialiser ones() { return {Kind::Ones, 0}; }
  static Initialiser normal(double deviation) {
    return {Kind::Normal, deviation};
  }
};

/// A tensor of f32 that training changes.
struct Parameter {
  std::string name; ///< "h.0.attn.c_attn.weight", as in the checkpoint
  std::vector<int64_t> shape;
  Initialiser initialiser;

  /// Weight decay is for matrices: biases, gains and scalars go without.
  bool decays() const { return shape.size() >= 2; }
  int64_t elements() const {
    int64_t product = 1;
    for (int64_t extent : shape)
      product *= extent;
    return product;
  }
};

} // namespace trc::graph

#endif // TRC_MODELS_GRAPH_PARAMETERS_H
