import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FaultProxy } from '../../tools/engines/fault-proxy.ts';
import { openFaultyEngines, type FaultyEngines } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { startFixture, type TestUser, type Fixture } from '../support/fixture.ts';
import { memoryOf } from '../support/memory.ts';
import { inWords, reasonsOf, startLoad } from './load.ts';

const timeout = 300_000;

let engines: FaultyEngines;
let log: FaultProxy;
let fixture: Fixture;
let admin: TestUser;
let users: readonly TestUser[];

beforeAll(async () => {
  engines = await openFaultyEngines();
  if (!engines.log) throw new Error('This suite needs a log outside of the product');
  log = engines.log;
  fixture = await startFixture({ LOG_LEVEL: 'silent' }, engines);
  admin = await fixture.admin();
  const made: TestUser[] = [];
  for (let count = 0; count < 8; count += 1) made.push(await fixture.user());
  users = made;
}, timeout);
afterAll(async () => {
  await fixture?.server.remove();
  await engines?.stop();
}, timeout);

const first = (): TestUser => users[0] as TestUser;
const statusOf = async (path: string): Promise<number> => (await first().call('GET', path)).status;

const faults: readonly (readonly [words: string, begin: () => void, ms: number])[] = [
  ['hangs for 2 s', () => log.hang(), 2_000],
  ['refuses connections for 10 s', () => log.cut(), 10_000],
  ['answers after 3 s, for 10 s', () => log.slow(1_500), 10_000],
  ['hangs for 90 s', () => log.hang(), 90_000],
];

test.each(faults)(
  'a log that %s: commands wait or fail with a message, reads continue, and each accepted command is recorded once',
  async (words, begin, ms) => {
    const load = startLoad(admin, users);
    await eventually('commands to be accepted', () => load.tries.length > users.length * 3);
    const memoryBefore = await memoryOf(first());

    begin();
    const began = performance.now();
    // Heals on schedule, regardless of the time of the reads below.
    const over = pause(ms).then(() => {
      log.heal();
      return performance.now();
    });
    // These commands are never retried, so each may be recorded at most once.
    const abandoned = ms < 5_000 ? [] : await abandonedBy(first());
    if (ms >= 5_000) {
      await eventually('the process to report not ready', async () => (await statusOf('/readyz')) === 503);
      const ready = await fetch(`${first().server.url}/readyz`);
      expect([ready.status, await ready.json()]).toMatchObject([
        503,
        { status: 'not ready', log: 'The log does not answer', head: null },
      ]);
    }
    const reads: number[] = [];
    let memoryHalfway: number | undefined;
    while (performance.now() - began < ms - 500) {
      const at = performance.now();
      expect(await statusOf('/healthz')).toBe(200);
      expect(await statusOf('/api/credits/statement')).toBe(200);
      expect(await statusOf('/api/videos')).toBe(200);
      const { viewer } = await first().graphql<{ viewer: { isAdmin: boolean; account: { available: number } } }>(
        '{ viewer { isAdmin account { available } } }',
      );
      expect(viewer).toEqual({ isAdmin: false, account: { available: expect.any(Number) } });
      expect((await admin.graphql<{ viewer: { isAdmin: boolean } }>('{ viewer { isAdmin } }')).viewer.isAdmin).toBe(
        true,
      );
      reads.push(performance.now() - at);
      if (performance.now() - began > ms / 2) memoryHalfway ??= await memoryOf(first());
      await pause(100);
    }
    const memoryAtEnd = await memoryOf(first());
    const healed = await over;

    await eventually('commands to be accepted again', () =>
      load.tries.some(({ status, at }) => status === 200 && at > healed),
    );
    await eventually('the process to report ready', async () => (await statusOf('/readyz')) === 200);
    await load.stop();
    const back =
      Math.min(
        ...load.tries.filter(({ status, at }) => status === 200 && at > healed).map(({ at, ms: took }) => at + took),
      ) - healed;

    const refused = load.tries.filter(({ status }) => status === 503);
    for (const { body, retryAfter } of refused) {
      expect(body).toMatchObject({
        code: 'UNAVAILABLE',
        message: 'The service is busy. Please try again in a moment.',
      });
      expect(retryAfter).toBe('2');
    }
    // After the first refusal, commands fail fast.
    const known = Math.min(...refused.map(({ at, ms: took }) => at + took));
    const afterwards = load.tries.filter(({ at }) => at > known && at < healed).map(({ ms: took }) => took);
    console.log(
      `A log that ${words}: ${inWords(refused.map(({ ms: took }) => took))} refused, of what was sent after the first one ${inWords(afterwards)}; rounds of reads ${inWords(reads)}; taken again ${Math.round(back)} ms after it was healed; memory ${[memoryBefore, memoryHalfway ?? memoryAtEnd, memoryAtEnd].map(Math.round).join(' -> ')} MB`,
    );
    // Faults shorter than EVENTSTORE_TIMEOUT_MS only delay commands and refuse none.
    if (ms < 5_000) expect(refused).toEqual([]);
    else {
      // EVENTSTORE_TIMEOUT_MS is 5,000 for all calls of a command together.
      expect(Math.max(...refused.map(({ ms: took }) => took))).toBeLessThan(7_000);
      expect(afterwards.length).toBeGreaterThan(100);
      expect(afterwards.filter((took) => took > 2_000).length).toBeLessThanOrEqual(ms / 1_000);
    }
    // The first half is the warm-up: the heap levels off after about 45 s. A leak per refused command would show in the
    // second half.
    expect(memoryAtEnd - (memoryHalfway ?? memoryAtEnd)).toBeLessThan(64);

    await load.check();
    const reasons = await reasonsOf(first());
    for (const reason of abandoned) expect(reasons.filter((found) => found === reason).length).toBeLessThanOrEqual(1);
  },
  timeout,
);

/** Sends commands that fail and are never retried; returns their reasons. */
async function abandonedBy(user: TestUser): Promise<readonly string[]> {
  const reasons = Array.from({ length: 20 }, (_none, n) => `abandoned ${n} ${performance.now()}`);
  const answers = await Promise.all(
    reasons.map((reason) => admin.call('PUT', `/api/admin/users/${user.id}/credits`, { credits: 7, reason })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  return reasons;
}

test(
  'a log that is only slower than usual causes no refusals',
  async () => {
    log.slow(60);
    const load = startLoad(admin, users);
    await eventually('commands to be accepted', () => load.tries.length > users.length * 5);
    expect(await statusOf('/readyz')).toBe(200);
    log.heal();
    await load.stop();
    expect(new Set(load.tries.map(({ status }) => status))).toEqual(new Set([200]));
    await load.check();
  },
  timeout,
);
