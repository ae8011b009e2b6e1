import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BenchResult } from '../event-store/measure.ts';

const built = join(import.meta.dirname, '..', '..', 'dist', 'web');
const budget = 200;

/**
 * Size of the JavaScript that a browser loads before the dashboard is usable: the entry, the dashboard and their
 * imports.
 */
export function benchWeb(): readonly BenchResult[] {
  if (!existsSync(join(built, 'index.html'))) throw new Error('The web client is not built: npm run build');
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  const names = new Set([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name ?? ''));
  const dashboard = readdirSync(join(built, 'assets')).find((name) => /dashboard/i.test(name) && name.endsWith('.js'));
  if (dashboard !== undefined) names.add(`assets/${dashboard}`);
  for (const name of names) {
    const text = readFileSync(join(built, name), 'utf8');
    for (const [, imported] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) names.add(`assets/${imported}`);
  }
  const kilobytes = [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(built, name))).length, 0) / 1_000;
  return [
    {
      name: 'JavaScript before the dashboard is usable, gzip',
      value: kilobytes,
      unit: 'kB',
      limit: budget,
      ratio: kilobytes / budget,
    },
  ];
}
