//===- Communicator.cpp - what ranks have, and one alone -----------------===//

#include "comm/Communicator.h"

namespace trc::runtime {

Round::~Round() = default;
Communicator::~Communicator() = default;

std::shared_ptr<std::vector<std::byte>> Communicator::staging(size_t bytes) {
  std::shared_ptr<std::vector<std::byte>> held = staged.lock();
  if (!held || held->size() < bytes) {
    // Who has the smaller one keeps it: it may be in use now.
    held = std::make_shared<std::vector<std::byte>>(bytes);
    staged = held;
  }
  return held;
}

std::string saysOfDevice(const DevicePlace &its, const DevicePlace &others,
                         double seconds) {
  const auto placeOf = [](const DevicePlace &place) {
    return text("exchange ", place.exchanges, " of run ", place.runs + 1);
  };
  return text("has a device that did nothing for ",
              static_cast<int64_t>(seconds), " s: it came to ", placeOf(its),
              ", others to ", placeOf(others));
}

namespace {

class Alone final : public Communicator {
public:
  Alone() : Communicator(0, 1) {}
  Result<std::unique_ptr<Round>> prepare(uint64_t) override {
    return std::unique_ptr<Round>(std::make_unique<Nothing>());
  }
  Result<std::vector<std::string>> gather(std::string_view mine) override {
    return std::vector<std::string>{std::string(mine)};
  }
  void abort(std::string_view) override {}
  Status look(double) override { return Status::success(); }
  Status blame(std::string_view seen) override {
    return failure(StatusCode::PeerLost, seen);
  }
  void progress() override {}
  void reach(const DevicePlace &) override {}

private:
  /// There is nobody to send to.
  struct Nothing final : Round {
    Status start(std::span<const Piece> sends,
                 std::span<const Piece> receives) override {
      return sends.empty() && receives.empty()
                 ? Status::success()
                 : failure(StatusCode::Internal, "messages of the only rank");
    }
    Status finish() override { return Status::success(); }
  };
};

} // namespace

std::unique_ptr<Communicator> createAlone() {
  return std::make_unique<Alone>();
}

} // namespace trc::runtime
