//===- EmitLoops.cpp - work items, loops and reductions -------------------===//
//
// Control flow of KernelEmitter. Every loop is a do-while with phis for its
// counter and its accumulators; a test in front only where it may run empty.
// What reductions do with their accumulators is in EmitReductions.cpp.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"

#include "llvm/IR/Module.h"

#include <algorithm>

using namespace llvm;

namespace trc::host {

using kernel::Statement;

namespace {

bool hasLoop(const std::vector<Statement> &body) {
  return std::any_of(body.begin(), body.end(), [](const Statement &statement) {
    return statement.kind == Statement::Kind::Loop;
  });
}

/// A rough count of instructions per chunk, to decide how far to unroll.
unsigned weight(const std::vector<Statement> &body) {
  unsigned sum = 0;
  for (const Statement &statement : body) {
    bool math = statement.kind == Statement::Kind::Compute &&
                isFunction(statement.opcode);
    sum += statement.kind == Statement::Kind::Constant ? 0 : math ? 16 : 1;
  }
  return sum;
}

unsigned unrolling(const std::vector<Statement> &body) {
  unsigned heavy = weight(body);
  return heavy <= 12 ? 4 : heavy <= 24 ? 2 : 1;
}

} // namespace

KernelEmitter::KernelEmitter(const kernel::Kernel &kernel, Module &module,
                             Elements elements)
    : kernel(kernel), module(module), elements(elements),
      b(module.getContext()), compute(b), registers(kernel.registers.size()) {}

Function *KernelEmitter::emit() {
  Type *pointer = b.getPtrTy(), *i64 = b.getInt64Ty();
  auto *type = FunctionType::get(b.getVoidTy(), {pointer, i64, i64, pointer},
                                 /*isVarArg=*/false);
  function =
      Function::Create(type, GlobalValue::ExternalLinkage, "kernel", module);
  function->addFnAttr(Attribute::NoUnwind);
  // Nothing writes the operand table while the kernel runs.
  Argument *table = function->getArg(0), *scratch = function->getArg(3);
  table->addAttr(Attribute::NoAlias);
  table->addAttr(Attribute::ReadOnly);
  scratch->addAttr(Attribute::NoAlias);
  b.SetInsertPoint(BasicBlock::Create(b.getContext(), "entry", function));
  for (unsigned i = 0; i < kernel.buffers.size(); ++i) {
    if (kernel.buffers[i].kind == kernel::Buffer::Kind::Operand)
      bufferPointers.push_back(b.CreateLoad(
          pointer, b.CreateConstInBoundsGEP1_64(pointer, table, i)));
    else
      bufferPointers.push_back(b.CreateConstInBoundsGEP1_64(
          b.getInt8Ty(), scratch, uint64_t(kernel::scratchOffset(kernel, i))));
  }
  for (unsigned i = 0; i < kernel.parallel.size(); ++i)
    extents[i] = kernel.parallel[i];
  if (kernel.vectorParallel)
    emitVectorItems(function->getArg(1), function->getArg(2));
  else
    emitItems(function->getArg(1), function->getArg(2));
  b.CreateRetVoid();
  return function;
}

KernelEmitter::Values KernelEmitter::emitLoop(Value *begin, Value *end,
                                              int64_t step, bool mayBeEmpty,
                                              const Values &carried,
                                              LoopBody body) {
  LLVMContext &context = b.getContext();
  BasicBlock *before = b.GetInsertBlock();
  auto *head = BasicBlock::Create(context, "loop", function);
  auto *exit = BasicBlock::Create(context, "after", function);
  if (mayBeEmpty)
    b.CreateCondBr(b.CreateICmpSLT(begin, end), head, exit);
  else
    b.CreateBr(head);

  b.SetInsertPoint(head);
  PHINode *counter = b.CreatePHI(b.getInt64Ty(), 2);
  counter->addIncoming(begin, before);
  Values phis;
  for (Value *value : carried) {
    PHINode *phi = b.CreatePHI(value->getType(), 2);
    phi->addIncoming(value, before);
    phis.push_back(phi);
  }
  Values out = body(counter, phis);
  Value *next = b.CreateNSWAdd(counter, int64(step));
  BasicBlock *latch = b.GetInsertBlock();
  b.CreateCondBr(b.CreateICmpSLT(next, end), head, exit);
  counter->addIncoming(next, latch);
  for (auto [phi, value] : zip(phis, out))
    cast<PHINode>(phi)->addIncoming(value, latch);

  exit->moveAfter(latch);
  b.SetInsertPoint(exit);
  if (!mayBeEmpty)
    return out;
  for (auto [value, initial] : zip(out, carried)) {
    PHINode *phi = b.CreatePHI(value->getType(), 2);
    phi->addIncoming(initial, before);
    phi->addIncoming(value, latch);
    value = phi;
  }
  return out;
}

void KernelEmitter::emitItems(Value *begin, Value *end) {
  emitLoop(begin, end, 1, /*mayBeEmpty=*/true, {},
           [&](Value *item, ArrayRef<Value *>) -> Values {
             for (size_t i = kernel.parallel.size(); i-- > 0;) {
               Value *extent = int64(std::max<int64_t>(kernel.parallel[i], 1));
               counters[unsigned(i)] = i ? b.CreateURem(item, extent) : item;
               item = i ? b.CreateUDiv(item, extent) : item;
             }
             emitBody(kernel.body);
             return {};
           });
}

/// Ranges are cut at multiples of 1024, so only the last can be ragged, and
/// where it ends is known, for an image of one size: all remainders are
/// constants then.
void KernelEmitter::emitVectorItems(Value *begin, Value *end) {
  bool sideBySide = hasLoop(kernel.body);
  unsigned chunks = unrolling(kernel.body);
  int64_t step = lanes * chunks;
  Accumulators none;
  vectorLoop = 0;
  auto run = [&](Value *from, Value *to, unsigned count) {
    emitLoop(from, to, lanes * count, /*mayBeEmpty=*/true, {},
             [&](Value *base, ArrayRef<Value *>) -> Values {
               emitBlock(0, kernel.body, sideBySide, {}, fullBlock(base, count),
                         none);
               return {};
             });
  };
  Value *blocks = b.CreateAnd(b.CreateSub(end, begin), int64(-step));
  Value *blocksEnd = b.CreateAdd(begin, blocks);
  run(begin, blocksEnd, chunks);
  const bool isAny = elements == Elements::Any;
  int64_t extent = kernel.parallel[0];
  Value *chunksEnd = blocksEnd;
  if (chunks > 1 && (isAny || extent % step >= lanes)) {
    chunksEnd = b.CreateAdd(
        begin, b.CreateAnd(b.CreateSub(end, begin), int64(-int64_t(lanes))));
    run(blocksEnd, chunksEnd, 1);
  }
  if (isAny || extent % lanes)
    emitLoop(chunksEnd, end, lanes, /*mayBeEmpty=*/true, {},
             [&](Value *base, ArrayRef<Value *>) -> Values {
               emitBlock(0, kernel.body, sideBySide, {},
                         isAny ? partialBlock(base, b.CreateSub(end, base), 1)
                               : partialBlock(base, extent % lanes),
                         none);
               return {};
             });
  vectorLoop = KernelEmitter::none;
}

void KernelEmitter::emitBody(const std::vector<Statement> &body) {
  for (const Statement &statement : body)
    emitStatement(statement);
}

void KernelEmitter::emitStatement(const Statement &statement) {
  switch (statement.kind) {
  case Statement::Kind::Constant:
    registers[statement.result] = {
        {compute.constant(kernel.registers[statement.result], statement.bits)},
        false};
    return;
  case Statement::Kind::Index:
    return emitIndex(statement);
  case Statement::Kind::Load:
    return emitLoad(statement);
  case Statement::Kind::Store:
    return emitStore(statement);
  case Statement::Kind::Compute:
    return emitCompute(statement);
  case Statement::Kind::Loop: {
    const kernel::Loop &loop = statement.loop.front();
    extents[loop.id] = loop.extent;
    return loop.vector ? emitVectorLoop(loop) : emitSequentialLoop(loop);
  }
  }
}

KernelEmitter::Value *KernelEmitter::part(const RegisterValue &value,
                                          unsigned chunk) {
  return value.varying ? value.parts[chunk] : compute.splat(value.parts[0]);
}

void KernelEmitter::emitCompute(const Statement &statement) {
  bool varying = any_of(statement.operands, [&](kernel::Register reg) {
    return registers[reg].varying;
  });
  kernel::ElementType from = kernel.registers[statement.operands[0]];
  kernel::ElementType to = kernel.registers[statement.result];
  RegisterValue result;
  result.varying = varying;
  for (unsigned chunk = 0; chunk < (varying ? chunks() : 1); ++chunk) {
    Values operands;
    for (kernel::Register reg : statement.operands)
      operands.push_back(varying ? part(registers[reg], chunk)
                                 : registers[reg].parts[0]);
    result.parts.push_back(compute.compute(statement, from, to, operands));
  }
  registers[statement.result] = std::move(result);
}

KernelEmitter::Value *KernelEmitter::loopEnd(const kernel::Loop &loop) {
  if (!loop.bound)
    return int64(loop.extent);
  Value *bound = emitAffine(*loop.bound).start;
  return b.CreateBinaryIntrinsic(Intrinsic::smin, bound, int64(loop.extent));
}

void KernelEmitter::emitSequentialLoop(const kernel::Loop &loop) {
  // Inside a vector loop each lane has accumulators of its own.
  bool varying = vectorLoop != none;
  Accumulators sums;
  for (const kernel::Reduction &reduction : loop.reductions) {
    std::vector<Values> values;
    for (kernel::Register reg : reduction.inits) {
      Values parts;
      for (unsigned chunk = 0; chunk < (varying ? chunks() : 1); ++chunk)
        parts.push_back(varying ? part(registers[reg], chunk)
                                : registers[reg].parts[0]);
      values.push_back(std::move(parts));
    }
    sums.push_back(std::move(values));
  }
  Values out = emitLoop(
      int64(0), loopEnd(loop), 1, loop.bound || loop.extent <= 0, flatten(sums),
      [&](Value *counter, ArrayRef<Value *> carried) {
        counters[loop.id] = counter;
        emitBody(loop.body);
        unflatten(carried, sums);
        for (auto [reduction, accumulated] : zip(loop.reductions, sums)) {
          std::vector<Values> elements;
          for (kernel::Register reg : reduction.values) {
            Values parts;
            for (unsigned chunk = 0; chunk < accumulated[0].size(); ++chunk)
              parts.push_back(varying ? part(registers[reg], chunk)
                                      : registers[reg].parts[0]);
            elements.push_back(std::move(parts));
          }
          combine(reduction, accumulated, elements);
        }
        return flatten(sums);
      });
  unflatten(out, sums);
  for (auto [reduction, accumulated] : zip(loop.reductions, sums))
    for (auto [reg, parts] : zip(reduction.results, accumulated))
      registers[reg] = {parts, varying};
}

KernelEmitter::Block KernelEmitter::fullBlock(Value *base, unsigned count) {
  return {base, Values(count, nullptr), Values(count, nullptr)};
}

KernelEmitter::Block KernelEmitter::partialBlock(Value *base,
                                                 int64_t remaining) {
  Block block{base, {}, {}};
  for (; remaining > 0; remaining -= lanes) {
    if (remaining >= lanes) {
      block.masks.push_back(nullptr);
      block.active.push_back(nullptr);
      continue;
    }
    SmallVector<Constant *, lanes> bits;
    for (int64_t lane = 0; lane < lanes; ++lane)
      bits.push_back(b.getInt1(lane < remaining));
    block.masks.push_back(ConstantVector::get(bits));
    block.active.push_back(int64(remaining));
  }
  return block;
}

KernelEmitter::Block KernelEmitter::partialBlock(Value *base, Value *remaining,
                                                 unsigned count) {
  Block block{base, {}, {}};
  for (unsigned chunk = 0; chunk < count; ++chunk) {
    Value *active = b.CreateSub(remaining, int64(chunk * lanes));
    active = b.CreateBinaryIntrinsic(Intrinsic::smax, active, int64(0));
    active = b.CreateBinaryIntrinsic(Intrinsic::smin, active, int64(lanes));
    Value *limit = compute.splat(b.CreateTrunc(active, b.getInt32Ty()));
    Value *lane = lanesFrom(b.getInt32(0), 1, b.getInt32Ty());
    block.masks.push_back(b.CreateICmpSLT(lane, limit));
    block.active.push_back(active);
  }
  return block;
}

KernelEmitter::Block KernelEmitter::chunkOf(const Block &block,
                                            unsigned chunk) {
  Value *base =
      chunk ? b.CreateNSWAdd(block.base, int64(chunk * lanes)) : block.base;
  return {base, {block.masks[chunk]}, {block.active[chunk]}};
}

void KernelEmitter::emitBlock(kernel::LoopId loop,
                              const std::vector<Statement> &body,
                              bool sideBySide,
                              const std::vector<kernel::Reduction> &reductions,
                              const Block &block, Accumulators &sums) {
  unsigned count = unsigned(block.masks.size());
  unsigned passes = sideBySide ? 1 : count;
  for (unsigned pass = 0; pass < passes; ++pass) {
    current = sideBySide ? block : chunkOf(block, pass);
    counters[loop] = current.base;
    emitBody(body);
    for (auto [reduction, accumulated] : zip(reductions, sums)) {
      // The accumulators of this pass' chunks only.
      std::vector<Values> mine, elements;
      for (auto [reg, all] : zip(reduction.values, accumulated)) {
        mine.emplace_back(all.begin() + pass, all.begin() + pass + chunks());
        Values parts;
        for (unsigned chunk = 0; chunk < chunks(); ++chunk)
          parts.push_back(part(registers[reg], chunk));
        elements.push_back(std::move(parts));
      }
      combine(reduction, mine, elements);
      for (auto [all, changed] : zip(accumulated, mine))
        std::copy(changed.begin(), changed.end(), all.begin() + pass);
    }
  }
}

void KernelEmitter::emitVectorLoop(const kernel::Loop &loop) {
  bool reduces = !loop.reductions.empty();
  bool sideBySide = hasLoop(loop.body);
  unsigned count =
      reduces || sideBySide ? reductionChunks : unrolling(loop.body);
  int64_t step = count * lanes;
  Accumulators sums;
  for (const kernel::Reduction &reduction : loop.reductions) {
    std::vector<Values> values;
    for (kernel::Register reg : reduction.inits)
      values.emplace_back(count, part(registers[reg], 0));
    sums.push_back(std::move(values));
  }
  auto full = [&](Value *base) { return fullBlock(base, count); };
  auto run = [&](Value *from, Value *to, bool mayBeEmpty,
                 function_ref<Block(Value *)> block) {
    Values out = emitLoop(from, to, step, mayBeEmpty, flatten(sums),
                          [&](Value *base, ArrayRef<Value *> carried) {
                            unflatten(carried, sums);
                            emitBlock(loop.id, loop.body, sideBySide,
                                      loop.reductions, block(base), sums);
                            return flatten(sums);
                          });
    unflatten(out, sums);
  };

  Value *end = loopEnd(loop);
  vectorLoop = loop.id;
  if (loop.bound) {
    end = b.CreateBinaryIntrinsic(Intrinsic::smax, end, int64(0));
    Value *fullEnd = b.CreateAnd(end, int64(-step));
    run(int64(0), fullEnd, true, full);
    run(fullEnd, end, true, [&](Value *base) {
      return partialBlock(base, b.CreateSub(end, base), count);
    });
  } else if (reduces && !sideBySide && unrolling(loop.body) < count) {
    emitTurns(loop, sums);
  } else {
    int64_t fullEnd = loop.extent / step * step;
    if (fullEnd > 0)
      run(int64(0), int64(fullEnd), false, full);
    if (fullEnd < loop.extent)
      emitBlock(loop.id, loop.body, sideBySide, loop.reductions,
                partialBlock(int64(fullEnd), loop.extent - fullEnd), sums);
  }
  vectorLoop = none;
  for (auto [reduction, accumulated] : zip(loop.reductions, sums))
    finishReduction(reduction, accumulated);
}

} // namespace trc::host
