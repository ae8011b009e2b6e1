/**
 * A child process that makes a profile picture of one file: reads it from standard input, writes a square WebP to
 * standard output. Strangers' bytes are decoded here, where they can be killed and reach no secret. Fails when the file
 * has no visible pixel: that is how the decoder shows damaged data.
 */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { buffer } from 'node:stream/consumers';

const size = Number(process.argv[2]);
// Turns the pixels by the EXIF orientation, which goes with the other metadata.
const image = await loadImage(await buffer(process.stdin));
const canvas = createCanvas(size, size);
const context = canvas.getContext('2d');

// The middle of the picture, as large as the square takes.
const scale = size / Math.min(image.width, image.height);
const [width, height] = [image.width * scale, image.height * scale];
context.drawImage(image, (size - width) / 2, (size - height) / 2, width, height);

const { data } = context.getImageData(0, 0, size, size);
const isVisible = data.some((value, index) => index % 4 === 3 && value > 0);
if (isVisible) process.stdout.write(await canvas.encode('webp', 85));
else process.exitCode = 1;
