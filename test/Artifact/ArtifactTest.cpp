//===- ArtifactTest.cpp - from the plan to a run --------------------------===//
//
// Plans small programs of library kernels, writes them, loads the bytes with
// the runtime and runs them: the two halves agree on the file, and sharing of
// bytes does not change values. Programs check themselves where they can.
//
//===----------------------------------------------------------------------===//

#include "trc/Artifact/Artifact.h"
#include "trc/Pipeline/Compiler.h"
#include "trc/Pipeline/Register.h"
#include "trc/Plan/Passes.h"
#include "trc/Plan/PeakReport.h"
#include "trc/Select/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include "schema/program_generated.h"
#include "trc/runtime.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <memory>

using namespace mlir;

namespace {

class Compiler {
public:
  Compiler() {
    DialectRegistry registry;
    trc::registerAllDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  OwningOpRef<ModuleOp> plan(StringRef text) {
    auto module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    if (!module)
      return nullptr;
    PassManager passes(&context);
    passes.addNestedPass<func::FuncOp>(trc::createScheduleOperations());
    passes.addNestedPass<func::FuncOp>(trc::createSelectLibraryCalls());
    passes.addPass(trc::createBufferizeToPlan());
    passes.addPass(trc::createPlaceBuffers());
    passes.addPass(trc::createVerifyPlan());
    EXPECT_TRUE(succeeded(passes.run(*module)));
    return module;
  }

  std::vector<uint8_t> compile(StringRef text) {
    OwningOpRef<ModuleOp> module = plan(text);
    trc::ArtifactInfo info;
    info.compilerVersion = "test";
    info.options = {{"target", "host"}};
    info.report = "{}";
    auto bytes = trc::writeArtifact(*module, info);
    EXPECT_TRUE(succeeded(bytes));
    return succeeded(bytes) ? *bytes : std::vector<uint8_t>();
  }

  /// The error of a plan that cannot be written.
  std::string refuse(StringRef text) {
    std::string error;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      error += diagnostic.str();
      return success();
    });
    auto module = parseSourceString<ModuleOp>(text, &context);
    if (module)
      EXPECT_TRUE(failed(trc::writeArtifact(*module, trc::ArtifactInfo())));
    return error;
  }

private:
  MLIRContext context;
};

#define EXPECT_TRC_OK(call) EXPECT_EQ((call), TRC_OK) << trc_last_error()

/// A loaded program and a session on the host.
class Loaded {
public:
  explicit Loaded(const std::vector<uint8_t> &bytes) {
    EXPECT_TRC_OK(
        trc_program_load_memory(bytes.data(), bytes.size(), &program));
    EXPECT_TRC_OK(trc_device_create(nullptr, &device));
    EXPECT_TRC_OK(trc_session_create(program, device, nullptr, &session));
  }
  ~Loaded() {
    for (trc_call *call : calls)
      trc_call_destroy(call);
    trc_session_destroy(session);
    trc_device_destroy(device);
    trc_program_destroy(program);
  }
  trc_call *prepare(const char *entry) {
    trc_call *call = nullptr;
    EXPECT_TRC_OK(trc_call_create(session, entry, &call));
    calls.push_back(call);
    return call;
  }

  trc_program *program = nullptr;
  trc_device *device = nullptr;
  trc_session *session = nullptr;

private:
  std::vector<trc_call *> calls;
};

template <typename T>
std::vector<T> readOutput(trc_call *call, size_t index, size_t count) {
  std::vector<T> values(count);
  EXPECT_TRC_OK(
      trc_call_read_output(call, index, values.data(), count * sizeof(T)));
  return values;
}

} // namespace

TEST(Artifact, RefusesElementsThatItCannotHold) {
  Compiler compiler;
  EXPECT_EQ(
      compiler.refuse(R"(
    plan.entry @e inputs [#plan.port<"x", tensor<4xf8E4M3FN>>] outputs [] {
    })"),
      "input 'x' has elements of type 'f8E4M3FN', which no artifact can "
      "hold: it knows i1, i2, i4, i8, i16, i32, i64, ui2, ui4, ui8, ui16, "
      "ui32, ui64, f16, bf16, f32, f64");
  EXPECT_THAT(compiler.refuse(R"(
    plan.entry @e inputs [] outputs [] {
      %0 = plan.buffer arena 16 {offset = 0 : i64}
      plan.call "trc.fill"(write %0 : tensor<4xui1>)
    })"),
              testing::StartsWith("operand 0 has elements of type 'ui1'"));
  EXPECT_THAT(compiler.refuse(R"(
    plan.state @state.m.w : tensor<4xf8E5M2>)"),
              testing::StartsWith("state 'm.w' has elements of type 'f8E5M2'"));
}

