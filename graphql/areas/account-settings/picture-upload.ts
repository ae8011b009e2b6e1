import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../domain/refusal.ts';
import { readForm } from '../../forms/read-form.ts';
import { say } from '../../../words/index.ts';

/** The largest picture, in bytes. */
const largest = 5 * 1024 * 1024;
/** Boundaries and headers around the file. */
const envelope = 64 * 1024;

const wrongType = (): Refusal => new Refusal('INVALID_INPUT', say('PICTURE_TYPE'));
const tooLarge = (): Refusal => new Refusal('TOO_LARGE', say('PICTURE_TOO_LARGE'));

/**
 * Reads the file of one field in a multipart form; stops at the limit. Throws INVALID_INPUT for a form without such a
 * file, TOO_LARGE for a file over 5 MB.
 */
export async function pictureOf(request: FastifyRequest, name = 'profilePicture'): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > largest + envelope) throw tooLarge();
  let picture: Buffer | undefined;
  await readForm(request, {
    limits: { fileSize: largest, files: 1, fields: 10, fieldSize: 1_024, headerPairs: 20 },
    takeFile: (field, file) => (field === name ? buffer(file).then((bytes) => (picture = bytes)) : undefined),
    broken: wrongType,
    tooLarge,
  });
  if (picture === undefined || picture.length === 0) throw wrongType();
  return picture;
}
