/* sums[r] = the sum of row r of 64 floats, kept in scratch on the way: work
 * that depends on its item alone, however the items are cut. */
#include <stdint.h>

void kernel(void *const *operands, int64_t begin, int64_t end, void *scratch) {
  const float *rows = operands[0];
  float *sums = operands[1];
  volatile float *partial = scratch;
  for (int64_t r = begin; r < end; ++r) {
    *partial = 0.0f;
    for (int64_t c = 0; c < 64; ++c)
      *partial = *partial + rows[r * 64 + c];
    sums[r] = *partial;
  }
}
