import { expect, test } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { renderPdf, text } from './document.ts';
import { renderInvoice } from './invoice.ts';

const open = (bytes: Uint8Array) => getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;

async function textOf(bytes: Uint8Array): Promise<string> {
  const page = await (await open(bytes)).getPage(1);
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

/** The letters without blanks: where PDFKit moves the pen, a reader of the file sees a blank or none. */
const lettersOf = (printed: string): string => printed.normalize('NFC').replaceAll(/\s/g, '');

const names = [
  '李明',
  'Łukasz Žižek',
  'Ελένη Παπαδοπούλου',
  'Юлия Щербакова',
  'Nguyễn Thị Hồng',
  'राजेश कुमार',
  '김민준',
  'Ana María Núñez',
];

test('prints names in the scripts that users write', async () => {
  const invoice = await renderInvoice({
    number: 'INV-1',
    issuedAt: Date.UTC(2026, 10, 27),
    status: 'paid',
    currency: 'usd',
    buyer: names,
    lines: [{ description: '10 credits', amountCents: 9_900 }],
    paidCents: 9_900,
  });
  const printed = lettersOf(await textOf(invoice));
  for (const name of names) expect(printed).toContain(lettersOf(name));
  expect(printed).toContain('$99.00USD');
  expect(printed).not.toContain('?');
});

test('says in its structure what is a heading and what is text', async () => {
  const items = [text('title', 'Curbcast'), text('body', 'A paragraph with 李明 in it'), { kind: 'rule' } as const];
  const document = await open(await renderPdf({ title: 'Tags', createdAt: 0, language: 'es', items }));
  expect(Object.fromEntries((await document.getMarkInfo()) as object as Map<string, boolean>)).toMatchObject({
    Marked: true,
  });
  expect(await document.getMetadata()).toMatchObject({ info: { Language: 'es', Title: 'Tags' } });
  const page = await document.getPage(1);
  const tree = await page.getStructTree();
  const roles = (node: object): readonly string[] => {
    const { role, children = [] } = node as { readonly role?: string; readonly children?: readonly object[] };
    return [...(role === undefined ? [] : [role]), ...children.flatMap(roles)];
  };
  expect(roles(tree as object)).toEqual(['Root', 'Document', 'H1', 'P']);
});

test('prints `?` for a letter that no font has', async () => {
  const bytes = await renderPdf({ title: 'x', createdAt: 0, language: 'en', items: [text('body', 'A 🏡 home')] });
  expect(await textOf(bytes)).toBe('A ? home');
});
