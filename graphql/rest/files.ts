import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../../command-service/index.ts';
import { Refusal } from '../../domain/refusal.ts';

const rangePattern = /^bytes=(\d*)-(\d*)$/;

/** Sends a stored file, whole or the asked range: players seek by ranges. Throws NOT_FOUND. */
export async function sendFile(
  files: FileStore,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await files.stat(key);
  if (!file) throw new Refusal('NOT_FOUND', 'File not found');
  void reply
    .header('accept-ranges', 'bytes')
    .header('etag', `"${file.sha256}"`)
    // Its owner's alone, and no longer theirs after signing out: the browser asks each time whether it may show what it has.
    .header('cache-control', 'private, no-cache')
    .type(file.contentType);
  if (request.headers['if-none-match'] === `"${file.sha256}"`) return reply.code(304).send();
  const range = rangeOf(request.headers.range, file.bytes);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  const opened = await files.open(key, range);
  if (!opened) throw new Refusal('NOT_FOUND', 'File not found');
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  return reply.header('content-length', range ? range.end - range.start + 1 : file.bytes).send(opened.stream);
}

/** One range, as browsers ask; anything else means the whole file. */
function rangeOf(
  header: string | undefined,
  bytes: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = rangePattern.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return start > end || start >= bytes ? 'unsatisfiable' : { start, end };
}
