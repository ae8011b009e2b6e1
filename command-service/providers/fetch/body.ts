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

/**
 * The body of an answer, decompressed, or 'too large' as soon as it passes `limit` bytes: a bomb is never unpacked
 * whole. Rejects for a body that breaks off or comes in an encoding that was not asked for.
 */
export async function readBody(response: IncomingMessage, limit: number): Promise<Buffer | 'too large'> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of decoded(response)) {
      bytes += chunk.length;
      if (bytes > limit) return 'too large';
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
