//===- TestPrograms.h - small programs that several tests use ---*- C++ -*-===//
//
// Each is a whole file with known results.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_RUNTIME_TESTPROGRAMS_H
#define TRC_TEST_RUNTIME_TESTPROGRAMS_H

#include "ProgramBuilder.h"

namespace trc::runtime::test {

/// Entry "main": z = 2 x + y over `count` floats.
ProgramBuilder scaleAddProgram(int64_t count);

/// State "weight" of four floats. "initialise" (seed f32[4]): weight = 3 seed.
/// "step" (gain f32[4]): weight = 2 weight + gain; loss = 3 weight.
/// All four kinds of blocks and slots but input/output of the caller stand in
/// it, so it is also what the corruption tests break.
ProgramBuilder trainingProgram();

/// What runtime/examples/train.c trains: "initialise" (seed i32), "step" and
/// "evaluate" (tokens i32[2, 9]) -> (loss f32). The loss falls by 1 a step,
/// from 1000.
ProgramBuilder tinyTrainer();

/// Entry "main" (limit i32) -> (count i32): counts up to limit in a loop, from
/// 0. Entry "choose" (which i32) -> (taken i32): branch i adds i + 1 times 1.
ProgramBuilder controlProgram();

/// The program for the target cuda, as the fake driver (FakeDriver.h) takes it:
/// one thread for each work item of a call.
ProgramBuilder forCuda(const ProgramBuilder &host);

/// Entry "main": z = x / y, then w = 2 z + z, over four floats, with locations.
ProgramBuilder divideProgram();

} // namespace trc::runtime::test

#endif // TRC_TEST_RUNTIME_TESTPROGRAMS_H
