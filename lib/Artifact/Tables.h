//===- Tables.h - what all entries of an artifact share ---------*- C++ -*-===//
//
// Types, locations, kernels, constants and code, each thing once, numbered in
// the order in which it is first asked for.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_ARTIFACT_TABLES_H
#define TRC_LIB_ARTIFACT_TABLES_H

#include "trc/Artifact/Artifact.h"
#include "trc/Dialect/Plan/PlanDialect.h"

#include "schema/program_generated.h"

#include <map>
#include <tuple>

namespace trc {

/// Bulk data: a segment of the file.
class SegmentBytes {
public:
  /// Appends at the next multiple of 64 and returns where. Equal bytes are
  /// stored once.
  uint64_t add(llvm::ArrayRef<uint8_t> bytes);
  const std::vector<uint8_t> &data() const { return content; }

private:
  std::vector<uint8_t> content;
  std::map<std::vector<uint8_t>, uint64_t> known; ///< small ones only
};

class Tables {
public:
  uint32_t typeNumber(mlir::RankedTensorType type);
  int32_t locationNumber(mlir::Location location, llvm::StringRef operation);

  /// Fails with a diagnostic for what cannot be written.
  mlir::LogicalResult addConstants(mlir::ModuleOp module);
  mlir::LogicalResult addKernels(mlir::ModuleOp module);
  void addState(mlir::ModuleOp module);

  uint64_t constantOffset(llvm::StringRef name) const {
    return constantOffsets.lookup(name);
  }
  uint32_t stateNumber(llvm::StringRef name) const {
    return stateNumbers.lookup(name);
  }
  uint32_t nativeKernelNumber(llvm::StringRef name) const {
    return nativeNumbers.lookup(name);
  }
  plan::KernelOp nativeKernel(llvm::StringRef name) const {
    return natives.lookup(name);
  }
  uint32_t libraryKernelNumber(llvm::StringRef name);

  struct Variant {
    std::string isa;
    uint64_t offset, size, entry;
  };
  struct Kernel {
    std::string name;
    std::vector<Variant> variants;
    std::string symbol;      ///< empty: not for a GPU
    plan::LaunchAttr launch; ///< null: not for a GPU
    uint32_t toolkit;        ///< 0: not for a GPU
    bool operandsInMemory;
    int64_t extent = -1; ///< -1: no call of it was written
    uint64_t scratch = 0;
    std::vector<uint64_t> operandBytes; ///< as its calls give them
  };
  struct State {
    std::string name;
    uint32_t type;
    artifact::StateRole role;
    int32_t parameter; ///< number of a moment's; -1: no moment
    int32_t whole; ///< number of the type that it is a part of; -1: it is all
    bool isOnHost; ///< it lies in the host's memory
  };
  struct Location {
    std::string file;
    uint32_t line, column;
    std::string scope, operation;
    auto operator<=>(const Location &) const = default;
  };

  std::vector<mlir::RankedTensorType> types;
  std::vector<Location> locations;
  std::vector<Kernel> kernels;
  std::vector<State> state;
  SegmentBytes constants, code;

private:
  llvm::DenseMap<mlir::Type, uint32_t> typeNumbers;
  std::map<Location, int32_t> locationNumbers;
  llvm::StringMap<uint64_t> constantOffsets;
  llvm::StringMap<uint32_t> stateNumbers, nativeNumbers, libraryNumbers;
  llvm::StringMap<plan::KernelOp> natives;
};

/// Fails with a diagnostic at what has elements that cannot be written. Tables
/// take what has passed.
mlir::LogicalResult checkElementTypes(mlir::ModuleOp module);

/// Writes one entry with all that is in it.
flatbuffers::Offset<artifact::Entry>
writeEntry(flatbuffers::FlatBufferBuilder &builder, Tables &tables,
           plan::EntryOp entry);

} // namespace trc

#endif // TRC_LIB_ARTIFACT_TABLES_H
