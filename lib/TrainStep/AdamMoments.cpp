//===- AdamMoments.cpp - the running moments of a gradient ----------------===//
//
// See AdamMoments.h. The order of operations is that of torch.optim.
//
//===----------------------------------------------------------------------===//

#include "AdamMoments.h"

using namespace mlir;
using namespace trc;

ArrayRef<StringRef> AdamMoments::names() {
  static constexpr StringRef both[] = {"m", "v"};
  return both;
}

void AdamMoments::begin(Arithmetic &math, Value rate, Value t,
                        bool isCorrected) {
  if (!isCorrected) {
    minusStepSize = math.neg(rate);
    return;
  }
  minusStepSize = math.neg(math.div(rate, math.sub(1, math.pow(beta1, t))));
  rootCorrection = math.sqrt(math.sub(1, math.pow(beta2, t)));
}

void AdamMoments::add(Arithmetic &math, Value gradient,
                      MutableArrayRef<Value> moments) const {
  Value &m = moments[0], &v = moments[1];
  m = math.add(m, math.mul(math.sub(gradient, m), 1 - beta1));
  v = math.add(math.mul(v, beta2),
               math.mul(math.mul(gradient, 1 - beta2), gradient));
}

Value AdamMoments::step(Arithmetic &math, ArrayRef<Value> moments) const {
  Value root = math.sqrt(moments[1]);
  if (rootCorrection)
    root = math.div(root, rootCorrection);
  root = math.add(root, epsilon);
  return math.div(math.mul(moments[0], minusStepSize), root);
}
