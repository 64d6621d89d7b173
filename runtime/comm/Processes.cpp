//===- Processes.cpp - ranks as processes ---------------------------------===//
//
// The control connection says who lives; a transport carries what collectives
// exchange. A wait ends by its bytes, by the deadline, or because the control
// connection has a cause: then whatever is waited for is interrupted.
//
//===----------------------------------------------------------------------===//

#include "comm/Processes.h"

#include "comm/Control.h"
#include "comm/Interfaces.h"
#include "comm/Transport.h"

#include <algorithm>

namespace trc::runtime {
namespace {

using Clock = std::chrono::steady_clock;

/// A transport's links and what waits on them.
class Links {
public:
  Links(const trc_transport_table &table, trc_transport_links *links)
      : table(table), links(links) {}
  ~Links() { table.close(links); }
  Links(const Links &) = delete;
  Links &operator=(const Links &) = delete;

  /// Waits for a buffer; the control thread may end it.
  bool wait(trc_transport_buffer *buffer, bool received, int milliseconds,
            trc_transport_error &error) {
    {
      const std::lock_guard<std::mutex> held(lock);
      waited = buffer;
    }
    const bool done = table.wait(buffer, received, milliseconds, &error);
    const std::lock_guard<std::mutex> held(lock);
    waited = nullptr;
    return done;
  }
  void interrupt() {
    const std::lock_guard<std::mutex> held(lock);
    table.interrupt(links, waited);
  }

  const trc_transport_table &table;
  trc_transport_links *links;

private:
  std::mutex lock;
  trc_transport_buffer *waited = nullptr;
};

class ProcessRound final : public Round {
public:
  ProcessRound(Links &links, Control &control, uint64_t &sentBytes,
               uint64_t tag, int milliseconds)
      : links(links), control(control), sentBytes(sentBytes), tag(tag),
        milliseconds(milliseconds) {}
  ~ProcessRound() override { release(); }

  Status start(std::span<const Piece> sends,
               std::span<const Piece> receives) override {
    control.progress();
    begun = 0;
    // Never fewer: each may have a buffer of the transport.
    if (messages.size() < sends.size() + receives.size())
      messages.resize(sends.size() + receives.size());
    // Whoever sends finds its receiver ready.
    for (const Piece &piece : receives)
      TRC_RETURN_IF_FAILED(begin(piece, true));
    for (const Piece &piece : sends) {
      TRC_RETURN_IF_FAILED(begin(piece, false));
      sentBytes += piece.bytes;
    }
    return Status::success();
  }

  Status finish() override {
    Status status;
    for (size_t i = 0; i < begun && status.ok(); ++i) {
      trc_transport_error error = {};
      if (messages[i].received)
        control.waitFor(messages[i].piece.rank);
      if (!links.wait(messages[i].buffer, messages[i].received, milliseconds,
                      error))
        status = judge(messages[i], error);
    }
    control.waitFor(-1);
    begun = 0;
    if (status.failed())
      release();
    return status;
  }

private:
  /// A piece and the transport's note of its memory, which is kept while the
  /// memory stays the same.
  struct Message {
    Piece piece;
    bool received = false;
    trc_transport_buffer *buffer = nullptr;
  };

  Status begin(const Piece &piece, bool received) {
    Message &message = messages[begun];
    trc_transport_error error = {};
    if (message.buffer && (message.piece.data != piece.data ||
                           message.piece.bytes != piece.bytes)) {
      links.table.destroy(message.buffer);
      message.buffer = nullptr;
    }
    message.piece = piece;
    message.received = received;
    if (!message.buffer)
      message.buffer =
          links.table.create(links.links, piece.data, piece.bytes, &error);
    const auto go = received ? links.table.receive : links.table.send;
    if (!message.buffer || !go(message.buffer, piece.rank, tag, &error))
      return judge(message, error);
    ++begun;
    return Status::success();
  }

  Status judge(const Message &message, const trc_transport_error &error) {
    const bool isLate = error.text[0] == '\0' && !control.hasEnded();
    const std::string what =
        isLate ? text("nothing for ", milliseconds / 1000, " s")
               : std::string(error.text);
    return control.judge(
        text("the connection to rank ", message.piece.rank, " gave: ", what),
        isLate);
  }

  /// Nothing is written to, or read from, the pieces any more.
  void release() {
    for (Message &message : messages)
      if (message.buffer)
        links.table.destroy(message.buffer);
    messages.clear();
  }

  Links &links;
  Control &control;
  uint64_t &sentBytes;
  uint64_t tag;
  int milliseconds;
  std::vector<Message> messages;
  size_t begun = 0;
};

class ProcessRank final : public Communicator {
public:
  ProcessRank(const Launch &launch, const ProcessOptions &options,
              Socket socket, std::string secret)
      : Communicator(launch.rank, launch.ranks),
        milliseconds(static_cast<int>(options.deadlineSeconds * 1000)),
        control({launch.rank, launch.ranks, std::move(secret),
                 options.deadlineSeconds, options.patienceSeconds},
                std::move(socket), [this] { interrupt(); }) {}

