//===- HeadLossCandidate.h - a softmax that may be a loss -------*- C++ -*-===//
//
// A candidate begins at an exponential that is summed along one dimension, and
// whose argument is a matrix product, the logits, up to what is the same in
// a row; the product may be scaled by a number, and a bias, one number for each
// word, added to it. The operation has rows that are scaled instead. With E,
// its row sum L, and G the logit of the target, a row value of the form
//
//   log L - shift - G                 (E = exp(logits + shift))
//
// is the loss; with smoothed labels the sum of the logits has a part in it. All
// that is made of the logits must end there, or in products with a tensor of
// the form `d * (E / L - onehot)`: the gradients by rows and weight for the
// gradient `d` of the loss. Of several values that have the form of a loss, the
// one at which all ends is taken.
//
// A target outside of the vocabulary: a one-hot tensor has no 1 there, as
// `trc.head_loss` has it; a gather moves it to the border, so the target is
// clamped; where the result is then NaN by a select, the select is applied to
// the loss.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_RAISE_HEADLOSSCANDIDATE_H
#define TRC_LIB_RAISE_HEADLOSSCANDIDATE_H

#include "Closure.h"
#include "RowAlgebra.h"

#include "llvm/ADT/Twine.h"

namespace trc {

class HeadLossCandidate {
public:
  explicit HeadLossCandidate(stablehlo::ExpOp exp) : exp(exp) {}

  bool isSoftmax();
  bool analyse();
  void rewrite();

  std::string reason;
  bool hasGradient() const { return !targets.empty(); }

private:
  /// A gradient to replace: by `factor` times what the operation gives.
  struct Target {
    enum class Kind { Rows, Weight, Bias };
    mlir::Operation *op;
    AxisMap map;
    double factor;
    Kind kind;
  };

  /// What the loss is computed from.
  mlir::Value scores() {
    if (links.empty())
      return logits.getResult();
    return links.front()->getResult(0);
  }
  bool readLinks();
  bool readScale(mlir::Operation *link, mlir::Value number);
  bool readBias(mlir::Value other);

  bool fail(const llvm::Twine &why) {
    reason = why.str();
    return false;
  }
  bool readAxes();
  bool findLoss();
  bool matchLoss(const Form &form);
  bool matchSmoothed(const Form &form, int index);
  bool readReaders();
  bool readGradient(const Reader &reader);
  bool readBiasGradient(mlir::Operation *op, const Closure &closure);
  std::optional<double> readGradientForm(const Axed &value, mlir::Operation *by,
                                         double chainScale);
  bool checkGradient();
  bool reaches(mlir::Value value, mlir::Operation *op) const;
  mlir::Value buildTargets(mlir::OpBuilder &builder);
  mlir::Value buildRows(mlir::OpBuilder &builder);
  mlir::Value buildBias(mlir::OpBuilder &builder);
  mlir::Value buildGradient(mlir::OpBuilder &builder);
  mlir::Value restore(mlir::OpBuilder &builder, mlir::Value rows);
  void replace(Target target, mlir::Value canonical);
  mlir::RankedTensorType rowType() const;

  stablehlo::ExpOp exp;
  ContractOp logits;
  /// What scales the product and adds the bias, outermost first.
  llvm::SmallVector<mlir::Operation *> links;
  /// The product is multiplied by it, and by one element or its inverse.
  double scale = 1.0;
  mlir::Operation *scaledBy = nullptr;
  mlir::Value scalar;
  /// What is added, times a number.
  Axed bias;
  double biasScale = 1.0;
  AxisMap expMap, logitsMap;
  int64_t vocabulary = -1, vocabularySize = 1;
  /// Axes of the rows, in the order of the logits.
  llvm::SmallVector<int64_t> rowAxes, rowSizes;
  int64_t rows = 1;
  Axed x, weight;

  std::optional<RowAlgebra> algebra;
  Form logitsForm, shift, logsumexp;
  mlir::Value loss;
  AxisMap lossMap;
  double lossFactor = 1.0;
  int oneHot = -1;
  bool isZeroOutside = false;
  /// The share of the target that belongs to all words alike.
  double smoothing = 0.0;
  std::optional<Axed> guard;
  llvm::SmallVector<Target> targets;
  Form gradient;
  bool gradientIsMasked = false;
  /// Why what stands before the softmax is not that of a head.
  std::string refusal;
};

} // namespace trc

#endif // TRC_LIB_RAISE_HEADLOSSCANDIDATE_H
