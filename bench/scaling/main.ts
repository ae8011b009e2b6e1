/**
 * `npm run simulate`: what the product costs as it grows, and what breaks first, from the figures that are committed.
 * `-- --measure` measures them anew on this machine first: minutes; the limits are those of the last `npm run bench`
 * here. `-- --write` puts the tables into docs/scaling.md instead of printing them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTables } from './document.ts';
import { readFigures, writeFigures } from './figures.ts';
import { measureFigures } from './measure.ts';
import { tablesOf } from './tables.ts';

const args = new Set(process.argv.slice(2));
if (args.has('--measure')) writeFigures(await measureFigures(readFigures(), (line) => console.error(line)));
const tables = tablesOf(readFigures());
if (args.has('--write')) {
  const file = join(import.meta.dirname, '..', '..', 'docs', 'scaling.md');
  writeFileSync(file, withTables(readFileSync(file, 'utf8'), tables));
} else {
  for (const [name, table] of Object.entries(tables)) console.log(`${name}\n\n${table}\n`);
}
// What a child process may still hold open must not keep the figures waiting.
process.exit(0);
