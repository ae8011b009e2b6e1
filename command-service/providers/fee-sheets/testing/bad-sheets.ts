import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { buffer } from 'node:stream/consumers';
import { pngBomb } from '../../../../tools/testing/png-bomb.ts';
import PdfDocument from 'pdfkit';
import { wrongType } from '../format.ts';
import { randomOf } from './sheets.ts';
import { inWords, type Sentence } from '../../../../words/index.ts';

/** A file that gives no figures, and the sentence that says why. */
export interface BadSheet {
  /** A description of the file. */
  readonly what: string;
  /** The name and the type that its uploader declares. */
  readonly name: string;
  readonly type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'text/plain';
  readonly make: () => Promise<Buffer> | Buffer;
  readonly code: 'UNSUPPORTED_TYPE' | 'INVALID_INPUT' | 'TOO_LARGE';
  readonly sentence: string;
}

export const textSheet = (...lines: readonly string[]): Buffer => Buffer.from(lines.join('\n'));

export interface PdfOptions {
  readonly pages?: number;
  readonly password?: string;
  readonly line?: string;
}

export async function pdfSheet({ pages = 1, password, line = 'Loan Amount   $450,000.00' }: PdfOptions = {}) {
  const doc = new PdfDocument({ autoFirstPage: false, ...(password !== undefined && { userPassword: password }) });
  const done = buffer(doc);
  for (let page = 0; page < pages; page += 1) doc.addPage().text(`Fees worksheet of a sample buyer in Austin\n${line}`);
  doc.end();
  return done;
}

function picture(paint: (context: SKRSContext2D) => void): Promise<Buffer> {
  const canvas = createCanvas(400, 300);
  const context = canvas.getContext('2d');
  context.scale(0.5, 0.5);
  paint(context);
  return canvas.encode('png');
}

/** A house on a meadow: a sky, a wall with windows, and grass of fifty thousand blades. */
function photo(): Promise<Buffer> {
  const random = randomOf(7);
  return picture((context) => {
    const sky = context.createLinearGradient(0, 0, 0, 360);
    sky.addColorStop(0, '#5f9fe0');
    sky.addColorStop(1, '#dcecf8');
    context.fillStyle = sky;
    context.fillRect(0, 0, 800, 360);
    context.fillStyle = '#b08968';
    context.fillRect(250, 170, 300, 210);
    context.fillStyle = '#7f3f2f';
    context.beginPath();
    context.moveTo(220, 170);
    context.lineTo(400, 70);
    context.lineTo(580, 170);
    context.fill();
    context.fillStyle = '#2d3b4a';
    for (const x of [290, 380, 470]) context.fillRect(x, 220, 50, 60);
    for (let blade = 0; blade < 50_000; blade += 1) {
      context.fillStyle = `rgb(${40 + random() * 60}, ${90 + random() * 90}, ${20 + random() * 40})`;
      context.fillRect(random() * 800, 360 + random() * 240, 1 + random(), 2 + random() * 5);
    }
  });
}

const blank =
  'There is no text to read in this file. Please upload a sharp, complete picture or the PDF of the fee sheet.';
const foreign = 'This fee sheet is not in English. Only fee sheets in English can be read.';
const nothing = 'None of the figures of a fee sheet were found in this file. Please check that it is the right one.';

type Row = readonly [
  what: string,
  name: string,
  type: BadSheet['type'],
  make: BadSheet['make'],
  code: BadSheet['code'],
  sentence: string | Sentence,
];

const [pdf, png, text] = ['application/pdf', 'image/png', 'text/plain'] as const;

/** Files that users upload by mistake: each is tried in the browser, too. */
const mistakes: readonly Row[] = [
  [
    'HTML that is named .pdf',
    'renamed.pdf',
    pdf,
    () => textSheet('<!doctype html><p>Loan Amount $1'),
    'UNSUPPORTED_TYPE',
    wrongType,
  ],
  [
    'a PDF that was cut off',
    'broken.pdf',
    pdf,
    async () => (await pdfSheet()).subarray(0, 200),
    'INVALID_INPUT',
    wrongType,
  ],
  ['a photo of something else', 'house.png', png, photo, 'INVALID_INPUT', blank],
  [
    'a sheet in Spanish',
    'hoja.txt',
    text,
    () =>
      textSheet(
        'Hoja de costos',
        'Monto del préstamo: 450.000',
        'Tasa de interés anual fija',
        'Cuota mensual total, estimada con seguro',
      ),
    'INVALID_INPUT',
    foreign,
  ],
  [
    'a long file with no figures on its first pages',
    'all-papers.pdf',
    pdf,
    () => pdfSheet({ pages: 12, line: 'Terms and conditions of the sample bank' }),
    'INVALID_INPUT',
    'The first pages of this file have none of the figures of a fee sheet. Please upload only the pages of the fee sheet.',
  ],
  [
    'a PDF with a password',
    'secret.pdf',
    pdf,
    () => pdfSheet({ password: 'secret' }),
    'INVALID_INPUT',
    'This PDF is protected by a password. Please upload one that opens without it.',
  ],
];

const attacks: readonly Row[] = [
  [
    'a program that is named .png',
    'sheet.png',
    png,
    () => Buffer.from('7f454c4602010100', 'hex'),
    'UNSUPPORTED_TYPE',
    wrongType,
  ],
  ['an empty file', 'empty.txt', text, () => Buffer.alloc(0), 'UNSUPPORTED_TYPE', wrongType],
  ['a GIF with a PDF behind it', 'sheet.pdf', pdf, () => textSheet('GIF89a %PDF-1.4'), 'UNSUPPORTED_TYPE', wrongType],
  [
    'an SVG',
    'sheet.png',
    png,
    () => textSheet('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'UNSUPPORTED_TYPE',
    wrongType,
  ],
  [
    'a binary file that is named .txt',
    'sheet.txt',
    text,
    () => Buffer.from([76, 111, 97, 110, 0, 1, 2]),
    'UNSUPPORTED_TYPE',
    wrongType,
  ],
  [
    'half a picture',
    'half.png',
    png,
    async () => (await picture(() => undefined)).subarray(0, 60),
    'INVALID_INPUT',
    wrongType,
  ],
  [
    'a picture of 3,600 megapixels',
    'large.png',
    png,
    () => pngBomb(60_000, 60_000),
    'TOO_LARGE',
    'This image has too many pixels. Please upload one of at most 40 megapixels.',
  ],
  [
    'a sheet in Hindi',
    'sheet.txt',
    text,
    () =>
      textSheet('शुल्क विवरण', 'ऋण राशि: 450000 डॉलर', 'ब्याज दर: 6.625 प्रतिशत', 'कुल मासिक भुगतान अनुमानित राशि और बीमा'),
    'INVALID_INPUT',
    foreign,
  ],
  [
    'another text',
    'letter.txt',
    text,
    () =>
      textSheet(
        'Dear Anna, thank you for the lovely evening and the cake.',
        'We will see you for your birthday in May.',
      ),
    'INVALID_INPUT',
    nothing,
  ],
];

const fromRow = ([what, name, type, make, code, sentence]: Row): BadSheet => ({
  what,
  name,
  type,
  make,
  code,
  sentence: typeof sentence === 'string' ? sentence : inWords(sentence, 'en'),
});

export const uploadMistakes = mistakes.map(fromRow);
export const badSheets = [...mistakes, ...attacks].map(fromRow);
