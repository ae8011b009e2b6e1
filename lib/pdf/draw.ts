import Pdf from 'pdfkit';
import type { PdfDocument, PdfItem, TextLook } from './document.ts';
import { runsOf, type Face } from './fonts.ts';

const margin = 56;
const ink = '#14201f';
const soft = '#4c5a58';
const linkColour = '#0b6e63';
const amountWidth = 110;

interface Look {
  /** In points. */
  readonly size: number;
  readonly face: Face;
  readonly colour: string;
  /** The structure element that screen readers see. */
  readonly tag: 'H1' | 'H2' | 'H3' | 'P';
  /** Free space before and after, in lines. */
  readonly before?: number;
  readonly after?: number;
}

const looks: Readonly<Record<TextLook, Look>> = {
  title: { size: 20, face: 'bold', colour: ink, tag: 'H1' },
  subtitle: { size: 14, face: 'bold', colour: ink, tag: 'H2', after: 0.6 },
  heading: { size: 11, face: 'bold', colour: ink, tag: 'H3', before: 1, after: 0.3 },
  body: { size: 10, face: 'regular', colour: ink, tag: 'P' },
  soft: { size: 10, face: 'regular', colour: soft, tag: 'P' },
  quote: { size: 11, face: 'italic', colour: ink, tag: 'P' },
  term: { size: 9, face: 'regular', colour: soft, tag: 'P' },
  proof: { size: 10, face: 'regular', colour: ink, tag: 'P', after: 0.4 },
  code: { size: 8, face: 'regular', colour: ink, tag: 'P', after: 0.4 },
  fine: { size: 9, face: 'regular', colour: soft, tag: 'P', before: 1 },
};
const rowLook: Look = { size: 11, face: 'regular', colour: ink, tag: 'P' };

/** Without `ccmp`, letters keep their marks. PDFKit hands this to fontkit, which also takes features by name. */
const wholeLetters = { ccmp: false } as object as PDFKit.Mixins.OpenTypeFeatures[];

interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly align?: 'right';
  readonly link?: string;
}

/** @returns the bytes of the PDF file */
export async function draw({ title, createdAt, language, items }: PdfDocument): Promise<Uint8Array> {
  const doc = new Pdf({
    size: 'A4',
    margin,
    lang: language,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: title, Author: 'Curbcast', CreationDate: new Date(createdAt) },
  });
  const width = doc.page.width - 2 * margin;
  const root = doc.struct('Document');
  doc.addStructure(root);

  /** Each text is one structure element, however many fonts it takes. */
  const write = (words: string, { size, face, colour, tag }: Look, place: Place = {}): void => {
    const { x = margin, y = doc.y, width: within = width, align, link } = place;
    doc.fontSize(size).fillColor(link === undefined ? colour : linkColour);
    const runs = runsOf(words, face);
    root.add(doc.struct(tag, {}, [doc.markStructureContent(tag)]));
    for (const [index, run] of runs.entries()) {
      const options = {
        continued: index < runs.length - 1,
        ...(link !== undefined && { link, underline: true }),
        ...(run.keepsLetters && { features: wholeLetters }),
      };
      doc.font(run.file);
      if (index > 0) doc.text(run.text, options);
      else doc.text(run.text, x, y, { ...options, width: within, ...(align && { align }) });
    }
    doc.endMarkedContent();
  };

  const drawItem = {
    text: ({ look, text, link }) => {
      const { before = 0, after = 0 } = looks[look];
      if (before > 0) doc.moveDown(before);
      write(text, looks[look], link === undefined ? {} : { link });
      if (after > 0) doc.moveDown(after);
    },
    row: ({ label, amount, isBold = false, below }) => {
      const look: Look = { ...rowLook, face: isBold ? 'bold' : 'regular' };
      const top = doc.y;
      write(label, look, { y: top, width: width - amountWidth });
      const bottom = doc.y;
      write(amount, look, { x: margin + width - amountWidth, y: top, width: amountWidth, align: 'right' });
      doc.y = Math.max(bottom, doc.y);
      if (below !== undefined) write(below, looks.term);
      doc.moveDown(0.6);
    },
    rule: () => {
      doc.markContent('Artifact', { type: 'Layout' });
      doc
        .moveTo(margin, doc.y)
        .lineTo(margin + width, doc.y)
        .strokeColor('#c9d3d1')
        .stroke();
      doc.endMarkedContent();
      doc.moveDown(0.8);
    },
    space: ({ lines }) => void doc.moveDown(lines),
  } satisfies { [Kind in PdfItem['kind']]: (item: Extract<PdfItem, { kind: Kind }>) => void };

  const bytes = collected(doc);
  for (const item of items) (drawItem[item.kind] as (item: PdfItem) => void)(item);
  root.end();
  doc.end();
  return bytes;
}

async function collected(doc: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of doc) parts.push(part);
  return Buffer.concat(parts);
}
