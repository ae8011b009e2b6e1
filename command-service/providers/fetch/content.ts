import type { ImageType, VideoType } from './port.ts';

/** The bare media type of a Content-Type header: `text/html` of `Text/HTML; charset=utf-8`. */
export function mediaTypeOf(header: string): string {
  return (header.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/**
 * Decodes bytes by their byte-order mark, else the charset of the header, else that of the page's meta tag, else as
 * UTF-8, or as Windows-1252 when the bytes are no UTF-8. Never throws.
 */
export function decodeText(bytes: Buffer, header: string): string {
  const declared = charsetIn(header) ?? charsetIn(bytes.subarray(0, 2048).toString('latin1'));
  const decoder = decoderFor(byteOrderMark(bytes) ?? declared ?? 'utf-8');
  if (decoder.encoding !== 'utf-8') return decoder.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Pages that wrongly claim UTF-8 are in the old encoding of Windows; a single bad byte in UTF-8 text is only an
    // error.
    return looksLikeUtf8(bytes) ? decoder.decode(bytes) : new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether most bytes outside of ASCII are sequences of UTF-8. */
function looksLikeUtf8(bytes: Buffer): boolean {
  const text = bytes.toString('utf8');
  const broken = text.split('\ufffd').length - 1;
  const letters = (text.match(/[^\0-\x7f\ufffd]/gu) ?? []).length;
  return letters > broken * 3;
}

function charsetIn(text: string): string | undefined {
  return /charset\s*=\s*["']?([\w.:-]{2,40})/i.exec(text)?.[1];
}

function byteOrderMark(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined;
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

const at =
  (offset: number, bytes: Buffer) =>
  (content: Buffer): boolean =>
    content.subarray(offset, offset + bytes.length).equals(bytes);

const signatures: readonly (readonly [ImageType | VideoType, readonly ((content: Buffer) => boolean)[]])[] = [
  ['image/jpeg', [at(0, Buffer.from('ffd8ff', 'hex'))]],
  ['image/png', [at(0, Buffer.from('89504e470d0a1a0a', 'hex'))]],
  ['image/gif', [at(0, Buffer.from('GIF8'))]],
  ['image/webp', [at(0, Buffer.from('RIFF')), at(8, Buffer.from('WEBP'))]],
  ['video/mp4', [at(4, Buffer.from('ftyp'))]],
  ['video/webm', [at(0, Buffer.from('1a45dfa3', 'hex'))]],
  ['video/x-msvideo', [at(0, Buffer.from('RIFF')), at(8, Buffer.from('AVI '))]],
];

/** The type by the first bytes; undefined for every type that is not supported. */
export function mediaTypeIn(bytes: Uint8Array): ImageType | VideoType | undefined {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return signatures.find(([, parts]) => parts.every((matches) => matches(content)))?.[0];
}

export const isImageType = (type: ImageType | VideoType | undefined): type is ImageType =>
  type !== undefined && type.startsWith('image/');

/** The picture type by the first bytes; undefined for everything else. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const type = mediaTypeIn(bytes);
  return isImageType(type) ? type : undefined;
}
