import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CreditCommand,
  creditStream,
  decideCredits,
  evolveCredits,
  initialCredits,
} from '../../domain/credits/index.ts';
import { comparePositions, type JsonObject, type NewEvent } from '../../domain/envelope.ts';
import { eventRegistry } from '../../domain/events.ts';
import { openSqliteEventStore, withCodec, type EventStore } from '../../event-store/index.ts';
import { createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { accountAt } from '../../graphql/areas/finance/reads.ts';
import {
  createCreditAuditor,
  createHistoryAuditor,
  openSqliteReadStore,
  projectionRegistry,
  startProjections,
} from '../../projection-service/index.ts';
import { median, type BenchResult } from '../event-store/measure.ts';

export interface AuditBenchOptions {
  readonly events?: number;
  /** The number of viewed points in time, spread over the history. */
  readonly steps?: number;
}

const userId = 'heavy';
const batch = 1_000;

/**
 * Measures an audit of a history of 100,000 events: the first view, one step of the slider, and a full verification.
 */
export async function benchAudit({ events = 100_000, steps = 200 }: AuditBenchOptions = {}): Promise<
  readonly BenchResult[]
> {
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-bench-audit-'));
  const rawLog = await openSqliteEventStore({ folder: join(folder, 'log') });
  try {
    const eventStore = withCodec(rawLog, { registry: eventRegistry, keyRing: createMemoryKeyRing() });
    await fill(eventStore, events);
    const sources = { eventStore, rawLog, witness: async () => undefined, now: Date.now };
    const histories = createHistoryAuditor(sources);
    const auditor = createCreditAuditor({ ...sources, account: async () => undefined });
    const look = async (revision: number) =>
      Promise.all([
        histories.at({ kind: 'credits', id: userId, revision, earlier: 25, later: 10 }),
        auditor.curve(userId),
      ]);

    const first = await milliseconds(() => look(events - 1));
    const each: number[] = [];
    for (let step = 0; step < steps; step += 1) each.push(await milliseconds(() => look((step * 7_919) % events)));
    const whole = await milliseconds(() => auditor.verify(userId));
    const then = await accountsThen(eventStore, join(folder, 'read'), { events, steps });
    return [
      ...then,
      { name: `audit: first view of ${events} events`, value: first, unit: 'ms' },
      { name: 'audit: one step, median', value: median(each), unit: 'ms' },
      atMost('audit: one step, slowest', Math.max(...each)),
      { name: 'audit: full verification', value: whole, unit: 'ms' },
    ];
  } finally {
    await rawLog.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The longest that a view of an account of any length may take, in milliseconds. */
const limit = 50;
const atMost = (name: string, value: number): BenchResult => ({ name, value, unit: 'ms', limit, ratio: value / limit });

/**
 * The explorer of finance: views of the account at positions throughout its history, from the read model; the first one
 * is cold.
 */
async function accountsThen(
  eventStore: EventStore,
  folder: string,
  { events, steps }: Required<AuditBenchOptions>,
): Promise<readonly BenchResult[]> {
  const readStore = await openSqliteReadStore({ folder });
  const projectors = projectionRegistry.filter(({ name }) => name === 'credits');
  const projections = await startProjections({ eventStore, readStore, projectors });
  if (!(await projections.waitFor(['credits'], await eventStore.head(), 3_600_000)))
    throw new Error('The read model did not catch up');
  const context = { services: { projections } } as object as Parameters<typeof accountAt>[0];
  const each: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    const revision = (step * 7_919 + 4_001) % events;
    const [event] = await eventStore.readStream(creditStream(userId), { from: revision, limit: 1 });
    if (!event) throw new Error(`There is no event ${revision}`);
    each.push(
      await milliseconds(async () => {
        const then = await accountAt(
          context,
          userId,
          ({ position }) => comparePositions(position, event.position) <= 0,
        );
        if (then?.row?.revision !== revision) throw new Error(`Found ${then?.row?.revision} instead of ${revision}`);
      }),
    );
  }
  await projections.stop();
  await readStore.close();
  const of = `an account of ${events.toLocaleString('en')} events at any position`;
  return [
    atMost(`ledger: ${of}, the first`, each[0] ?? NaN),
    atMost(`ledger: ${of}, median`, median(each)),
    atMost(`ledger: ${of}, slowest`, Math.max(...each)),
  ];
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** A busy account: a grant, then holds that are captured or released, and an occasional further grant. */
async function fill(eventStore: EventStore, count: number): Promise<void> {
  let state = initialCredits;
  let written = 0;
  let pending: NewEvent[] = [];
  const flush = async (): Promise<void> => {
    await eventStore.append(creditStream(userId), written === 0 ? 'no_stream' : written - 1, pending);
    written += pending.length;
    pending = [];
  };
  for (let n = 0; written + pending.length < count; n += 1) {
    const time = n * 60_000;
    for (const event of decideCredits(commandOf(n), state, time)) {
      state = evolveCredits(state, event, time);
      const id = randomUUID();
      pending.push({
        id,
        type: event.type,
        schemaVersion: eventRegistry.get(event.type)?.version ?? 1,
        time,
        data: event.data as object as JsonObject,
        metadata: {
          actor: { kind: 'process', id: 'rendering' },
          commandId: id,
          correlationId: id,
          causationId: id,
          subject: userId,
        },
      });
    }
    if (pending.length >= batch) await flush();
  }
  if (pending.length > 0) await flush();
}

function commandOf(n: number): CreditCommand {
  const hold = `h${Math.floor(n / 2)}`;
  if (n % 1_000 === 0)
    return {
      kind: 'grant',
      lotId: `lot-${n}`,
      source: 'goodwill',
      amount: 100_000,
      expiresAt: null,
      paymentId: null,
      priceCents: 0,
      paidCents: 0,
      currency: 'usd',
      catalogVersion: 'bench',
      isApart: false,
      itemName: 'Goodwill',
    };
  if (n % 2 === 0)
    return {
      kind: 'reserve',
      holdId: hold,
      heldFor: hold,
      amount: 4,
      expiresAt: Number.MAX_SAFE_INTEGER,
      requestHash: hold,
      keyed: true,
    };
  return n % 10 === 1
    ? { kind: 'release', holdId: hold, reason: 'failed' }
    : { kind: 'capture', holdId: hold, durationMs: 90000 };
}

if (import.meta.main) {
  for (const { name, value, unit } of await benchAudit()) console.log(`${name}: ${value.toFixed(1)} ${unit}`);
}
