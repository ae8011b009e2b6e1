import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startStandIn } from '../../tools/engines/eventstoredb-stand-in/server.ts';
import type { FaultProxy } from '../../tools/engines/fault-proxy.ts';
import { createFaultProxy } from '../../tools/engines/fault-proxy.ts';
import type { EventStore } from '../port.ts';
import { LogUnavailable } from '../port.ts';
import { freshCategory, freshStream, newEvents } from '../testing/events.ts';
import { verifyStreamChain } from '../verify-stream.ts';
import { openEventStoreDb } from './eventstoredb-event-store.ts';
import { shortTimeouts, useDatabase } from './testing/database.ts';

const database = useDatabase();
let wire: FaultProxy;
let store: EventStore;
beforeEach(async () => {
  wire = await createFaultProxy(database.server.port);
  store = await database.open({ url: `esdb://127.0.0.1:${wire.port}?tls=false`, ...shortTimeouts });
});
afterEach(async () => {
  await wire.close();
});

const turn = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries until the append is stored; returns the number of refusals. */
async function retryUntilStored(attempt: () => Promise<unknown>): Promise<number> {
  for (let refusals = 0; ; refusals += 1) {
    try {
      await attempt();
      return refusals;
    } catch (error) {
      expect(error).toBeInstanceOf(LogUnavailable);
      await turn(20);
    }
  }
}

describe('a connection that drops', () => {
  test('loses and repeats no event when connections drop again and again', async () => {
    const category = freshCategory();
    const after = await store.head();
    const stop = new AbortController();
    const seen: unknown[] = [];
    const following = (async () => {
      for await (const page of store.subscribe({
        after,
        filter: { categories: [category] },
        pageSize: 4,
        signal: stop.signal,
      })) {
        seen.push(...page.events.map(({ data }) => data['n']));
        if (seen.length >= 60) stop.abort();
      }
    })();
    const mended = new AbortController();
    const cutter = (async () => {
      while (!mended.signal.aborted) {
        wire.drop();
        await turn(100);
      }
    })();
    const stream = freshStream(category);
    for (let n = 0; n < 60; n += 1) {
      const events = newEvents(1, {}, n);
      await retryUntilStored(() => store.append(stream, n === 0 ? 'no_stream' : n - 1, events));
      if (n === 40) mended.abort();
    }
    await cutter;
    await following;

    expect(seen).toEqual(Array.from({ length: 60 }, (_, n) => n));
    expect(await verifyStreamChain(store, stream)).toMatchObject({ intact: true, verifiedRevision: 59 });
    expect(await store.verify()).toMatchObject({ ok: true });
  });
});

describe('a server that hangs', () => {
  test('makes appends fail after the timeout, then at once, and accepts them again after it recovers', async () => {
    const stream = freshStream();
    await store.append(stream, 'no_stream', newEvents(1));
    wire.hang();
    const hung = await Promise.allSettled(
      Array.from({ length: 8 }, () => store.append(freshStream(), 'no_stream', newEvents(1))),
    );
    for (const outcome of hung)
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(LogUnavailable) });

    // The breaker opens after the whole timeout, a little later than the last attempt fails.
    await turn(1_000);
    // While the breaker is open a burst fails fast, without a call each.
    const burst = await Promise.allSettled(
      Array.from({ length: 500 }, () => store.append(freshStream(), 'no_stream', newEvents(1))),
    );
    const atOnce = burst.filter(
      (outcome) => outcome.status === 'rejected' && /next attempt follows/.test(String(outcome.reason)),
    );
    expect(atOnce.length).toBeGreaterThanOrEqual(499);
    await expect(store.readStream(stream)).rejects.toBeInstanceOf(LogUnavailable);

    wire.heal();
    await retryUntilStored(() => store.append(stream, 0, newEvents(1)));
    expect(await verifyStreamChain(store, stream)).toMatchObject({ intact: true, verifiedRevision: 1 });
  });

  test('refuses a command that reads and then appends after one timeout, not after one for each call', async () => {
    const timeoutMs = 6_000;
    const hanging = await database.open({ url: `esdb://127.0.0.1:${wire.port}?tls=false`, timeoutMs });
    const stream = freshStream();
    await hanging.append(stream, 'no_stream', newEvents(1));
    wire.hang();
    await expect(hanging.readStream(stream)).rejects.toBeInstanceOf(LogUnavailable);
    const readGivenUp = performance.now();
    await expect(hanging.append(stream, 0, newEvents(1))).rejects.toBeInstanceOf(LogUnavailable);
    // An append with a separate timeout would wait for at least half of it.
    expect(performance.now() - readGivenUp).toBeLessThan(timeoutMs / 2);
    wire.heal();
    await retryUntilStored(() => hanging.append(stream, 0, newEvents(1)));
  });

  test('does not delay the close', async () => {
    const after = await store.head();
    const category = freshCategory();
    const followed = Promise.withResolvers<void>();
    const following = (async () => {
      for await (const page of store.subscribe({ after, filter: { categories: [category] } }))
        if (page.events.length > 0) followed.resolve();
    })();
    await store.append(freshStream(category), 'no_stream', newEvents(1));
    await followed.promise;
    wire.hang();
    const pending = store.append(freshStream(), 'no_stream', newEvents(1));
    const refused = expect(pending).rejects.toBeInstanceOf(LogUnavailable);
    await store.close();
    await Promise.all([refused, following]);
    wire.heal();
  });

  test('bounds the number of waiting appends', async () => {
    wire.hang();
    const attempts = Array.from({ length: 1_500 }, () =>
      store.append(freshStream(), 'no_stream', newEvents(1)).then(
        () => 'stored',
        (error: unknown) => String(error),
      ),
    );
    const outcomes = await Promise.all(attempts);
    expect(
      outcomes.filter((outcome) => outcome.includes('too many operations are waiting')).length,
    ).toBeGreaterThanOrEqual(1_500 - 1_024);
    expect(outcomes).not.toContain('stored');
    wire.heal();
  });
});

describe('a server that is down', () => {
  test('is used again as soon as it is back with its data', async () => {
    const stream = freshStream();
    await store.append(stream, 'no_stream', newEvents(1));
    const { port, log } = database.server;
    database.server.stop();
    await expect(store.append(stream, 0, newEvents(1))).rejects.toBeInstanceOf(LogUnavailable);
    await expect(store.head()).rejects.toBeInstanceOf(LogUnavailable);
    const back = await startStandIn({ port, log });
    try {
      await retryUntilStored(() => store.append(stream, 0, newEvents(1)));
      expect(await store.readStream(stream)).toHaveLength(2);
    } finally {
      await store.close();
      back.stop();
    }
  });

  test('is waited for at the start for a bounded time', async () => {
    const { port, log } = database.server;
    database.server.stop();
    const url = `esdb://127.0.0.1:${port}?tls=false`;
    await expect(openEventStoreDb({ url, ...shortTimeouts, openTimeoutMs: 300 })).rejects.toBeInstanceOf(
      LogUnavailable,
    );
    const opening = openEventStoreDb({ url, ...shortTimeouts });
    await turn(200);
    const back = await startStandIn({ port, log });
    const late = await opening;
    expect((await late.append(freshStream(), 'no_stream', newEvents(1))).revision).toBe(0);
    await late.close();
    back.stop();
  });

  test('does not delay the close after it ended a call regularly', async () => {
    await turn(50);
    database.server.endSubscriptions();
    database.server.stop();
    await store.close();
    await store.close();
  });
});
