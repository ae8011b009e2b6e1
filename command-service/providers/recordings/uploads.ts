import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { twinRecordings } from '../../../domain/catalog.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { FileStore } from '../files/port.ts';
import { say } from '../../../words/index.ts';

/** An upload is kept in parts of this size, each whole or not there: a connection may break anywhere. */
export const partBytes = 8 * 1024 * 1024;

/** Buffers of this size that are kept for the next part. */
const mostSpare = 2;

export interface UploadState {
  readonly bytes: number;
  /** The number of bytes that have arrived. */
  readonly offset: number;
}

/** Recordings on their way to us. Any gateway may take any part, because only the file store knows them. */
export interface Uploads {
  /**
   * Begins an upload of this many bytes; resolves with its id. Only the newest few of a user are kept
   * (`twinRecordings.mostUploads`): an older one is over. Throws TOO_LARGE, INVALID_INPUT.
   */
  begin(userId: string, bytes: number): Promise<string>;
  /** Throws NOT_FOUND for an upload that is over or someone else's. */
  state(userId: string, uploadId: string): Promise<UploadState>;
  /**
   * Takes bytes from an offset until the stream ends or breaks, and resolves with the new offset. Throws CONFLICT when
   * the offset is another one, TOO_LARGE for more bytes than were announced. A second call for an upload ends the
   * first, whose connection may be lost without a sign of it. The chunks of the stream are empty afterwards.
   */
  append(userId: string, uploadId: string, offset: number, body: Readable): Promise<number>;
  /** Opens a complete upload. Throws NOT_FOUND, or NOT_ALLOWED_NOW while bytes are missing. */
  open(userId: string, uploadId: string): Promise<Readable>;
  remove(userId: string, uploadId: string): Promise<void>;
  /** A key for one file that arrives in one piece; it is removed with the uploads of its hour. */
  keyForWhole(): string;
  /** Removes a file that was kept under such a key. */
  removeWhole(key: string): Promise<void>;
}

const tooLarge = (): Refusal => new Refusal('TOO_LARGE', say('RECORDING_TOO_LARGE'));
const notFound = (): Refusal => new Refusal('NOT_FOUND', say('UPLOAD_OVER'));
const info = z.object({ userId: z.string(), bytes: z.number().int() });
const idPattern = /^\d{10}-[0-9a-f]{16}-[0-9a-f]{12}-[0-9a-f-]{36}$/;
const wholePattern = /^uploads\/\d{10}\/whole-[0-9a-f-]{36}$/;

/** `2026112214`: uploads of one hour share a prefix, so that they can be removed without a list. */
const hourOf = (time: number): string => new Date(time).toISOString().slice(0, 13).replaceAll(/\D/g, '');
const hour = 3_600_000;
const day = 24 * hour;

/** A part of the ids of a user's uploads, which finds them without a list of all uploads. */
const markOf = (userId: string): string => createHash('sha256').update(userId).digest('hex').slice(0, 16);

/**
 * Frees the memory of a chunk that has been read. The garbage collector would stop the process for it
 * every 32 MB, because it counts such memory against the whole heap.
 */
function release({ buffer, length }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
}

