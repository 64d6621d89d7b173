//===- Coalesce.cpp - as few loops as the indices allow -------------------===//
//
// Loops a (outside) and b (inside) are one loop of extent Ea * Eb when every
// index has coefficient(a) = Eb * coefficient(b): then a * Eb + b is all that
// any index sees of them.
//
//===----------------------------------------------------------------------===//

#include "trc/Kernel/Coalesce.h"

#include "trc/Kernel/Index.h"

#include <algorithm>
#include <map>

using namespace trc::kernel;

/// Calls `visit` on every affine index below `statements`.
template <typename Visit>
static void forEachIndex(std::vector<Statement> &statements, Visit visit) {
  for (Statement &statement : statements) {
    visit(statement.index);
    visit(statement.access.index);
    for (Guard &guard : statement.access.guards)
      visit(guard.value);
    for (Loop &loop : statement.loop) {
      if (loop.bound)
        visit(*loop.bound);
      forEachIndex(loop.body, visit);
    }
  }
}

static bool actAsOne(std::vector<Statement> &body, LoopId outer, LoopId inner,
                     int64_t innerExtent) {
  bool result = true;
  forEachIndex(body, [&](Affine &index) {
    result &= coefficientOf(index, outer) ==
              innerExtent * coefficientOf(index, inner);
  });
  return result;
}

/// Drops every loop `outer`, whose body is exactly a loop `inner`.
static void mergeNests(std::vector<Statement> &statements, LoopId outer,
                       int64_t extent) {
  for (Statement &statement : statements) {
    if (statement.kind != Statement::Kind::Loop)
      continue;
    Loop &loop = statement.loop.front();
    if (loop.id == outer) {
      Loop inside = std::move(loop.body.front().loop.front());
      inside.extent = extent;
      // The loop that stays carries what the outer one did.
      for (size_t i = 0; i < loop.reductions.size(); ++i) {
        std::vector<Register> values = std::move(inside.reductions[i].values);
        inside.reductions[i] = std::move(loop.reductions[i]);
        inside.reductions[i].values = std::move(values);
      }
      loop = std::move(inside);
    }
    mergeNests(loop.body, outer, extent);
  }
}

/// True when every loop `outer` holds one loop and nothing else.
static bool nestsPerfectly(const std::vector<Statement> &statements,
                           LoopId outer) {
  return std::all_of(statements.begin(), statements.end(),
                     [&](const Statement &statement) {
                       if (statement.kind != Statement::Kind::Loop)
                         return true;
                       const Loop &loop = statement.loop.front();
                       if (loop.id == outer &&
                           (loop.body.size() != 1 ||
                            loop.body.front().kind != Statement::Kind::Loop))
                         return false;
                       return nestsPerfectly(loop.body, outer);
                     });
}

static void dropLoop(std::vector<Statement> &body, LoopId loop) {
  forEachIndex(body, [&](Affine &index) {
    std::erase_if(index.terms,
                  [&](const auto &term) { return term.first == loop; });
  });
}

static void coalesce(Kernel &kernel, std::vector<LoopId> &loops,
                     std::vector<int64_t> &extents, bool areStatements) {
  for (size_t i = loops.size(); i-- > 1;) {
    LoopId outer = loops[i - 1], inner = loops[i];
    if (!actAsOne(kernel.body, outer, inner, extents[inner]) ||
        (areStatements && !nestsPerfectly(kernel.body, outer)))
      continue;
    extents[inner] *= extents[outer];
    dropLoop(kernel.body, outer);
    if (areStatements)
      mergeNests(kernel.body, outer, extents[inner]);
    loops.erase(loops.begin() + i - 1);
  }
}

