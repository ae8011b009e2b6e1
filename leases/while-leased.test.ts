import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { LeasesUnavailable, type Leases } from './port.ts';
import { createMemoryLeases } from './testing/memory-leases.ts';
import { whileLeased, type Leased } from './while-leased.ts';

const ttlMs = 90;

let open: () => Leases;
let running: Leased[];
let errors: unknown[];
beforeEach(() => {
  jest.useFakeTimers();
  open = createMemoryLeases();
  running = [];
  errors = [];
});
afterEach(async () => {
  jest.useRealTimers();
  await Promise.all(running.map((leased) => leased.stop()));
});

const sleep = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

/** Starts leased work that counts its starts and stops. */
function begin(
  leases: Leases,
  {
    takesOver = false,
    stop = () => Promise.resolve(),
  }: { readonly takesOver?: boolean; readonly stop?: () => Promise<void> } = {},
) {
  const counts = { begun: 0, ended: 0 };
  const leased = whileLeased({
    leases,
    name: 'work',
    ttlMs,
    takesOver,
    start: async () => {
      counts.begun += 1;
      return {
        stop: async () => {
          await stop();
          counts.ended += 1;
        },
      };
    },
    onError: (error) => errors.push(error),
  });
  running.push(leased);
  return { counts, leased };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(1);
}

test('keeps working while the lease is renewed; another process takes over when it is released', async () => {
  const one = begin(open());
  await until(() => one.leased.holds());
  const two = begin(open());
  await sleep(5 * ttlMs);
  expect([one.counts, two.counts]).toEqual([
    { begun: 1, ended: 0 },
    { begun: 0, ended: 0 },
  ]);
  await one.leased.stop();
  expect(one.counts).toEqual({ begun: 1, ended: 1 });
  await until(() => two.leased.holds());
  expect(two.counts).toEqual({ begun: 1, ended: 0 });
  expect(errors).toEqual([]);
});

test('takes over a lease that its holder renews, and releases it at the end', async () => {
  const one = begin(open());
  await until(() => one.leased.holds());
  const two = begin(open(), { takesOver: true });
  await until(() => two.leased.holds());
  expect(one.leased.holds()).toBe(false);
  await sleep(3 * ttlMs);
  expect([one.counts, two.counts]).toEqual([
    { begun: 1, ended: 1 },
    { begun: 1, ended: 0 },
  ]);
  await two.leased.stop();
  await until(() => one.leased.holds());
});

test('stops the work with its lease when the store does not answer; two processes never hold it at once', async () => {
  const inner = open();
  let silent = false;
  let asked = false;
  const one = begin({
    ...inner,
    take: (name, ttl) => {
      if (!silent) return inner.take(name, ttl);
      asked = true;
      return new Promise(() => undefined);
    },
  });
  await until(() => one.leased.holds());
  const two = begin(open());
  silent = true;
  await until(() => asked);
  while (!two.leased.holds()) {
    await sleep(1);
    expect([one, two].filter(({ leased }) => leased.holds()).length).toBeLessThanOrEqual(1);
  }
  await until(() => one.counts.ended === 1);
  expect(one.counts.begun).toBe(1);
  // The pending call never settles, so stop() would wait forever.
  running = [two.leased];
});

test('reports an error of the store, keeps working until the lease ends, and starts again afterwards', async () => {
  const inner = open();
  let away = false;
  const leases: Leases = {
    ...inner,
    take: (name, ttl) => (away ? Promise.reject(new LeasesUnavailable('Away')) : inner.take(name, ttl)),
  };
  const { counts, leased } = begin(leases);
  await until(() => leased.holds());
  away = true;
  await until(() => errors.length > 0);
  await until(() => counts.ended === 1);
  expect(leased.holds()).toBe(false);
  away = false;
  await until(() => leased.holds());
  expect(counts).toEqual({ begun: 2, ended: 1 });
});

test('does not start the work again before a slow stop has finished', async () => {
  const inner = open();
  let away = false;
  const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>();
  const { counts } = begin(
    { ...inner, take: (name, ttl) => (away ? Promise.resolve(undefined) : inner.take(name, ttl)) },
    { stop: () => mayEnd },
  );
  await until(() => counts.begun === 1);
  away = true;
  await sleep(2 * ttlMs);
  away = false;
  await sleep(2 * ttlMs);
  expect(counts).toEqual({ begun: 1, ended: 0 });
  letEnd();
  await until(() => counts.begun === 2);
  expect(counts.ended).toBe(1);
});
