//===- Executable.cpp - the walk over an entry's instructions -------------===//
//
// The only loop of a step. Observing is a second instance of it, so that a
// plain run asks no questions, and recording a third.
//
//===----------------------------------------------------------------------===//

#include "program/Executable.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace trc::runtime {

template <typename RunCall, typename RunStretch>
Status Executable::interpret(Device &device, uint32_t begin, uint32_t end,
                             const RunCall &runCall,
                             const RunStretch &runStretch) {
  for (uint32_t next = begin; next < end;) {
    const Instruction &instruction = instructions[next++];
    switch (instruction.action) {
    case Action::Call: {
      Status status = runCall(instruction.command);
      if (status.failed())
        return std::move(status).at(
            locationText(program.root(),
                         commands[instruction.command].source->location()) +
            tripsText(next - 1));
      break;
    }
    case Action::JumpUnless: {
      Result<int32_t> value = device.readPredicate(
          addresses[commands[instruction.command].firstAddress],
          PredicateType::I1);
      if (value.failed())
        return value.takeStatus();
      if (*value == 0)
        next = instruction.target;
      break;
    }
    case Action::Jump:
      next = instruction.target;
      break;
    case Action::Select: {
      Result<int32_t> value = device.readPredicate(
          addresses[commands[instruction.command].firstAddress],
          PredicateType::I32);
      if (value.failed())
        return value.takeStatus();
      const uint32_t last = instruction.branches - 1;
      const uint32_t branch = *value < 0 || static_cast<uint32_t>(*value) > last
                                  ? last
                                  : static_cast<uint32_t>(*value);
      next = branchTargets[instruction.target + branch];
      break;
    }
    case Action::Repeat:
      roundsLeft[instruction.loop] = instruction.rounds;
      break;
    case Action::Again:
      if (--roundsLeft[instruction.loop] > 0)
        next = instruction.target;
      break;
    case Action::Replay:
      TRC_RETURN_IF_FAILED(runStretch(instruction, next));
      break;
    }
  }
  return Status::success();
}

std::string Executable::tripsText(uint32_t index) const {
  std::string trips;
  // Inner loops end first.
  for (uint32_t end = index + 1; end < instructions.size(); ++end) {
    const Instruction &again = instructions[end];
    if (again.action != Action::Again || again.target > index)
      continue;
    const int64_t rounds = instructions[again.target - 1].rounds;
    const int64_t trip = rounds - roundsLeft[again.loop] + 1;
    trips = text(", trip ", trip, " of ", rounds, trips);
  }
  return trips;
}

/// Runs instructions one by one, without stretches among them.
Status Executable::runPlain(Device &device, uint32_t begin, uint32_t end) {
  return interpret(
      device, begin, end,
      [this](uint32_t index) {
        const Command &command = commands[index];
        return command.call->run(addresses.data() + command.firstAddress);
      },
      [](const Instruction &, uint32_t &) { return Status::success(); });
}

/// Hands their addresses to calls, where those changed since it was done.
Status Executable::bindCalls() {
  if (bound)
    return Status::success();
  for (const Command &command : commands)
    if (command.call)
      TRC_RETURN_IF_FAILED(
          command.call->bind(addresses.data() + command.firstAddress));
  bound = true;
  return Status::success();
}

Status Executable::record(Device &device, Stretch &stretch, uint32_t begin,
                          uint32_t end) {
  TRC_RETURN_IF_FAILED(device.beginRecording());
  Status status = runPlain(device, begin, end);
  Result<std::unique_ptr<Recording>> recording =
      device.endRecording(std::move(stretch.recording));
  TRC_RETURN_IF_FAILED(std::move(status));
  if (recording.failed())
    return recording.takeStatus();
  stretch.recording = std::move(*recording);
  stretch.stale = false;
  return Status::success();
}

Status Executable::run(Device &device, Mark &done) {
  DeviceRun exclusive(device);
  TRC_RETURN_IF_FAILED(bindCalls());
  TRC_RETURN_IF_FAILED(interpret(
      device, 0, static_cast<uint32_t>(instructions.size()),
      [this](uint32_t index) {
        const Command &command = commands[index];
        return command.call->run(addresses.data() + command.firstAddress);
      },
      [&](const Instruction &instruction, uint32_t &next) {
        Stretch &stretch = stretches[instruction.command];
        const uint32_t begin = std::exchange(next, instruction.target);
        if (!stretch.hasRun) {
          TRC_RETURN_IF_FAILED(runPlain(device, begin, next));
          stretch.hasRun = true;
          return Status::success();
        }
        if (stretch.stale)
          TRC_RETURN_IF_FAILED(record(device, stretch, begin, next));
        return stretch.recording->replay();
      }));
  TRC_RETURN_IF_FAILED(finishBegun());
  return device.setMark(done);
}

Status Executable::runObserved(Device &device,
                               std::span<CommandProfile> profile,
                               bool checkFinite) {
  DeviceRun exclusive(device);
  TRC_RETURN_IF_FAILED(bindCalls());
  FiniteCheck check(device);
  return interpret(
      device, 0, static_cast<uint32_t>(instructions.size()),
      [&](uint32_t index) {
        const Command &command = commands[index];
        if (checkFinite)
          TRC_RETURN_IF_FAILED(lookAt(check, command, false));
        uint64_t nanoseconds = 0;
        Status status = device.runMeasured(
            *command.call, addresses.data() + command.firstAddress,
            nanoseconds);
        // What was only begun is measured, and looked at, whole.
        if (status.ok() &&
            std::ranges::find(begins, command.call.get()) != begins.end()) {
          const auto begun = std::chrono::steady_clock::now();
          status = command.call->finish();
          nanoseconds += static_cast<uint64_t>(
              std::chrono::nanoseconds(std::chrono::steady_clock::now() - begun)
                  .count());
        }
        if (!profile.empty()) {
          ++profile[index].runs;
          profile[index].nanoseconds += nanoseconds;
        }
        if (status.ok() && checkFinite)
          status = lookAt(check, command, true);
        return status;
      },
      [](const Instruction &, uint32_t &) {
        return Status::success(); // one by one
      });
}

Status Executable::finishBegun() {
  Status first;
  for (PreparedCall *begun : begins)
    if (Status status = begun->finish(); first.ok())
      first = std::move(status);
  return first;
}

bool Executable::isFusion(const artifact::Command &command) const {
  const artifact::Location *place =
      findLocation(program.root(), command.location());
  return place && viewOf(place->op()) == "trc.fusion";
}

Status Executable::lookAt(FiniteCheck &check, const Command &command,
                          bool hasRun) {
  const auto *operands = command.source->operands();
  unsigned result = 0;
  if (!hasRun)
    check.begin();
  for (uint32_t i = 0; i < countOf(operands); ++i) {
    const artifact::Operand &operand = *operands->Get(command.operandAt(i));
    const Tensor tensor = {program.type(operand.type()),
                           addresses[command.firstAddress + i]};
    if (!hasRun && operand.access() != artifact::Access::write)
      TRC_RETURN_IF_FAILED(check.read(tensor));
    if (hasRun && operand.access() != artifact::Access::read)
      if (Status status = check.wrote(tensor, result++); status.failed())
        return isFusion(*command.source)
                   ? failure(status.code(), status.message(),
                             "; a fusion is named by the first of its "
                             "operations, and the one that made it where the "
                             "program is compiled with --fuse=none")
                   : std::move(status);
  }
  return Status::success();
}

} // namespace trc::runtime
