import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../../command-service/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import { say } from '../../words/index.ts';

const rangePattern = /^bytes=(\d*)-(\d*)$/i;

export const fileNotFound = (): Refusal => new Refusal('NOT_FOUND', say('FILE_NOT_FOUND'));

/**
 * Sends a stored file, or the byte range that a video player requests. Throws NOT_FOUND.
 *
 * @param kept `immutable`: everyone may see the file, and its address never shows anything else
 */
export async function sendFile(
  files: FileStore,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  kept: 'private' | 'immutable' = 'private',
): Promise<FastifyReply> {
  const file = await files.stat(key);
  if (!file) throw fileNotFound();
  const etag = `"${file.sha256}"`;
  void reply
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    // A private file must not be shown after signing out, so the browser revalidates its copy each time.
    .header('cache-control', kept === 'private' ? 'private, no-cache' : 'public, max-age=31536000, immutable');
  if (!isStillWanted(request.headers['if-match'], etag)) return reply.code(412).send();
  if (isAmong(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const range = asksForPart(request, etag) ? rangeOf(request.headers.range, file.bytes) : undefined;
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  void reply.type(file.contentType);
  const opened = await files.open(key, range);
  if (!opened) throw fileNotFound();
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  return reply.header('content-length', range ? range.end - range.start + 1 : file.bytes).send(opened.stream);
}

/** Whether an `If-None-Match` names the file: a list, tags that are weak, or `*`. */
const isAmong = (tags: string | undefined, etag: string): boolean =>
  tags?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false;

/** Whether an `If-Match`, which also continues a download, names this version: `*`, or its tag, which is strong. */
const isStillWanted = (tags: string | undefined, etag: string): boolean =>
  tags === undefined || tags.split(',').some((tag) => ['*', etag].includes(tag.trim()));

/** A continued download names the version that it began with: parts of two versions make no file. */
const asksForPart = ({ method, headers }: FastifyRequest, etag: string): boolean =>
  method === 'GET' && (headers['if-range'] === undefined || headers['if-range'] === etag);

/**
 * The one range that a `Range` header names. Several ranges or another unit mean the whole file, which RFC 9110 allows
 * and a parser of the full grammar would only make longer.
 */
function rangeOf(
  header: string | undefined,
  bytes: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = rangePattern.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, from = '', to = ''] = match;
  // No range at all, which RFC 9110 has servers ignore.
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return start > end || start >= bytes ? 'unsatisfiable' : { start, end };
}
