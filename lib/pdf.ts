import type { Language } from './language.ts';

export const seller = 'Curbcast';
export const margin = 56;
export const ink = '#14201f';
export const soft = '#4c5a58';

/** The standard fonts of a PDF know no other letters; the product's texts have none. */
export const plain = (text: string): string => text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?');

/** Opens a document of A4 pages. Its font library takes a tenth of a second of a start, so it is loaded on first use. */
export async function openPdf(title: string, createdAt: number, lang: Language = 'en') {
  const { default: Pdf } = await import('pdfkit');
  const doc = new Pdf({
    size: 'A4',
    margin,
    lang,
    info: { Title: title, Author: seller, CreationDate: new Date(createdAt) },
  });
  const bytes = collected(doc);
  return { doc, bytes, width: doc.page.width - 2 * margin };
}

async function collected(doc: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of doc) parts.push(part);
  return Buffer.concat(parts);
}
