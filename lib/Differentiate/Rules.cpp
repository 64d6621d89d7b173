//===- Rules.cpp - attaches the rules to their dialects -------------------===//
//
// See DifferentiableOpInterface.h.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"

#include "mlir/IR/DialectRegistry.h"

#include "trc/Differentiate/DifferentiableOpInterface.cpp.inc"

using namespace mlir;

void trc::registerDifferentiationRules(DialectRegistry &registry) {
  registry.addExtension(
      +[](MLIRContext *context, stablehlo::StableHLODialect *) {
        attachElementwiseRules(*context);
        attachMovementRules(*context);
        attachReductionRules(*context);
        attachContractionRules(*context);
        attachConvolutionRules(*context);
        attachFactorizationRules(*context);
        attachIndexingRules(*context);
        attachLoopRules(*context);
        attachBranchRules(*context);
      });
  registry.addExtension(+[](MLIRContext *context, chlo::ChloDialect *) {
    attachChloRules(*context);
  });
  registry.addExtension(+[](MLIRContext *context, TrcDialect *) {
    attachStructuredRules(*context);
  });
}
