//===- random.cuh - counter-based generators ------------------------------===//
//
// Threefry-2x32 with 20 rounds and Philox-4x32 with 10, of Salmon et al.,
// "Parallel random numbers: as easy as 1, 2, 3" (2011): a block of words is a
// function of key and counter, so every element is drawn on its own.
//
//===----------------------------------------------------------------------===//

#pragma once

namespace trc_device {

struct Words2 {
  unsigned int word[2];
};
struct Words4 {
  unsigned int word[4];
};

__device__ inline unsigned int rotate_left(unsigned int x, int amount) {
  return x << amount | x >> (32 - amount);
}

__device__ inline Words2 three_fry(unsigned long long key,
                                   unsigned long long counter) {
  const unsigned int key0 = static_cast<unsigned int>(key);
  const unsigned int key1 = static_cast<unsigned int>(key >> 32);
  const unsigned int key2 = key0 ^ key1 ^ 0x1BD11BDAu;
  unsigned int x = static_cast<unsigned int>(counter) + key0;
  unsigned int y = static_cast<unsigned int>(counter >> 32) + key1;
  auto round = [&](int amount) {
    x += y;
    y = rotate_left(y, amount) ^ x;
  };
  auto even = [&] { round(13), round(15), round(26), round(6); };
  auto odd = [&] { round(17), round(29), round(16), round(24); };
  even(), x += key1, y += key2 + 1;
  odd(), x += key2, y += key0 + 2;
  even(), x += key0, y += key1 + 3;
  odd(), x += key1, y += key2 + 4;
  even(), x += key2, y += key0 + 5;
  return {{x, y}};
}

__device__ inline Words4 philox(unsigned long long key, unsigned long long low,
                                unsigned long long high) {
  unsigned int key0 = static_cast<unsigned int>(key);
  unsigned int key1 = static_cast<unsigned int>(key >> 32);
  unsigned int c0 = static_cast<unsigned int>(low);
  unsigned int c1 = static_cast<unsigned int>(low >> 32);
  unsigned int c2 = static_cast<unsigned int>(high);
  unsigned int c3 = static_cast<unsigned int>(high >> 32);
  for (int round = 0; round < 10; ++round) {
    const unsigned long long a = 0xD2511F53ull * c0, b = 0xCD9E8D57ull * c2;
    c0 = static_cast<unsigned int>(b >> 32) ^ c1 ^ key0;
    c1 = static_cast<unsigned int>(b);
    c2 = static_cast<unsigned int>(a >> 32) ^ c3 ^ key1;
    c3 = static_cast<unsigned int>(a);
    key0 += 0x9E3779B9u;
    key1 += 0xBB67AE85u;
  }
  return {{c0, c1, c2, c3}};
}

__device__ inline unsigned long long join_words(unsigned int low,
                                                unsigned int high) {
  return low | static_cast<unsigned long long>(high) << 32;
}

} // namespace trc_device
