//===- Complain.h - what a tool says of a fault -----------------*- C++ -*-===//
//
// One line on standard error, whatever a user's file or option has in it: what
// would move a terminal's cursor, and what is not UTF-8, is written as its
// number, and of a text that is too long to be read the middle is left out.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_START_COMPLAIN_H
#define TRC_TOOLS_START_COMPLAIN_H

#include <string>
#include <string_view>

namespace trc {

/// "\x1b[2J" for the bytes that clear a screen; at most some 2,000 characters.
std::string onOneLine(std::string_view text);

/// Prints "tool: message" and returns `code`.
int complain(const char *tool, std::string_view message, int code);

} // namespace trc

#endif // TRC_TOOLS_START_COMPLAIN_H
