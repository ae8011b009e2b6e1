import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Effect } from '../../tools/engines/eventstoredb-stand-in/faults.ts';
import type { EventStore } from '../port.ts';
import { LogUnavailable, WrongExpectedRevision } from '../port.ts';
import { freshCategory, freshStream, newEvents } from '../testing/events.ts';
import { verifyStreamChain } from '../verify-stream.ts';
import { shortTimeouts, useDatabase } from './testing/database.ts';

const database = useDatabase();
let store: EventStore;
let stream: string;
beforeEach(async () => {
  store = await database.open(shortTimeouts);
  stream = freshStream();
  await store.append(stream, 'no_stream', newEvents(2));
});

const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id);

/** Faults of one attempt, and whether the store has to repeat it. */
const passing: readonly [name: string, effect: Effect, again: boolean][] = [
  ['refused as unavailable', { kind: 'unavailable' }, true],
  ['stored with its answer lost', { kind: 'answer_lost' }, true],
  ['neither stored nor answered', { kind: 'silent' }, true],
  ['stored and never answered', { kind: 'answer_swallowed' }, true],
  ['stored but reported as timed out', { kind: 'commit_timeout' }, true],
  ['slow but within the timeout', { kind: 'slow', ms: 200 }, false],
  ['slower than the timeout of an attempt', { kind: 'slow', ms: 1_800 }, true],
  ['refused with a wrong conflict', { kind: 'wrong_revision', current: 7 }, false],
];

describe('an append whose first attempt is', () => {
  test.each(passing)('%s is stored exactly once and acknowledged', async (_, effect, again) => {
    // On a busy machine a second copy may be sent in any case, and its answer says less.
    const single = await database.open({ ...shortTimeouts, secondCopyMs: 10_000 });
    database.server.faults.arm({ call: 'append', effect, stream });
    const events = newEvents(3);

    const { revision, position, repeated } = await single.append(stream, 1, events);

    expect(database.server.faults.struck()).toBe(1);
    expect(revision).toBe(4);
    // After two attempts it is unknown which one was stored.
    expect(repeated).toBe(again);
    const stored = await store.readStream(stream);
    expect(ids(stored.slice(2))).toEqual(ids(events));
    expect(stored.at(-1)?.position).toBe(position);
    expect((await store.append(stream, 4, newEvents(1))).revision).toBe(5);
    expect(await verifyStreamChain(store, stream)).toMatchObject({ intact: true, verifiedRevision: 5 });
  });

  test.each(passing)('%s is stored exactly once next to another writer', async (_, effect) => {
    const other = await database.open(shortTimeouts);
    database.server.faults.arm({ call: 'append', effect, stream });
    const [events, theirs] = [newEvents(2), newEvents(1)];

    const [mine, other_] = await Promise.allSettled([store.append(stream, 1, events), other.append(stream, 1, theirs)]);

    // One of the two wins; the other gets a conflict.
    const lost = [mine, other_].filter(({ status }) => status === 'rejected');
    expect(lost).toHaveLength(1);
    for (const outcome of lost)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(WrongExpectedRevision);
    expect(ids((await store.readStream(stream)).slice(2))).toEqual(
      mine.status === 'fulfilled' ? ids(events) : ids(theirs),
    );
    expect(await verifyStreamChain(store, stream)).toMatchObject({ intact: true });
  });
});

describe('an append without any answer', () => {
  test.each<[name: string, effect: Effect, isStored: boolean]>([
    ['is not stored', { kind: 'silent' }, false],
    ['is stored', { kind: 'answer_swallowed' }, true],
  ])('fails after a bounded time, and its later repetition is stored once (%s)', async (_, effect, isStored) => {
    database.server.faults.arm({ call: 'append', effect, stream, times: 100 });
    const events = newEvents(2, { data: { name: { sealed: 'first' } } });
    await expect(store.append(stream, 1, events)).rejects.toBeInstanceOf(LogUnavailable);
    database.server.faults.clear();
    expect(await store.readStream(stream)).toHaveLength(isStored ? 4 : 2);

    // A retry encrypts personal data again, to other bytes.
    const again = events.map((event) => ({ ...event, data: { name: { sealed: 'again' } } }));
    expect(await store.append(stream, 1, again)).toMatchObject({ revision: 3, repeated: true });
    // The next hash follows from the stored bytes.
    await store.append(stream, 3, newEvents(1));

    expect(await store.readStream(stream)).toHaveLength(5);
    expect(await verifyStreamChain(store, stream)).toMatchObject({ intact: true, verifiedRevision: 4 });
    expect(await store.verify()).toMatchObject({ ok: true });
  });

  test('is stored once when a second process repeats it meanwhile, and the hash chain continues', async () => {
    const other = await database.open(shortTimeouts);
    const events = newEvents(1);
    database.server.faults.arm({ call: 'append', effect: { kind: 'answer_lost' }, stream });
    const [{ repeated, ...first }, { repeated: again, ...second }] = await Promise.all([
      store.append(stream, 1, events),
      other.append(stream, 1, events),
    ]);
    expect(second).toEqual(first);
    expect([repeated, again]).toContain(true);
    for (const writer of [store, other]) {
      const last = (await writer.readStream(stream)).length - 1;
      await writer.append(stream, last, newEvents(1));
    }
    expect(await verifyStreamChain(store, stream)).toMatchObject({ intact: true, verifiedRevision: 4 });
  });
});

