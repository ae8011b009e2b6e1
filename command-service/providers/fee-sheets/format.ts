import { imageSize } from 'image-size';
import { Refusal } from '../../../domain/refusal.ts';
import type { FeeSheetFormat } from './port.ts';
import { say } from '../../../words/index.ts';

export const wrongType = say('SHEET_TYPE');
const tooManyPixels = say('PICTURE_TOO_MANY_PIXELS');
const mostPixels = 40_000_000;

const startsWith = (bytes: Uint8Array, text: string, within = 0): boolean =>
  Buffer.from(bytes.subarray(0, within + text.length)).includes(text, 0, 'latin1');

/**
 * The format of a fee sheet by its content; its name and declared type do not count. Throws UNSUPPORTED_TYPE, or
 * TOO_LARGE for a picture of more than 40 megapixels.
 */
export function formatOf(bytes: Uint8Array): FeeSheetFormat {
  // A PDF may begin with up to a kilobyte of something else, but a file of another known type is no PDF.
  if (startsWith(bytes, '%PDF-', isBinaryOfAnotherType(bytes) ? 0 : 1_019)) return 'pdf';
  const picture = pictureOf(bytes);
  if (picture !== undefined) {
    if (picture.width * picture.height > mostPixels) throw new Refusal('TOO_LARGE', tooManyPixels);
    return picture.format;
  }
  if (isText(bytes)) return 'text';
  throw new Refusal('UNSUPPORTED_TYPE', wrongType);
}

const isBinaryOfAnotherType = (bytes: Uint8Array): boolean =>
  bytes.subarray(0, 4).includes(0) || bytes[0] === 0xff || startsWith(bytes, 'GIF8') || startsWith(bytes, '<');

function pictureOf(bytes: Uint8Array) {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  const isPng = bytes[0] === 0x89 && startsWith(bytes, '\x89PNG\r\n\x1a\n');
  if (!isJpeg && !isPng) return undefined;
  try {
    // A copy: the parser reads past the end of a view into the rest of its buffer.
    const { width, height } = imageSize(new Uint8Array(bytes));
    return width < 1 || height < 1
      ? undefined
      : { width, height, format: isJpeg ? ('jpeg' as const) : ('png' as const) };
  } catch {
    return undefined;
  }
}

/** Plain text: UTF-16 with its mark, or UTF-8 without control characters and without the marks of markup. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false;
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const start = bytes.subarray(0, 8_192);
  if (isUtf16) return true;
  if (start.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte))) return false;
  const text = Buffer.from(start).toString('utf8');
  return text.trim() !== '' && !/^\s*(?:<!doctype|<html|<svg|<\?xml|\{\\rtf|gif8|%pdf|bm\b)/i.test(text);
}