  Status connect(const trc_transport_table &table, const std::string &address,
                 const std::string &secret) {
    trc_transport_error error = {};
    const void *place = nullptr;
    size_t bytes = 0;
    trc_transport_links *opened =
        table.open(rank(), size(), address.c_str(), secret.c_str(), &place,
                   &bytes, &error);
    if (!opened) {
      control.abort(error.text);
      return failure(StatusCode::IoError, table.name, ": ", error.text);
    }
    {
      const std::lock_guard<std::mutex> held(lock);
      links = std::make_unique<Links>(table, opened);
    }
    Result<std::vector<std::string>> places =
        control.gather({static_cast<const char *>(place), bytes});
    if (places.failed())
      return places.takeStatus();
    std::vector<const void *> data;
    std::vector<size_t> sizes;
    for (const std::string &each : *places) {
      data.push_back(each.data());
      sizes.push_back(each.size());
    }
    if (!table.connect(opened, data.data(), sizes.data(), milliseconds, &error))
      return control.judge(text("rank ", rank(), " has not met all others, ",
                                table.name, ": ", error.text),
                           false);
    return Status::success();
  }

  Result<std::unique_ptr<Round>> prepare(uint64_t tag) override {
    return std::unique_ptr<Round>(std::make_unique<ProcessRound>(
        *links, control, sentBytes, tag, milliseconds));
  }
  Result<std::vector<std::string>> gather(std::string_view mine) override {
    return control.gather(mine);
  }
  void abort(std::string_view why) override { control.abort(why); }
  Status look(double waitedSeconds) override {
    if (control.hasEnded())
      return control.judge("", false);
    return waitedSeconds * 1000 <= milliseconds
               ? Status::success()
               : control.judge(text("rank ", rank(), " waited for ",
                                    milliseconds / 1000,
                                    " s for what ranks do together"),
                               true);
  }
  Status blame(std::string_view seen) override {
    return control.judge(seen, false);
  }
  void progress() override { control.progress(); }
  void reach(const DevicePlace &place) override { control.reach(place); }

private:
  void interrupt() {
    const std::lock_guard<std::mutex> held(lock);
    if (links)
      links->interrupt();
  }

  int milliseconds;
  std::mutex lock; ///< of `links`, which the control thread asks for
  std::unique_ptr<Links> links;
  Control control; ///< goes first, when all ranks leave
};

/// Where rank 0 listens: what was named, or else no wider than need be.
Result<std::string> addressToListenOn(const Launch &launch,
                                      const LaunchOptions &options) {
  if (!options.interface.empty())
    return addressOfInterface(options.interface);
  if (!launch.host.empty())
    return meetingAddress(launch);
  if (launch.localRanks == launch.ranks)
    return std::string("127.0.0.1");
  Launch here = launch;
  here.host = nameOfHost();
  return meetingAddress(here);
}

/// Fills in what the launcher's PMIx tells: rank 0's place and the secret.
Status meetThroughPmix(Launch &launch, const Socket &listener,
                       double deadlineSeconds) {
  std::string mine;
  if (launch.rank == 0) {
    if (launch.secret.empty())
      launch.secret = randomText();
    mine =
        text(portOf(listener), " ", launch.secret, " ", addressHere(listener));
  }
  Result<std::string> told =
      shareThroughPmix(launch.rank, mine, deadlineSeconds);
  if (told.failed())
    return told.takeStatus();
  const size_t first = told->find(' '), second = told->find(' ', first + 1);
  if (second == std::string::npos)
    return failure(StatusCode::IoError, "PMIx: rank 0 told '", *told, "'");
  launch.port = std::atoi(told->c_str());
  launch.secret = told->substr(first + 1, second - first - 1);
  launch.host = told->substr(second + 1);
  return Status::success();
}

} // namespace

Result<std::unique_ptr<Communicator>>
createProcessRank(const Launch &given, const ProcessOptions &options) {
  Launch launch = given;
  Result<const trc_transport_table *> table = openTransport(options.transport);
  if (table.failed())
    return table.takeStatus();
  const Instant end =
      Clock::now() +
      std::chrono::duration_cast<Clock::duration>(
          std::chrono::duration<double>(options.deadlineSeconds));
  Socket socket;
  if (launch.rank == 0) {
    Result<std::string> address = addressToListenOn(launch, options.launch);
    if (address.failed())
      return address.takeStatus();
    Result<Socket> listener = listenOn(*address, launch.port);
    if (listener.failed())
      return listener.takeStatus();
    socket = std::move(*listener);
  }
  if (launch.throughPmix)
    TRC_RETURN_IF_FAILED(
        meetThroughPmix(launch, socket, options.deadlineSeconds));
  if (launch.rank != 0) {
    const auto lost = [](Status status) {
      return std::move(status).as(StatusCode::PeerLost).at("rank 0");
    };
    // On rank 0's own host, whose name may mean loopback here.
    Result<std::string> place =
        meetingAddress(launch, options.launch.interface);
    if (place.failed())
      return place.takeStatus();
    Result<Socket> connected = connectTo(*place, launch.port, end);
    if (connected.failed())
      return lost(connected.takeStatus());
    socket = std::move(*connected);
    if (Status status =
            joinRanks(socket, launch.rank, launch.ranks, launch.secret, end);
        status.failed())
      return lost(std::move(status));
  }
  const std::string address = addressHere(socket);
  auto rank = std::make_unique<ProcessRank>(launch, options, std::move(socket),
                                            launch.secret);
  TRC_RETURN_IF_FAILED(rank->connect(**table, address, launch.secret));
  return std::unique_ptr<Communicator>(std::move(rank));
}

} // namespace trc::runtime
