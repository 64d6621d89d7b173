//===- Session.cpp - a program on a device, with its state ----------------===//
//
// Allocates what entries share and gives access to the state by number.
//
//===----------------------------------------------------------------------===//

#include "session/Session.h"

#include <algorithm>

namespace trc::runtime {
namespace {

/// The program's kernels as a device takes them.
Result<std::unique_ptr<KernelSet>> loadKernels(const Program &program,
                                               Device &device) {
  const auto *kernels = program.root().kernels();
  std::vector<std::vector<KernelVariant>> variants(countOf(kernels));
  std::vector<KernelSource> sources;
  for (uint32_t i = 0; i < countOf(kernels); ++i) {
    const artifact::Kernel &kernel = *kernels->Get(i);
    for (uint32_t v = 0; v < countOf(kernel.variants()); ++v) {
      const artifact::KernelVariant &variant = *kernel.variants()->Get(v);
      variants[i].push_back({viewOf(variant.isa()), variant.image_offset(),
                             variant.image_size(), variant.entry()});
    }
    KernelLaunch launch;
    if (const artifact::Launch *given = kernel.launch())
      launch = {given->grid_x(), given->grid_y(), given->grid_z(),
                given->block(),  given->shared(), given->operands_in_memory()};
    sources.push_back({viewOf(kernel.name()), variants[i],
                       viewOf(kernel.symbol()), launch, kernel.toolkit()});
  }
  return device.load(sources, program.code());
}

/// All ranks run this program, on devices that round alike. The ranks of a
/// session of a program for several tell each other.
Status agreeOnProgram(const Program &program, const Device &device,
                      Communicator *communicator) {
  const uint32_t wanted = program.root().ranks();
  const auto given =
      static_cast<uint32_t>(communicator ? communicator->size() : 1);
  if (wanted != given)
    return failure(StatusCode::RanksDiffer, "compiled for ", wanted,
                   wanted == 1 ? " rank" : " ranks", ", started on ", given,
                   wanted == 1 ? text(": compile it with --ranks=", given)
                               : text(": start it with mpirun -np ", wanted,
                                      ", or as many by torchrun or srun"));
  if (wanted == 1)
    return Status::success();
  if (device.target().empty())
    return failure(StatusCode::Unsupported, "compiled for ", wanted,
                   " ranks, which device '", device.name(), "' does not run");
  // Of a GPU its model is in the description.
  const std::string own =
      text("checksum ", program.checksum(), ", ", device.target(), ", ",
           device.isa(), ", ", device.description(), ", ",
           program.root().compiler_version()->c_str());
  Result<std::vector<std::string>> all = communicator->gather(own);
  if (all.failed())
    return all.takeStatus();
  for (size_t rank = 1; rank < all->size(); ++rank)
    if ((*all)[rank] != all->front())
      return failure(StatusCode::RanksDiffer, "rank ", rank,
                     " runs another program, or elsewhere: ", (*all)[rank],
                     "; rank 0 has ", all->front());
  return Status::success();
}

} // namespace

Result<std::shared_ptr<Session>>
Session::create(std::shared_ptr<const Program> program,
                std::shared_ptr<Device> device, const SessionOptions &options) {
  const std::string_view compiled = viewOf(program->root().target());
  if (!device->target().empty() && device->target() != compiled)
    return failure(StatusCode::Unsupported, "the program is compiled for '",
                   compiled, "', device '", device->name(), "' runs '",
                   device->target(), "': choose the device '", compiled,
                   "', or compile with --target=", device->target());
  TRC_RETURN_IF_FAILED(
      agreeOnProgram(*program, *device, options.communicator.get()));
  std::shared_ptr<Session> session(new Session);
  session->source = std::move(program);
  session->target = std::move(device);
  session->chosen = options;
  const Program &content = *session->source;
  Device &target = *session->target;

  Result<std::unique_ptr<KernelSet>> kernels = loadKernels(content, target);
  if (kernels.failed())
    return kernels.takeStatus();
  session->kernels = std::move(*kernels);
  if (content.root().ranks() > 1) {
    Result<std::unique_ptr<Peers>> peers = target.join(*options.communicator);
    if (peers.failed())
      return peers.takeStatus();
    session->peers = std::move(*peers);
  }

  Result<std::unique_ptr<Memory>> constants = target.adopt(content.constants());
  if (constants.failed())
    return constants.takeStatus();
  session->constants = std::move(*constants);

  uint64_t arenaBytes = 0;
  uint32_t largest = 0; // entry
  for (uint32_t i = 0; i < countOf(content.root().entries()); ++i)
    if (content.entry(i).arena_size() > arenaBytes) {
      arenaBytes = content.entry(i).arena_size();
      largest = i;
    }
  Result<std::unique_ptr<Memory>> arena = target.allocate(arenaBytes);
  const std::string arenaText = text("arena of ", arenaBytes, " bytes");
  if (arena.failed()) {
    Status status = arena.takeStatus().at(arenaText);
    const std::string live =
        status.code() == StatusCode::OutOfMemory
            ? liveAtPeakText(content, content.entry(largest))
            : std::string();
    return live.empty() ? std::move(status)
                        : failure(status.code(), status.message(), "; ", live);
  }
  session->arena = std::move(*arena);
  uint64_t hostBytes = 0;
  for (uint32_t i = 0; i < countOf(content.root().entries()); ++i)
    hostBytes = std::max(hostBytes, content.entry(i).host_size());
  if (hostBytes > 0) {
    Result<std::unique_ptr<Memory>> host = target.allocateOnHost(hostBytes);
    if (host.failed())
      return host.takeStatus().at(
          text(hostBytes, " bytes in the host's memory"));
    session->hostArena = std::move(*host);
  }

  for (uint32_t i = 0; i < countOf(content.root().state()); ++i) {
    const artifact::StateTensor &state = *content.root().state()->Get(i);
    Result<std::unique_ptr<Memory>> memory = session->allocateState(i);
    if (memory.failed())
      return memory.takeStatus().at(
          text("state '", viewOf(state.name()), "', beside the ", arenaText));
    session->stateAddresses.push_back((*memory)->data());
    session->stateMemory.push_back(std::move(*memory));
  }
  session->stateWritten.resize(session->stateMemory.size());
  return session;
}

Result<std::unique_ptr<Memory>> Session::allocateState(size_t index) {
  const size_t bytes = stateType(index).bytes();
  const bool isOnHost =
      source->root().state()->Get(static_cast<uint32_t>(index))->on_host();
  return isOnHost ? target->allocateOnHost(bytes) : target->allocate(bytes);
}

size_t Session::stateBytes() const {
  size_t bytes = 0;
  for (const std::shared_ptr<Memory> &memory : stateMemory)
    bytes += memory->bytes();
  return bytes;
}

Result<std::byte *> Session::state(size_t index, size_t bytes) {
  if (index >= stateMemory.size())
    return failure(StatusCode::InvalidArgument, "state ", index, ", there are ",
                   stateMemory.size());
  if (running.load(std::memory_order_acquire))
    return failure(StatusCode::Busy, "the session is running");
  const artifact::StateTensor &state =
      *source->root().state()->Get(static_cast<uint32_t>(index));
  const TensorType &type = source->type(state.type());
  if (bytes != type.bytes())
    return failure(StatusCode::InvalidArgument, "state '", viewOf(state.name()),
                   "' of type ", type.str(), ": expected ", type.bytes(),
                   " bytes, got ", bytes);
  return stateMemory[index]->data();
}

Status Session::readState(size_t index, void *data, size_t bytes) {
  Result<std::byte *> memory = state(index, bytes);
  if (memory.failed())
    return memory.takeStatus();
  return target->read(data, *memory, bytes, nullptr);
}

Status Session::writeState(size_t index, const void *data, size_t bytes) {
  Result<std::byte *> memory = state(index, bytes);
  if (memory.failed())
    return memory.takeStatus();
  TRC_RETURN_IF_FAILED(target->write(*memory, data, bytes));
  stateWritten[index] = true;
  return Status::success();
}

Status Session::bindState(size_t index, std::shared_ptr<Memory> memory) {
  if (index >= stateMemory.size())
    return failure(StatusCode::InvalidArgument, "state ", index, ", there are ",
                   stateMemory.size());
  if (calls != 0)
    return failure(StatusCode::Busy, "the session has ", calls,
                   " calls: bind state before the first is made");
  const artifact::StateTensor &state =
      *source->root().state()->Get(static_cast<uint32_t>(index));
  const TensorType &type = source->type(state.type());
  const bool given = memory != nullptr;
  if (given && state.on_host() && !target->hostVisible())
    return failure(StatusCode::InvalidArgument, "state '", viewOf(state.name()),
                   "' lies in the host's memory, where commands copy it from: "
                   "it cannot be bound to a buffer of the device");
  if (!given) {
    Result<std::unique_ptr<Memory>> made = allocateState(index);
    if (made.failed())
      return made.takeStatus();
    memory = std::move(*made);
  }
  if (memory->bytes() < type.bytes())
    return failure(StatusCode::InvalidArgument, "state '", viewOf(state.name()),
                   "' of type ", type.str(), ": expected a buffer of ",
                   type.bytes(), " bytes, got ", memory->bytes());
  stateWritten[index] = given;
  stateAddresses[index] = memory->data();
  stateMemory[index] = std::move(memory);
  return Status::success();
}

} // namespace trc::runtime
