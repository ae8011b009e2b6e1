/**
 * The first reconciliation of 100,000 payments against a log of 1,000,000 events: time and memory of a
 * process that runs it alone, on SQLite, with read models that follow the log.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openReconciliation, type ProviderRecords } from '../../command-service/index.ts';
import type { JsonObject, NewEvent } from '../../domain/envelope.ts';
import { eventRegistry, type EventOf, type EventType } from '../../domain/events.ts';
import type { ProviderEntry } from '../../domain/finance/index.ts';
import { openSqliteEventStore, withCodec } from '../../event-store/index.ts';
import { createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { openSqliteReadStore, projectionRegistry, startProjections } from '../../projection-service/index.ts';
import { bookProjections, openBooks, reconciliationCacheMegabytes as cacheMegabytes } from '../../server/books.ts';
import type { BenchResult } from '../event-store/measure.ts';

const limits = { seconds: 30, megabytes: 300 } as const;
const paymentsPerUser = 10;
/** Holds per payment: the first ones fail, the last one becomes a video. */
const holdsPerPayment = 3;
const eventsPerPayment = 4 + 2 * holdsPerPayment;
const start = Date.UTC(2026, 0, 1);
const month = 30 * 86_400_000;
const cents = 17_750;
const fee = 545;
const half = 4;

interface Size {
  readonly folder: string;
  readonly payments: number;
}

const paymentOf = (n: number): string => `pi_${String(n).padStart(9, '0')}`;
const userOf = (n: number): string => `user-${Math.floor(n / paymentsPerUser)}`;
const timeOf = (n: number, payments: number): number => start + 1_000 + Math.floor((n * month) / payments);

