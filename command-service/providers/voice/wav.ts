/** A mono recording of 16-bit samples. */
export interface Pcm {
  readonly sampleRate: number;
  readonly samples: Int16Array;
}

const headerBytes = 44;

/** Encodes a mono 16-bit PCM WAV file. */
export function encodeWav({ sampleRate, samples }: Pcm): Buffer {
  const data = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  const header = Buffer.alloc(headerBytes);
  header.write('RIFF', 0);
  header.writeUInt32LE(headerBytes - 8 + data.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}

/**
 * Decodes a 16-bit PCM WAV file, of several channels only the first. Reads a streamed file, whose header has no sizes,
 * to its end.
 *
 * @throws RangeError for any other format
 */
export function decodeWav(file: Buffer): Pcm {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE')
    throw new RangeError('Not a WAV file.');
  let format: { channels: number; sampleRate: number } | undefined;
  for (let at = 12; at + 8 <= file.length;) {
    const chunk = file.toString('latin1', at, at + 4);
    const start = at + 8;
    const end = Math.min(start + file.readUInt32LE(at + 4), file.length);
    if (chunk === 'fmt ') {
      if (end - start < 16 || file.readUInt16LE(start) !== 1 || file.readUInt16LE(start + 14) !== 16)
        throw new RangeError('Only 16-bit PCM is read.');
      format = { channels: file.readUInt16LE(start + 2), sampleRate: file.readUInt32LE(start + 4) };
    }
    if (chunk === 'data' && format !== undefined && format.channels > 0) {
      const stride = format.channels * 2;
      const samples = new Int16Array(Math.floor((end - start) / stride));
      for (let index = 0; index < samples.length; index += 1) samples[index] = file.readInt16LE(start + index * stride);
      return { sampleRate: format.sampleRate, samples };
    }
    at = end + ((end - start) % 2);
  }
  throw new RangeError('A WAV file without sound.');
}
