//===- CharacterMap.h - a damaged model must not be trusted -----*- C++ -*-===//
//
// A SentencePiece model holds a map of characters as a double array, which the
// library walks along without looking where it leads: one bit that has changed,
// and it reads outside. So all that can be reached is gone through beforehand.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TEXT_CHARACTERMAP_H
#define TRC_TOOLS_TRC_TRAIN_TEXT_CHARACTERMAP_H

#include <string_view>

namespace trc::train {

/// Whether every text can be normalised with the maps of `model`, the bytes of
/// a file that the library has parsed.
bool hasSoundCharacterMaps(std::string_view model);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TEXT_CHARACTERMAP_H
