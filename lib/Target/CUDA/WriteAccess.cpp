//===- WriteAccess.cpp - runs of statements, loads and stores -------------===//
//
// See KernelWriter.h for what a run looks like. A load is made as a vector
// ahead of the run, and a store behind it, unless the same buffer is accessed
// in between.
//
//===----------------------------------------------------------------------===//

#include "KernelWriter.h"
#include "ScalarText.h"

#include "trc/Kernel/Cost.h"
#include "trc/Kernel/Index.h"

#include <algorithm>

namespace trc::cuda {

using namespace kernel;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

std::string KernelWriter::value(Register reg) const {
  if (auto literal = literals.find(reg); literal != literals.end())
    return literal->second;
  std::string name = "v" + std::to_string(reg);
  return isArray[reg] && inLaneLoop ? name + "[k]" : name;
}

std::string KernelWriter::bufferName(unsigned buffer) const {
  const Buffer &what = kernel.buffers[buffer];
  if (what.kind == Buffer::Kind::Scratch)
    return "row" + std::to_string(buffer);
  return (what.written ? "out" : "in") + std::to_string(buffer);
}

std::string KernelWriter::affineText(const Affine &affine) {
  std::string text;
  auto plus = [&](bool negative) {
    if (text.empty())
      text += negative ? "-" : "";
    else
      text += negative ? " - " : " + ";
  };
  for (auto [loop, coefficient] : affine.terms) {
    if (coefficient == 0)
      continue;
    std::string counter = counters.at(loop);
    if (loop == vectorLoop && inLaneLoop)
      counter = "(" + counter + " + k)";
    plus(coefficient < 0);
    int64_t size = coefficient < 0 ? -coefficient : coefficient;
    text += size == 1 ? counter : std::to_string(size) + " * " + counter;
  }
  if (affine.constant != 0 || text.empty()) {
    plus(affine.constant < 0);
    text += std::to_string(affine.constant < 0 ? -affine.constant
                                               : affine.constant);
  }
  return text;
}

std::string KernelWriter::indexText(const Access &access) {
  std::string text = affineText(access.index);
  for (auto [reg, stride] : access.dynamic)
    text += " + " + (stride == 1 ? "" : std::to_string(stride) + " * ") +
            "static_cast<" + indexType + ">(" + value(reg) + ")";
  return text;
}

std::string KernelWriter::elementText(const Access &access) {
  unsigned buffer = access.buffer;
  if (auto tile = tiled.find(&access); tile != tiled.end())
    return tile->second;
  if (!isPrivate(buffer))
    return bufferName(buffer) + "[" + indexText(access) + "]";
  std::string lane = hasLanes() ? "k" : "0";
  if (roundText == "0")
    return bufferName(buffer) + "[" + lane + "]";
  std::string round = roundText;
  if (mapping.width > 1)
    round += " * " + std::to_string(mapping.width) + " + k";
  return bufferName(buffer) + "[" + round + "]";
}

/// Empty where the access is always made.
std::string KernelWriter::conditionText(const Access &access) {
  std::string text;
  for (const Guard &guard : access.guards) {
    auto [low, high] = rangeOf(guard.value, facts.extents);
    auto both = [&](const std::string &part) {
      text += (text.empty() ? "" : " && ") + part;
    };
    std::string tested = affineText(guard.value);
    if (low < guard.lower)
      both(tested + " >= " + std::to_string(guard.lower));
    if (high >= guard.upper)
      both(tested + " < " + std::to_string(guard.upper));
  }
  return text;
}

std::string KernelWriter::lastTripText(const Access &access) {
  std::string text = affineText(loopIndex(vectorLoop)) +
                     " == " + std::to_string(facts.extents[vectorLoop] - 1);
  bool isAlone = true;
  for (const Guard &guard : access.guards) {
    int64_t step = coefficientOf(guard.value, vectorLoop);
    if (step == 0)
      continue;
    text += " || " + affineText(guard.value) +
            (step > 0 ? " >= " + std::to_string(guard.upper - step)
                      : " < " + std::to_string(guard.lower - step));
    isAlone = false;
  }
  return isAlone ? text : "(" + text + ")";
}

//===----------------------------------------------------------------------===//
// Single statements
//===----------------------------------------------------------------------===//

void KernelWriter::define(Register reg, const std::string &text) {
  if (isArray[reg])
    line("v", reg, "[k] = ", text, ";");
  else
    line("const ", typeOf(reg), " v", reg, " = ", text, ";");
}

void KernelWriter::writeStatement(const Statement &statement) {
  switch (statement.kind) {
  case Statement::Kind::Constant:
    return; // a literal where it is used
  case Statement::Kind::Index: {
    std::string type = typeOf(statement.result);
    std::string text = affineText(statement.index);
    // Lanes of a vector begin at multiples of its width: so written, a compiler
    // sees what its elements have in common, blocks of random bits say.
    if (inLaneLoop && mapping.width > 1 &&
        statement.index == loopIndex(vectorLoop))
      text = counters.at(vectorLoop) + " | k";
    define(statement.result, type == indexType
                                 ? text
                                 : "static_cast<" + type + ">(" + text + ")");
    return;
  }
  case Statement::Kind::Load:
    return writeLoad(statement);
  case Statement::Kind::Store:
    return inVector() ? writeStore(statement) : writeUniformStore(statement);
  case Statement::Kind::Compute:
    return writeCompute(statement);
  case Statement::Kind::Loop:
    return writeLoop(statement.loop.front());
  }
}

void KernelWriter::writeCompute(const Statement &statement) {
  std::vector<std::string> operands;
  operands.reserve(statement.operands.size());
  // The predicate of a select is no value of its type.
  size_t typed = statement.opcode == Opcode::Select ? 1 : 0;
  for (Register reg : statement.operands)
    operands.push_back(value(reg));
  define(statement.result,
         operationText(statement, kernel.registers[statement.operands[typed]],
                       kernel.registers[statement.result], operands));
}

void KernelWriter::writeLoad(const Statement &statement) {
  const Access &access = statement.access;
  ElementType type = kernel.registers[statement.result];
  std::string fill =
      access.fill == noRegister ? literalText(type, 0) : value(access.fill);
  if (kernel.buffers[access.buffer].elements == 0)
    return define(statement.result, fill);
  std::string text;
  if (isDivided(access.buffer) && isBeyondHeld)
    text = loaded.at(statement.result) + ".lane[k]"; // as registers are
  else if (auto vector = loaded.find(statement.result); vector != loaded.end())
    text = fromMemoryText(type, vector->second + ".lane[k]");
  else if (isPrivate(access.buffer))
    text = elementText(access); // as registers are
  else
    text = fromMemoryText(type, elementText(access));
  std::string condition = conditionText(access);
  define(statement.result,
         condition.empty() ? text : condition + " ? " + text + " : " + fill);
}

void KernelWriter::writeStore(const Statement &statement) {
  const Access &access = statement.access;
  ElementType type = kernel.registers[statement.operands[0]];
  std::string stored = value(statement.operands[0]);
  if (!isPrivate(access.buffer) && !isDivided(access.buffer))
    stored = toMemoryText(type, stored);
  if (auto vector = storing.find(&statement); vector != storing.end())
    return line(vector->second, ".lane[k] = ", stored, ";");
  std::string condition = conditionText(access);
  // One element for all lanes: the last one's value stays.
  bool moves =
      coefficientOf(access.index, vectorLoop) != 0 ||
      std::any_of(access.dynamic.begin(), access.dynamic.end(),
                  [&](auto &term) { return facts.varying[term.first]; });
  if (!moves) {
    std::string last = lastTripText(access);
    condition = condition.empty() ? last : condition + " && " + last;
  }
  std::string text = elementText(access) + " = " + stored + ";";
  line(condition.empty() ? text : "if (" + condition + ") " + text);
}

/// Every thread of the group has the value; one stores it.
void KernelWriter::writeUniformStore(const Statement &statement) {
  const Access &access = statement.access;
  std::string condition = conditionText(access);
  if (mapping.kind == Mapping::Kind::Group) {
    // Others may still read what is written over.
    bool isReplacing = isScratch(access.buffer);
    for (unsigned i = 0; i < kernel.buffers.size(); ++i)
      isReplacing |= !isScratch(i) && !kernel.buffers[i].written &&
                     mayAlias(kernel, i, access.buffer);
    if (isReplacing)
      writeBarrier();
    condition = condition.empty() ? "lane == 0" : "lane == 0 && " + condition;
  }
  ElementType type = kernel.registers[statement.operands[0]];
  std::string text = elementText(access) + " = " +
                     toMemoryText(type, value(statement.operands[0])) + ";";
  line(condition.empty() ? text : "if (" + condition + ") " + text);
  if (mapping.kind == Mapping::Kind::Group && isScratch(access.buffer))
    writeBarrier();
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// Whether the access is one of `width` elements that lie together.
bool KernelWriter::isVector(const Statement &statement) const {
  const Access &access = statement.access;
  const Buffer &buffer = kernel.buffers[access.buffer];
  if (!hasLanes() || isPrivate(access.buffer) || buffer.elements == 0)
    return false;
  if (isDivided(access.buffer))
    return true;
  int64_t bytes =
      std::min<int64_t>(16, mapping.width * storageBytes(buffer.type));
  if (access.buffer < options.alignment.size() &&
      options.alignment[access.buffer] % bytes != 0)
    return false;
  return isContiguous(access, vectorLoop, mapping.width, facts);
}

/// Of trc/own_row.cuh: its constants, the row and the round.
std::string KernelWriter::ownRowText(unsigned buffer) const {
  const int64_t held = heldRounds(mapping, rowExtent(facts, buffer));
  return "<" + std::to_string(mapping.width) + ", " +
         std::to_string(mapping.threads) + ">(" + bufferName(buffer) +
         "_rest, " + roundText + " - " + std::to_string(held);
}

void KernelWriter::writeVectorLoad(const Statement &statement) {
  const Access &access = statement.access;
  std::string name = "x" + std::to_string(statement.result);
  if (isDivided(access.buffer)) {
    loaded[statement.result] = name;
    return line("const auto ", name, " = load_own", ownRowText(access.buffer),
                ");");
  }
  std::string load = "load_vector<" + std::to_string(mapping.width) + ">(" +
                     bufferName(access.buffer) + " + " + indexText(access) +
                     ")";
  loaded[statement.result] = name;
  std::string condition = conditionText(access);
  if (condition.empty())
    return line("const auto ", name, " = ", load, ";");
  line("Vector<", memoryTypeName(kernel.buffers[access.buffer].type), ", ",
       mapping.width, "> ", name, "{};");
  line("if (", condition, ")");
  line("  ", name, " = ", load, ";");
}

void KernelWriter::openLanes() {
  line("#pragma unroll");
  open("for (i32 k = 0; k < ", mapping.width, "; ++k)");
  inLaneLoop = true;
}

void KernelWriter::closeLanes() {
  inLaneLoop = false;
  close();
}

void KernelWriter::writeRun(const Statement *begin, const Statement *end,
                            const Tail &tail) {
  if (!hasLanes()) {
    for (const Statement *statement = begin; statement != end; ++statement)
      writeStatement(*statement);
    if (tail)
      tail();
    return;
  }
  auto accesses = [&](const Statement *from, const Statement *to,
                      Statement::Kind kind, unsigned buffer) {
    return std::any_of(from, to, [&](const Statement &statement) {
      return statement.kind == kind && statement.access.buffer == buffer;
    });
  };
  // What is the same for all lanes comes first.
  std::vector<const Statement *> perLane;
  for (const Statement *statement = begin; statement != end; ++statement) {
    if (statement->kind == Statement::Kind::Constant)
      continue;
    bool isStore = statement->kind == Statement::Kind::Store;
    if (!isStore && !facts.varying[statement->result])
      writeStatement(*statement);
    else
      perLane.push_back(statement);
  }
  if (perLane.empty() && !tail)
    return;
  std::vector<const Statement *> vectorStores;
  for (const Statement *statement : perLane) {
    unsigned buffer = statement->access.buffer;
    if (statement->kind == Statement::Kind::Load && isVector(*statement) &&
        !accesses(begin, statement, Statement::Kind::Store, buffer))
      writeVectorLoad(*statement);
    if (statement->kind == Statement::Kind::Store && isVector(*statement) &&
        !accesses(statement, end, Statement::Kind::Load, buffer) &&
        !accesses(statement + 1, end, Statement::Kind::Store, buffer)) {
      std::string name = "y" + std::to_string(statement->operands[0]) + "_" +
                         std::to_string(buffer);
      storing[statement] = name;
      vectorStores.push_back(statement);
      line("Vector<",
           isDivided(buffer) ? "f32"
                             : memoryTypeName(kernel.buffers[buffer].type),
           ", ", mapping.width, "> ", name, ";");
    }
  }
  // Arrays for what is read after this run.
  std::map<Register, unsigned> inside;
  for (const Statement *statement : perLane) {
    for (Register reg : statement->operands)
      ++inside[reg];
    for (auto [reg, stride] : statement->access.dynamic)
      ++inside[reg];
    if (statement->access.fill != noRegister)
      ++inside[statement->access.fill];
  }
  for (const Statement *statement : perLane) {
    if (statement->kind == Statement::Kind::Store)
      continue;
    Register reg = statement->result;
    isArray[reg] = facts.uses[reg] > inside[reg] && !tail;
    if (isArray[reg])
      line(typeOf(reg), " v", reg, "[", mapping.width, "];");
  }
  openLanes();
  for (const Statement *statement : perLane)
    writeStatement(*statement);
  if (tail)
    tail();
  closeLanes();
  for (const Statement *statement : vectorStores) {
    const Access &access = statement->access;
    if (isDivided(access.buffer)) {
      line("store_own", ownRowText(access.buffer), ", ", storing[statement],
           ");");
      continue;
    }
    std::string text = "store_vector(" + bufferName(access.buffer) + " + " +
                       indexText(access) + ", " + storing[statement] + ");";
    std::string condition = conditionText(access);
    line(condition.empty() ? text : "if (" + condition + ") " + text);
  }
}

} // namespace trc::cuda
