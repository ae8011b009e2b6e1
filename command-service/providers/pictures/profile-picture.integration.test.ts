import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from '@jest/globals';
import { pngBomb } from '../../../tools/testing/png-bomb.ts';
import { createProfilePictures } from './profile-picture.ts';

const pictures = createProfilePictures();
const refused = { code: 'INVALID_INPUT', message: 'Please upload a JPEG, PNG, GIF, or WebP image.' };

/** 600 x 300, left half red, right half blue. */
const canvas = createCanvas(600, 300);
const context = canvas.getContext('2d');
for (const [color, x] of [
  ['red', 0],
  ['blue', 300],
] as const) {
  context.fillStyle = color;
  context.fillRect(x, 0, 300, 300);
}

/** `red` or `blue` at a point of the picture that was made. */
async function colorAt(webp: Buffer, x: number, y: number): Promise<string> {
  const image = await loadImage(webp);
  const copy = createCanvas(image.width, image.height).getContext('2d');
  copy.drawImage(image, 0, 0);
  const [red = 0, , blue = 0] = copy.getImageData(x, y, 1, 1).data;
  return red > blue ? 'red' : 'blue';
}

/** A JPEG with an EXIF block: an orientation and a place name. */
async function jpegWith(orientation: number): Promise<Buffer> {
  const jpeg = await canvas.encode('jpeg');
  const tiff = Buffer.concat([
    Buffer.from('4d4d002a00000008', 'hex'),
    Buffer.from('0001', 'hex'),
    Buffer.from('011200030000000100', 'hex'),
    Buffer.from([orientation, 0, 0]),
    Buffer.from('00000000', 'hex'),
    Buffer.from('GPS 30.2672 N 97.7431 W'),
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from('ffe1', 'hex'), length, body, jpeg.subarray(2)]);
}

test.each(['png', 'jpeg', 'webp', 'gif'] as const)('a %s becomes a square WebP of its middle', async (format) => {
  const encode: Record<typeof format, () => Promise<Buffer>> = {
    png: () => canvas.encode('png'),
    jpeg: () => canvas.encode('jpeg'),
    webp: () => canvas.encode('webp'),
    gif: () => canvas.encode('gif'),
  };
  const made = await pictures.make(await encode[format]());
  expect([made.toString('latin1', 0, 4), made.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP']);
  const { width, height } = await loadImage(made);
  expect([width, height]).toEqual([512, 512]);
  expect([await colorAt(made, 100, 256), await colorAt(made, 400, 256)]).toEqual(['red', 'blue']);
});

test.each([
  [1, 'red', 'blue', 'left to right'],
  [2, 'blue', 'red', 'left to right'],
  [3, 'blue', 'red', 'left to right'],
  [6, 'red', 'blue', 'top to bottom'],
  [8, 'blue', 'red', 'top to bottom'],
] as const)('an orientation of %i is applied and the metadata is gone', async (orientation, first, last, way) => {
  const made = await pictures.make(await jpegWith(orientation));
  const points = way === 'left to right' ? ([100, 256, 400, 256] as const) : ([256, 100, 256, 400] as const);
  expect([await colorAt(made, points[0], points[1]), await colorAt(made, points[2], points[3])]).toEqual([first, last]);
  expect(made.includes('GPS') || made.includes('Exif')).toBe(false);
});

test.each<[string, Buffer]>([
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
  ['a BMP', Buffer.from('424d3a000000000000003600000028000000010000000100000001001800', 'hex')],
  ['a program', Buffer.from('7f454c46020101000000000000000000', 'hex')],
  ['nothing', Buffer.alloc(0)],
  ['a GIF header and a script', Buffer.from('GIF89a/*\u0001\u0000*/=1;alert(1)')],
  ['half a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452000000', 'hex')],
])('%s is refused', async (_name, bytes) => {
  await expect(pictures.make(bytes)).rejects.toMatchObject(refused);
});

test('reads nothing after the end of a truncated header', async () => {
  const half = Buffer.from('89504e470d0a1a0a0000000d49484452000000', 'hex');
  // As an upload arrives: a view into a larger buffer. With the bytes after the view, this one would have 4 gigapixels.
  const larger = Buffer.concat([half, Buffer.alloc(64, 0xff)]);
  await expect(pictures.make(larger.subarray(0, half.length))).rejects.toMatchObject(refused);
});

test('a decompression bomb is refused by its pixels before it is decoded', async () => {
  const started = process.resourceUsage().maxRSS;
  await expect(pictures.make(pngBomb(60_000, 60_000))).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: 'This image has too many pixels. Please upload one of at most 40 megapixels.',
  });
  expect(process.resourceUsage().maxRSS - started).toBeLessThan(50_000);
  // Within the limit it reaches the decoder, which finds that the pixels are not there.
  await expect(pictures.make(pngBomb(5_000, 5_000))).rejects.toMatchObject(refused);
});
