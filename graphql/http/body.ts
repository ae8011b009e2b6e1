import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../domain/refusal.ts';
import { say } from '../../words/index.ts';

/** Reads the body of a request. Throws TOO_LARGE as soon as it exceeds the limit in bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new Refusal('TOO_LARGE', say('REQUEST_TOO_LARGE'));
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > limit) throw new Refusal('TOO_LARGE', say('REQUEST_TOO_LARGE'));
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
