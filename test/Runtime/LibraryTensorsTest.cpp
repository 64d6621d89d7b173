//===- LibraryTensorsTest.cpp - calls whose tensors are named -------------===//
//
// A kernel finds its tensors by their names, in whatever order a call has them.
//
//===----------------------------------------------------------------------===//

#include "schema/LibraryTensors.h"
#include "ApiObjects.h"

#include <gtest/gtest.h>

#include <map>

namespace trc::runtime::test {
namespace {

using Names = std::vector<std::string_view>;
using Places = std::vector<uint32_t>;

Places placesOf(std::string_view kernel, const Names &names) {
  const TensorOrder order = orderTensors(kernel, names);
  EXPECT_EQ(order.fault, "");
  return order.places;
}

std::string faultOf(std::string_view kernel, const Names &names) {
  return orderTensors(kernel, names).fault;
}

TEST(LibraryTensors, standInTheOrderOfTheList) {
  EXPECT_EQ(
      placesOf("stablehlo.gather", {"operand", "start_indices", "result"}),
      (Places{0, 1, 2}));
  EXPECT_EQ(
      placesOf("stablehlo.gather", {"result", "operand", "start_indices"}),
      (Places{1, 2, 0}));
  EXPECT_EQ(faultOf("stablehlo.gather", {"operand", "start_indices"}),
            "expected an operand 'result'");
  EXPECT_EQ(faultOf("stablehlo.gather",
                    {"operand", "start_indices", "result", "result"}),
            "operand 3: 'result' is one too many");
}

TEST(LibraryTensors, ofOneNameHaveNumbers) {
  EXPECT_EQ(placesOf("stablehlo.reduce",
                     {"results.1", "results.0", "inputs.0", "init_values.1",
                      "init_values.0", "inputs.1"}),
            (Places{2, 5, 4, 3, 1, 0}));
  EXPECT_EQ(placesOf("stablehlo.scatter",
                     {"inputs", "updates", "scatter_indices", "results"}),
            (Places{0, 2, 1, 3}));
  EXPECT_EQ(faultOf("stablehlo.sort", {"inputs", "inputsOf", "results"}),
            "operand 1: 'inputsOf' is one too many");
  EXPECT_EQ(faultOf("stablehlo.sort", {"inputs.0", "inputs.2", "results"}),
            "operand 1: 'inputs.2' is one too many");
  Names many;
  std::vector<std::string> kept;
  for (int i = 0; i < 12; ++i)
    kept.push_back("operand." + std::to_string(i));
  many.assign(kept.rbegin(), kept.rend());
  EXPECT_EQ(placesOf("stablehlo.optimization_barrier", many),
            (Places{11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0}));
}

TEST(LibraryTensors, mayBeAbsentWhereTheListSaysSo) {
  EXPECT_EQ(placesOf("trc.contract", {"result", "rhs", "lhs"}),
            (Places{2, 1, 0}));
  EXPECT_EQ(placesOf("trc.contract", {"result", "rhs", "lhs", "init"}),
            (Places{2, 1, 3, 0}));
  EXPECT_EQ(faultOf("trc.contract", {"lhs", "init", "result"}),
            "expected an operand 'rhs'");
}

TEST(LibraryTensors, ofAnotherKernelOfTheOperationAreItsOwn) {
  EXPECT_EQ(placesOf("cublaslt.matmul",
                     {"workspace", "result", "bias", "rhs", "lhs"}),
            (Places{4, 3, 2, 1, 0}));
}

TEST(LibraryTensors, ofWhatIsNotListedHaveSides) {
  EXPECT_EQ(placesOf("stablehlo.subtract", {"rhs", "lhs", "result"}),
            (Places{1, 0, 2}));
  EXPECT_EQ(placesOf("trc.copy", {"result", "operand"}), (Places{1, 0}));
  EXPECT_EQ(placesOf("a.kernel.of.a.user", {"to", "from"}), (Places{0, 1}));
}

TEST(LibraryTensors, ofACustomCallAreInTheKernelsOrder) {
  EXPECT_EQ(placesOf("check.expect_close", {"expected", "actual"}),
            (Places{1, 0}));
  EXPECT_EQ(placesOf("check.expect_close", {"inputs.0", "inputs.1"}),
            (Places{0, 1}));
}

TEST(LibraryTensors, ofOlderProgramsStayAsTheyAre) {
  EXPECT_EQ(placesOf("stablehlo.gather", {"", "", ""}), (Places{0, 1, 2}));
}

TEST(LibraryTensors, ofACustomCallAreThoseOfItsTarget) {
  constexpr std::string_view custom = "stablehlo.custom_call";
  EXPECT_EQ(kernelOfTensors(custom, "trc.lu"), "trc.lu");
  EXPECT_EQ(kernelOfTensors(custom, "my.multiply"), custom);
  EXPECT_EQ(kernelOfTensors(custom, "stablehlo.gather"), custom);
  EXPECT_EQ(kernelOfTensors("stablehlo.gather", "trc.lu"), "stablehlo.gather");
  EXPECT_EQ(placesOf("trc.lu", {"status", "pivots", "factors", "a"}),
            (Places{3, 2, 1, 0}));
  EXPECT_EQ(placesOf("trc.reflectors", {"q", "taus", "factors"}),
            (Places{2, 1, 0}));
  EXPECT_EQ(faultOf("trc.lu", {"a", "factors", "pivots"}),
            "expected an operand 'status'");
}

/// Entry "main": a = P L U of 2 x 2, its tensors in the order of `names`, as
/// `called`.
ProgramBuilder factorisation(const Names &names, const Names &called) {
  ProgramBuilder b;
  const uint32_t matrix = b.type(ElementType::F32, {2, 2}),
                 pivots = b.type(ElementType::I32, {2}),
                 status = b.type(ElementType::I32);
  EntryBuilder e = b.entry("main");
  std::map<std::string_view, Use> uses = {
      {"a", read(e.input("a", matrix))},
      {"factors", write(e.output("factors", matrix))},
      {"pivots", write(e.output("pivots", pivots))},
      {"status", write(e.output("status", status))}};
  artifact::CommandT &call = e.call(b.library("stablehlo.custom_call"), 1,
                                    {uses.at(names[0]), uses.at(names[1]),
                                     uses.at(names[2]), uses.at(names[3])});
  call.attributes.push_back(std::make_unique<artifact::AttributeT>());
  call.attributes[0]->name = "call_target_name";
  call.attributes[0]->text = "trc.lu";
  for (size_t i = 0; i < called.size(); ++i)
    call.operands[i]->name = called[i];
  return b;
}

TEST(LibraryTensors, ofAFactorisationAreFoundByNameAndInOrderWithoutOne) {
  const Names ordered = {"a", "factors", "pivots", "status"},
              other = {"status", "a", "pivots", "factors"};
  const std::vector<std::pair<Names, Names>> calls = {
      {ordered, ordered},
      {other, other},
      // As older programs call them.
      {ordered, {"inputs", "results.0", "results.1", "results.2"}},
      {ordered, {}}};
  for (const auto &[names, called] : calls) {
    Bench bench(factorisation(names, called));
    CallHandle call = bench.call("main");
    writeInput(call, 0, std::vector<float>{1, 2, 2, 5});
    EXPECT_TRC_OK(trc_call_run(call.get()));
    EXPECT_EQ(readOutput<float>(call, 0, 4),
              (std::vector<float>{2, 5, 0.5F, -0.5F}));
    EXPECT_EQ(readOutput<int32_t>(call, 1, 2), (std::vector<int32_t>{2, 2}));
    EXPECT_EQ(readOutput<int32_t>(call, 2, 1), (std::vector<int32_t>{0}));
  }
}

TEST(LibraryTensors, ofAFactorisationAreMissed) {
  const Names ordered = {"a", "factors", "pivots", "status"};
  Bench bench(factorisation(ordered, {"a", "factors", "pivots", "signs"}));
  trc_call *call = nullptr;
  EXPECT_EQ(trc_call_create(bench.session.get(), "main", &call),
            TRC_BAD_PROGRAM);
  EXPECT_STREQ(trc_last_error(),
               "entry 'main': command 0, an operation without a source "
               "location: trc.lu: expected an operand 'status'");
}

/// Entry "main": z = x - y over four floats, its tensors in the order z, y, x.
ProgramBuilder subtraction() {
  ProgramBuilder b;
  const uint32_t vector = b.type(ElementType::F32, {4});
  EntryBuilder e = b.entry("main");
  const Place x = e.input("x", vector), y = e.input("y", vector);
  artifact::CommandT &call =
      e.call(b.library("stablehlo.subtract"), 1,
             {write(e.output("z", vector)), read(y), read(x)});
  for (size_t i = 0; const char *name : {"result", "rhs", "lhs"})
    call.operands[i++]->name = name;
  return b;
}

TEST(LibraryTensors, areFoundByNameWhenAProgramIsBound) {
  Bench bench(subtraction());
  CallHandle call = bench.call("main");
  writeInput(call, 0, std::vector<float>{5, 6, 7, 8});
  writeInput(call, 1, std::vector<float>{1, 2, 4, 8});
  EXPECT_TRC_OK(trc_call_run(call.get()));
  EXPECT_EQ(readOutput<float>(call, 0, 4), (std::vector<float>{4, 4, 3, 0}));
}

TEST(LibraryTensors, ofAnotherNameAreRefusedWithThePlace) {
  ProgramBuilder broken = subtraction();
  broken.program.kernels[0]->name = "stablehlo.gather";
  Bench bench(broken);
  trc_call *call = nullptr;
  EXPECT_EQ(trc_call_create(bench.session.get(), "main", &call),
            TRC_BAD_PROGRAM);
  EXPECT_STREQ(trc_last_error(), "entry 'main': command 0, an operation "
                                 "without a source location: "
                                 "stablehlo.gather: expected an operand "
                                 "'operand'");
}

} // namespace
} // namespace trc::runtime::test
