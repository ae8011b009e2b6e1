import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const stored = 0;

/**
 * The contents of a file in a wheel, which is a zip archive.
 *
 * @param suffix the end of the file's name
 * @throws Error if the archive has no such file or can't be read
 */
export function fileInWheel(wheel: Buffer, suffix: string): Buffer {
  const end = wheel.lastIndexOf(Buffer.from(Uint32Array.of(endOfDirectory).buffer));
  if (end < 0) throw new Error('it is not an archive');
  const entries = wheel.readUInt16LE(end + 10);
  let at = wheel.readUInt32LE(end + 16);
  for (let entry = 0; entry < entries; entry += 1) {
    const [method, size, nameLength] = [10, 20, 28].map((offset) =>
      offset === 20 ? wheel.readUInt32LE(at + offset) : wheel.readUInt16LE(at + offset),
    ) as [number, number, number];
    const rest = wheel.readUInt16LE(at + 30) + wheel.readUInt16LE(at + 32);
    const name = wheel.toString('utf8', at + 46, at + 46 + nameLength);
    if (name.endsWith(suffix)) {
      const local = wheel.readUInt32LE(at + 42);
      const from = local + 30 + wheel.readUInt16LE(local + 26) + wheel.readUInt16LE(local + 28);
      const packed = wheel.subarray(from, from + size);
      return method === stored ? packed : inflateRawSync(packed);
    }
    at += 46 + nameLength + rest;
  }
  throw new Error(`it has no ${suffix}`);
}