TEST(Artifact, RefusesBuffersWithoutAPlace) {
  for (const char *kind : {"arena", "host"})
    EXPECT_EQ(Compiler().refuse(std::string(R"(
    plan.entry @e inputs [] outputs [] {
      %0 = plan.buffer )") + kind +
                                " 16\n}"),
              "buffer has no offset; run place-buffers");
}

TEST(Artifact, RefusesConstantsThatItCannotRead) {
  Compiler compiler;
  EXPECT_EQ(compiler.refuse(R"(
    plan.constant @c = dense_resource<short> : tensor<4xi32>
    {-#
      dialect_resources: {
        builtin: {
          short: "0x040000000102030405060708"
        }
      }
    #-})"),
            "expected a resource of 16 bytes, got 8");
  EXPECT_EQ(compiler.refuse(R"(
    plan.constant @c = dense_resource<missing> : tensor<4xi32>)"),
            "expected a resource of 16 bytes, got 0");
  EXPECT_THAT(compiler.refuse(R"(
    plan.constant @c = sparse<[[1]], [2]> : tensor<4xi32>)"),
              testing::StartsWith("expected a dense constant, got sparse<"));
}

TEST(Artifact, RunsAChainInPlace) {
  Loaded loaded(Compiler().compile(R"(
    func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.add %x, %x : tensor<4xf32>
      %1 = stablehlo.multiply %0, %0 : tensor<4xf32>
      %2 = stablehlo.negate %1 : tensor<4xf32>
      return %2 : tensor<4xf32>
    })"));
  trc_call *call = loaded.prepare("main");
  float x[] = {1, 2, 3, 4};
  EXPECT_TRC_OK(trc_call_write_input(call, 0, x, sizeof x));
  EXPECT_TRC_OK(trc_call_run(call));
  EXPECT_EQ(readOutput<float>(call, 0, 4),
            (std::vector<float>{-4, -16, -36, -64}));
}

// Fibonacci: the carried values change places in each trip.
TEST(Artifact, RunsALoopThatSwapsItsValues) {
  Loaded loaded(Compiler().compile(R"(
    func.func public @main(%n: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %0:4 = stablehlo.while(%i = %zero, %a = %zero, %b = %one, %step = %one) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
      cond {
        %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %p : tensor<i1>
      } do {
        %j = stablehlo.add %i, %step : tensor<i32>
        %c = stablehlo.add %a, %b : tensor<i32>
        stablehlo.return %j, %b, %c, %step : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
      }
      return %0#1, %0#2 : tensor<i32>, tensor<i32>
    })"));
  trc_call *call = loaded.prepare("main");
  for (auto [n, fibonacci] :
       {std::pair(0, 0), std::pair(1, 1), std::pair(10, 55)}) {
    int32_t trips = n;
    EXPECT_TRC_OK(trc_call_write_input(call, 0, &trips, 4));
    EXPECT_TRC_OK(trc_call_run(call));
    EXPECT_EQ(readOutput<int32_t>(call, 0, 1)[0], fibonacci);
  }
}

TEST(Artifact, RunsBranches) {
  Loaded loaded(Compiler().compile(R"(
    func.func public @main(%i: tensor<i32>, %x: tensor<2xf32>) -> tensor<2xf32> {
      %0 = "stablehlo.case"(%i) ({
        %1 = stablehlo.negate %x : tensor<2xf32>
        %2 = stablehlo.add %1, %1 : tensor<2xf32>
        stablehlo.return %2 : tensor<2xf32>
      }, {
        stablehlo.return %x : tensor<2xf32>
      }) : (tensor<i32>) -> tensor<2xf32>
      return %0 : tensor<2xf32>
    })"));
  trc_call *call = loaded.prepare("main");
  float x[] = {1, 2};
  EXPECT_TRC_OK(trc_call_write_input(call, 1, x, sizeof x));
  for (int32_t branch : {0, 1, 7}) {
    EXPECT_TRC_OK(trc_call_write_input(call, 0, &branch, 4));
    EXPECT_TRC_OK(trc_call_run(call));
    EXPECT_EQ(readOutput<float>(call, 0, 2), branch == 0
                                                 ? (std::vector<float>{-2, -4})
                                                 : (std::vector<float>{1, 2}));
  }
}

// An update in place may not be seen by a reader of the old value.
TEST(Artifact, UpdatesKeepOldValuesForTheirReaders) {
  Loaded loaded(Compiler().compile(R"(
    func.func public @main(%u: tensor<2xf32>) {
      %base = stablehlo.constant dense<1.0> : tensor<2000xf32>
      %at = stablehlo.constant dense<1> : tensor<i32>
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %0 = stablehlo.dynamic_update_slice %base, %u, %at : (tensor<2000xf32>, tensor<2xf32>, tensor<i32>) -> tensor<2000xf32>
      %1 = stablehlo.dynamic_update_slice %base, %u, %zero : (tensor<2000xf32>, tensor<2xf32>, tensor<i32>) -> tensor<2000xf32>
      %2 = stablehlo.slice %base [0:4] : (tensor<2000xf32>) -> tensor<4xf32>
      %3 = stablehlo.slice %0 [0:4] : (tensor<2000xf32>) -> tensor<4xf32>
      %4 = stablehlo.slice %1 [0:4] : (tensor<2000xf32>) -> tensor<4xf32>
      check.expect_eq_const %2, dense<1.0> : tensor<4xf32>
      check.expect_eq_const %3, dense<[1.0, 5.0, 6.0, 1.0]> : tensor<4xf32>
      check.expect_eq_const %4, dense<[5.0, 6.0, 1.0, 1.0]> : tensor<4xf32>
      return
    })"));
  trc_call *call = loaded.prepare("main");
  float u[] = {5, 6};
  EXPECT_TRC_OK(trc_call_write_input(call, 0, u, sizeof u));
  EXPECT_TRC_OK(trc_call_run(call)) << trc_call_error(call);
}

TEST(Artifact, KeepsNamedStateOverEntries) {
  Loaded loaded(Compiler().compile(R"(
    func.func public @initialise(%s: tensor<f32> loc("seed")) -> (tensor<2xf32> {jax.result_info = "result['w']"}) {
      %0 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<2xf32>
      return %0 : tensor<2xf32>
    }
    func.func public @step(%w: tensor<2xf32> {tf.aliasing_output = 0 : i32} loc("state['w']"), %x: tensor<2xf32> loc("x"))
        -> (tensor<2xf32> {jax.result_info = "result[0]['w']"}, tensor<2xf32> {jax.result_info = "result[1]['old']"}) {
      %0 = stablehlo.add %w, %x : tensor<2xf32>
      return %0, %w : tensor<2xf32>, tensor<2xf32>
    })"));
  size_t state = 99;
  EXPECT_TRC_OK(trc_program_find_state(loaded.program, "w", &state));
  trc_call *initialise = loaded.prepare("initialise");
  trc_call *step = loaded.prepare("step");
  float seed = 3, x[] = {1, 2}, w[2] = {};
  EXPECT_TRC_OK(trc_call_write_input(initialise, 0, &seed, sizeof seed));
  EXPECT_TRC_OK(trc_call_run(initialise));
  EXPECT_TRC_OK(trc_call_write_input(step, 1, x, sizeof x));
  EXPECT_TRC_OK(trc_call_run(step));
  EXPECT_TRC_OK(trc_call_run(step));
  EXPECT_EQ(readOutput<float>(step, 1, 2), (std::vector<float>{4, 5}));
  EXPECT_TRC_OK(trc_session_read_state(loaded.session, state, w, sizeof w));
  EXPECT_EQ(w[0], 5);
  EXPECT_EQ(w[1], 7);
}

TEST(Artifact, CarriesConstantsOfEveryType) {
  Loaded loaded(Compiler().compile(R"(
    func.func public @main() -> (tensor<3xi1>, tensor<2xi4>, tensor<2xui4>, tensor<2xbf16>, tensor<2xi64>, tensor<3xi16>, tensor<0xf32>) {
      %0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
      %1 = stablehlo.constant dense<[-3, 7]> : tensor<2xi4>
      %2 = stablehlo.constant dense<[13, 7]> : tensor<2xui4>
      %3 = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xbf16>
      %4 = stablehlo.constant dense<[-1, 4611686018427387904]> : tensor<2xi64>
      %5 = stablehlo.constant dense<-2> : tensor<3xi16>
      %6 = stablehlo.constant dense<> : tensor<0xf32>
      return %0, %1, %2, %3, %4, %5, %6 : tensor<3xi1>, tensor<2xi4>, tensor<2xui4>, tensor<2xbf16>, tensor<2xi64>, tensor<3xi16>, tensor<0xf32>
    })"));
  trc_call *call = loaded.prepare("main");
  EXPECT_TRC_OK(trc_call_run(call));
  EXPECT_EQ(readOutput<uint8_t>(call, 0, 3), (std::vector<uint8_t>{1, 0, 1}));
  EXPECT_EQ(readOutput<int8_t>(call, 1, 2), (std::vector<int8_t>{-3, 7}));
  EXPECT_EQ(readOutput<uint8_t>(call, 2, 2), (std::vector<uint8_t>{13, 7}));
  EXPECT_EQ(readOutput<uint16_t>(call, 3, 2),
            (std::vector<uint16_t>{0x3f80, 0xc000}));
  EXPECT_EQ(readOutput<int64_t>(call, 4, 2),
            (std::vector<int64_t>{-1, int64_t(1) << 62}));
  EXPECT_EQ(readOutput<int16_t>(call, 5, 3),
            (std::vector<int16_t>{-2, -2, -2}));
}

TEST(Artifact, EqualProgramsGiveEqualBytes) {
  const char *text = R"(
    func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
      %1 = stablehlo.add %x, %0 : tensor<4xf32>
      return %1 : tensor<4xf32>
    })";
  EXPECT_EQ(Compiler().compile(text), Compiler().compile(text));
}

TEST(Artifact, RefusesKernelsWithoutCode) {
  Compiler compiler;
  OwningOpRef<ModuleOp> module = compiler.plan(R"(
    func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = trc.fusion map(%x : tensor<4xf32>) -> tensor<4xf32> {
      ^bb0(%a: tensor<4xf32>):
        %1 = stablehlo.add %a, %a : tensor<4xf32>
        trc.yield %1 : tensor<4xf32>
      }
      return %0 : tensor<4xf32>
    })");
  ScopedDiagnosticHandler quiet(
      module->getContext(), [](Diagnostic &diagnostic) {
        EXPECT_NE(diagnostic.str().find("has no machine code"),
                  std::string::npos);
        return success();
      });
  EXPECT_TRUE(failed(trc::writeArtifact(*module, {})));
}

/// A field of a table in the file's bytes; it must be there.
template <typename T>
void setField(const void *table, flatbuffers::voffset_t field, T value) {
  auto *writable = static_cast<flatbuffers::Table *>(const_cast<void *>(table));
  ASSERT_TRUE(writable->CheckField(field));
  ASSERT_TRUE(writable->SetField<T>(field, value, T()));
}

/// Why a file is refused whose checksum was mended; "" when it is taken.
std::string refusalOf(std::vector<uint8_t> bytes) {
  uint64_t hash = 0xcbf29ce484222325u;
  for (size_t at = 64; at < bytes.size(); at += 8) {
    uint64_t word = 0;
    std::memcpy(&word, bytes.data() + at,
                std::min<size_t>(8, bytes.size() - at));
    hash = (hash ^ word) * 0x100000001b3u;
  }
  std::memcpy(bytes.data() + 40, &hash, sizeof hash);
  trc_program *program = nullptr;
  const trc_status status =
      trc_program_load_memory(bytes.data(), bytes.size(), &program);
  trc_program_destroy(program);
  return status == TRC_OK ? "" : trc_last_error();
}

/// Native code has its sizes in it: a call may not ask for more, nor give less.
TEST(Artifact, RefusesCallsThatAKernelWasNotCompiledFor) {
  DialectRegistry registry;
  trc::registerAllDialects(registry);
  MLIRContext context(registry);
  auto compiled = trc::compile(R"(
    func.func public @main(%x: tensor<256x256xf32>, %c: tensor<4xf32>) -> (tensor<256x256xf32>, tensor<4xf32>) {
      %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %most = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
      %mosts = stablehlo.broadcast_in_dim %most, dims = [0] : (tensor<256xf32>) -> tensor<256x256xf32>
      %down = stablehlo.subtract %x, %mosts : tensor<256x256xf32>
      %e = stablehlo.exponential %down : tensor<256x256xf32>
      %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
      %sums = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<256xf32>) -> tensor<256x256xf32>
      %y = stablehlo.divide %e, %sums : tensor<256x256xf32>
      %d = stablehlo.negate %c : tensor<4xf32>
      return %y, %d : tensor<256x256xf32>, tensor<4xf32>
    })",
                               "softmax", context, {});
  ASSERT_TRUE(succeeded(compiled));
  std::vector<uint8_t> &bytes = compiled->artifact;
  EXPECT_EQ(refusalOf(bytes), "");
  using trc::artifact::Command;
  using trc::artifact::Operand;
  const trc::artifact::Program *program =
      trc::artifact::GetProgram(bytes.data() + 64);
  const Command *rows = nullptr;
  for (const Command *command : *program->entries()->Get(0)->body()->commands())
    if (command->scratch() != 0)
      rows = command;
  ASSERT_TRUE(rows);
  const auto extent = rows->extent();
  const std::string kernel = program->kernels()
                                 ->Get(static_cast<uint32_t>(rows->kernel()))
                                 ->name()
                                 ->str();
  const auto has = [&](const std::string &text) {
    const std::string refusal = refusalOf(bytes);
    EXPECT_NE(refusal.find(text), std::string::npos) << refusal;
  };
  for (int64_t wrong : {extent + 1, int64_t(500'000'000'000)}) {
    setField<int64_t>(rows, Command::VT_EXTENT, wrong);
    has("extent " + std::to_string(wrong) + ", kernel '" + kernel + "' has " +
        std::to_string(extent) + " work items");
  }
  setField<int64_t>(rows, Command::VT_EXTENT, extent);

  const uint64_t scratch = rows->scratch();
  setField<uint64_t>(rows, Command::VT_SCRATCH, scratch - 64);
  has("scratch of " + std::to_string(scratch - 64) + " bytes, kernel '" +
      kernel + "' needs " + std::to_string(scratch));
  setField<uint64_t>(rows, Command::VT_SCRATCH, scratch);

  uint32_t small = 0;
  while (program->types()->Get(small)->shape() &&
         program->types()->Get(small)->shape()->Get(0) != 4)
    ++small;
  for (uint32_t i = 0; i < rows->operands()->size(); ++i) {
    const Operand *operand = rows->operands()->Get(i);
    const uint32_t type = operand->type();
    if (type == small)
      continue;
    // 0 is left out of the file, and could not be put back.
    if (!reinterpret_cast<const flatbuffers::Table *>(operand)->CheckField(
            Operand::VT_TYPE))
      continue;
    setField<uint32_t>(operand, Operand::VT_TYPE, small);
    has("operand " + std::to_string(i) + ": 4xf32 has 16 bytes, kernel '" +
        kernel + "' takes ");
    setField<uint32_t>(operand, Operand::VT_TYPE, type);
  }
  EXPECT_EQ(refusalOf(bytes), "");
}

TEST(PeakReport, NamesWhatIsAliveAtThePeak) {
  Compiler compiler;
  OwningOpRef<ModuleOp> module = compiler.plan(R"(
    func.func public @main(%x: tensor<64xf32>) -> tensor<f32> {
      %0 = stablehlo.tanh %x : tensor<64xf32> loc("jit(f)/h0/act/tanh"("model.py":3:4))
      %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64xf32>
      %2 = stablehlo.slice %1 [0:1] : (tensor<64xf32>) -> tensor<1xf32>
      %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
      return %3 : tensor<f32>
    })");
  auto entry = *module->getOps<trc::plan::EntryOp>().begin();
  trc::PeakReport report = trc::describePeak(entry);
  EXPECT_EQ(report.bytes, 512);
  EXPECT_EQ(report.command, 1);
  ASSERT_EQ(report.buffers.size(), 2u);
  EXPECT_EQ(report.buffers[0].operation, "stablehlo.tanh");
  EXPECT_EQ(report.buffers[0].type, "tensor<64xf32>");
  EXPECT_EQ(report.buffers[0].location.str(), "model.py:3:4 (h0/act)");
}
