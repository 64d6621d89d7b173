//===- Compile.cpp - kernel text to an image for this machine -------------===//

#include "Compile.h"
#include "ForkClient.h"
#include "KernelScan.h"

#include "../Driver/Image.h"

#include <cstdlib>
#include <cstring>
#include <elf.h>
#include <filesystem>
#include <fstream>
#include <future>
#include <link.h>
#include <map>
#include <mutex>
#include <sstream>
#include <unistd.h>

namespace trc::simt {

namespace fs = std::filesystem;

namespace {

constexpr unsigned dynamicSharedCapacity = 232448; // simt.h: trc_shared

std::string readFile(const fs::path &path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

void writeFile(const fs::path &path, const std::string &bytes) {
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << bytes;
}

/// A directory that goes with its owner.
class ScratchDirectory {
public:
  ScratchDirectory() {
    std::string pattern =
        (fs::temp_directory_path() / "trc-simt-XXXXXX").string();
    if (mkdtemp(pattern.data()))
      path = pattern;
  }
  ~ScratchDirectory() {
    std::error_code ignored;
    if (!path.empty())
      fs::remove_all(path, ignored);
  }
  ScratchDirectory(const ScratchDirectory &) = delete;
  fs::path path;
};

/// 128 bits of FNV-1a over everything that an image depends on.
class Digest {
public:
  void add(std::string_view bytes) {
    for (unsigned char byte : bytes)
      step(byte);
    step(0x100); // ends the part, so that "ab" "c" is not "a" "bc"
  }
  std::string text() const {
    char out[33];
    std::snprintf(out, sizeof out, "%016llx%016llx",
                  static_cast<unsigned long long>(first),
                  static_cast<unsigned long long>(second));
    return out;
  }

private:
  void step(uint64_t value) {
    first = (first ^ value) * 0x100000001b3ull;
    second = (second ^ (value + 0x9e)) * 0x9e3779b97f4a7c15ull;
    second ^= second >> 29;
  }
  uint64_t first = 0xcbf29ce484222325ull, second = 0x84222325cbf29ce4ull;
};

bool mentions(const CompileRequest &request, std::string_view word) {
  if (request.text.find(word) != std::string::npos)
    return true;
  for (const auto &[name, text] : request.headers)
    if (text.find(word) != std::string::npos)
      return true;
  return false;
}

/// "sm_90a": 900, and the macro of the architecture's own features.
std::string architectureMacros(const std::string &architecture) {
  const size_t digits = architecture.find('_') + 1;
  size_t length = 0;
  const int number = std::stoi(architecture.substr(digits), &length);
  std::string text = "#define __CUDA_ARCH__ " + std::to_string(number) + "0\n";
  if (digits + length < architecture.size())
    text += "#define __CUDA_ARCH_FEAT_SM" + std::to_string(number) + "_ALL 1\n";
  return text;
}

/// The text with empty lines for those that are a comment alone: where an
/// operation stood in a program changes no image.
std::string withoutComments(const std::string &text) {
  std::istringstream in(text);
  std::string result;
  for (std::string line; std::getline(in, line); result += '\n') {
    const size_t begin = line.find_first_not_of(' ');
    if (begin == line.npos || line.compare(begin, 2, "//") != 0)
      result += line;
  }
  return result;
}

std::string wholeText(const CompileRequest &request,
                      const std::vector<KernelText> &kernels) {
  std::string text = architectureMacros(request.architecture);
  text += "#line 1 \"" + request.name + "\"\n" + request.text +
          "\n#line 1 \"simt/module\"\n";
  for (const KernelText &kernel : kernels) {
    const std::string line =
        "SIMT_KERNEL(" + kernel.name + ", " + kernel.bound + ")";
    text += kernel.scope.empty()
                ? line + "\n"
                : "namespace " + kernel.scope + " { " + line + " }\n";
  }
  return text + "SIMT_MODULE\n";
}

std::vector<std::string> words(const char *text) {
  std::istringstream in(text);
  std::vector<std::string> list;
  for (std::string word; in >> word;)
    list.push_back(word);
  return list;
}

/// What every text is compiled with, and after.
std::string commonFlags(const CompileRequest &request) {
  const char *pch = request.checked ? TRC_SIMT_PCH_CHECKED : TRC_SIMT_PCH;
  std::error_code ignored;
  return std::to_string(
             fs::last_write_time(pch, ignored).time_since_epoch().count()) +
         (request.checked ? TRC_SIMT_FLAGS_CHECKED : TRC_SIMT_FLAGS) +
         (request.contract ? " contract" : "");
}

/// Where the headers of a request are, under the names that it gives them.
fs::path headersOf(const CompileRequest &request, const fs::path &scratch) {
  Digest digest;
  for (const auto &[name, text] : request.headers) {
    digest.add(name);
    digest.add(text);
  }
  const fs::path kept = fs::path(TRC_SIMT_CACHE) / "headers" / digest.text();
  if (fs::exists(kept))
    return kept;
  // Renamed into place, so that nobody finds a part of them. Whoever comes
  // second has the same.
  std::error_code ignored;
  fs::create_directories(kept.parent_path(), ignored);
  const fs::path part = kept.string() + "." + scratch.filename().string();
  fs::create_directories(part, ignored);
  for (const auto &[name, text] : request.headers)
    writeFile(part / name, text);
  fs::rename(part, kept, ignored);
  if (ignored)
    fs::remove_all(part, ignored);
  return kept;
}

/// Clang with what goes for every text, behind what is precompiled already.
std::vector<std::string> clangCommand(const CompileRequest &request,
                                      const fs::path &headers,
                                      const fs::path &precompiled) {
  std::vector<std::string> command =
      words(request.checked ? TRC_SIMT_FLAGS_CHECKED : TRC_SIMT_FLAGS);
  command.insert(command.begin(), TRC_SIMT_CLANG);
  command.insert(command.end(),
                 {request.contract ? "-ffp-contract=fast" : "-ffp-contract=off",
                  "-include-pch", precompiled.string(),
                  "-ffile-prefix-map=" + headers.string() + "/=",
                  "-I" + headers.string()});
  command.insert(command.end(), request.arguments.begin(),
                 request.arguments.end());
  return command;
}

/// All headers of a request, precompiled: to read them again takes longer than
/// most kernels, and texts that became one unit include them in many
/// combinations. That a text includes what it uses is for the real NVRTC to
/// find. Kept beside the headers.
fs::path precompile(const CompileRequest &request, const fs::path &headers,
                    const fs::path &scratch) {
  const fs::path common = request.checked ? TRC_SIMT_PCH_CHECKED : TRC_SIMT_PCH;
  // Not where a header may depend on what stands in front of it.
  if (request.text.find("#include") == std::string::npos ||
      mentions(request, "__CUDA_ARCH") ||
      request.text.find("#define") != std::string::npos)
    return common;
  std::string includes;
  for (const auto &[name, text] : request.headers)
    includes += "#include \"" + name + "\"\n";
  Digest digest;
  digest.add(includes);
  digest.add(commonFlags(request));
  for (const std::string &argument : request.arguments)
    digest.add(argument);
  const fs::path source = headers / (digest.text() + ".h");
  const fs::path kept = headers / (digest.text() + ".pch");
  if (fs::exists(kept))
    return kept;
  const std::string suffix = "." + scratch.filename().string();
  const fs::path part = kept.string() + suffix;
  std::error_code fault;
  writeFile(source.string() + suffix, includes);
  fs::rename(source.string() + suffix, source, fault);
  std::vector<std::string> command = clangCommand(request, headers, common);
  command.insert(command.end(),
                 {"-Xclang", "-fno-pch-timestamp", "-x", "c++-header",
                  source.string(), "-o", part.string()});
  // What is wrong with them is said where the text is compiled.
  if (!runProgram(command, scratch / "unread"))
    return common;
  fs::rename(part, kept, fault);
  return fault ? common : kept;
}

std::vector<std::string> compileCommand(const CompileRequest &request,
                                        const fs::path &directory) {
  const fs::path headers = headersOf(request, directory);
  std::vector<std::string> command =
      clangCommand(request, headers, precompile(request, headers, directory));
  command.insert(command.end(),
                 {"-ffile-prefix-map=" + directory.string() + "/=", "-c",
                  (directory / "text.cpp").string(), "-o",
                  (directory / "object").string()});
  return command;
}

/// By the linker itself: clang would be started once more for each of the two.
std::vector<std::string> linkCommand(const fs::path &directory) {
  std::vector<std::string> command = words(TRC_SIMT_LINK);
  command.insert(command.end(),
                 {(directory / "object").string(), TRC_SIMT_LIBRARY_PATH, "-lm",
                  "-lc", "-o", (directory / "image").string()});
  return command;
}

CompileResult compileNow(const CompileRequest &request,
                         const std::string &digest) {
  CompileResult result;
  const std::vector<KernelText> kernels = findKernels(request.text);
  for (const KernelText &kernel : kernels)
    result.kernels.push_back(kernel.name);
  const fs::path kept = fs::path(TRC_SIMT_CACHE) / digest;
  result.image = readFile(kept);
  if (!result.image.empty()) {
    result.ok = true;
    return result;
  }
  ScratchDirectory scratch;
  if (scratch.path.empty()) {
    result.log = "trc-simt: no temporary directory\n";
    return result;
  }
  writeFile(scratch.path / "text.cpp", wholeText(request, kernels));
  const bool ok =
      runProgram(compileCommand(request, scratch.path), scratch.path / "log") &&
      runProgram(linkCommand(scratch.path), scratch.path / "log");
  result.log = readFile(scratch.path / "log");
  if (!ok)
    return result;
  result.image = readFile(scratch.path / "image");
  result.ok = true;
  // Renamed into place, so that nobody reads half of it.
  std::error_code ignored;
  fs::create_directories(kept.parent_path(), ignored);
  const fs::path part = kept.string() + "." + scratch.path.filename().string();
  std::ofstream(part, std::ios::binary) << result.image;
  fs::rename(part, kept, ignored);
  return result;
}

void tagImage(std::string &image, const std::string &architecture,
              std::pair<int, int> toolkit) {
  const std::string mark(ImageTag::markText, sizeof ImageTag::markText);
  for (size_t at = 0; (at = image.find(mark, at)) != image.npos;
       at += mark.size()) {
    constexpr size_t room = sizeof ImageTag::architecture;
    std::string padded = architecture.substr(0, room - 1);
    padded.resize(room, '\0');
    padded += static_cast<char>(toolkit.first);
    padded += static_cast<char>(toolkit.second);
    image.replace(at + sizeof ImageTag::mark, padded.size(), padded);
  }
}

size_t staticSharedBytes(const std::string &image) {
  ElfW(Ehdr) header;
  std::memcpy(&header, image.data(), sizeof header);
  for (int i = 0; i < header.e_phnum; ++i) {
    ElfW(Phdr) segment;
    std::memcpy(&segment,
                image.data() + header.e_phoff + i * header.e_phentsize,
                sizeof segment);
    if (segment.p_type == PT_TLS)
      return segment.p_memsz - dynamicSharedCapacity;
  }
  return 0;
}

} // namespace

/// With TRC_SIMT_COMPILE=0 images are none: for a program that is looked at and
/// never run.
static bool isWanted() {
  const char *value = std::getenv("TRC_SIMT_COMPILE");
  return !value || std::string_view(value) != "0";
}

CompileResult compile(CompileRequest request) {
  if (!isWanted()) {
    CompileResult result;
    for (const KernelText &kernel : findKernels(request.text))
      result.kernels.push_back(kernel.name);
    result.image = "trc-simt: not compiled";
    result.ok = true;
    return result;
  }
  static std::mutex mutex;
  static auto *known =
      new std::map<std::string, std::shared_future<CompileResult>>;
  request.text = withoutComments(request.text);
  Digest digest;
  digest.add(commonFlags(request));
  digest.add(TRC_SIMT_LINK);
  digest.add(request.name);
  digest.add(request.text);
  for (const auto &[name, text] : request.headers) {
    digest.add(name);
    digest.add(text);
  }
  for (const std::string &argument : request.arguments)
    digest.add(argument);
  if (mentions(request, "__CUDA_ARCH"))
    digest.add(request.architecture);

  std::promise<CompileResult> promise;
  std::shared_future<CompileResult> future;
  bool mine = false;
  {
    std::lock_guard<std::mutex> lock(mutex);
    auto [it, inserted] = known->try_emplace(digest.text());
    if (inserted)
      it->second = promise.get_future().share();
    future = it->second;
    mine = inserted;
  }
  if (mine)
    promise.set_value(compileNow(request, digest.text()));
  CompileResult result = future.get();
  if (result.ok) {
    tagImage(result.image, request.architecture, request.toolkit);
    result.sharedBytes = staticSharedBytes(result.image);
  }
  return result;
}

} // namespace trc::simt
