//===- Executable.cpp - the walk over an entry's instructions -------------===//
//
// The only loop of a step. Observing is a second instance of it, so that a
// plain run asks no questions.
//
//===----------------------------------------------------------------------===//

#include "program/Executable.h"

#include <chrono>

namespace trc::runtime {

template <typename RunCall>
Status Executable::interpret(Device &device, const RunCall &runCall) {
  const auto count = static_cast<uint32_t>(instructions.size());
  for (uint32_t next = 0; next < count;) {
    const Instruction &instruction = instructions[next++];
    const Command &command = commands[instruction.command];
    switch (instruction.action) {
    case Action::Call: {
      Status status = runCall(instruction.command);
      if (status.failed())
        return std::move(status).at(
            locationText(program.root(), command.source->location()));
      break;
    }
    case Action::JumpUnless:
      if (!device.readPredicate(addresses[command.firstAddress],
                                PredicateType::I1))
        next = instruction.target;
      break;
    case Action::Jump:
      next = instruction.target;
      break;
    case Action::Select: {
      const int32_t value = device.readPredicate(
          addresses[command.firstAddress], PredicateType::I32);
      const uint32_t last = instruction.branches - 1;
      const uint32_t branch = value < 0 || static_cast<uint32_t>(value) > last
                                  ? last
                                  : static_cast<uint32_t>(value);
      next = branchTargets[instruction.target + branch];
      break;
    }
    }
  }
  return Status::success();
}

Status Executable::run(Device &device) {
  DeviceRun exclusive(device);
  return interpret(device, [this](uint32_t index) {
    const Command &command = commands[index];
    return command.call->run(addresses.data() + command.firstAddress);
  });
}

Status Executable::runObserved(Device &device,
                               std::span<CommandProfile> profile,
                               bool checkFinite) {
  using Clock = std::chrono::steady_clock;
  DeviceRun exclusive(device);
  return interpret(device, [&](uint32_t index) {
    const Command &command = commands[index];
    const Clock::time_point start = Clock::now();
    Status status = command.call->run(addresses.data() + command.firstAddress);
    if (!profile.empty()) {
      const auto time = Clock::now() - start;
      ++profile[index].runs;
      profile[index].nanoseconds += static_cast<uint64_t>(
          std::chrono::duration_cast<std::chrono::nanoseconds>(time).count());
    }
    if (status.ok() && checkFinite)
      status = checkResults(command);
    return status;
  });
}

Status Executable::checkResults(const Command &command) const {
  const auto *operands = command.source->operands();
  for (uint32_t i = 0, result = 0; i < countOf(operands); ++i) {
    const artifact::Operand &operand = *operands->Get(i);
    if (operand.access() == artifact::Access::read)
      continue;
    const TensorType &type = program.type(operand.type());
    const NonFinite found =
        findNonFinite({type, addresses[command.firstAddress + i]});
    if (found.index >= 0)
      return failure(StatusCode::NonFinite, "made ",
                     found.nan ? "a NaN" : "an infinity", " at element ",
                     found.index, " of result ", result, " (", type.str(), ")");
    ++result;
  }
  return Status::success();
}

} // namespace trc::runtime