/// A map whose loops all act as one: the lanes take the parallel loop.
static bool isFlat(Kernel &kernel, const LoopGroups &groups,
                   const std::vector<int64_t> &extents) {
  if (!groups.sequential.empty() || groups.inner.size() != 1 ||
      groups.parallel.size() > 1 || kernel.body.empty())
    return false;
  for (size_t i = 0; i + 1 < kernel.body.size(); ++i)
    if (kernel.body[i].kind == Statement::Kind::Loop ||
        kernel.body[i].kind == Statement::Kind::Store)
      return false;
  const Statement &last = kernel.body.back();
  if (last.kind != Statement::Kind::Loop ||
      !last.loop.front().reductions.empty())
    return false;
  return groups.parallel.empty() ||
         actAsOne(kernel.body, groups.parallel[0], groups.inner[0],
                  extents[groups.inner[0]]);
}

/// Scratch rows that nobody reads are not worth writing.
static void dropUnreadScratch(Kernel &kernel) {
  std::vector<bool> read(kernel.buffers.size(), false);
  auto collect = [&](auto &self, std::vector<Statement> &list) -> void {
    for (Statement &statement : list) {
      if (statement.kind == Statement::Kind::Load)
        read[statement.access.buffer] = true;
      for (Loop &loop : statement.loop)
        self(self, loop.body);
    }
  };
  collect(collect, kernel.body);
  std::vector<unsigned> newNumber(kernel.buffers.size());
  std::vector<Buffer> kept;
  for (size_t i = 0; i < kernel.buffers.size(); ++i) {
    newNumber[i] = kept.size();
    if (kernel.buffers[i].kind == Buffer::Kind::Operand || read[i])
      kept.push_back(kernel.buffers[i]);
    else
      newNumber[i] = ~0u;
  }
  auto renumber = [&](auto &self, std::vector<Statement> &list) -> void {
    std::erase_if(list, [&](const Statement &statement) {
      return statement.kind == Statement::Kind::Store &&
             newNumber[statement.access.buffer] == ~0u;
    });
    for (Statement &statement : list) {
      if (statement.kind == Statement::Kind::Load ||
          statement.kind == Statement::Kind::Store)
        statement.access.buffer = newNumber[statement.access.buffer];
      for (Loop &loop : statement.loop)
        self(self, loop.body);
    }
  };
  renumber(renumber, kernel.body);
  kernel.buffers = std::move(kept);
}

/// Gives every loop statement an id of its own; `names` maps the ids under
/// construction to the ones in force.
static void numberLoops(std::vector<Statement> &statements,
                        std::map<LoopId, LoopId> &names, LoopId &next) {
  auto rename = [&](Affine &index) {
    for (auto &[loop, coefficient] : index.terms)
      loop = names.at(loop);
    index = normalised(std::move(index));
  };
  for (Statement &statement : statements) {
    rename(statement.index);
    rename(statement.access.index);
    for (Guard &guard : statement.access.guards)
      rename(guard.value);
    for (Loop &loop : statement.loop) {
      if (loop.bound)
        rename(*loop.bound);
      LoopId before = loop.id;
      names[before] = loop.id = next++;
      numberLoops(loop.body, names, next);
    }
  }
}

void trc::kernel::finishLoops(Kernel &kernel, LoopGroups groups,
                              std::vector<int64_t> extents) {
  dropUnreadScratch(kernel);
  coalesce(kernel, groups.parallel, extents, /*areStatements=*/false);
  coalesce(kernel, groups.sequential, extents, /*areStatements=*/true);
  coalesce(kernel, groups.inner, extents, /*areStatements=*/true);

  kernel.vectorParallel = isFlat(kernel, groups, extents);
  if (kernel.vectorParallel) {
    LoopId only = groups.inner[0];
    if (!groups.parallel.empty()) {
      dropLoop(kernel.body, groups.parallel[0]);
      extents[only] *= extents[groups.parallel[0]];
    }
    std::vector<Statement> body =
        std::move(kernel.body.back().loop.front().body);
    kernel.body.pop_back();
    for (Statement &statement : body)
      kernel.body.push_back(std::move(statement));
    groups.parallel = {only};
  }

  std::map<LoopId, LoopId> names;
  LoopId next = 0;
  for (LoopId loop : groups.parallel) {
    kernel.parallel.push_back(extents[loop]);
    names[loop] = next++;
  }
  numberLoops(kernel.body, names, next);
}