export function createUploads(files: FileStore, now: () => number): Uploads {
  /** Buffers of parts that were stored. A new one for each part would keep the garbage collector busy. */
  const spare: Buffer[] = [];
  /** The receivers of bytes in this process, by upload. */
  const running = new Map<string, Readable>();
  const folderOf = (uploadId: string): string => `uploads/${uploadId.slice(0, 10)}/${uploadId}/`;
  const partKey = (uploadId: string, index: number): string => `${folderOf(uploadId)}part-${index}`;

  const own = async (userId: string, uploadId: string): Promise<{ readonly bytes: number }> => {
    const found = idPattern.test(uploadId) ? await files.open(`${folderOf(uploadId)}info`) : undefined;
    if (found === undefined) throw notFound();
    const { userId: owner, bytes } = info.parse(JSON.parse(Buffer.concat(await found.stream.toArray()).toString()));
    if (owner !== userId) throw notFound();
    return { bytes };
  };

  /** How many parts are there: they arrive in order. */
  const partsOf = async (uploadId: string, bytes: number): Promise<number> => {
    let [low, high] = [0, Math.ceil(bytes / partBytes)];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (await files.stat(partKey(uploadId, middle))) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  /** Whether the parts that are there end at this offset: two looks instead of a search. */
  const endsAt = async (uploadId: string, bytes: number, offset: number): Promise<boolean> => {
    const index = Math.ceil(offset / partBytes);
    if (!(offset >= 0 && (offset === bytes || (offset < bytes && index * partBytes === offset)))) return false;
    const [before, next] = await Promise.all([
      index === 0 || files.stat(partKey(uploadId, index - 1)),
      files.stat(partKey(uploadId, index)),
    ]);
    return Boolean(before) && next === undefined;
  };

  const state = async (userId: string, uploadId: string): Promise<UploadState> => {
    const { bytes } = await own(userId, uploadId);
    return { bytes, offset: Math.min(bytes, (await partsOf(uploadId, bytes)) * partBytes) };
  };

  /** The uploads that a user began within the last day, the oldest first. */
  const unfinished = async (userId: string): Promise<readonly string[]> => {
    const hours = Array.from({ length: 26 }, (_, ago) => hourOf(now() - ago * hour));
    const lists = await Promise.all(hours.map((each) => files.list(`uploads/${each}/${each}-${markOf(userId)}-`)));
    return [...new Set(lists.flat().map((key) => key.split('/')[2] ?? ''))].toSorted();
  };

  return {
    begin: async (userId, bytes) => {
      if (!Number.isSafeInteger(bytes) || bytes < 1) throw new Refusal('INVALID_INPUT', say('RECORDING_TYPE'));
      if (bytes > twinRecordings.mostBytes) throw tooLarge();
      const before = await unfinished(userId);
      for (const old of before.slice(0, Math.max(0, before.length - twinRecordings.mostUploads + 1)))
        await files.removeAll(folderOf(old));
      const time = now();
      const uploadId = `${hourOf(time)}-${markOf(userId)}-${time.toString(16).padStart(12, '0')}-${randomUUID()}`;
      await files.putBytes(
        `${folderOf(uploadId)}info`,
        Buffer.from(JSON.stringify({ userId, bytes })),
        'application/json',
      );
      return uploadId;
    },
    state,
    append: async (userId, uploadId, offset, body) => {
      const at = await own(userId, uploadId);
      if (!(await endsAt(uploadId, at.bytes, offset))) throw new Refusal('CONFLICT', say('UPLOAD_ELSEWHERE'));
      let index = offset / partBytes;
      let arrived = offset;
      const part = spare.pop() ?? Buffer.allocUnsafeSlow(partBytes);
      let filled = 0;
      let isStoring = false;
      running.get(uploadId)?.destroy();
      running.set(uploadId, body);
      try {
        for await (const chunk of body) {
          if (arrived + filled + chunk.length > at.bytes) throw tooLarge();
          const { length } = chunk;
          for (let from = 0; from < length;) {
            const wanted = Math.min(partBytes, at.bytes - arrived);
            const piece = chunk.subarray(from, from + wanted - filled);
            part.set(piece, filled);
            filled += piece.length;
            from += piece.length;
            if (from === length) release(chunk);
            if (filled < wanted) continue;
            isStoring = true;
            await files.putBytes(partKey(uploadId, index), part.subarray(0, filled), 'application/octet-stream');
            isStoring = false;
            index += 1;
            arrived += filled;
            filled = 0;
          }
        }
      } catch (error) {
        // Bytes that arrived before the connection broke are kept.
        if (error instanceof Refusal || isStoring) throw error;
      } finally {
        if (running.get(uploadId) === body) running.delete(uploadId);
        // A part that could not be stored may still be read.
        if (!isStoring && spare.length < mostSpare) spare.push(part);
      }
      return arrived;
    },
    open: async (userId, uploadId) => {
      const { bytes, offset } = await state(userId, uploadId);
      if (offset < bytes) throw new Refusal('NOT_ALLOWED_NOW', say('UPLOAD_INCOMPLETE'));
      return Readable.from(parts(files, partKey, uploadId, Math.ceil(bytes / partBytes)), { objectMode: false });
    },
    remove: async (userId, uploadId) => {
      await own(userId, uploadId);
      await files.removeAll(folderOf(uploadId));
    },
    keyForWhole: () => `uploads/${hourOf(now())}/whole-${randomUUID()}`,
    removeWhole: async (key) => {
      if (wholePattern.test(key)) await files.removeAll(key);
    },
  };
}

async function* parts(
  files: FileStore,
  keyOf: (uploadId: string, index: number) => string,
  uploadId: string,
  count: number,
): AsyncGenerator<Buffer> {
  for (let index = 0; index < count; index += 1) {
    const part = await files.open(keyOf(uploadId, index));
    if (part === undefined) throw notFound();
    yield* part.stream as AsyncIterable<Buffer>;
  }
}

/** Removes the uploads that began more than a day ago, up to a month back. Idempotent. */
export async function removeOldUploads(files: Pick<FileStore, 'removeAll'>, now: number): Promise<void> {
  for (let hours = 25; hours < 72; hours += 1) await files.removeAll(`uploads/${hourOf(now - hours * hour)}/`);
  for (let days = 3; days < 32; days += 1) await files.removeAll(`uploads/${hourOf(now - days * day).slice(0, 8)}`);
}
