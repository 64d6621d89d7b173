//===- AttentionMask.h - which keys a query sees ----------------*- C++ -*-===//
//
// What `trc.attention` can say about hidden scores: the causal rule, and a bit
// for each score along the axes that the bits vary with; of a padding mask, for
// each key of a batch. A mask is read from a tensor of i1, which may be a
// constant, comparisons of iotas, and conjunctions of these with others; or
// from a tensor that is added, of zeros and a large negative number.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_RAISE_ATTENTIONMASK_H
#define TRC_LIB_RAISE_ATTENTIONMASK_H

#include "Projection.h"

namespace trc {

/// The axes of the scores, -1 for those of size one, and their sizes. A group
/// of heads of queries shares a head of keys.
struct ScoreAxes {
  int64_t batch = -1, head = -1, group = -1, query = -1, key = -1;
  int64_t batchSize = 1, headSize = 1, groupSize = 1, querySize = 1,
          keySize = 1;

  AxisMap order() const { return {batch, head, group, query, key}; }
  /// `axed`, as a tensor [B,H,T,S] with 1 for the extents that `varying` has
  /// not, but for S. A group counts as heads.
  mlir::Value projectScores(mlir::OpBuilder &builder, mlir::Location loc,
                            const Axed &axed, const AxisSet &varying) const;
};

/// A tensor that is added to the scores: `fill` where `visible` is false (true
/// when inverted). Without `visible` it is the causal rule.
struct AdditiveMask {
  Axed visible;
  bool inverted = false;
  double fill = 0;
};

class AttentionMask {
public:
  explicit AttentionMask(const ScoreAxes &axes) : axes(axes) {}

  bool causal = false;

  /// Takes in that a score is hidden where `predicate` is false.
  void addVisible(mlir::Value predicate, AxisMap map, bool inverted);
  void addVisible(const AdditiveMask &mask);
  /// Reads `factor * value`; none where it is no mask.
  std::optional<AdditiveMask> readAdditive(mlir::Value value, AxisMap map,
                                           double factor) const;

  /// Whether more is hidden than the causal rule hides.
  bool hasBits() const { return !parts.empty(); }
  /// The tensor of i1, [B,S] where that suffices, or null.
  mlir::Value build(mlir::OpBuilder &builder, mlir::Location loc) const;

private:
  struct Part {
    Axed visible;
    bool inverted;
  };
  /// `query * t + key * s + constant`
  struct Linear {
    int64_t query = 0, key = 0, constant = 0;
  };

  /// Whether a constant hides what the causal rule hides, and whether it hides
  /// nothing else.
  struct Causality {
    bool hidesFuture = true, showsPast = true;
  };
  Causality readConstant(mlir::DenseElementsAttr elements,
                         llvm::ArrayRef<int64_t> map, bool inverted) const;
  bool isCausal(stablehlo::CompareOp op, const AxisMap &map,
                bool inverted) const;
  /// A sum of iotas and constants, or none.
  std::optional<Linear> readLinear(mlir::Value value, AxisMap map) const;
  std::optional<Linear> readLeaf(mlir::Value value,
                                 llvm::ArrayRef<int64_t> map) const;
  /// Calls `visit(element number, t, s)` for a constant of this map.
  void forEach(mlir::ShapedType type, llvm::ArrayRef<int64_t> map,
               llvm::function_ref<void(int64_t, int64_t, int64_t)> visit) const;

  ScoreAxes axes;
  llvm::SmallVector<Part> parts;
};

} // namespace trc

#endif // TRC_LIB_RAISE_ATTENTIONMASK_H
