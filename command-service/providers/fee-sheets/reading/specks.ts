import { createCanvas, type Canvas, type Image } from '@napi-rs/canvas';

/** How far the shade of a speck is from its neighbors, of 255. */
const contrast = 50;
/** Below this share of all pixels specks do no harm. */
const leastShare = 0.002;

/**
 * A picture without specks: pixels that none of their neighbors resembles, as a bad scan or a fax has them. A stroke of
 * a letter has a neighbor of its shade. Undefined for a picture that has hardly any.
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
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  let specks = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const own = shade[at] ?? 0;
      if (around.some((step) => Math.abs((shade[at + step] ?? 0) - own) < contrast)) continue;
      specks += 1;
      const [first = 0] = around;
      data.copyWithin(at * 4, (at + first) * 4, (at + first) * 4 + 3);
    }
  if (specks < width * height * leastShare) return undefined;
  context.putImageData(picture, 0, 0);
  return canvas;
}
