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

/** One range of the provider's records that is read whole before any of it is recorded, in milliseconds. */
const windowMs = 86_400_000;
/** Entries of one append. */
const batch = 500;
const graceMs = 86_400_000;

/**
 * Asks again what the payouts pay out that were booked before the provider could say, and records the answers.
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

/**
 * Reads what the provider booked since the last run and records it, oldest first. Each range is recorded only when all
 * its pages are in order: a page that is cut off, doubled, reordered or of another account is recorded as refused, and
 * its range is read again by the next run. A killed run goes on behind the last recorded entry.
 */
export async function readStatement(
  {
    executor,
    paymentProvider: provider,
    providerRecords,
    now,
    books,
  }: Pick<Dependencies, 'executor' | 'paymentProvider' | 'providerRecords' | 'now' | 'books'>,
  caller: Caller,
): Promise<{ readonly recorded: number; readonly refused: PageFault | null }> {
  const run = async (command: StatementCommand) =>
    executor.execute(statementAggregate, provider.name, command, contextFor(caller, `statement-${command.kind}`));
  const livemode = provider.mode === 'live';
  const { state } = await executor.load(statementAggregate, provider.name);
  const end = Math.max(now(), providerRecords.billingTime());
  let recorded = 0;
  let sinceMs = state.lastMs > 0 ? state.lastMs - overlapMs : (await books.firstEventAt()) - graceMs;
  while (sinceMs < end) {
    const untilMs = Math.min(sinceMs + windowMs, end);
    const range = { sinceMs, untilMs, livemode };
    const entries: ProviderEntry[] = [];
    const known = new Set<string>();
    let after: string | undefined;
    do {
      const page = await providerRecords.listEntries({ since: sinceMs, until: untilMs, after });
      const found = faultOfPage(page, { known, oldestMs: entries.at(-1)?.bookedAtMs ?? Infinity }, range);
      if (found) {
        await run({ kind: 'refuse', provider: provider.name, ...found, sinceMs, untilMs });
        return { recorded, refused: found.fault };
      }
      for (const entry of page.entries) {
        entries.push(entry);
        known.add(entry.entryId);
      }
      after = page.next;
    } while (after !== undefined);
    entries.reverse();
    for (let from = 0; from === 0 || from < entries.length; from += batch) {
      const part = entries.slice(from, from + batch);
      const { events } = await run({ kind: 'record', provider: provider.name, entries: part, untilMs });
      recorded += events.filter(({ type }) => type === 'ProviderEntryRecorded').length;
    }
    sinceMs = untilMs;
  }
  return { recorded, refused: null };
}
