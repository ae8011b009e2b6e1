import { readFile } from 'node:fs/promises';

/** A fee sheet that the product brings along, to try the lender's video with. */
export interface SampleFeeSheet {
  /** The name of its file. */
  readonly id: string;
  readonly title: string;
  readonly format: string;
  readonly contentType: string;
}

/** Made by `testing/make-samples.ts`; the loans and people on them do not exist. */
export const sampleSheets: readonly SampleFeeSheet[] = [
  { id: 'purchase-30-years.pdf', title: '30-year purchase loan', format: 'PDF', contentType: 'application/pdf' },
  { id: 'scanned-15-years.png', title: '15-year loan, scanned', format: 'Scan', contentType: 'image/png' },
  {
    id: 'two-options.txt',
    title: 'Two options side by side',
    format: 'Text',
    contentType: 'text/plain; charset=utf-8',
  },
];

/** The bytes of a sample; undefined for an unknown one. */
export async function sampleSheet(id: string): Promise<Uint8Array | undefined> {
  if (!sampleSheets.some((sample) => sample.id === id)) return undefined;
  return readFile(new URL(id, import.meta.url));
}
