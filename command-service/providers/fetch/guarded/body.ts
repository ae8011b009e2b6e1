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

/** A limit on the bytes in memory of all responses together. */
export interface Budget {
  /** The part of one response. */
  share(): Share;
}

export interface Share {
  /** Counts bytes; false when all responses together would pass the limit. */
  take(bytes: number): boolean;
  /** Returns all bytes of this share to the budget. */
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
 * Reads the body of a response and decompresses it. Returns 'too large' as soon as it passes `limit` bytes, so that a
 * decompression bomb is never unpacked whole, and 'too much at once' when the shared budget is used up. Rejects when
 * the body breaks off or has an encoding that was not requested.
 *
 * A body reader of a package (raw-body) has no budget over several responses and does not limit decompressed bytes.
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
  // Errors of either stream destroy the decoder, so the reader sees them.
  pipeline(response, decoder, () => undefined);
  return buffers(decoder);
}

async function* buffers(stream: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    if (Buffer.isBuffer(chunk)) yield chunk;
  }
}
