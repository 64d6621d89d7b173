//===- Artifact.h - the plan as bytes ---------------------------*- C++ -*-===//
//
// Writes a module of the plan level, kernels compiled, as a `.trc` file: what
// runtime/schema/README.md describes. It decides nothing; every number comes
// from the IR. Equal modules give equal bytes.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_ARTIFACT_ARTIFACT_H
#define TRC_ARTIFACT_ARTIFACT_H

#include "mlir/IR/BuiltinOps.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace trc {

/// What is not in the module.
struct ArtifactInfo {
  std::string compilerVersion;
  std::string target = "host";
  /// Of the compile, those that changed the result; as given.
  std::vector<std::pair<std::string, std::string>> options;
  std::string report; ///< JSON
};

/// The bytes of the file. Fails with a diagnostic if the plan is incomplete: a
/// buffer without a place, a kernel without an image.
mlir::FailureOr<std::vector<uint8_t>> writeArtifact(mlir::ModuleOp module,
                                                    const ArtifactInfo &info);

/// The bytes of a constant as the runtime reads them: dense, row-major, one
/// byte for i1 and the 2- and 4-bit integers. Fails with a diagnostic for what
/// has no bytes to read.
mlir::FailureOr<std::vector<uint8_t>> getConstantBytes(mlir::ElementsAttr value,
                                                       mlir::Location loc);

} // namespace trc

#endif // TRC_ARTIFACT_ARTIFACT_H
