import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { feeSheets } from '../../domain/catalog.ts';
import { Refusal } from '../../domain/refusal.ts';

/** Boundaries, headers and the other fields. */
const envelope = 128 * 1024;

/** Spec part 2 section 5. */
const tooLarge = (): Refusal => new Refusal('TOO_LARGE', 'Please upload a file smaller than 10MB.');
const unreadable = (): Refusal => new Refusal('INVALID_INPUT', 'The request could not be read.');

export interface SheetForm {
  /** Undefined when the form has no file. */
  readonly file: { readonly name: string; readonly bytes: Buffer } | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * The file `feeSheet` of a multipart form and its other fields. Nothing is written to the disk, and reading stops at
 * the limit. Throws TOO_LARGE for a file over 10 MB, INVALID_INPUT for anything but a form.
 */
export async function sheetFormOf({ headers, raw }: FastifyRequest): Promise<SheetForm> {
  const type = headers['content-type'];
  if (type === undefined || !/^multipart\/form-data\b/i.test(type)) throw unreadable();
  if (Number(headers['content-length'] ?? 0) > feeSheets.mostBytes + envelope) {
    raw.resume();
    throw tooLarge();
  }
  const form = parserOf(type);
  const chunks: Buffer[] = [];
  const fields: Record<string, string> = {};
  let name: string | undefined;
  return new Promise((resolve, reject) => {
    const fail = (refusal: Refusal): void => {
      raw.unpipe(form);
      // What is still coming is read and dropped, so that the browser gets the answer.
      raw.resume();
      reject(refusal);
    };
    form.on('field', (field: string, value: string) => {
      if (['lenderInfo', 'scriptLength', 'figures'].includes(field)) fields[field] = value;
    });
    form.on('file', (field: string, file: BusboyFileStream, fileName: string) => {
      if (field !== 'feeSheet') return void file.resume();
      name = displayName(fileName);
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.on('limit', () => fail(tooLarge()));
    });
    form.on('error', () => fail(unreadable()));
    form.on('finish', () => {
      const bytes = Buffer.concat(chunks);
      resolve({ file: name === undefined || bytes.length === 0 ? undefined : { name, bytes }, fields });
    });
    raw.once('aborted', () => fail(unreadable()));
    raw.pipe(form);
  });
}

function parserOf(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { fileSize: feeSheets.mostBytes, files: 1, fields: 10, fieldSize: 32 * 1024, headerPairs: 20 },
    });
  } catch {
    throw unreadable();
  }
}

/** The name of the file for the screen: without folders, control and direction characters. It names no file of ours. */
function displayName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 100);
  return clean === '' ? 'fee sheet' : clean;
}
