import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import { draw, openPdf } from '../reading/pdf.ts';
import { layouts, makeSheet, randomOf, type MadeSheet, type SheetLine } from './sheets.ts';

/** How a sheet reaches us: as its PDF, as text, or as a picture from a scanner or a phone. */
export type Form =
  | { readonly kind: 'pdf' }
  | { readonly kind: 'text' }
  | {
      readonly kind: 'scan' | 'photo' | 'scanned-pdf';
      /** Degrees. */
      readonly tilt: number;
      /** 0 to 1: the share of disturbed pixels. */
      readonly noise: number;
      /** Pixels of the page's width. */
      readonly width: number;
    };

export interface DrawnSheet {
  readonly sheet: MadeSheet;
  readonly form: Form;
  readonly bytes: Uint8Array;
}

/** The forty sheets of the test: 14 PDFs, 6 texts, and 20 pictures at angles from -4 to 4 degrees, some noisy and small. */
export function plan(): readonly { readonly number: number; readonly form: Form }[] {
  const digital = Array.from({ length: 20 }, (_, number): Form => ({ kind: number < 14 ? 'pdf' : 'text' }));
  const scans = Array.from({ length: 20 }, (_, at): Form => ({
    kind: at % 5 === 4 ? 'scanned-pdf' : at % 2 === 0 ? 'scan' : 'photo',
    tilt: ((at % 9) - 4) * 1,
    noise: [0, 0.002, 0.01, 0.03][at % 4] ?? 0,
    width: [1_700, 1_275, 1_000, 2_200][Math.floor(at / 5)] ?? 1_700,
  }));
  return [...digital, ...scans].map((form, number) => ({ number, form }));
}

export async function drawSheet(number: number, form: Form): Promise<DrawnSheet> {
  const sheet = makeSheet(number, layouts[number % layouts.length] ?? 'leaders');
  if (form.kind === 'text') return { sheet, form, bytes: Buffer.from(textOf(sheet)) };
  const pdf = await pdfOf(sheet);
  if (form.kind === 'pdf') return { sheet, form, bytes: pdf };
  const page = await draw(await (await openPdf(pdf)).page(1), form.width);
  const picture = disturbed(page, form.tilt, form.noise, number);
  if (form.kind === 'scan') return { sheet, form, bytes: await picture.encode('png') };
  const jpeg = await picture.encode('jpeg', 70);
  return { sheet, form, bytes: form.kind === 'photo' ? jpeg : await pdfOfPicture(jpeg) };
}

function textOf({ lines, layout }: MadeSheet): string {
  const rows = lines.map(({ label, value, other }) => {
    const gap =
      layout === 'leaders' ? '.'.repeat(Math.max(3, 44 - label.length)) : ' '.repeat(Math.max(3, 44 - label.length));
    return `${label}${gap}${value}${other === undefined ? '' : `     ${other}`}`;
  });
  return [
    'FEES WORKSHEET',
    'Prepared for: Sample Buyer',
    'Property: 12 Oak Street, Austin, TX 78704',
    '',
    ...rows,
    '',
  ].join('\r\n');
}

async function pdfOf(sheet: MadeSheet): Promise<Uint8Array> {
  const doc = new PdfDocument({ size: 'LETTER', margin: 48 });
  const done = buffer(doc);
  doc.font('Helvetica-Bold').fontSize(18).text('Fees Worksheet', 48, 48);
  doc
    .font('Helvetica')
    .fontSize(10)
    .text('Prepared for Sample Buyer. 12 Oak Street, Austin, TX 78704. This is not a commitment to lend.', 48, 74);
  drawLines[sheet.layout](doc, sheet.lines);
  doc.end();
  return done;
}

type Doc = InstanceType<typeof PdfDocument>;
type DrawLines = (doc: Doc, lines: readonly SheetLine[]) => void;

const right = 564;
const value = (doc: Doc, text: string, x: number, y: number): void => {
  doc.text(text, x - 120, y, { width: 120, align: 'right', lineBreak: false });
};

