//===- Rename.cpp - statements over other names ---------------------------===//

#include "trc/Kernel/Rename.h"

#include "trc/Kernel/Index.h"

namespace trc::kernel {

static void rename(Register &reg, const Names &names) {
  if (auto known = names.find(reg); known != names.end())
    reg = known->second;
}

static void rename(Affine &affine, LoopId from, LoopId to) {
  for (auto &[loop, coefficient] : affine.terms)
    if (loop == from)
      loop = to;
  affine = normalised(std::move(affine));
}

Statement renamed(Statement statement, const Names &names, LoopId from,
                  LoopId to) {
  for (Register &reg : statement.operands)
    rename(reg, names);
  for (auto &[reg, stride] : statement.access.dynamic)
    rename(reg, names);
  if (statement.access.fill != noRegister)
    rename(statement.access.fill, names);
  rename(statement.index, from, to);
  rename(statement.access.index, from, to);
  for (Guard &guard : statement.access.guards)
    rename(guard.value, from, to);
  return statement;
}

} // namespace trc::kernel
