import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { twinRecordings } from '../../domain/catalog.ts';
import { Refusal } from '../../domain/refusal.ts';

/** Boundaries, headers and the name. */
const envelope = 64 * 1024;

const tooLarge = (): Refusal => new Refusal('TOO_LARGE', 'Please upload a video of at most 500 MB.');
const noFile = (): Refusal => new Refusal('INVALID_INPUT', 'Please select a video file');

export interface AvatarForm<Kept> {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, Kept>>;
}

/** Refuses a body that says that it is too large, before any of it is read. */
export function refuseLarge({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > 2 * twinRecordings.mostBytes + envelope) throw tooLarge();
}

/**
 * The form of `POST /api/avatars`: each file goes to `keep` while it arrives, never into memory. Throws INVALID_INPUT
 * for a body that is no form, and what `keep` throws.
 */
export async function avatarFormOf<Kept>(
  { headers, raw }: FastifyRequest,
  keep: (field: string, file: Readable) => Promise<Kept>,
): Promise<AvatarForm<Kept>> {
  const form = parserOf(headers['content-type']);
  const fields: Record<string, string> = {};
  const kept: Promise<void>[] = [];
  const files: Record<string, Kept> = {};
  const arriving: BusboyFileStream[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      form.on('field', (field: string, value: string) => {
        fields[field] = value;
      });
      form.on('file', (field: string, file: BusboyFileStream) => {
        // An error that comes before anybody reads the file ends that read, not the process.
        file.on('error', (error: Error) => file.destroy(error));
        if (field !== 'video' && field !== 'consent') return void file.resume();
        arriving.push(file);
        file.on('limit', () => file.destroy(tooLarge()));
        const keeping = keep(field, file).then((each) => {
          files[field] = each;
        });
        keeping.catch(reject);
        kept.push(keeping);
      });
      form.on('error', () => reject(noFile()));
      form.on('finish', () => resolve());
      raw.once('aborted', () => reject(noFile()));
      raw.pipe(form);
    });
    await Promise.all(kept);
    return { fields, files };
  } catch (error) {
    raw.unpipe(form);
    // A file that will not end would be waited for without end.
    for (const file of arriving) file.destroy(noFile());
    // What is still coming is read and dropped, so that the browser gets the answer.
    raw.resume();
    await Promise.allSettled(kept);
    throw error;
  }
}

function parserOf(type: string | undefined): BusboyInstance {
  try {
    if (type === undefined || !/^multipart\/form-data\b/i.test(type)) throw noFile();
    return new Busboy({
      headers: { 'content-type': type },
      limits: { fileSize: twinRecordings.mostBytes, files: 2, fields: 10, fieldSize: 1_024, headerPairs: 20 },
    });
  } catch {
    throw noFile();
  }
}
