import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Language } from '../language.ts';

/** How a text looks and what it is to a screen reader: `draw.ts` has the table. */
export type TextLook =
  | 'title'
  | 'subtitle'
  | 'heading'
  | 'body'
  | 'soft'
  | 'quote'
  | 'term'
  | 'proof'
  | 'code'
  | 'fine';

export type PdfItem =
  | {
      readonly kind: 'text';
      readonly look: TextLook;
      readonly text: string;
      /** Where a press leads; an absolute URL. */
      readonly link?: string;
    }
  /** A label with an amount at the right, and a small line below. */
  | {
      readonly kind: 'row';
      readonly label: string;
      readonly amount: string;
      readonly isBold?: boolean;
      readonly below?: string;
    }
  | { readonly kind: 'rule' }
  /** Free space, in lines. */
  | { readonly kind: 'space'; readonly lines: number };

/** The content of a document, without its layout. Travels to the thread that draws it. */
export interface PdfDocument {
  readonly title: string;
  /** UTC milliseconds. */
  readonly createdAt: number;
  readonly language: Language;
  readonly items: readonly PdfItem[];
}

export const text = (look: TextLook, words: string): PdfItem => ({ kind: 'text', look, text: words });

/** How long a document may take, in milliseconds: opening a Chinese font takes a second. */
const limitMs = 60_000;
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a tagged PDF of A4 pages with embedded fonts, in a thread: a font of 20,000 letters would hold up the server
 * for a second. One document at a time.
 *
 * @returns the bytes of the document
 */
export function renderPdf(document: PdfDocument): Promise<Uint8Array> {
  const drawn = last.then(async () => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: document });
    try {
      const [bytes] = (await once(worker, 'message', { signal: AbortSignal.timeout(limitMs) })) as [Uint8Array];
      return bytes;
    } finally {
      await worker.terminate();
    }
  });
  last = drawn.catch(() => undefined);
  return drawn;
}