/** Opens the log and the read models that reconciliation compares, with the memory of `curbcast reconcile`. */
async function open(folder: string) {
  const rawLog = await openSqliteEventStore({ folder: join(folder, 'log'), cacheMegabytes });
  const eventStore = withCodec(rawLog, { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  const readStore = await openSqliteReadStore({ folder: join(folder, 'read'), cacheMegabytes });
  const projectors = projectionRegistry.filter(({ name }) => (bookProjections as readonly string[]).includes(name));
  const projections = await startProjections({ eventStore, readStore, projectors, batchSize: 1_000 });
  if (!(await projections.waitFor(bookProjections, await eventStore.head(), 3_600_000)))
    throw new Error('The read models did not catch up');
  const close = async (): Promise<void> => {
    await projections.stop();
    await readStore.close();
    await rawLog.close();
  };
  return { eventStore, projections, close };
}

function eventOf<Type extends EventType>(type: Type, time: number, data: EventOf<Type>['data']): NewEvent {
  const id = randomUUID();
  const actor = { kind: 'process' as const, id: 'bench' };
  return {
    id,
    type,
    schemaVersion: eventRegistry.get(type)?.version ?? 1,
    time,
    data: data as object as JsonObject,
    metadata: { actor, commandId: id, correlationId: id, causationId: id },
  };
}

/** One payment in its stream, and its consequences in the streams of its user. */
function historyOf(n: number, payments: number) {
  const [paymentId, userId, at] = [paymentOf(n), userOf(n), timeOf(n, payments)];
  const common = { paymentId, purchaseId: null, invoiceId: null, userId, currency: 'usd' };
  const items = [
    {
      kind: 'bundle' as const,
      id: 'starter-pack',
      name: 'Starter Pack',
      halfCredits: 20,
      twinCredits: 0,
      priceCents: cents,
      catalogVersion: '1',
    },
  ];
  const payment = [
    eventOf('PaymentInitiated', at, { ...common, items, provider: 'stripe' }),
    eventOf('PaymentSucceeded', at, { ...common, items, amountCents: cents, reportedBy: 'provider' }),
  ];
  const credits = [
    eventOf('CreditsGranted', at, {
      asset: 'minutes',
      lotId: paymentId,
      source: 'bundle',
      amount: 20,
      debtPaidAmount: 0,
      expiresAtMs: null,
      paymentId,
      priceCents: cents,
      paidCents: cents,
      currency: 'usd',
      catalogVersion: '1',
      isApart: false,
      itemName: 'Starter Pack',
    }),
  ];
  const lots = [{ lotId: paymentId, amount: half }];
  for (let hold = 1; hold <= holdsPerPayment; hold += 1) {
    const settled = {
      holdId: `${paymentId}-${hold}`,
      heldFor: paymentId,
      held: lots,
      debtPaid: [],
      expiredAmount: 0,
    };
    credits.push(
      eventOf('CreditsReserved', at, {
        asset: 'minutes',
        holdId: settled.holdId,
        heldFor: paymentId,
        amount: half,
        lots,
        expiresAtMs: at + month,
        requestHash: 'h',
      }),
      hold < holdsPerPayment
        ? eventOf('CreditsReleased', at, { asset: 'minutes', ...settled, returned: lots, reason: 'failed' })
        : eventOf('CreditsCaptured', at, {
            asset: 'minutes',
            ...settled,
            returned: [],
            capturedAmount: half,
            durationMs: 120_000,
          }),
    );
  }
  const videos = [
    eventOf('VideoCompleted', at, {
      videoId: paymentId,
      userId,
      attempt: holdsPerPayment,
      durationMs: 120_000,
      videoKey: 'v',
      thumbnailKey: 't',
      captionsKey: 'c',
      picturesLeftOut: 0,
      costCents: null,
      renderMs: null,
      leftOut: null,
      late: false,
    }),
  ];
  return { paymentId, payment, credits, videos };
}

/** Writes the log, user by user, and lets the read models follow. */
async function fill({ folder, payments }: Size): Promise<void> {
  const { eventStore, close } = await open(folder);
  const users = payments / paymentsPerUser;
  const perRound = 100;
  for (let from = 0; from < users; from += perRound) {
    await Promise.all(
      Array.from({ length: Math.min(perRound, users - from) }, async (_, index) => {
        const user = from + index;
        const histories = Array.from({ length: paymentsPerUser }, (_unused, n) =>
          historyOf(user * paymentsPerUser + n, payments),
        );
        const appends = [
          ...histories.map(({ paymentId, payment }) => eventStore.append(`payment-${paymentId}`, 'no_stream', payment)),
          eventStore.append(
            `credits-user-${user}`,
            'no_stream',
            histories.flatMap(({ credits }) => credits),
          ),
          eventStore.append(
            `video-of-user-${user}`,
            'no_stream',
            histories.flatMap(({ videos }) => videos),
          ),
        ];
        await Promise.all(appends);
      }),
    );
  }
  await close();
}

/** The provider's bookings, generated during the reading. */
function records(payments: number): ProviderRecords {
  const entryOf = (n: number): ProviderEntry => ({
    entryId: `txn_${String(n).padStart(9, '0')}`,
    provider: 'stripe',
    kind: 'charge',
    paymentId: paymentOf(n),
    ownerId: userOf(n),
    customerId: null,
    amountCents: cents,
    feeCents: fee,
    netCents: cents - fee,
    currency: 'usd',
    bookedAtMs: timeOf(n, payments),
    settledCents: null,
  });
  /** The first payment at or after a time. */
  const firstAt = (time: number): number => {
    let n = Math.min(payments, Math.max(0, Math.floor(((time - start - 1_000) * payments) / month)));
    while (n < payments && timeOf(n, payments) < time) n += 1;
    return n;
  };
  return {
    billingTime: () => 0,
    settledCents: async () => null,
    listEntries: async ({ since, until, after }) => {
      const [low, high] = [firstAt(since), after === undefined ? firstAt(until) : Number(after.slice('txn_'.length))];
      const from = Math.max(low, high - 100);
      const entries = Array.from({ length: Math.max(0, high - from) }, (_, index) => entryOf(high - 1 - index));
      const next = from > low ? entries.at(-1)?.entryId : undefined;
      return { livemode: false, entries, ...(next === undefined ? {} : { next }) };
    },
  };
}

/** The run itself: its time, and the highest memory use of the process. */
async function run({ folder, payments }: Size) {
  const { eventStore, projections, close } = await open(folder);
  const reconcile = openReconciliation({
    eventStore,
    registry: eventRegistry,
    paymentProvider: { name: 'stripe', mode: 'test' } as never,
    providerRecords: records(payments),
    books: openBooks(projections, eventStore),
    now: () => start + month + 86_400_000,
  });
  const caller = { actor: { kind: 'system', id: 'bench' }, correlationId: 'bench' } as const;
  const timed = async () => {
    const started = performance.now();
    const { recorded, exceptions, pending } = await reconcile(caller);
    return { seconds: (performance.now() - started) / 1_000, recorded, found: exceptions.length + pending };
  };
  const first = await timed();
  const again = await timed();
  await close();
  if (first.recorded !== payments || first.found !== 0 || again.recorded !== 0)
    throw new Error(`The run recorded ${first.recorded} of ${payments} and found ${first.found} differences`);
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const cpuSeconds = (userCPUTime + systemCPUTime) / 1_000_000;
  return { first: first.seconds, again: again.seconds, cpuSeconds, megabytes: maxRSS / 1_024 };
}

/** Measures a first run over all payments, and the next one, which reads only what is new. */
export async function benchFinance(payments = 100_000): Promise<readonly BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-bench-finance-'));
  const child = async (part: 'fill' | 'run'): Promise<string> => {
    // The settings of `curbcast reconcile`: early garbage collection.
    const node = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4', '--max-old-space-size=512'];
    const args = [...node, import.meta.filename, part, folder, String(payments)];
    return (await promisify(execFile)(process.execPath, args)).stdout;
  };
  try {
    await child('fill');
    const { first, again, cpuSeconds, megabytes } = JSON.parse(await child('run')) as Awaited<ReturnType<typeof run>>;
    const of = `of ${payments.toLocaleString('en')} payments, ${(payments * eventsPerPayment).toLocaleString('en')} events`;
    return [
      {
        name: `finance: first run ${of}`,
        value: first,
        unit: 's',
        limit: limits.seconds,
        ratio: first / limits.seconds,
      },
      { name: 'finance: processor time of both runs and the start', value: cpuSeconds, unit: 's' },
      { name: 'finance: the next run', value: again, unit: 's' },
      {
        name: 'finance: memory of the process at most',
        value: megabytes,
        unit: 'MB',
        limit: limits.megabytes,
        ratio: megabytes / limits.megabytes,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [part, folder = '', payments = '0'] = process.argv.slice(2);
  const size = { folder, payments: Number(payments) };
  if (part === 'fill') await fill(size);
  else if (part === 'run') console.log(JSON.stringify(await run(size)));
  else console.table(await benchFinance(...(part === undefined ? [] : [Number(part)])));
  process.exit(0);
}
