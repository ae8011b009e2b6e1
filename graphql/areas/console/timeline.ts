import { setImmediate } from 'node:timers/promises';
import type { Json } from '../../../domain/envelope.ts';
import { fold } from '../../../lib/fold.ts';
import { invalidCursor, type Keyset } from '../../cursor.ts';
import type { EventKind, TimelineEntry } from './types.ts';

/** An entry with its place in the list that it comes from. */
export interface Placed {
  readonly place: Keyset;
  readonly entry: TimelineEntry;
}

/** One list of a customer's, the newest first: at most `limit` entries after a place. */
export type TimelineSource = (
  userId: string,
  page: { readonly limit: number; readonly after?: Keyset },
) => Promise<readonly Placed[]>;

export type TimelineSources = Readonly<Partial<Record<EventKind, TimelineSource>>>;

export interface TimelineRequest {
  readonly userId: string;
  /** Words that all occur in an entry; blank matches all. */
  readonly search: string;
  readonly after?: Keyset;
  readonly limit: number;
}

export interface TimelinePage {
  readonly found: readonly (Keyset & { readonly node: TimelineEntry })[];
  /** Where a search stopped before it had read everything. */
  readonly stoppedAt?: Keyset;
}

/** How many entries one search reads before it stops and lets the client ask for more. */
const searchLimit = 2_000;
/** How many entries of one list are read at once. */
const readAtOnce = 50;

/**
 * The entries of all sources in one list, the newest first. Each source is a separate indexed list, so a page reads
 * no more than a page of each. The cursor holds the place in every source.
 */
export async function readTimeline(sources: TimelineSources, request: TimelineRequest): Promise<TimelinePage> {
  const { userId, search, limit } = request;
  const words = fold(search).split(/\s+/).filter(Boolean);
  const places = new Map(request.after === undefined ? [] : placesIn(request.after));
  const merged = mergedEntries(sources, userId, places, words.length > 0 ? readAtOnce : Math.min(limit, readAtOnce));
  const found: (Keyset & { readonly node: TimelineEntry })[] = [];
  let read = 0;
  for await (const entry of merged) {
    read += 1;
    if (words.every((word) => textOf(entry).includes(word))) found.push({ ...cursorOf(places), node: entry });
    if (found.length === limit) break;
    if (read === searchLimit && words.length > 0) return { found, stoppedAt: cursorOf(places) };
    if (read % readAtOnce === 0) await setImmediate();
  }
  return { found };
}

/** Everything that an entry is found by. */
const textOf = ({ title, detail, about, paymentId, amountCents }: TimelineEntry): string =>
  fold([title, detail, about, paymentId, amountCents === undefined ? '' : (amountCents / 100).toFixed(2)].join('\n'));

/** Merges the sources; `places` always holds the place of the last entry that it gave. */
async function* mergedEntries(
  sources: TimelineSources,
  userId: string,
  places: Map<string, Keyset>,
  size: number,
): AsyncGenerator<TimelineEntry> {
  const read = async (name: string, source: TimelineSource): Promise<readonly Placed[]> => {
    const after = places.get(name);
    return source(userId, { limit: size, ...(after && { after }) });
  };
  const lists = await Promise.all(
    Object.entries(sources).map(async ([name, source]) => {
      const entries = await read(name, source);
      return { name, source, waiting: [...entries], mayHaveMore: entries.length === size };
    }),
  );
  for (;;) {
    const filled = lists.filter(({ waiting }) => waiting.length > 0);
    const [newest] = filled.toSorted((a, b) => (b.waiting[0]?.entry.time ?? 0) - (a.waiting[0]?.entry.time ?? 0));
    const placed = newest?.waiting.shift();
    if (newest === undefined || placed === undefined) return;
    places.set(newest.name, placed.place);
    const { toldBy } = placed.entry;
    if (toldBy === undefined || sources[toldBy] === undefined) yield placed.entry;
    if (newest.waiting.length > 0 || !newest.mayHaveMore) continue;
    const entries = await read(newest.name, newest.source);
    newest.waiting.push(...entries);
    newest.mayHaveMore = entries.length === size;
  }
}

/** All places in one cursor. */
const cursorOf = (places: ReadonlyMap<string, Keyset>): Keyset => ({
  id: JSON.stringify([...places].map(([name, { id, order }]) => [name, id, ...order])),
  order: [],
});

function placesIn({ id, order }: Keyset): readonly (readonly [string, Keyset])[] {
  try {
    const places: unknown = JSON.parse(id);
    if (order.length === 0 && Array.isArray(places) && places.every(isPlace))
      return places.map(([name, ...keyset]) => {
        const [at, ...values] = keyset;
        return [name, { id: at, order: values }];
      });
  } catch {
    // Not a cursor of ours: refused below.
  }
  throw invalidCursor();
}

const isPlace = (value: unknown): value is readonly [string, string, ...Json[]] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'string' &&
  value.slice(2).every((key) => ['string', 'number'].includes(typeof key));
