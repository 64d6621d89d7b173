//===- ProgramBuilder.h - .trc files built by hand --------------*- C++ -*-===//
//
// Tests of the runtime do not wait for the compiler: they put a program
// together from types, slots and commands, and get the bytes of its file.
// `program` stays open, so that a test can break any field before `file`.
//
//   ProgramBuilder b;
//   uint32_t f4 = b.type(ElementType::F32, {4});
//   EntryBuilder e = b.entry("main");
//   e.call(b.native("k", scaleAddImage()), 4,
//          {e.input("x", f4), e.input("y", f4), e.output("z", f4)});
//   std::vector<std::byte> bytes = b.file();
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_RUNTIME_PROGRAMBUILDER_H
#define TRC_TEST_RUNTIME_PROGRAMBUILDER_H

#include "base/Tensor.h"
#include "schema/program_generated.h"

#include <initializer_list>
#include <map>
#include <string>
#include <vector>

namespace trc::runtime::test {

/// A slot, used as a whole as an operand of one type.
struct Place {
  uint32_t slot;
  uint32_t type;
};

struct Use {
  Place place;
  artifact::Access access;
};
inline Use read(Place place) { return {place, artifact::Access::read}; }
inline Use write(Place place) { return {place, artifact::Access::write}; }
inline Use update(Place place) { return {place, artifact::Access::read_write}; }

class EntryBuilder;

class ProgramBuilder {
public:
  ProgramBuilder();

  uint32_t type(ElementType element, std::vector<int64_t> shape = {});
  uint32_t state(const std::string &name, uint32_t type,
                 artifact::StateRole role = artifact::StateRole::other,
                 int32_t parameter = -1);
  /// The same code as both variants.
  uint32_t native(const std::string &name, std::span<const std::byte> image);
  uint32_t library(const std::string &name);
  int32_t location(const std::string &op, const std::string &scope,
                   const std::string &file, uint32_t line, uint32_t column);
  EntryBuilder entry(const std::string &name);
  size_t typeBytes(uint32_t type) const;

  /// The whole file: header, FlatBuffer, segments.
  std::vector<std::byte> file() const;

  artifact::ProgramT program;
  std::vector<std::byte> constants, code;
};

/// Adds to one entry; commands go to the block that `into` chose last.
class EntryBuilder {
public:
  EntryBuilder(ProgramBuilder &builder, size_t index);

  artifact::EntryT &entry() const { return *builder->program.entries[index]; }

  Place input(const std::string &name, uint32_t type);
  Place output(const std::string &name, uint32_t type);
  /// An input and an output that take the same buffer, the caller's.
  Place donated(const std::string &input, const std::string &output,
                uint32_t type);
  /// The state tensor as input and/or output of the entry.
  Place stateIn(uint32_t state);
  Place stateOut(uint32_t state);
  Place stateInOut(uint32_t state);
  Place arena(uint32_t type);
  Place constant(uint32_t type, const void *data);

  artifact::CommandT &call(uint32_t kernel, int64_t extent,
                           std::initializer_list<Use> operands);
  artifact::CommandT &whileLoop(Place predicate);
  artifact::CommandT &caseSelect(Place predicate, size_t branches);
  /// From now on commands go to this block; null: to the entry's body.
  void into(artifact::BlockT *block);

private:
  Place slot(artifact::SlotKind kind, uint32_t index, uint64_t offset,
             uint32_t type);
  artifact::CommandT &add();

  ProgramBuilder *builder;
  size_t index;
  artifact::BlockT *block;
};

/// Makes the header's sizes and checksum fit the bytes again.
void repair(std::vector<std::byte> &file);

} // namespace trc::runtime::test

#endif // TRC_TEST_RUNTIME_PROGRAMBUILDER_H
