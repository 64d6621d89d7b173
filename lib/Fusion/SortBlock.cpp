//===- SortBlock.cpp - operations behind what they read -------------------===//
//
// The order is that of mlir::sortTopologically: sweeps over the block, each of
// which takes, in their order, the operations whose producers are taken. So an
// operation is taken in the latest sweep of a producer, or in the one after
// that where the producer stands behind it. These numbers are found in one walk
// from producers to readers, where sweeps over a long program are as many as
// the program is deep.
//
//===----------------------------------------------------------------------===//

#include "SortBlock.h"

#include "mlir/IR/Operation.h"

#include <vector>

using namespace mlir;
using namespace trc;

void trc::sortBlock(Block &block) {
  struct Node {
    Operation *op;
    unsigned sweep = 0, waitsFor = 0;
  };
  std::vector<Node> nodes;
  DenseMap<Operation *, unsigned> places;
  for (Operation &op : block.without_terminator()) {
    places[&op] = nodes.size();
    nodes.push_back({&op});
  }
  // Once for each use, so that both walks count alike.
  auto forEachReader = [&](Operation *op, auto visit) {
    for (Operation *user : op->getUsers()) {
      Operation *reader = block.findAncestorOpInBlock(*user);
      auto found = reader ? places.find(reader) : places.end();
      if (found != places.end())
        visit(found->second);
    }
  };
  for (Node &node : nodes)
    forEachReader(node.op, [&](unsigned reader) { ++nodes[reader].waitsFor; });
  std::vector<unsigned> ready;
  for (unsigned place = 0; place < nodes.size(); ++place)
    if (nodes[place].waitsFor == 0)
      ready.push_back(place);
  while (!ready.empty()) {
    const unsigned place = ready.back();
    ready.pop_back();
    forEachReader(nodes[place].op, [&](unsigned reader) {
      nodes[reader].sweep =
          std::max(nodes[reader].sweep, nodes[place].sweep + (place > reader));
      if (--nodes[reader].waitsFor == 0)
        ready.push_back(reader);
    });
  }
  auto order = llvm::to_vector(llvm::seq<unsigned>(0, nodes.size()));
  llvm::sort(order, [&](unsigned a, unsigned b) {
    return std::pair(nodes[a].sweep, a) < std::pair(nodes[b].sweep, b);
  });
  for (unsigned place : order)
    nodes[place].op->moveBefore(block.getTerminator());
}
