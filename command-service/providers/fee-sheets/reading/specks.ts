import { createCanvas, type Canvas, type Image } from '@napi-rs/canvas';

/** How far the shade of a speck is from its neighbors, of 255. */
const contrast = 50;
/** How far around a speck nothing may resemble it, pixels: a point or a thin stroke has the rest of its letter there. */
const alone = 3;
/** Below this share of all pixels such specks do no harm. */
const leastShare = 0.001;

/**
 * A picture without specks: pixels that none of their neighbors resembles, as a bad scan or a fax has them. Undefined
 * for a picture that has hardly any far from letters: in a small one, points and thin strokes are single pixels too.
 */
export function withoutSpecks(image: Image | Canvas): Canvas | undefined {
  const { width, height } = image;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const picture = context.getImageData(0, 0, width, height);
  const { data } = picture;
  const shade = Uint8Array.from(
    { length: width * height },
    (_, at) => ((data[at * 4] ?? 0) + (data[at * 4 + 1] ?? 0) + (data[at * 4 + 2] ?? 0)) / 3,
  );
  const isAlone = (at: number, steps: readonly number[]): boolean =>
    steps.every((step) => Math.abs((shade[at + step] ?? 0) - (shade[at] ?? 0)) >= contrast);
  const [beside, around] = [stepsWithin(1, width), stepsWithin(alone, width)];
  const [above = 0] = beside;
  let farFromLetters = 0;
  for (let y = alone; y < height - alone; y += 1)
    for (let x = alone; x < width - alone; x += 1) {
      const at = y * width + x;
      if (!isAlone(at, beside)) continue;
      farFromLetters += Number(isAlone(at, around));
      data.copyWithin(at * 4, (at + above) * 4, (at + above) * 4 + 3);
    }
  if (farFromLetters < width * height * leastShare) return undefined;
  context.putImageData(picture, 0, 0);
  return canvas;
}

/** The steps from a pixel to all others at most so far away in both directions. */
function stepsWithin(distance: number, width: number): readonly number[] {
  const line = Array.from({ length: 2 * distance + 1 }, (_, at) => at - distance);
  return line.flatMap((down) => line.map((right) => down * width + right)).filter((step) => step !== 0);
}
