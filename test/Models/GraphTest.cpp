//===- GraphTest.cpp - the graph builder's ports and complaints -----------===//
//
// What layers compute is tested by running programs (gpt2-loss.test); here are
// the function that comes out, and what a mistake in a model is told.
//
//===----------------------------------------------------------------------===//

#include "models/graph/Initialise.h"
#include "models/graph/Layers.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace trc::graph;

namespace {

struct GraphTest : testing::Test {
  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::optional<Graph> graph;

  GraphTest() {
    loadDialects(context);
    module = ModuleOp::create(UnknownLoc::get(&context));
    graph.emplace(*module, "loss", Graph::Visibility::Private);
  }

  Tensor tensor(ArrayRef<int64_t> shape) {
    return graph->batch("x", shape, graph->f32());
  }
};

testing::ExitedWithCode exited() { return testing::ExitedWithCode(1); }

} // namespace

TEST_F(GraphTest, PortsCarryTheirAttributes) {
  Tensor w = graph->parameter({"w", {3, 4}, Initialiser::normal(1)});
  graph->parameter({"b", {4}, Initialiser::zeros()});
  declareGenerator(*graph);
  Tensor x = tensor({2, 3});
  Tensor y = dropout(einsum("nc,cv->nv", x, w), 0.5);
  graph->metric("sum", reduceSum(y, {0, 1}));
  returnGenerator(*graph);
  graph->finish();
  ASSERT_TRUE(succeeded(verify(*module)));

  auto function = module->lookupSymbol<func::FuncOp>("loss");
  EXPECT_TRUE(function.isPrivate());
  auto name = [&](unsigned argument, StringRef attribute) {
    auto text = function.getArgAttrOfType<StringAttr>(argument, attribute);
    return text ? text.str() : "";
  };
  EXPECT_EQ(name(0, "trc.parameter"), "w");
  EXPECT_FALSE(function.getArgAttr(0, "trc.no_decay"));
  EXPECT_TRUE(function.getArgAttr(1, "trc.no_decay"));
  EXPECT_EQ(name(2, "trc.state"), "rng");
  EXPECT_EQ(name(2, "trc.role"), "generator");
  EXPECT_TRUE(cast<FunctionOpInterface>(*function).getArgAttrs(3).empty());
  EXPECT_EQ(function.getResultAttrOfType<StringAttr>(0, "trc.metric"), "sum");
  EXPECT_EQ(function.getResultAttrOfType<StringAttr>(1, "trc.state"), "rng");
}

TEST_F(GraphTest, ScopesNest) {
  Tensor x = tensor({2});
  Scope outer(*graph, "h.0");
  Tensor inside = [&] {
    Scope inner(*graph, "attn");
    return tanh(x);
  }();
  Tensor after = tanh(x);
  auto name = [](Tensor t) {
    return cast<NameLoc>(t.value().getLoc()).getName().str();
  };
  EXPECT_EQ(name(inside), "h.0/attn/tanh");
  EXPECT_EQ(name(after), "h.0/tanh");
}

TEST_F(GraphTest, ShapesFollow) {
  Tensor q = tensor({2, 8, 4, 16}), k = tensor({2, 9, 4, 16});
  EXPECT_EQ(describe(einsum("bthd,bshd->bhts", q, k).shape()), "[2, 4, 8, 9]");
  EXPECT_EQ(describe(einsum("bthd,bshd->tsbh", q, k).shape()), "[8, 9, 2, 4]");
  EXPECT_EQ(describe(attention(q, k, k, {}).shape()), "[2, 8, 4, 16]");
  EXPECT_EQ(describe((tensor({3, 1, 5}) + tensor({4, 1})).shape()),
            "[3, 4, 5]");
  EXPECT_EQ(describe(reduceMax(q, {1, 3}).shape()), "[2, 4]");
}

TEST_F(GraphTest, NoGeneratorMeansNoDropout) {
  Tensor x = tensor({2});
  EXPECT_EQ(dropout(x, 0.5).value(), x.value());
  declareGenerator(*graph);
  EXPECT_EQ(dropout(x, 0.0).value(), x.value());
  Value before = graph->getGenerator().value();
  dropout(x, 0.5);
  EXPECT_NE(graph->getGenerator().value(), before);
}

TEST_F(GraphTest, MistakesAreNamed) {
  Scope scope(*graph, "h.0/attn");
  EXPECT_EXIT(tensor({2, 3}) + tensor({4}), exited(),
              "in @loss, h.0/attn: add: expected shapes that broadcast, got "
              "\\[2, 3\\] and \\[4\\]");
  EXPECT_EXIT(einsum("nc,cv->nv", tensor({2, 3}), tensor({4, 5})), exited(),
              "einsum: \"nc,cv->nv\": expected equal extents under a label");
  EXPECT_EXIT(einsum("nc,cv->n", tensor({2, 3}), tensor({3, 5})), exited(),
              "expected labels of one operand in the result");
  EXPECT_EXIT(einsum("nc,c->n", tensor({2, 3}), tensor({3, 5})), exited(),
              "expected a label for each dimension");
  EXPECT_EXIT(reshape(tensor({2, 3}), {7}), exited(),
              "reshape: expected as many elements as \\[2, 3\\], got \\[7\\]");
  EXPECT_EXIT(slice(tensor({2}), 0, 1, 3), exited(), "slice: expected a range");
  EXPECT_EXIT(tensor({2}).extent(1), exited(),
              "expected a dimension of \\[2\\], got 1");
  EXPECT_EXIT(dropout(tensor({2}), 1.0), exited(),
              "dropout: expected a rate in \\[0, 1\\)");
  EXPECT_EXIT(randomBits(*graph, {2}), exited(), "the graph has no generator");
  EXPECT_EXIT(crossEntropy(tensor({2, 3}), tensor({3})), exited(),
              "cross entropy: expected logits \\[N, V\\] and targets \\[N\\]");
}
