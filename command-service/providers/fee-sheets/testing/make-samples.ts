/** Makes the sample fee sheets again: `node command-service/providers/fee-sheets/testing/make-samples.ts`. */
import { writeFile } from 'node:fs/promises';
import { drawSheet, type Form } from './draw-sheets.ts';

const made: readonly (readonly [string, number, Form])[] = [
  ['purchase-30-years.pdf', 69, { kind: 'pdf' }],
  ['scanned-15-years.png', 74, { kind: 'scan', tilt: 1.4, noise: 0.0005, width: 1_275 }],
  ['two-options.txt', 94, { kind: 'text' }],
];
for (const [name, number, form] of made)
  await writeFile(new URL(`../samples/${name}`, import.meta.url), (await drawSheet(number, form)).bytes);
