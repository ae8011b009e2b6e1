/**
 * A child process that makes a picture of one file: reads it from standard input, writes a WebP or PNG, square or
 * whole, to standard output. Strangers' bytes are decoded here, where they can be killed and reach no secret. Fails
 * when the file has no visible pixel: the decoder shows damaged data like this.
 */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { buffer } from 'node:stream/consumers';

const [, , shape, side, format] = process.argv;
const size = Number(side);
// Turns the pixels by the EXIF orientation, which goes with the other metadata.
const image = await loadImage(await buffer(process.stdin));
const isSquare = shape === 'square';
const scale = isSquare
  ? size / Math.min(image.width, image.height)
  : Math.min(1, size / Math.max(image.width, image.height));
const [width, height] = [image.width * scale, image.height * scale];
const canvas = isSquare
  ? createCanvas(size, size)
  : createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
const context = canvas.getContext('2d');

// The middle of the picture, as large as the square takes.
context.drawImage(image, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);

const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
const isVisible = data.some((value, index) => index % 4 === 3 && value > 0);
if (isVisible) process.stdout.write(format === 'png' ? await canvas.encode('png') : await canvas.encode('webp', 85));
else process.exitCode = 1;
