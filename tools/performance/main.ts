/** `npm run performance-chart` draws docs/performance.svg from the table of docs/performance.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartOf, figuresOf } from './chart.ts';

const docs = join(import.meta.dirname, '../../docs');
writeFileSync(join(docs, 'performance.svg'), chartOf(figuresOf(readFileSync(join(docs, 'performance.md'), 'utf8'))));
