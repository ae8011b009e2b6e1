import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { twinRecordings } from '../../../domain/catalog.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { FileStore } from '../files/port.ts';

/** An upload is kept in parts of this size, each whole or not there: a connection may break anywhere. */
export const partBytes = 8 * 1024 * 1024;

export interface UploadState {
  readonly bytes: number;
  /** How many of them have arrived. */
  readonly offset: number;
}

/** Recordings on their way to us. Any gateway may take any part, because only the file store knows them. */
export interface Uploads {
  /** Begins an upload of this many bytes; resolves with its id. Throws TOO_LARGE, INVALID_INPUT. */
  begin(userId: string, bytes: number): Promise<string>;
  /** Throws NOT_FOUND for an upload that is over or someone else's. */
  state(userId: string, uploadId: string): Promise<UploadState>;
  /**
   * Takes bytes from an offset until the stream ends or breaks, and resolves with the new offset. Throws CONFLICT when
   * the offset is another one, TOO_LARGE for more bytes than were announced.
   */
  append(userId: string, uploadId: string, offset: number, body: AsyncIterable<Uint8Array>): Promise<number>;
  /** Opens a complete upload. Throws NOT_FOUND, or NOT_ALLOWED_NOW while bytes are missing. */
  open(userId: string, uploadId: string): Promise<Readable>;
  remove(userId: string, uploadId: string): Promise<void>;
  /** A key for one file that arrives whole; it is removed with the uploads of its hour. */
  keyForWhole(): string;
}

const tooLarge = (): Refusal => new Refusal('TOO_LARGE', 'Please upload a video of at most 500 MB.');
const notFound = (): Refusal => new Refusal('NOT_FOUND', 'This upload is over. Please start again.');
const info = z.object({ userId: z.string(), bytes: z.number().int() });
const idPattern = /^\d{10}-[0-9a-f-]{36}$/;

/** `2026112214`: uploads of one hour share a prefix, so that they can be removed without a list. */
const hourOf = (time: number): string => new Date(time).toISOString().slice(0, 13).replaceAll(/\D/g, '');
const hour = 3_600_000;
const day = 24 * hour;

export function createUploads(files: FileStore, now: () => number): Uploads {
  const newId = (): string => `${hourOf(now())}-${randomUUID()}`;
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

  const state = async (userId: string, uploadId: string): Promise<UploadState> => {
    const { bytes } = await own(userId, uploadId);
    return { bytes, offset: Math.min(bytes, (await partsOf(uploadId, bytes)) * partBytes) };
  };

  return {
    begin: async (userId, bytes) => {
      if (!Number.isSafeInteger(bytes) || bytes < 1) throw new Refusal('INVALID_INPUT', 'Please select a video file');
      if (bytes > twinRecordings.mostBytes) throw tooLarge();
      const uploadId = newId();
      await files.putBytes(
        `${folderOf(uploadId)}info`,
        Buffer.from(JSON.stringify({ userId, bytes })),
        'application/json',
      );
      return uploadId;
    },
    state,
    append: async (userId, uploadId, offset, body) => {
      const at = await state(userId, uploadId);
      if (at.offset !== offset) throw new Refusal('CONFLICT', 'The upload goes on from another place.');
      let index = offset / partBytes;
      let arrived = offset;
      const part = Buffer.allocUnsafe(Math.min(partBytes, at.bytes - offset));
      let filled = 0;
      let isStoring = false;
      try {
        for await (const chunk of body) {
          if (arrived + filled + chunk.length > at.bytes) throw tooLarge();
          for (let from = 0; from < chunk.length;) {
            const wanted = Math.min(partBytes, at.bytes - arrived);
            const piece = chunk.subarray(from, from + wanted - filled);
            part.set(piece, filled);
            filled += piece.length;
            from += piece.length;
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
        // A connection that broke has brought what it has brought.
        if (error instanceof Refusal || isStoring) throw error;
      }
      return arrived;
    },
    open: async (userId, uploadId) => {
      const { bytes, offset } = await state(userId, uploadId);
      if (offset < bytes) throw new Refusal('NOT_ALLOWED_NOW', 'The upload is not complete yet.');
      return Readable.from(parts(files, partKey, uploadId, Math.ceil(bytes / partBytes)), { objectMode: false });
    },
    remove: async (userId, uploadId) => {
      await own(userId, uploadId);
      await files.removeAll(folderOf(uploadId));
    },
    keyForWhole: () => `${folderOf(newId())}whole`,
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
