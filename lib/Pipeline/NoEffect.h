//===- NoEffect.h - options that change nothing here ------------*- C++ -*-===//

#ifndef TRC_LIB_PIPELINE_NOEFFECT_H
#define TRC_LIB_PIPELINE_NOEFFECT_H

#include "trc/Pipeline/Compiler.h"

namespace trc {

/// Warns, before `phase` runs, of what was asked for and changes nothing on
/// this target or in this program.
void warnOfNoEffect(mlir::ModuleOp module, Phase phase,
                    const CompileOptions &options);

} // namespace trc

#endif // TRC_LIB_PIPELINE_NOEFFECT_H
