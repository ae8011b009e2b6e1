import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { feeSheets } from '../../../domain/catalog.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { readForm } from '../../forms/read-form.ts';
import { say } from '../../../words/index.ts';

/** Boundaries, headers and the other fields. */
const envelope = 128 * 1024;

const tooLarge = (): Refusal => new Refusal('TOO_LARGE', say('SHEET_TOO_LARGE'));
const unreadable = (): Refusal => new Refusal('INVALID_INPUT', say('REQUEST_UNREADABLE'));

export interface SheetForm {
  /** Undefined when the form has no file. */
  readonly file: { readonly name: string; readonly bytes: Buffer } | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * The file `feeSheet` of a multipart form and its other fields. Nothing is written to the disk, and reading stops at
 * the limit. Throws TOO_LARGE for a file over 10 MB, INVALID_INPUT for anything but a form.
 */
export async function sheetFormOf(request: FastifyRequest): Promise<SheetForm> {
  if (Number(request.headers['content-length'] ?? 0) > feeSheets.mostBytes + envelope) {
    request.raw.resume();
    throw tooLarge();
  }
  const fields: Record<string, string> = {};
  let file: SheetForm['file'];
  await readForm(request, {
    limits: { fileSize: feeSheets.mostBytes, files: 1, fields: 10, fieldSize: 32 * 1024, headerPairs: 20 },
    takeField: (field, value) => {
      if (['lenderInfo', 'scriptLength', 'figures'].includes(field)) fields[field] = value;
    },
    takeFile: (field, stream, fileName) =>
      field === 'feeSheet'
        ? buffer(stream).then((bytes) => {
            if (bytes.length > 0) file = { name: displayName(fileName), bytes };
          })
        : undefined,
    broken: unreadable,
    tooLarge,
  });
  return { file, fields };
}

/**
 * The file name as the screen shows it, without folders, control characters and direction marks. No file is stored
 * under it.
 */
function displayName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 100);
  return clean === '' ? 'fee sheet' : clean;
}
