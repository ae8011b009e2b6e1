import { createListingReader } from '../../command-service/providers/listings/web/threaded-reader.ts';
import { allCases } from '../../command-service/providers/listings/testing/cases/index.ts';
import type { BenchResult } from '../event-store/measure.ts';

/** The approximate size of a portal's page with its scripts and styles. */
const weight = 1_000_000;
const filler = '<div class="nav"><a href="/x">Neighbourhood guides</a></div>';

/** Seconds from a complete page to its facts. At most half a second is allowed. */
export async function benchListings(): Promise<readonly BenchResult[]> {
  const read = createListingReader();
  const pages = Object.values(allCases)
    .flat()
    .filter(({ kind, expected }) => kind === 'page' && expected.refused !== true)
    .map(({ content }) => content);
  // A page that shows no single home is refused, which takes just as long.
  const facts = (content: string) =>
    read({ kind: 'page', content, url: 'https://homes.example/1' }).catch(() => undefined);
  const [first = ''] = pages;
  // The reader's thread does not keep the process alive.
  const alive = setInterval(() => undefined, 60_000);
  // The reader's thread starts with the first page.
  await facts(first);
  const startedAt = performance.now();
  for (const content of pages) await facts(content);
  const each = (performance.now() - startedAt) / 1_000 / pages.length;
  const heavy = first.replace('</body>', `${filler.repeat(weight / filler.length)}</body>`);
  const heavyAt = performance.now();
  await facts(heavy);
  clearInterval(alive);
  return [
    { name: `listing: facts of a page, mean of ${pages.length}`, value: each, unit: 's' },
    { name: 'listing: facts of a page of 1 MB', value: (performance.now() - heavyAt) / 1_000, unit: 's' },
  ];
}
