import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';

/** The largest picture, in bytes (spec part 3 section 5). */
const largest = 5 * 1024 * 1024;
/** Boundaries and headers around the file. */
const envelope = 64 * 1024;

const wrongType = (): Refusal => new Refusal('INVALID_INPUT', 'Please upload a JPEG, PNG, GIF, or WebP image.');
const tooLarge = (): Refusal => new Refusal('TOO_LARGE', 'Please upload an image smaller than 5MB.');

/**
 * The bytes of the file of a field in a multipart form. Stops reading at the limit. Throws INVALID_INPUT for a
 * form without such a file, TOO_LARGE for a file over 5 MB.
 */
export async function pictureOf({ headers, raw }: FastifyRequest, name = 'profilePicture'): Promise<Buffer> {
  const type = headers['content-type'];
  if (type === undefined || !/^multipart\/form-data\b/i.test(type)) throw wrongType();
  if (Number(headers['content-length'] ?? 0) > largest + envelope) throw tooLarge();
  const form = parserOf(type);
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const fail = (refusal: Refusal): void => {
      raw.unpipe(form);
      // What is still coming is read and dropped, so that the browser gets the answer.
      raw.resume();
      reject(refusal);
    };
    form.on('file', (field: string, file: BusboyFileStream) => {
      if (field !== name) return void file.resume();
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.on('limit', () => fail(tooLarge()));
    });
    form.on('error', () => fail(wrongType()));
    form.on('finish', () => (chunks.length === 0 ? reject(wrongType()) : resolve(Buffer.concat(chunks))));
    raw.once('aborted', () => fail(wrongType()));
    raw.pipe(form);
  });
}

function parserOf(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { fileSize: largest, files: 1, fields: 10, fieldSize: 1_024, headerPairs: 20 },
    });
  } catch {
    throw wrongType();
  }
}
