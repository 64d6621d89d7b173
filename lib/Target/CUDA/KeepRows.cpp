//===- KeepRows.cpp - a row is read once ----------------------------------===//
//
// A row kernel has a vector loop per reduction and one for its results, and
// each loads the row anew. On a GPU a thread meets the same elements in each of
// them, so the first loop keeps what it loaded in a scratch row, which becomes
// registers:
//
//   vector l1 { a = load x[C*l0 + l1] .. }
//   vector l2 { b = load x[C*l0 + l2] .. }       b = load scratch[l2]
//
// The same for what an earlier loop stored and a later one reads back.
//
//===----------------------------------------------------------------------===//

#include "Mapping.h"

#include "trc/Kernel/Index.h"

#include <algorithm>
#include <utility>

namespace trc::cuda {

using namespace kernel;

namespace {

/// An element per lane that the loops of one list access.
struct Row {
  unsigned buffer;
  Affine index; ///< with the vector loop called `noLoop`
  int64_t extent;
  /// The load or store that knows the value, and its loop.
  std::vector<Statement> *body;
  size_t at;
  LoopId loop;
  unsigned scratch = 0; ///< once kept
  bool isKept = false;
};

class RowKeeper {
public:
  RowKeeper(Kernel &kernel, const Mapping &mapping, int64_t budget)
      : kernel(kernel), mapping(mapping), budget(budget) {}

  void visit(std::vector<Statement> &list) {
    std::vector<Row> rows, outer = std::exchange(kept, {});
    for (Statement &statement : list) {
      if (statement.kind != Statement::Kind::Loop)
        continue;
      Loop &loop = statement.loop.front();
      if (!loop.vector) {
        visit(loop.body);
        forgetWritten(loop.body, rows);
      } else if (!loop.bound) {
        visitVectorLoop(loop, rows);
      }
    }
    forgetIf(rows, [](const Row &) { return true; });
    // Later statements move when one is put in, so the last goes first.
    std::sort(kept.begin(), kept.end(),
              [](const Row &a, const Row &b) { return a.at > b.at; });
    for (const Row &row : kept)
      insertStore(row);
    kept = std::move(outer);
  }

private:
  static bool isPlain(const Access &access, LoopId loop) {
    return access.guards.empty() && access.dynamic.empty() &&
           coefficientOf(access.index, loop) == 1;
  }
  static Affine nameless(const Affine &affine, LoopId loop) {
    Affine index = affine;
    for (auto &[term, coefficient] : index.terms)
      if (term == loop)
        term = noLoop;
    return normalised(std::move(index));
  }

  void visitVectorLoop(Loop &loop, std::vector<Row> &rows) {
    for (size_t at = 0; at < loop.body.size(); ++at) {
      Statement &statement = loop.body[at];
      bool isStore = statement.kind == Statement::Kind::Store;
      if (statement.kind == Statement::Kind::Loop) {
        forgetWritten(statement.loop.front().body, rows);
        continue;
      }
      if (!isStore && statement.kind != Statement::Kind::Load)
        continue;
      unsigned buffer = statement.access.buffer;
      if (kernel.buffers[buffer].kind == Buffer::Kind::Scratch)
        continue;
      if (!isPlain(statement.access, loop.id)) {
        if (isStore)
          forget(buffer, rows);
        continue;
      }
      Affine index = nameless(statement.access.index, loop.id);
      auto known = std::find_if(rows.begin(), rows.end(), [&](const Row &row) {
        return row.buffer == buffer && row.index == index &&
               row.extent == loop.extent;
      });
      if (isStore || known == rows.end()) {
        if (isStore)
          forget(buffer, rows);
        rows.push_back({buffer, index, loop.extent, &loop.body, at, loop.id});
        continue;
      }
      if (known->body == &loop.body)
        continue; // the compiler sees that
      replace(statement, loop.id, *known);
    }
  }

  void replace(Statement &load, LoopId loop, Row &row) {
    if (!row.isKept) {
      int64_t elements = mapping.rounds(row.extent) * mapping.width;
      if (elements > budget)
        return;
      budget -= elements;
      row.isKept = true;
      row.scratch = unsigned(kernel.buffers.size());
      kernel.buffers.push_back({kernel.buffers[row.buffer].type,
                                Buffer::Kind::Scratch, row.extent, true});
    }
    load.access = Access{row.scratch, loopIndex(loop), {}, {}, noRegister};
  }

  /// After the first access: store its value to the scratch row.
  static void insertStore(const Row &row) {
    const Statement &first = (*row.body)[row.at];
    Statement store;
    store.kind = Statement::Kind::Store;
    store.operands = {first.kind == Statement::Kind::Store ? first.operands[0]
                                                           : first.result};
    store.access = Access{row.scratch, loopIndex(row.loop), {}, {}, noRegister};
    row.body->insert(row.body->begin() + std::ptrdiff_t(row.at) + 1,
                     std::move(store));
  }

  /// Rows that later loops must not find.
  template <typename Predicate>
  void forgetIf(std::vector<Row> &rows, Predicate predicate) {
    for (const Row &row : rows)
      if (row.isKept && predicate(row))
        kept.push_back(row);
    rows.erase(std::remove_if(rows.begin(), rows.end(), predicate), rows.end());
  }
  void forget(unsigned buffer, std::vector<Row> &rows) {
    forgetIf(rows, [&](const Row &row) { return row.buffer == buffer; });
  }
  void forgetWritten(const std::vector<Statement> &body,
                     std::vector<Row> &rows) {
    for (const Statement &statement : body) {
      if (statement.kind == Statement::Kind::Store)
        forget(statement.access.buffer, rows);
      for (const Loop &loop : statement.loop)
        forgetWritten(loop.body, rows);
    }
  }

  Kernel &kernel;
  const Mapping &mapping;
  int64_t budget;
  std::vector<Row> kept; ///< of the list being visited
};

} // namespace

void keepRows(Kernel &kernel, const Mapping &mapping, int64_t budget) {
  if (mapping.kind == Mapping::Kind::Thread)
    return;
  RowKeeper(kernel, mapping, budget).visit(kernel.body);
}

} // namespace trc::cuda
