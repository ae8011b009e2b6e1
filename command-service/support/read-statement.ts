import {
  faultOfPage,
  overlapMs,
  statementAggregate,
  type PageFault,
  type ProviderEntry,
  type StatementCommand,
} from '../../domain/finance/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, type Caller } from './context.ts';

/**
 * The length of one range of the provider's records, in milliseconds. A range is read whole before any of it is
 * recorded.
 */
const windowMs = 86_400_000;
/** Entries of one append. */
const batch = 500;
const graceMs = 86_400_000;

/**
 * Asks again for the content of payouts that were booked before the provider knew it, and records the answers.
 *
 * @returns how many are still in progress
 */
export async function followPayouts(
  {
    executor,
    paymentProvider: { name: provider },
    providerRecords,
  }: Pick<Dependencies, 'executor' | 'paymentProvider' | 'providerRecords'>,
  caller: Caller,
): Promise<number> {
  const { awaited } = (await executor.load(statementAggregate, provider)).state;
  let inProgress = 0;
  for (const entryId of awaited) {
    const settledCents = await providerRecords.settledCents(entryId);
    if (settledCents === undefined) inProgress += 1;
    else {
      const command = { kind: 'payout' as const, provider, entryId, settledCents };
      await executor.execute(statementAggregate, provider, command, contextFor(caller, 'statement-payout'));
    }
  }
  return inProgress;
}

type Reading = Pick<Dependencies, 'executor' | 'paymentProvider' | 'providerRecords' | 'now' | 'books'>;

/** The fields of an entry whose change makes an exception. */
const fingerprintOf = ({ kind, paymentId, amountCents, feeCents, netCents, currency }: ProviderEntry): string =>
  JSON.stringify([kind, paymentId, amountCents, feeCents, netCents, currency]);

interface Recorded {
  readonly fingerprint: string;
  readonly paymentId: string | null;
  readonly recordedCents: number;
}

/**
 * Reads the provider's bookings since the last run and records them, oldest first. Each range is recorded only when all
 * its pages are in order: a page that is cut off, doubled, reordered or of another account is recorded as refused, and
 * its range is read again by the next run. After a kill, the next run continues after the last recorded entry. A full
 * run reads everything from the first record on, and compares it with the recorded entries.
 */
export async function readStatement(
  dependencies: Reading,
  caller: Caller,
  isFull = false,
): Promise<{ readonly recorded: number; readonly reread: number; readonly refused: PageFault | null }> {
  const { executor, paymentProvider: provider, providerRecords, now, books } = dependencies;
  const run = async (command: StatementCommand) =>
    executor.execute(statementAggregate, provider.name, command, contextFor(caller, `statement-${command.kind}`));
  const { state } = await executor.load(statementAggregate, provider.name);
  const known = isFull ? await recordedOf(dependencies) : new Map<string, Recorded>();
  const reread = known.size;
  const compare = async (entryId: string, { paymentId, recordedCents }: Recorded, foundCents: number | null | 'same') =>
    run({
      kind: 'compare',
      provider: provider.name,
      entryId,
      differs: foundCents === 'same' ? null : { paymentId, recordedCents, foundCents },
    });
  const end = Math.max(now(), providerRecords.billingTime());
  let recorded = 0;
  let sinceMs = state.lastMs > 0 && !isFull ? state.lastMs - overlapMs : (await books.firstEventAt()) - graceMs;
  while (sinceMs < end) {
    const untilMs = Math.min(sinceMs + windowMs, end);
    const read = await readRange(dependencies, sinceMs, untilMs);
    if ('found' in read) {
      await run({ kind: 'refuse', provider: provider.name, ...read.found, sinceMs, untilMs });
      return { recorded, reread, refused: read.found.fault };
    }
    const fresh: ProviderEntry[] = [];
    for (const entry of read.entries) {
      const before = known.get(entry.entryId);
      known.delete(entry.entryId);
      if (!before) fresh.push(entry);
      else if (before.fingerprint !== fingerprintOf(entry)) await compare(entry.entryId, before, entry.amountCents);
      else if (state.changed.includes(entry.entryId)) await compare(entry.entryId, before, 'same');
    }
    for (let from = 0; from === 0 || from < fresh.length; from += batch) {
      const part = fresh.slice(from, from + batch);
      const { events } = await run({ kind: 'record', provider: provider.name, entries: part, untilMs, isFull });
      recorded += events.filter(({ type }) => type === 'ProviderEntryRecorded').length;
    }
    sinceMs = untilMs;
  }
  // The rest was recorded, and the provider no longer has it.
  for (const [entryId, before] of known) await compare(entryId, before, null);
  return { recorded, reread, refused: null };
}

async function recordedOf({ books, paymentProvider: { name } }: Reading): Promise<Map<string, Recorded>> {
  const known = new Map<string, Recorded>();
  for await (const entry of books.recordedEntries(name))
    known.set(entry.entryId, {
      fingerprint: fingerprintOf(entry),
      paymentId: entry.paymentId,
      recordedCents: entry.amountCents,
    });
  return known;
}

/** All entries of a range, the oldest first, or the fault of one of its pages. */
async function readRange(
  { providerRecords, paymentProvider }: Pick<Reading, 'providerRecords' | 'paymentProvider'>,
  sinceMs: number,
  untilMs: number,
) {
  const range = { sinceMs, untilMs, livemode: paymentProvider.mode === 'live' };
  const entries: ProviderEntry[] = [];
  const known = new Set<string>();
  let after: string | undefined;
  do {
    const page = await providerRecords.listEntries({ since: sinceMs, until: untilMs, after });
    const found = faultOfPage(page, { known, oldestMs: entries.at(-1)?.bookedAtMs ?? Infinity }, range);
    if (found) return { found };
    for (const entry of page.entries) {
      entries.push(entry);
      known.add(entry.entryId);
    }
    after = page.next;
  } while (after !== undefined);
  return { entries: entries.toReversed() };
}
