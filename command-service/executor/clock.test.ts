import assert from 'node:assert/strict';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { creditAggregate } from '../../domain/credits/index.ts';
import type { CreditCommand } from '../../domain/credits/index.ts';
import { eventRegistry } from '../../domain/events.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { EventStore } from '../../event-store/index.ts';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import { createExecutor, type CommandContext, type Executor } from './executor.ts';

const hour = 3_600_000;
const begin = 1_800_000_000_000;
const expiry = begin + 2 * hour;
const context = (commandId: string): CommandContext => ({
  actor: { kind: 'admin', id: 'a1' },
  commandId,
  correlationId: 'c1',
});
const grant: CreditCommand = {
  kind: 'grant',
  lotId: 'lot',
  source: 'bundle',
  amount: 1_000,
  expiresAt: expiry,
  paymentId: null,
  priceCents: 0,
  paidCents: 0,
  currency: 'usd',
  catalogVersion: 'test',
  isApart: false,
  itemName: 'test',
};
const reserve = (n: number): CreditCommand => ({
  kind: 'reserve',
  holdId: `h${n}`,
  heldFor: `v${n}`,
  amount: 1,
  expiresAt: expiry,
  requestHash: `${n}`,
  keyed: true,
});

const refused = async (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    (error: unknown) => {
      if (error instanceof Refusal) return true;
      throw error;
    },
  );

/** One step of two processes on one stream: which process, how far its clock jumps first, and whether it restarts. */
interface Step {
  readonly process: number;
  readonly jump: number;
  readonly restarts: boolean;
  readonly sweeps: boolean;
}

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    process: fc.constantFrom(0, 1),
    jump: fc.constantFrom(0, 1, 60_000, 20 * 60_000, hour, -hour, -20 * 60_000),
    restarts: fc.boolean(),
    sweeps: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
);

/**
 * The oracle: one clock for all processes that never goes back, the later of a process's clock and the stream's last
 * event.
 */
const followsOneClock = async (taken: readonly Step[]): Promise<void> => {
  const eventStore = createMemoryEventStore();
  const clocks = [begin, begin];
  const open = (process: number): Executor =>
    createExecutor({ eventStore, registry: eventRegistry, now: () => clocks[process] ?? begin });
  const executors = [open(0), open(1)];
  await open(0).execute(creditAggregate, 'u1', grant, context('grant'));
  let time = begin;
  let lapsed = false;
  for (const [n, { process, jump, restarts, sweeps }] of taken.entries()) {
    clocks[process] = (clocks[process] ?? begin) + jump;
    if (restarts) executors[process] = open(process);
    const now = Math.max(time, clocks[process]);
    const executor = executors[process] ?? open(process);
    if (sweeps) {
      const { events } = await executor.execute(creditAggregate, 'u1', { kind: 'expire' }, context(`e${n}`));
      assert.equal(events.length > 0, now >= expiry && !lapsed);
      if (events.length > 0) [lapsed, time] = [true, now];
    } else {
      assert.equal(await refused(executor.execute(creditAggregate, 'u1', reserve(n), context(`r${n}`))), now >= expiry);
      if (now < expiry) time = now;
    }
  }
  await timesNeverGoBack(eventStore);
};

async function timesNeverGoBack(eventStore: EventStore): Promise<void> {
  const times = (await eventStore.readStream('credits-u1')).map((event) => event.time);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
}

describe('the executor under clock skew of an hour in both directions', () => {
  test('expires credits once and for good, and not before a clock has reached the expiry', async () => {
    await fc.assert(fc.asyncProperty(steps, followsOneClock), { numRuns: 150 });
  });

  test('knows the time of a stream that it reads from its snapshot', async () => {
    const eventStore = createMemoryEventStore();
    const open = (now: number): Executor => createExecutor({ eventStore, registry: eventRegistry, now: () => now });
    const early = open(begin);
    await early.execute(creditAggregate, 'u1', grant, context('grant'));
    for (let n = 0; n < 300; n += 1) await early.execute(creditAggregate, 'u1', reserve(n), context(`r${n}`));
    const late = open(begin + hour);
    for (let n = 300; n < 600; n += 1) await late.execute(creditAggregate, 'u1', reserve(n), context(`r${n}`));
    expect((await eventStore.loadSnapshot('credits-u1', creditAggregate.version))?.revision).toBeGreaterThan(300);
    const { time } = await open(begin - hour).execute(creditAggregate, 'u1', reserve(600), context('r600'));
    expect(time).toBe(begin + hour);
    await timesNeverGoBack(eventStore);
  });
});
