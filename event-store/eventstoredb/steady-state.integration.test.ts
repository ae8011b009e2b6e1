import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { EventStore } from '../port.ts';
import { freshStream, newEvents } from '../testing/events.ts';
import { verifyStreamChain } from '../verify-stream.ts';
import { useDatabase } from './testing/database.ts';

const database = useDatabase();
/** No check of silent subscriptions, which reads too, and a long timeout for a busy machine. */
const open = (): Promise<EventStore> => database.open({ watchMs: 600_000, secondCopyMs: 10_000 });

/** The number of calls that the server has answered. */
const calls = () => ({
  appends: database.server.calls('append') + database.server.calls('batchAppend'),
  reads: database.server.calls('read'),
});

async function costOf(work: () => Promise<void>): Promise<{ appends: number; reads: number }> {
  const before = calls();
  await work();
  const after = calls();
  return { appends: after.appends - before.appends, reads: after.reads - before.reads };
}

async function streamOf(store: EventStore, length: number): Promise<string> {
  const stream = freshStream();
  for (let at = 0; at < length; at += 1_000)
    await store.append(stream, at === 0 ? 'no_stream' : at - 1, newEvents(Math.min(1_000, length - at)));
  return stream;
}

async function until(happened: () => Promise<boolean>): Promise<void> {
  while (!(await happened())) await sleep(10);
}

describe('a read that may lag', () => {
  test('reads after the last known event without a call, and sees what others append', async () => {
    const [store, other] = [await open(), await open()];
    const stream = await streamOf(store, 10);
    const readOn = (from: number) => store.readStream(stream, { from, mayLag: true });
    const readsOf = async (from: number) => (await costOf(async () => void (await readOn(from)))).reads;
    // Until its live feed begins, the store asks the server.
    await until(async () => (await readsOf(10)) === 0);
    expect(
      await costOf(async () => {
        for (let n = 0; n < 20; n += 1) expect(await readOn(10)).toEqual([]);
      }),
    ).toEqual({ appends: 0, reads: 0 });
    expect(await readOn(9)).toHaveLength(1);

    await other.append(stream, 9, newEvents(1));
    await until(async () => (await readOn(10)).length === 1);
    // A read that may not lag asks the server every time.
    expect((await costOf(async () => void (await store.readStream(stream, { from: 11 })))).reads).toBe(1);
  });
});

describe('an append', () => {
  test.each([0, 10, 5_000])('to a stream of %i events needs one call and no read', async (length) => {
    const store = await open();
    const stream = length === 0 ? freshStream() : await streamOf(store, length);
    const cost = await costOf(async () => {
      for (let n = 0; n < 50; n += 1)
        await store.append(stream, length + n === 0 ? 'no_stream' : length + n - 1, newEvents(1));
    });
    expect(cost).toEqual({ appends: 50, reads: 0 });
    expect(await verifyStreamChain(store, stream)).toMatchObject({ intact: true, verifiedRevision: length + 49 });
  });

  test('needs one call and no read after a read of the end of the stream', async () => {
    const stream = await streamOf(await open(), 2_000);
    const cold = await open();
    await cold.readStream(stream, { from: 1_990 });
    expect(await costOf(async () => void (await cold.append(stream, 1_999, newEvents(1))))).toEqual({
      appends: 1,
      reads: 0,
    });
  });

  test('reads the last event once in a process without a cached head', async () => {
    const stream = await streamOf(await open(), 2_000);
    const cold = await open();
    expect(await costOf(async () => void (await cold.append(stream, 1_999, newEvents(1))))).toEqual({
      appends: 1,
      reads: 1,
    });
    expect(await costOf(async () => void (await cold.append(stream, 2_000, newEvents(1))))).toEqual({
      appends: 1,
      reads: 0,
    });
    expect(await verifyStreamChain(cold, stream)).toMatchObject({ intact: true, verifiedRevision: 2_001 });
  });

  test('64 concurrent appends to 64 streams need 64 calls', async () => {
    const store = await open();
    const cost = await costOf(
      async () =>
        void (await Promise.all(
          Array.from({ length: 64 }, () => store.append(freshStream(), 'no_stream', newEvents(1))),
        )),
    );
    expect(cost).toEqual({ appends: 64, reads: 0 });
  });
});
