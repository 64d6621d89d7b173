//===- IntegerChainsTest.cpp - where chains of integers are fenced --------===//
//
// Long chains of integer operations on vectors have a fence every sixth
// operation; nothing else has any.
//
//===----------------------------------------------------------------------===//

#include "Target/Host/ComputeEmitter.h"

#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"

#include <gtest/gtest.h>

namespace trc::host {
namespace {

using kernel::ElementType;
using kernel::Opcode;

/// Fences in `length` operations, each of the result before and an argument.
unsigned fencesOf(Opcode opcode, ElementType type, unsigned length,
                  bool isVector = true) {
  llvm::LLVMContext context;
  llvm::Module module("chain", context);
  llvm::IRBuilder<> builder(context);
  ComputeEmitter emitter(builder);
  llvm::Type *scalar = emitter.registerType(type);
  llvm::Type *each = isVector ? ComputeEmitter::vectorOf(scalar) : scalar;
  llvm::Function *function =
      llvm::Function::Create(llvm::FunctionType::get(each, {each, each}, false),
                             llvm::Function::ExternalLinkage, "chain", module);
  builder.SetInsertPoint(llvm::BasicBlock::Create(context, "", function));
  llvm::Value *result = function->getArg(0);
  kernel::Statement statement;
  statement.opcode = opcode;
  for (unsigned i = 0; i < length; ++i)
    result =
        emitter.compute(statement, type, type, {function->getArg(1), result});
  builder.CreateRet(result);
  EXPECT_FALSE(llvm::verifyFunction(*function, &llvm::errs()));
  unsigned fences = 0;
  for (llvm::Instruction &instruction : llvm::instructions(*function))
    if (auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction))
      fences += call->getIntrinsicID() == llvm::Intrinsic::arithmetic_fence;
  return fences;
}

TEST(IntegerChains, EverySixthOperationIsFenced) {
  EXPECT_EQ(fencesOf(Opcode::Add, ElementType::UI32, 5), 0u);
  EXPECT_EQ(fencesOf(Opcode::Add, ElementType::UI32, 6), 1u);
  EXPECT_EQ(fencesOf(Opcode::Xor, ElementType::I32, 60), 10u);
  EXPECT_EQ(fencesOf(Opcode::Multiply, ElementType::UI64, 20), 3u);
}

TEST(IntegerChains, NothingElseIs) {
  EXPECT_EQ(fencesOf(Opcode::Add, ElementType::UI32, 60, false), 0u);
  EXPECT_EQ(fencesOf(Opcode::Add, ElementType::I16, 60), 0u);
  EXPECT_EQ(fencesOf(Opcode::Add, ElementType::F32, 60), 0u);
}

} // namespace
} // namespace trc::host
