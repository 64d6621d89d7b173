//===- KernelScan.cpp - finds the kernels in CUDA C++ text ----------------===//

#include "KernelScan.h"

#include <cctype>

namespace trc::simt {

namespace {

class Scanner {
public:
  explicit Scanner(std::string_view text) : text(text) {}

  /// An identifier, or one other character; empty at the end.
  std::string_view next() {
    skipBlanks();
    if (position == text.size())
      return {};
    const size_t start = position;
    if (isWord(text[position])) {
      while (position < text.size() && isWord(text[position]))
        ++position;
    } else {
      ++position;
    }
    return text.substr(start, position - start);
  }

  /// What stands in the parentheses that follow, if they do.
  std::string_view parenthesized() {
    skipBlanks();
    if (position == text.size() || text[position] != '(')
      return {};
    const size_t start = ++position;
    for (int depth = 1; depth;) {
      const std::string_view token = next();
      if (token.empty())
        return {};
      depth += token == "(" ? 1 : token == ")" ? -1 : 0;
    }
    return text.substr(start, position - 1 - start);
  }

private:
  static bool isWord(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
  }

  void skipTo(std::string_view end) {
    const size_t at = text.find(end, position);
    position = at == text.npos ? text.size() : at + end.size();
  }

  void skipBlanks() {
    while (position < text.size()) {
      const char c = text[position];
      if (std::isspace(static_cast<unsigned char>(c))) {
        ++position;
      } else if (text.substr(position, 2) == "//") {
        skipTo("\n");
      } else if (text.substr(position, 2) == "/*") {
        position += 2;
        skipTo("*/");
      } else if (c == '"') {
        for (++position; position < text.size() && text[position] != '"';
             ++position)
          if (text[position] == '\\')
            ++position;
        if (position < text.size())
          ++position;
      } else {
        return;
      }
    }
  }

  std::string_view text;
  size_t position = 0;
};

/// The named namespaces that are open.
class Scopes {
public:
  /// To be told of every token.
  void see(std::string_view token) {
    if (token == "{") {
      ++depth;
      if (!announced.empty())
        open.emplace_back(announced, depth);
    } else if (token == "}") {
      if (!open.empty() && open.back().second == depth)
        open.pop_back();
      --depth;
    }
    announced = previous == "namespace" && token != "{" ? token : "";
    previous = token;
  }

  std::string text() const {
    std::string all;
    for (const auto &[name, at] : open)
      all.append(all.empty() ? "" : "::").append(name);
    return all;
  }

private:
  std::string_view previous, announced;
  std::vector<std::pair<std::string_view, int>> open; ///< and their depth
  int depth = 0;
};

/// Up to the first comma outside of parentheses.
std::string firstArgument(std::string_view arguments) {
  int depth = 0;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const char c = arguments[i];
    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
    if (c == ',' && depth == 0)
      return std::string(arguments.substr(0, i));
  }
  return std::string(arguments);
}

} // namespace

std::vector<KernelText> findKernels(std::string_view text) {
  std::vector<KernelText> kernels;
  Scanner scanner(text);
  Scopes scopes;
  for (std::string_view token; !(token = scanner.next()).empty();) {
    scopes.see(token);
    if (token != "__global__")
      continue;
    KernelText kernel = {"", "0", scopes.text()};
    while (!(token = scanner.next()).empty() && token != "(") {
      if (token == "__launch_bounds__")
        kernel.bound = firstArgument(scanner.parenthesized());
      else if (token.starts_with("__"))
        (void)scanner.parenthesized(); // another attribute
      else
        kernel.name = token; // the last word ahead of the parameters
    }
    if (!kernel.name.empty())
      kernels.push_back(std::move(kernel));
  }
  return kernels;
}

} // namespace trc::simt
