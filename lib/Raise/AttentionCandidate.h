//===- AttentionCandidate.h - a softmax that may be attention ---*- C++ -*-===//
//
// A candidate begins at an exponential that is summed along one dimension, and
// whose argument leads through scale and masks to a product, the scores:
//
//   scores = q . k -> scale, mask -> subtract the maximum -> E = exp -> L = sum
//
// All that is made of the scores is followed (Closure.h) to the products that
// read it. Each must have one of these forms (RowAlgebra.h), with P = E / L,
// W = keep * P and dW = keep * (d_result . value):
//
//   W . value                      the result
//   W^T . d_result                 d_value
//   P * (dW - rowsum(P * dW))      with key: d_query, with query: d_key
//
// Then the whole is one `trc.attention` and one `trc.attention_gradient`. If
// one product has another form, nothing changes.
//
// What stands between the product and the exponential is read in
// AttentionScores.cpp, of that what is added in AttentionBias.cpp, and the
// products behind the exponential in AttentionProducts.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_RAISE_ATTENTIONCANDIDATE_H
#define TRC_LIB_RAISE_ATTENTIONCANDIDATE_H

#include "AttentionDropout.h"
#include "AttentionMask.h"
#include "Closure.h"
#include "RowAlgebra.h"

#include "llvm/ADT/Twine.h"

namespace trc {

class AttentionCandidate {
public:
  explicit AttentionCandidate(stablehlo::ExpOp exp) : exp(exp) {}

  /// Whether it is a softmax over scores at all.
  bool isSoftmax();
  /// Whether it can be raised; else `reason` says why not.
  bool analyse();
  void rewrite();

  std::string reason;
  bool hasGradient() const {
    return !queryGradients.empty() || !keyGradients.empty() ||
           !valueGradients.empty();
  }

private:
  /// A product to replace: by `factor` times what the operation gives.
  struct Target {
    ContractOp product;
    AxisMap map;
    double factor;
  };
  struct Mask {
    mlir::Value predicate;
    bool inverted;
    AxisMap map;
  };
  /// What is added to the scores, this often.
  struct Summand {
    Axed value;
    double factor;
  };

  bool fail(const llvm::Twine &why) {
    reason = why.str();
    return false;
  }
  bool readChain();
  bool readAxes();
  bool isQuery(int64_t first, int64_t second);
  bool readMasks();
  bool readSummands(llvm::ArrayRef<Summand> summands, bool isAnyInside,
                    bool isAnyOutside);
  bool hides(const AdditiveMask &part, bool isAlone);
  bool isSwallowing(double number);
  bool seesSomething() const;
  bool refuseEscape(const Closure &closure);
  bool isGradient(const Form &form) const;
  bool readReaders();
  bool readWeights(const Reader &reader, const Form &form);
  bool readScoreGradient(const Reader &reader, const Form &form);
  bool readDropout(const Form &keep);
  bool findWeightGradient();
  bool sameValue(Axed &known, const Axed &found, llvm::StringRef what);
  bool checkTypes();
  bool choosePlaces();
  AxisMap mapAt(mlir::Value value) const { return maps.lookup(value); }
  mlir::Value buildBias(mlir::OpBuilder &builder);
  llvm::SmallVector<int64_t> shapeOf(int64_t rows, const Axed &axed) const;
  mlir::Value canonical(mlir::OpBuilder &builder, const Axed &axed,
                        int64_t rowAxis, int64_t rows);
  mlir::Value partHeads(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::Value canonical, bool isOfKeys) const;
  void replace(Target target, mlir::Value canonical, int64_t rowAxis);

  stablehlo::ExpOp exp;
  ContractOp scores;
  /// What stands between the scores and the exponential, outermost first.
  llvm::SmallVector<mlir::Operation *> chain;
  llvm::DenseMap<mlir::Value, AxisMap> maps;
  ScoreAxes axes;
  Axed query, key, value, resultGradient;
  double scale = 1.0;
  std::optional<double> fill;
  std::optional<AttentionMask> mask;
  llvm::SmallVector<Mask> selects;
  llvm::SmallVector<Summand> biases;
  /// As the operation has them.
  bool isAdditive = false, isFilledFirst = false;
  std::optional<AttentionDropout> dropout;
  std::optional<double> keepScale;

  std::optional<RowAlgebra> algebra;
  Form weights, keep, visible;
  std::optional<Form> weightGradient;
  llvm::SmallVector<Reader> readers;
  llvm::SmallVector<Target> results, queryGradients, keyGradients,
      valueGradients;
  mlir::Operation *place = nullptr, *gradientPlace = nullptr;
};

} // namespace trc

#endif // TRC_LIB_RAISE_ATTENTIONCANDIDATE_H
