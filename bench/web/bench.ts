import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BenchResult } from '../event-store/measure.ts';

const built = join(import.meta.dirname, '..', '..', 'dist', 'web');
const budget = 170;

/** Vite's list of the built files, by entry module. */
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/**
 * Size of the JavaScript that a browser loads before the dashboard is usable: the entry, the dashboard and their
 * imports.
 */
export function benchWeb(): readonly BenchResult[] {
  const list = join(built, '.vite', 'manifest.json');
  if (!existsSync(list)) throw new Error('The web client is not built: npm run build');
  const manifest = JSON.parse(readFileSync(list, 'utf8')) as Manifest;
  const byFile = new Map(Object.values(manifest).map((part) => [part.file, part]));
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  const files = new Set([...page.matchAll(/="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? ''));
  const dashboard = manifest['src/screens/dashboard/index.tsx'];
  if (files.size === 0 || dashboard === undefined) throw new Error('The build has no entry or no dashboard');
  files.add(dashboard.file);
  for (const file of files)
    for (const imported of byFile.get(file)?.imports ?? []) files.add(manifest[imported]?.file ?? '');
  const kilobytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file))).length, 0) / 1_000;
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
