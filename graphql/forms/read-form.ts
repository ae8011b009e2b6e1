import { Busboy, type BusboyConfig, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Refusal } from '../../domain/refusal.ts';

export interface FormReader {
  /** In bytes and counts; each form is bounded. */
  readonly limits: NonNullable<BusboyConfig['limits']>;
  readonly takeField?: (name: string, value: string) => void;
  /** Reads a file to its end while it arrives; returns undefined for a file that it does not want. */
  readonly takeFile: (name: string, file: Readable, fileName: string) => Promise<unknown> | undefined;
  /** The refusal of a body that is not a form, or that ends too early. */
  readonly broken: () => Refusal;
  /** The refusal of a file above `limits.fileSize`. */
  readonly tooLarge: () => Refusal;
}

/**
 * Reads a multipart form while it arrives. Resolves when all its files have been read. Rejects with `broken`,
 * `tooLarge`, or the error of `takeFile`; files that are still arriving then end with an error.
 */
export async function readForm({ headers, raw }: FastifyRequest, reader: FormReader): Promise<void> {
  const { broken, tooLarge } = reader;
  const form = parserOf(headers['content-type'], reader);
  const arriving: BusboyFileStream[] = [];
  const taken: Promise<unknown>[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      form.on('field', (name: string, value: string) => reader.takeField?.(name, value));
      form.on('file', (name: string, file: BusboyFileStream, fileName: string) => {
        // An error can come before anybody reads the file. Without a listener it would end the process.
        file.on('error', () => file.destroy(broken()));
        const taking = reader.takeFile(name, file, fileName);
        if (taking === undefined) return void file.resume();
        file.on('limit', () => file.destroy(tooLarge()));
        taking.catch(reject);
        arriving.push(file);
        taken.push(taking);
      });
      form.on('error', () => reject(broken()));
      form.on('finish', () => resolve());
      raw.once('aborted', () => reject(broken()));
      if (raw.destroyed) reject(broken());
      raw.pipe(form);
    });
    await Promise.all(taken);
  } catch (error) {
    raw.unpipe(form);
    // A file that never ends would keep this waiting for ever.
    for (const file of arriving) file.destroy(broken());
    // Read and drop the rest, so that the browser gets the answer.
    raw.resume();
    await Promise.allSettled(taken);
    throw error;
  }
}

function parserOf(type: string | undefined, { limits, broken }: FormReader): BusboyInstance {
  try {
    if (type === undefined || !/^multipart\/form-data\b/i.test(type)) throw broken();
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    throw broken();
  }
}
