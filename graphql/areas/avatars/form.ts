import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { twinRecordings } from '../../../domain/catalog.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { readForm } from '../../forms/read-form.ts';
import { say } from '../../../words/index.ts';

/** Boundaries, headers and the name. */
const envelope = 64 * 1024;

const tooLarge = (): Refusal => new Refusal('TOO_LARGE', say('RECORDING_TOO_LARGE'));
const noFile = (): Refusal => new Refusal('INVALID_INPUT', say('RECORDING_TYPE'));

export interface AvatarForm<Kept> {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, Kept>>;
}

/** Refuses a body with a length above the limit, before reading any of it. */
export function refuseLarge({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > 2 * twinRecordings.mostBytes + envelope) throw tooLarge();
}

/**
 * The form of `POST /api/avatars`: each file goes to `keep` while it arrives, never into memory. Throws INVALID_INPUT
 * for a body that is not a form, and what `keep` throws.
 */
export async function avatarFormOf<Kept>(
  request: FastifyRequest,
  keep: (field: string, file: Readable) => Promise<Kept>,
): Promise<AvatarForm<Kept>> {
  const fields: Record<string, string> = {};
  const files: Record<string, Kept> = {};
  await readForm(request, {
    limits: { fileSize: twinRecordings.mostBytes, files: 2, fields: 10, fieldSize: 1_024, headerPairs: 20 },
    takeField: (field, value) => {
      fields[field] = value;
    },
    takeFile: (field, file) =>
      field === 'video' || field === 'consent'
        ? keep(field, file).then((kept) => {
            files[field] = kept;
          })
        : undefined,
    broken: noFile,
    tooLarge,
  });
  return { fields, files };
}