const drawLines: Readonly<Record<MadeSheet['layout'], DrawLines>> = {
  leaders: (doc, lines) => {
    doc.fontSize(11);
    lines.forEach((line, at) => {
      const y = 110 + at * 26;
      const dots = '.'.repeat(Math.floor((430 - doc.widthOfString(line.label)) / doc.widthOfString('.')));
      doc.text(`${line.label} ${dots}`, 48, y, { lineBreak: false });
      value(doc, line.value, right, y);
    });
  },
  columns: (doc, lines) => {
    doc.fontSize(10);
    lines.forEach((line, at) => {
      const [x, y] = [at % 2 === 0 ? 48 : 316, 110 + Math.floor(at / 2) * 30];
      doc.text(line.label, x, y, { lineBreak: false });
      value(doc, line.value, x + 246, y);
    });
  },
  boxes: (doc, lines) => {
    lines.forEach((line, at) => {
      const [x, y] = [48 + (at % 3) * 174, 110 + Math.floor(at / 3) * 62];
      doc.rect(x, y, 166, 50).lineWidth(0.5).stroke();
      doc.fontSize(9).text(line.label, x + 8, y + 9, { lineBreak: false });
      doc.fontSize(13).text(line.value, x + 8, y + 27, { lineBreak: false });
    });
  },
  table: (doc, lines) => {
    doc.fontSize(10);
    lines.forEach((line, at) => {
      const y = 112 + at * 26;
      doc
        .moveTo(48, y - 7)
        .lineTo(right, y - 7)
        .lineWidth(0.4)
        .stroke();
      doc.text(`${801 + at}`, 52, y, { lineBreak: false });
      doc.text(line.label, 92, y, { lineBreak: false });
      doc.text(at % 3 === 0 ? 'Hill Country Title' : 'Lender', 320, y, { lineBreak: false });
      value(doc, line.value, right - 6, y);
    });
  },
  options: (doc, lines) => {
    doc.fontSize(11).text('Option A', 330, 100, { lineBreak: false }).text('Option B', 480, 100, { lineBreak: false });
    lines.forEach((line, at) => {
      const y = 124 + at * 26;
      doc.text(line.label, 48, y, { lineBreak: false });
      value(doc, line.value, 390, y);
      if (line.other !== undefined) value(doc, line.other, 540, y);
    });
  },
  estimate: (doc, lines) => {
    doc.fontSize(10);
    lines.forEach((line, at) => {
      const y = 112 + at * 28;
      if (at % 6 === 0)
        doc
          .rect(48, y - 6, right - 48, 20)
          .fillOpacity(0.12)
          .fill('black')
          .fillOpacity(1)
          .fillColor('black');
      doc.font('Times-Roman').text(line.label, 60, y, { lineBreak: false });
      doc.font('Times-Bold').text(line.value, 250, y, { lineBreak: false });
    });
  },
};

/** Turns the page, darkens its background a little and disturbs pixels, as a scanner and a camera do. */
function disturbed(page: Canvas, tilt: number, noise: number, seed: number): Canvas {
  const canvas = createCanvas(page.width, page.height);
  const context = canvas.getContext('2d');
  context.fillStyle = noise > 0 ? '#f1efe8' : 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((tilt * Math.PI) / 180);
  context.globalAlpha = noise > 0 ? 0.9 : 1;
  context.drawImage(page, -canvas.width / 2, -canvas.height / 2);
  if (noise === 0) return canvas;
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const random = randomOf(seed + 1);
  for (let at = 0; at < pixels.data.length; at += 4) {
    if (random() >= noise) continue;
    const shade = Math.floor(random() * 256);
    pixels.data.fill(shade, at, at + 3);
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
}

async function pdfOfPicture(jpeg: Uint8Array): Promise<Uint8Array> {
  const doc = new PdfDocument({ size: 'LETTER', margin: 0 });
  const done = buffer(doc);
  doc.image(Buffer.from(jpeg), 0, 0, { width: 612 });
  doc.end();
  return done;
}
