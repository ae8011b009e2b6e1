import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { expect, test } from '@jest/globals';
import { withoutSpecks } from './specks.ts';

/** A white page with a line, and this many single dark pixels. */
function pageWith(specks: number): Canvas {
  const canvas = createCanvas(100, 100);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 100, 100);
  context.fillStyle = 'black';
  context.fillRect(10, 50, 80, 1);
  for (let at = 0; at < specks; at += 1) context.fillRect(5 + (at % 10) * 9, 5 + Math.floor(at / 10) * 9, 1, 1);
  return canvas;
}

const darkPixels = (canvas: Canvas): number => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.filter((shade, at) => at % 4 === 0 && shade < 128).length;
};

test('removes single dark pixels and keeps a line of the same width', () => {
  const noisy = pageWith(40);
  expect(darkPixels(noisy)).toBe(120);
  const clean = withoutSpecks(noisy);
  expect(clean && darkPixels(clean)).toBe(80);
});

test('leaves a picture with hardly any specks as it is', () => {
  expect(withoutSpecks(pageWith(3))).toBeUndefined();
});
