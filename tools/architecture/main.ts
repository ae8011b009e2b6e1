import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsBetweenRooms, pictureOf, withPicture } from './rooms.ts';

/** `npm run architecture` draws the picture in docs/architecture.md from the imports of the code. */
const root = join(import.meta.dirname, '../..');
const file = join(root, 'docs/architecture.md');
writeFileSync(file, withPicture(readFileSync(file, 'utf8'), pictureOf(importsBetweenRooms(root))));
