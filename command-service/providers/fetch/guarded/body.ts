import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The bytes that may be in memory of all answers together. */
export interface Budget {
  /** The part of one answer. */
  share(): Share;
}

export interface Share {
  /** Counts bytes; false when they are more than all answers together may hold. */
  take(bytes: number): boolean;
  /** Gives back what was taken. */
  end(): void;
}

export function createBudget(most: number): Budget {
  let used = 0;
  return {
    share() {
      let taken = 0;
      return {
        take(bytes) {
          if (used + bytes > most) return false;
          taken += bytes;
          used += bytes;
          return true;
        },
        end() {
          used -= taken;
          taken = 0;
        },
      };
    },
  };
}

/**
 * The body of an answer, decompressed, or 'too large' as soon as it passes `limit` bytes: a bomb is never unpacked
 * whole, or 'too much at once' when all answers together take more than they may. Rejects for a body that breaks off or
 * comes in an encoding that was not asked for.
 */
export async function readBody(
  response: IncomingMessage,
  limit: number,
  share: Share,
): Promise<Buffer | 'too large' | 'too much at once'> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of decoded(response)) {
      bytes += chunk.length;
      if (bytes > limit) return 'too large';
      if (!share.take(chunk.length)) return 'too much at once';
      chunks.push(chunk);
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks);
}

function decoded(response: IncomingMessage): AsyncIterable<Buffer> {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity') return buffers(response);
  const decoder = decoders[encoding]?.();
  if (decoder === undefined) throw new Error(`unknown content encoding ${encoding}`);
  // Errors of either end reach the reader by the destroyed decoder.
  pipeline(response, decoder, () => undefined);
  return buffers(decoder);
}

async function* buffers(stream: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    if (Buffer.isBuffer(chunk)) yield chunk;
  }
}
