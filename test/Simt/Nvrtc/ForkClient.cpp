//===- ForkClient.cpp - runs a program that is started once ---------------===//

#include "ForkClient.h"

#include <map>
#include <mutex>
#include <optional>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace trc::simt {

namespace {

struct Server {
  int socket = -1; ///< none: -1
  pid_t process = 0;
};

Server start(const std::string &program) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends))
    return {};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 0);
  // Nobody who reads what this process prints waits for the server's end.
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", 1, 0);
  posix_spawn_file_actions_adddup2(&actions, 1, 2);
  std::string preload = "LD_PRELOAD=" TRC_SIMT_FORK_SERVER;
  std::vector<char *> environment = {preload.data()};
  for (char **entry = environ; *entry; ++entry)
    if (!std::string_view(*entry).starts_with("LD_PRELOAD="))
      environment.push_back(*entry);
  environment.push_back(nullptr);
  std::string name = program;
  char *arguments[] = {name.data(), nullptr};
  pid_t child;
  const int failed = posix_spawn(&child, name.c_str(), &actions, nullptr,
                                 arguments, environment.data());
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (!failed)
    return {ends[0], child};
  close(ends[0]);
  return {};
}

/// What was written, or read, as a whole.
template <typename Move> bool moveAll(size_t size, const Move &move) {
  for (size_t at = 0; at < size;) {
    const ssize_t count = move(at, size - at);
    if (count <= 0)
      return false;
    at += static_cast<size_t>(count);
  }
  return true;
}

/// What the program that ran gave; nothing if the server is dead.
std::optional<int32_t> ask(Server server, const std::string &request) {
  int32_t status = -1;
  auto *answer = reinterpret_cast<char *>(&status);
  const bool isAnswered =
      moveAll(request.size(),
              [&](size_t at, size_t size) {
                return send(server.socket, request.data() + at, size,
                            MSG_NOSIGNAL);
              }) &&
      moveAll(sizeof status, [&](size_t at, size_t size) {
        return read(server.socket, answer + at, size);
      });
  return isAnswered ? std::optional(status) : std::nullopt;
}

/// Servers that nobody asks just now, by their program. A fork of this process
/// has servers of its own.
class Idle {
public:
  Server take(const std::string &program) {
    const std::lock_guard<std::mutex> lock(mutex);
    if (owner != getpid()) {
      for (auto &[name, server] : servers)
        close(server.socket);
      servers.clear();
      owner = getpid();
    }
    auto found = servers.find(program);
    return found == servers.end() ? Server() : servers.extract(found).mapped();
  }
  void giveBack(const std::string &program, Server server) {
    const std::lock_guard<std::mutex> lock(mutex);
    servers.emplace(program, server);
  }
  /// Waits for them, so that their time counts as that of this process.
  void end() {
    const std::lock_guard<std::mutex> lock(mutex);
    if (owner != getpid())
      return;
    for (auto &[name, server] : servers)
      close(server.socket);
    for (auto &[name, server] : servers)
      waitpid(server.process, nullptr, 0);
    servers.clear();
  }

private:
  std::mutex mutex;
  pid_t owner = getpid();
  std::multimap<std::string, Server> servers;
};

} // namespace

bool runProgram(const std::vector<std::string> &command,
                const std::string &output) {
  // Never destroyed: a thread may compile while the process ends.
  static auto *idle = new Idle;
  static const struct AtExit {
    ~AtExit() { idle->end(); }
  } atExit;
  std::string words = output + '\0';
  for (const std::string &word : command)
    words += word + '\0';
  const auto bytes = static_cast<uint32_t>(words.size());
  const std::string request =
      std::string(reinterpret_cast<const char *>(&bytes), sizeof bytes) + words;
  Server server = idle->take(command[0]);
  // One that was kept may have ended since; a new one is asked once.
  const int tries = server.socket < 0 ? 1 : 2;
  for (int i = 0; i < tries; ++i) {
    if (server.socket < 0)
      server = start(command[0]);
    if (server.socket < 0)
      return false;
    if (const std::optional<int32_t> status = ask(server, request)) {
      idle->giveBack(command[0], server);
      return *status == 0;
    }
    close(server.socket);
    waitpid(server.process, nullptr, 0);
    server = {};
  }
  return false;
}

} // namespace trc::simt
