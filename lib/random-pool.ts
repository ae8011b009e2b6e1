import { randomFillSync } from 'node:crypto';

/** One call of the system's generator for many small values: a call costs more than its bytes. */
const POOL_BYTES = 4_096;

let pool = Buffer.alloc(0);
let used = 0;

/**
 * Random bytes of cryptographic quality, each given out once. The caller owns them.
 *
 * @param size 1 to 64
 */
export function randomFew(size: number): Buffer {
  if (used + size > pool.length) {
    pool = randomFillSync(Buffer.alloc(POOL_BYTES));
    used = 0;
  }
  const taken = Buffer.from(pool.subarray(used, used + size));
  pool.fill(0, used, used + size);
  used += size;
  return taken;
}
