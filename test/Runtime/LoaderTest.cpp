//===- LoaderTest.cpp - what the loader refuses, and in which words -------===//
//
// One case per check of identify, verify bytes and validate: a whole program
// with one thing wrong, and the message.
//
//===----------------------------------------------------------------------===//

#include "TestPrograms.h"
#include "program/Program.h"

#include <cstring>
#include <functional>
#include <gtest/gtest.h>

namespace trc::runtime::test {
namespace {

Status load(const std::vector<std::byte> &file) {
  Result<FileBytes> bytes = FileBytes::copy(file);
  if (bytes.failed())
    return bytes.takeStatus();
  Result<std::shared_ptr<const Program>> program =
      Program::load(std::move(*bytes));
  return program.ok() ? Status::success() : program.takeStatus();
}

void poke(std::vector<std::byte> &file, size_t offset, uint64_t value,
          size_t bytes) {
  std::memcpy(file.data() + offset, &value, bytes);
}

TEST(Loader, takesAWholeProgram) {
  EXPECT_EQ(load(trainingProgram().file()).message(), "");
  EXPECT_EQ(load(controlProgram().file()).message(), "");
  EXPECT_EQ(load(ProgramBuilder().file()).message(), "");
}

TEST(Loader, givesEqualBytesForEqualPrograms) {
  EXPECT_EQ(trainingProgram().file(), trainingProgram().file());
}

TEST(Loader, refusesAFileThatIsNotThere) {
  Result<FileBytes> bytes = FileBytes::read("/nowhere/model.trc");
  ASSERT_TRUE(bytes.failed());
  const Status status = bytes.takeStatus();
  EXPECT_EQ(status.code(), StatusCode::NotFound);
  EXPECT_EQ(status.message(), "/nowhere/model.trc: No such file or directory");
  EXPECT_TRUE(FileBytes::read("/").failed());
}

/// Something done to the bytes of a good file.
struct BrokenBytes {
  const char *name;
  std::function<void(std::vector<std::byte> &)> damage;
  const char *message;
};

class LoaderBytes : public testing::TestWithParam<BrokenBytes> {};

TEST_P(LoaderBytes, isRefused) {
  std::vector<std::byte> file = scaleAddProgram(4).file();
  GetParam().damage(file);
  const Status status = load(file);
  EXPECT_EQ(status.message().find(GetParam().message), 0u) << status.message();
}

using Bytes = std::vector<std::byte>;
std::vector<BrokenBytes> brokenBytes() {
  return {
      {"empty", [](Bytes &f) { f.clear(); }, "not a .trc file"},
      {"text", [](Bytes &f) { std::memcpy(f.data(), "module @", 8); },
       "not a .trc file"},
      {"shortHeader", [](Bytes &f) { f.resize(40); },
       "cut short: expected a header of 64 bytes, got 40"},
      {"newerContainer", [](Bytes &f) { poke(f, 8, 9, 4); },
       "container version 9, this runtime reads version 1"},
      {"headerSize", [](Bytes &f) { poke(f, 12, 128, 4); },
       "header: expected 64 bytes, got 128"},
      {"zeros", [](Bytes &f) { poke(f, 60, 1, 1); },
       "header: the last 16 bytes are not zero"},
      {"cutShort", [](Bytes &f) { f.resize(f.size() - 1); },
       "cut short or grown"},
      {"grown", [](Bytes &f) { f.resize(f.size() + 1); }, "cut short or grown"},
      {"flatBufferOffset", [](Bytes &f) { poke(f, 16, 40, 8); },
       "header: flatbuffer at offset 40, expected a multiple of 16 from 64"},
      {"flatBufferOutside", [](Bytes &f) { poke(f, 16, ~uint64_t(15), 8); },
       "header: flatbuffer [18446744073709551600, +"},
      {"flatBufferSize", [](Bytes &f) { poke(f, 24, ~uint64_t(0), 8); },
       "header: flatbuffer [64, +18446744073709551615) is not inside"},
      {"flatBufferEmpty", [](Bytes &f) { poke(f, 24, 0, 8); },
       "flatbuffer of 0 bytes"},
      {"damaged", [](Bytes &f) { f[100] ^= std::byte(1); },
       "damaged: the checksum does not match"},
      {"identifier",
       [](Bytes &f) {
         poke(f, 68, 'X', 1);
         repair(f);
       },
       "flatbuffer: the identifier is not 'TRC1'"},
      {"rootOffset",
       [](Bytes &f) {
         poke(f, 64, 0x7ffffff0, 4);
         repair(f);
       },
       "flatbuffer: an offset points outside"},
  };
}
INSTANTIATE_TEST_SUITE_P(All, LoaderBytes, testing::ValuesIn(brokenBytes()),
                         [](const auto &info) {
                           return std::string(info.param.name);
                         });

/// Something done to the content of a good program.
struct BrokenProgram {
  const char *name;
  std::function<void(ProgramBuilder &)> damage;
  const char *message;
};

class LoaderMeaning : public testing::TestWithParam<BrokenProgram> {};

TEST_P(LoaderMeaning, isRefused) {
  ProgramBuilder builder = trainingProgram();
  GetParam().damage(builder);
  const Status status = load(builder.file());
  EXPECT_NE(status.message().find(GetParam().message), std::string::npos)
      << status.message();
}

using B = ProgramBuilder;
artifact::EntryT &step(B &b) { return *b.program.entries[1]; }
artifact::CommandT &command(B &b, size_t i) {
  return *step(b).body->commands[i];
}
artifact::OperandT &operand(B &b, size_t i) {
  return *command(b, 0).operands[i];
}
artifact::KernelVariantT &variant(B &b) {
  return *b.program.kernels[0]->variants[0];
}

/// The first kernel tells what it was compiled for.
artifact::KernelT &describeKernel(B &b) {
  artifact::KernelT &kernel = *b.program.kernels[0];
  kernel.extent = 4;
  kernel.operand_bytes = {16, 16, 16};
  return kernel;
}

/// Makes the first state tensor a part of type `whole` over so many ranks.
void makePart(B &b, uint32_t version, uint32_t ranks, int32_t whole) {
  b.program.schema_version = version;
  b.program.ranks = ranks;
  b.program.state[0]->whole = whole;
}

/// Makes the program one for a GPU.
artifact::LaunchT &launch(B &b) {
  b.program.target = "cuda";
  artifact::KernelT &kernel = *b.program.kernels[0];
  kernel.symbol = "trc_kernel";
  kernel.launch = std::make_unique<artifact::LaunchT>();
  return *kernel.launch;
}

std::vector<BrokenProgram> brokenPrograms() {
  return {
      {"newerSchema", [](B &b) { b.program.schema_version = 6; },
       "schema version 6, this runtime reads version 1 to 5"},
      {"target", [](B &b) { b.program.target = "abacus"; },
       "compiled for target 'abacus', this runtime has 'host' and 'cuda'"},
      {"noLaunch", [](B &b) { b.program.target = "cuda"; },
       "no symbol or launch, which target 'cuda' wants"},
      {"emptyGrid", [](B &b) { launch(b).grid_y = 0; },
       "grid [1, 0, 1], expected one from 1 to [2147483647, 65535, 65535]"},
      {"tooManyThreads", [](B &b) { launch(b).block = 1025; },
       "1025 threads in a block, expected 1 to 1024"},
      {"tooMuchShared", [](B &b) { launch(b).shared = 232449; },
       "232449 bytes of shared memory, expected at most 232448"},
      {"element",
       [](B &b) {
         b.program.types[0]->element = static_cast<artifact::ElementType>(17);
       },
       "type 0: unknown element type 17"},
      {"negativeExtent", [](B &b) { b.program.types[0]->shape = {-4}; },
       "type 0: negative extent -4"},
      {"hugeType",
       [](B &b) { b.program.types[0]->shape = {1ll << 40, 1ll << 40, 0}; },
       "type 0: tensor of more than 2^62 bytes"},
      {"stateType", [](B &b) { b.program.state[0]->type = 3; },
       "state 'weight': type 3, there are 3"},
      {"stateRole",
       [](B &b) {
         b.program.state[0]->role = static_cast<artifact::StateRole>(5);
       },
       "state 'weight': unknown role 5"},
      {"stateParameter", [](B &b) { b.program.state[0]->parameter = 0; },
       "state 'weight': parameter 0 of what is no moment"},
      {"momentOfNothing",
       [](B &b) { b.program.state[0]->role = artifact::StateRole::moment; },
       "state 'weight': a moment of state -1, which is no parameter"},
      {"momentOutside",
       [](B &b) { b.state("m", 0, artifact::StateRole::moment, 2); },
       "state 'm': a moment of state 2, which is no parameter"},
      {"momentOfOther",
       [](B &b) { b.state("m", 0, artifact::StateRole::moment, 0); },
       "state 'm': a moment of state 0, which is no parameter"},
      {"partOfType", [](B &b) { makePart(b, 3, 2, 3); },
       "state 'weight': part of type 3, there are 3"},
      {"partOfOneRank", [](B &b) { makePart(b, 3, 1, 0); },
       "state 'weight': a part of it over 1 ranks in schema version 3"},
      {"partInVersion2", [](B &b) { makePart(b, 2, 2, 0); },
       "state 'weight': a part of it over 2 ranks in schema version 2"},
      {"noPart", [](B &b) { makePart(b, 3, 2, 0); },
       "state 'weight': of type 4xf32, which is no part of 4xf32 over 2"},
      {"hostStateOfHost",
       [](B &b) {
         b.program.schema_version = 4;
         b.program.state[0]->on_host = true;
       },
       "state 'weight': in the host's memory, of a program for 'host' in "
       "schema version 4"},
      {"hostStateInVersion3",
       [](B &b) {
         launch(b);
         b.program.schema_version = 3;
         b.program.state[0]->on_host = true;
       },
       "state 'weight': in the host's memory, of a program for 'cuda' in "
       "schema version 3"},
      {"kernelOnHostState",
       [](B &b) {
         b.program.target = "cuda";
         for (auto &kernel : b.program.kernels) {
           kernel->symbol = "trc_kernel";
           kernel->launch = std::make_unique<artifact::LaunchT>();
         }
         b.program.schema_version = 4;
         b.program.state[0]->on_host = true;
       },
       " lies in the host's memory, where no kernel reaches it"},
      {"hostSlotsOfHost",
       [](B &b) {
         b.program.schema_version = 5;
         step(b).host_size = 64;
       },
       "values in the host's memory, of a program for 'host' in schema "
       "version 5"},
      {"hostSlotsInVersion4",
       [](B &b) {
         launch(b);
         b.program.schema_version = 4;
         step(b).host_size = 64;
       },
       "values in the host's memory, of a program for 'cuda' in schema "
       "version 4"},
      {"hostSlotOutside",
       [](B &b) { step(b).slots[0]->kind = artifact::SlotKind::host; },
       ") is not inside the host's memory of 0 bytes"},
      {"kernelOnHostSlot",
       [](B &b) {
         b.program.target = "cuda";
         for (auto &kernel : b.program.kernels) {
           kernel->symbol = "trc_kernel";
           kernel->launch = std::make_unique<artifact::LaunchT>();
         }
         b.program.schema_version = 5;
         step(b).host_size = uint64_t(1) << 20;
         for (auto &slot : step(b).slots)
           slot->kind = artifact::SlotKind::host;
       },
       "a buffer lies in the host's memory, where no kernel reaches it"},
      {"stateTwice", [](B &b) { b.state("weight", 0); },
       "two state tensors 'weight'"},
      {"imageOffset", [](B &b) { variant(b).image_offset = 8; },
       "kernel 0 'scale_add': image at offset 8, expected a multiple of 64"},
      {"imageOutside", [](B &b) { variant(b).image_size = 1 << 20; },
       "kernel 0 'scale_add': image [0, +1048576) is not inside the code"},
      {"imageWraps", [](B &b) { variant(b).image_size = ~uint64_t(0); },
       "is not inside the code"},
      {"functionOutside", [](B &b) { variant(b).entry = 1 << 20; },
       "kernel 0 'scale_add': function at 1048576 in an image"},
      {"kernelName", [](B &b) { b.program.kernels[0]->name = ""; },
       "kernel 0 '': empty name"},
      {"entryTwice", [](B &b) { b.program.entries[1]->name = "initialise"; },
       "two entries 'initialise'"},
      {"noBody", [](B &b) { step(b).body.reset(); },
       "entry 'step': it has no body"},
      {"arenaAlignment", [](B &b) { step(b).arena_alignment = 48; },
       "entry 'step': arena alignment 48, expected a power of two"},
      {"portType", [](B &b) { step(b).inputs[1]->type = 9; },
       "input 1 'gain': type 9, there are 3"},
      {"portTwice", [](B &b) { step(b).inputs[1]->name = "weight"; },
       "input 1 'weight': another input has this name"},
      {"portState", [](B &b) { step(b).inputs[0]->state = 1; },
       "input 0 'weight': state 1, there are 1"},
      {"portStateTwice", [](B &b) { step(b).inputs[1]->state = 0; },
       "input 1 'gain': another input has this state tensor"},
      {"portStateType", [](B &b) { step(b).inputs[0]->type = 2; },
       "input 0 'weight': type i32, its state tensor has 4xf32"},
      {"aliasOutside", [](B &b) { step(b).inputs[0]->alias = 5; },
       "input 0 'weight': alias of output 5, there are 2"},
      {"aliasOneSided", [](B &b) { step(b).inputs[1]->alias = 0; },
       "input 1 'gain': alias of output 0, which is an alias of 0"},
      {"aliasOfState",
       [](B &b) {
         step(b).inputs[0]->alias = 1;
         step(b).outputs[0]->alias = -1;
         step(b).outputs[1]->alias = 0;
       },
       "input 0 'weight': state 0, its alias has state -1"},
      {"aliasSize",
       [](B &b) {
         step(b).outputs[1]->type = 2;
         step(b).outputs[1]->alias = 1;
         step(b).inputs[1]->alias = 1;
       },
       "input 1 'gain': not of the size of output 1, its alias"},
      {"slotArena", [](B &b) { step(b).arena_size = 8; },
       "entry 'step': slot 3: [0, +16) is not inside the arena of 8 bytes"},
      {"slotWraps", [](B &b) { step(b).slots[3]->offset = ~uint64_t(7); },
       "slot 3: [18446744073709551608, +16) is not inside the arena"},
      {"slotConstant", [](B &b) { step(b).slots[5]->offset = 1 << 20; },
       "slot 5: [1048576, +16) is not inside the constants"},
      {"slotInput", [](B &b) { step(b).slots[1]->index = 2; },
       "slot 1: input 2, there are 2"},
      {"slotInputSize", [](B &b) { step(b).slots[1]->size = 17; },
       "slot 1: [0, +17) is not inside input 1 of 16 bytes"},
      {"slotOutput", [](B &b) { step(b).slots[2]->offset = 4; },
       "slot 2: [4, +16) is not inside output 1 of 16 bytes"},
      {"slotState", [](B &b) { step(b).slots[0]->index = 1; },
       "slot 0: state 1, there are 1"},
      {"slotStateSize", [](B &b) { step(b).slots[0]->size = 20; },
       "slot 0: [0, +20) is not inside state 0 of 16 bytes"},
      {"slotKind",
       [](B &b) {
         step(b).slots[0]->kind = static_cast<artifact::SlotKind>(7);
       },
       "slot 0: unknown kind 7"},
      {"slotOrigin", [](B &b) { step(b).slots[0]->origin = 4; },
       "slot 0: origin 4, there are 1 locations"},
      {"commandKind",
       [](B &b) { command(b, 0).kind = static_cast<artifact::CommandKind>(9); },
       "entry 'step': command 0, stablehlo.add at gpt.py:7:3 in h0/mlp: "
       "unknown kind 9"},
      {"commandLocation", [](B &b) { command(b, 0).location = 1; },
       "entry 'step': command 0: location 1, there are 1"},
      {"kernelOutside", [](B &b) { command(b, 0).kernel = 2; },
       "kernel 2, there are 2"},
      {"kernelNone", [](B &b) { command(b, 0).kernel = -1; },
       "kernel -1, there are 2"},
      {"extent", [](B &b) { command(b, 0).extent = -1; }, "extent -1"},
      {"extentOfNone", [](B &b) { command(b, 0).extent = 5; },
       "extent 5, its largest result has 4 elements"},
      {"extentOfKernel", [](B &b) { describeKernel(b).extent = 3; },
       "extent 4, kernel 'scale_add' has 3 work items"},
      {"scratchOfKernel", [](B &b) { describeKernel(b).scratch = 64; },
       "scratch of 0 bytes, kernel 'scale_add' needs 64"},
      {"operandsOfKernel",
       [](B &b) { describeKernel(b).operand_bytes = {16, 16}; },
       "expected 2 operands for kernel 'scale_add', got 3"},
      {"operandOfKernel",
       [](B &b) { describeKernel(b).operand_bytes = {16, 16, 17}; },
       "operand 2: 4xf32 has 16 bytes, kernel 'scale_add' takes 17"},
      {"calleeScratch",
       [](B &b) {
         b.program.kernels[1]->scratch = 128;
         command(b, 0).callees = {1};
         command(b, 0).scratch = 64;
       },
       "scratch of 64 bytes, callee 1 needs 128"},
      {"grain", [](B &b) { command(b, 0).grain = 0; }, "grain 0"},
      {"scratch", [](B &b) { command(b, 0).scratch = ~uint64_t(0); },
       "scratch of 18446744073709551615 bytes"},
      {"calleeOutside", [](B &b) { command(b, 0).callees = {2}; },
       "callee 2, there are 2 kernels"},
      {"calleeLibrary",
       [](B &b) { command(b, 0).callees = {b.library("stablehlo.sort")}; },
       "callee 2 is not a native kernel"},
      {"operandSlot", [](B &b) { operand(b, 1).slot = 7; },
       "operand 1: slot 7, there are 7"},
      {"operandType", [](B &b) { operand(b, 1).type = 3; },
       "operand 1: type 3, there are 3"},
      {"operandOutside", [](B &b) { operand(b, 1).offset = 4; },
       "operand 1: 4xf32 at 4 is not inside slot 5 of 16 bytes"},
      {"operandAligned",
       [](B &b) {
         b.constants.resize(256);
         step(b).slots[5]->size = 64;
         operand(b, 1).offset = 2;
       },
       "operand 1: 4xf32 at 2, expected a multiple of 4"},
      {"operandAccess",
       [](B &b) { operand(b, 0).access = static_cast<artifact::Access>(3); },
       "operand 0: unknown access 3"},
      {"writesConstant",
       [](B &b) { operand(b, 1).access = artifact::Access::write; },
       "operand 1: writes a constant"},
      {"writesInput", [](B &b) { operand(b, 2).slot = 1; },
       "operand 2: writes input 'gain', which is not donated"},
      {"whileBlocks", [](B &b) { command(b, 2).blocks.pop_back(); },
       "command 2: while_loop: expected 2 blocks, got 1"},
      {"caseBlocks", [](B &b) { command(b, 3).blocks.clear(); },
       "case_select: expected at least 1 block, got 0"},
      {"predicateSlot", [](B &b) { command(b, 2).predicate = -1; },
       "predicate in slot -1, there are 7"},
      {"predicateSize",
       [](B &b) { command(b, 3).predicate = command(b, 2).predicate; },
       "predicate of 4 bytes in a slot of 1"},
      {"nestedCommand",
       [](B &b) { command(b, 3).blocks[0]->commands[0]->grain = -3; },
       "entry 'step': command 5, stablehlo.add at gpt.py:7:3 in h0/mlp: "
       "grain -3"},
      {"segmentTwice",
       [](B &b) {
         b.program.segments.push_back(std::make_unique<artifact::SegmentT>());
         b.program.segments.back()->name = "constants";
       },
       "two segments 'constants'"},
  };
}
INSTANTIATE_TEST_SUITE_P(All, LoaderMeaning,
                         testing::ValuesIn(brokenPrograms()),
                         [](const auto &info) {
                           return std::string(info.param.name);
                         });

/// A program with loops in loops.
std::vector<std::byte> nested(unsigned depth) {
  ProgramBuilder b = trainingProgram();
  EntryBuilder e = b.entry("deep");
  const Place flag = e.arena(1);
  for (unsigned i = 0; i < depth; ++i)
    e.into(e.whileLoop(flag).blocks[1].get());
  return b.file();
}

TEST(Loader, takesNestedBlocksUpToALimit) {
  EXPECT_TRUE(load(nested(60)).ok());
  EXPECT_NE(load(nested(66)).message().find("blocks nested deeper than 64"),
            std::string::npos);
  EXPECT_NE(load(nested(5000)).message().find("shared or nested too deep"),
            std::string::npos);
}

} // namespace
} // namespace trc::runtime::test