describe('appends', () => {
  test('share one call, and the server gets each once', async () => {
    const single = await database.open({ ...shortTimeouts, timeoutMs: 60_000, secondCopyMs: 10_000 });
    const before = database.server.calls('append');
    await Promise.all(Array.from({ length: 50 }, () => single.append(freshStream(), 'no_stream', newEvents(2))));
    expect(database.server.calls('append') - before).toBe(50);
    // One call for each of the two stores.
    expect(database.server.calls('batchAppend')).toBe(2);
  });

  test('each have a deadline: one without an answer fails in time, and the others are stored', async () => {
    database.server.faults.arm({ call: 'append', effect: { kind: 'silent' }, stream, times: 100 });
    const [silent, ...others] = await Promise.allSettled([
      store.append(stream, 1, newEvents(1)),
      ...Array.from({ length: 20 }, () => store.append(freshStream(), 'no_stream', newEvents(1))),
    ]);
    expect(silent).toMatchObject({ status: 'rejected', reason: expect.any(LogUnavailable) });
    expect(others.filter(({ status }) => status === 'rejected')).toEqual([]);
    database.server.faults.clear();
    // The end of the abandoned call does not affect later appends.
    expect((await store.append(stream, 1, newEvents(1))).revision).toBe(2);
  });

  test('on a shared call that falls silent are stored once, and the next ones share another call', async () => {
    const single = await database.open({ ...shortTimeouts, timeoutMs: 60_000, secondCopyMs: 1_000 });
    await single.append(freshStream(), 'no_stream', newEvents(1));
    const calls = (): number => database.server.calls('batchAppend');
    const before = calls();
    database.server.faults.arm({ call: 'batchAppend', effect: { kind: 'silent' } });
    const names = Array.from({ length: 40 }, () => freshStream());
    const events = names.map(() => newEvents(1));
    await Promise.all(names.map((name, n) => single.append(name, 'no_stream', events[n] ?? [])));
    for (const [n, name] of names.entries()) expect(ids(await single.readStream(name))).toEqual(ids(events[n] ?? []));

    const appends = database.server.calls('append');
    await Promise.all(names.map((name) => single.append(name, 0, newEvents(1))));
    expect(calls() - before).toBe(1);
    expect(database.server.calls('append') - appends).toBe(40);
    expect(await single.verify()).toMatchObject({ ok: true });
  });

  test('in flight are all stored once when one of them ends the shared call', async () => {
    const patientStore = await database.open({ ...shortTimeouts, timeoutMs: 60_000, secondCopyMs: 10_000 });
    const category = freshCategory();
    const streams = Array.from({ length: 20 }, () => freshStream(category));
    database.server.faults.arm({ call: 'append', effect: { kind: 'answer_lost' }, stream: streams[7] ?? '' });
    const events = streams.map(() => newEvents(1));
    await Promise.all(streams.map((name, n) => patientStore.append(name, 'no_stream', events[n] ?? [])));
    expect(database.server.faults.struck()).toBe(1);
    for (const [n, name] of streams.entries()) {
      expect(ids(await patientStore.readStream(name))).toEqual(ids(events[n] ?? []));
      expect((await patientStore.append(name, 0, newEvents(1))).revision).toBe(1);
    }
    expect(await patientStore.verify()).toMatchObject({ ok: true });
  });

  test('of more than 32,768 characters are stored', async () => {
    const large = newEvents(3, { data: { text: 'é'.repeat(20_000) } });
    expect(await store.append(stream, 1, large)).toMatchObject({ revision: 4, repeated: false });
    expect((await store.readStream(stream)).at(-1)?.data).toEqual(large[2]?.data);
    expect(await verifyStreamChain(store, stream)).toMatchObject({ intact: true, verifiedRevision: 4 });
  });

  test('have one winner per revision among four processes, and none is lost', async () => {
    const stores = await Promise.all([1, 2, 3, 4].map(() => database.open(shortTimeouts)));
    const write = async (writer: EventStore, n: number): Promise<void> => {
      for (let expected = 1; ;) {
        try {
          await writer.append(stream, expected, newEvents(1, {}, n));
          return;
        } catch (error) {
          if (!(error instanceof WrongExpectedRevision)) throw error;
          expected = error.actualRevision;
        }
      }
    };
    await Promise.all(
      stores.flatMap((writer, process) => Array.from({ length: 10 }, (_, n) => write(writer, process * 10 + n))),
    );
    const stored = await store.readStream(stream);
    expect(stored.map(({ revision }) => revision)).toEqual(Array.from({ length: 42 }, (_, revision) => revision));
    expect(new Set(stored.slice(2).map(({ data }) => data['n'])).size).toBe(40);
    expect(await verifyStreamChain(store, stream)).toMatchObject({ intact: true });
  });

  test('that are too large are refused with RangeError', async () => {
    await expect(
      store.append(stream, 1, newEvents(1, { data: { text: 'x'.repeat(1_100_000) } })),
    ).rejects.toBeInstanceOf(RangeError);
  });

  test.each(['$all', '$ce-credits', '~claim/x', '~'])('to the reserved name %s are refused', async (name) => {
    await expect(store.append(name, 'no_stream', newEvents(1))).rejects.toBeInstanceOf(TypeError);
  });
});
