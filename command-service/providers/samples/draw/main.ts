/** Draws the samples' pictures anew into ../pictures; run it after a change to a drawing. */
import { createCanvas } from '@napi-rs/canvas';
import { mkdir, writeFile } from 'node:fs/promises';
import { height, width } from './kit.ts';
import { drawings } from './pictures.ts';

const quality = 82;
const folder = new URL('../pictures/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [slug, list] of Object.entries(drawings)) {
  for (const [at, draw] of list.entries()) {
    const canvas = createCanvas(width, height);
    draw(canvas.getContext('2d'));
    await writeFile(new URL(`${slug}-${at + 1}.jpg`, folder), await canvas.encode('jpeg', quality));
  }
}
