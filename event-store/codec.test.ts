import { execFileSync } from 'node:child_process';
import { describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import type { EventMetadata } from '../domain/envelope.ts';
import { START } from '../domain/envelope.ts';
import type { EventRegistry } from '../domain/event-type.ts';
import { createRegistry, defineEvent, ERASED } from '../domain/event-type.ts';
import { personal } from '../domain/personal.ts';
import { InvalidEvent, withCodec } from './codec.ts';
import { createMemoryKeyRing } from './keys/testing/memory-keys.ts';
import type { KeyRing } from './keys/key-ring.ts';
import { createMemoryEventStore } from './testing/memory-event-store.ts';
import type { EventStore, LogPage } from './port.ts';
import { openSqliteKeyRing } from './keys/sqlite/key-ring.ts';
import { openSqliteEventStore } from './sqlite/sqlite-event-store.ts';
import { eventStoreContract } from './testing/contract.ts';
import { freshStream, newEvent } from './testing/events.ts';
import { storedKey } from './keys/testing/stored-key.ts';
import { tempFolders } from '../lib/testing/temp-folders.ts';

const newFolder = tempFolders();

const registry = createRegistry([
  defineEvent({ type: 'CreditsGranted', version: 1, schema: z.object({ halfCredits: z.int().positive() }) }),
  defineEvent({
    type: 'UserRegistered',
    version: 1,
    schema: z.object({
      userId: z.string(),
      email: personal(z.string()),
      names: personal(z.array(z.string()).optional()),
    }),
  }),
  defineEvent({
    type: 'VideoStarted',
    version: 3,
    schema: z.object({ seconds: z.number(), address: personal(z.string().nullable()) }),
    upcasters: {
      1: ({ minutes, ...rest }) => ({ ...rest, seconds: Number(minutes) * 60 }),
      2: ({ place, ...rest }) => ({ ...rest, address: place ?? null }),
    },
  }),
]);
const oldRegistry = createRegistry([
  defineEvent({
    type: 'VideoStarted',
    version: 1,
    schema: z.object({ minutes: z.number(), place: personal(z.string()) }),
  }),
]);

const metadata = (subject?: string): EventMetadata => ({
  ...newEvent().metadata,
  ...(subject !== undefined && { subject }),
});
const registered = (email: string, subject = 'user-1') =>
  newEvent({
    type: 'UserRegistered',
    data: { userId: 'u1', email, names: ['Ann', 'Lee'] },
    metadata: metadata(subject),
  });

/** The whole log as a follower is given it. */
async function livePage(store: EventStore): Promise<LogPage> {
  for await (const page of store.subscribe({ after: START })) return page;
  throw new Error('The subscription ended');
}

interface Setup {
  raw: EventStore;
  store: EventStore;
  keyRing: KeyRing;
  stream: string;
}

function setUp(keyRing = createMemoryKeyRing()): Setup {
  const raw = createMemoryEventStore();
  return { raw, keyRing, store: withCodec(raw, { registry, keyRing }), stream: freshStream() };
}

const thing = createRegistry(
  ['ThingHappened', 'CreditsGranted'].map((type) =>
    defineEvent({
      type,
      version: type === 'CreditsGranted' ? 3 : 1,
      schema: z.looseObject({}),
      ...(type === 'CreditsGranted' && { upcasters: { 1: (data) => data, 2: (data) => data } }),
    }),
  ),
);
/** A registry that accepts every type: the contract suite invents its types. */
const anyType: EventRegistry = Object.assign(new Map(thing), {
  get: (type: string) => thing.get(type) ?? thing.get('ThingHappened'),
});
eventStoreContract('A codec around the memory adapter', {
  open: async () => withCodec(createMemoryEventStore(), { registry: anyType, keyRing: createMemoryKeyRing() }),
  idsAreLogWide: true,
});

describe('on append', () => {
  test.each([
    ['an unknown type', { type: 'Unheard', data: {} }],
    ['data of another shape', { type: 'CreditsGranted', data: { halfCredits: -1 } }],
    ['a missing field', { type: 'CreditsGranted', data: {} }],
    ['an old version', { type: 'VideoStarted', schemaVersion: 1, data: { minutes: 1, place: 'x' } }],
    ['personal data without a subject', { type: 'UserRegistered', data: { userId: 'u1', email: 'a@b.c' } }],
    [
      'a plain field that has the shape of a sealed one',
      { type: 'CreditsGranted', data: { halfCredits: 2, note: { sealed: 'abc' } } },
    ],
  ])('refuses %s and stores nothing', async (_, fixed) => {
    const { store, raw, stream } = setUp();
    await expect(
      store.append(stream, 'no_stream', [
        newEvent({ type: 'CreditsGranted', data: { halfCredits: 2 } }),
        newEvent(fixed),
      ]),
    ).rejects.toBeInstanceOf(InvalidEvent);
    expect(await raw.head()).toBe(START);
  });

  test('keeps a field that the schema does not declare', async () => {
    const { store, stream } = setUp();
    await store.append(stream, 'no_stream', [
      newEvent({ type: 'CreditsGranted', data: { halfCredits: 2, later: { added: true } } }),
    ]);
    expect((await store.readStream(stream))[0]?.data).toEqual({ halfCredits: 2, later: { added: true } });
  });

  test('stores a repeated append once, although encryption gives another text each time', async () => {
    const { store, stream } = setUp();
    const event = registered('ann@example.org');
    const first = await store.append(stream, 'no_stream', [event]);
    expect(await store.append(stream, 'no_stream', [event])).toEqual({ ...first, repeated: true });
  });
});

describe('personal fields', () => {
  test('are encrypted in the log and decrypted for every kind of read', async () => {
    const { store, raw, stream } = setUp();
    const event = registered('ann@example.org');
    await store.append(stream, 'no_stream', [event, newEvent({ type: 'CreditsGranted', data: { halfCredits: 2 } })]);
    const stored = JSON.stringify(await raw.readStream(stream));
    for (const secret of ['ann@example.org', 'Ann', 'Lee']) expect(stored).not.toContain(secret);
    expect((await raw.readStream(stream))[0]?.data).toEqual({
      userId: 'u1',
      email: { sealed: expect.any(String) },
      names: { sealed: expect.any(String) },
    });

    expect((await store.readStream(stream))[0]?.data).toEqual(event.data);
    expect((await store.readAll({ after: START })).events[0]?.data).toEqual(event.data);
    for await (const page of store.subscribe({ after: START })) {
      expect(page.events.map(({ data }) => data)).toEqual([event.data, { halfCredits: 2 }]);
      break;
    }
  });

  test('stay absent or null', async () => {
    const { store, raw, stream } = setUp();
    await store.append(stream, 'no_stream', [
      newEvent({ type: 'VideoStarted', schemaVersion: 3, data: { seconds: 9, address: null } }),
    ]);
    expect((await raw.readStream(stream))[0]?.data).toEqual({ seconds: 9, address: null });
  });

  test('erases the fields of one person with the key; all other data stays', async () => {
    const { store, keyRing, stream } = setUp();
    await store.append(stream, 'no_stream', [
      registered('ann@example.org', 'user-1'),
      registered('bob@example.org', 'user-2'),
    ]);
    await keyRing.destroy('user-1');
    const [ann, bob] = await store.readStream(stream);
    expect(ann?.data).toEqual({ userId: 'u1', email: ERASED, names: ERASED });
    expect(bob?.data['email']).toBe('bob@example.org');
    expect(await store.verify()).toMatchObject({ ok: true });
  });

  test('are not stored again for a person whose key was destroyed', async () => {
    const { store, raw, keyRing, stream } = setUp();
    await keyRing.destroy('user-1');
    await store.append(stream, 'no_stream', [registered('ann@example.org')]);
    expect((await raw.readStream(stream))[0]?.data).toEqual({ userId: 'u1', email: ERASED, names: ERASED });
  });

  test('throws for a wrong key ring instead of showing erased fields', async () => {
    const { store, raw, stream } = setUp();
    await store.append(stream, 'no_stream', [registered('ann@example.org')]);
    const [event] = await withCodec(raw, { registry, keyRing: createMemoryKeyRing() }).readStream(stream);
    expect(() => event?.data).toThrow('The key ring has no key for subject user-1');
  });

  test("can't be decrypted in another event or with another person's key", async () => {
    const { store, raw, keyRing, stream } = setUp();
    await store.append(stream, 'no_stream', [registered('ann@example.org')]);
    await keyRing.getOrCreate('user-2');
    const [event] = await raw.readStream(stream);
    if (!event) throw new Error('unreachable');
    const { type, data, metadata: stored } = event;
    await raw.append(stream, 0, [newEvent({ type, data, metadata: stored })]);
    await raw.append(stream, 1, [newEvent({ type, data, metadata: { ...stored, subject: 'user-2' } })]);
    const [, elsewhere, stolen] = await store.readStream(stream);
    for (const field of ['email', 'names']) {
      expect(() => elsewhere?.data[field]).toThrow();
      expect(() => stolen?.data[field]).toThrow();
    }
    expect(() => JSON.stringify(elsewhere)).toThrow();
  });

  test('are decrypted once for all followers, and only when one of them reads the field', async () => {
    const { store, stream } = setUp();
    await store.append(stream, 'no_stream', [registered('ann@example.org')]);
    const parsing = jest.spyOn(JSON, 'parse');
    const decrypted = () => parsing.mock.calls.filter(([text]) => text === '"ann@example.org"').length;
    try {
      const followers = await Promise.all([1, 2, 3].map(() => livePage(store)));
      for (const { events } of followers) expect(events[0]?.data['userId']).toBe('u1');
      expect(decrypted()).toBe(0);
      for (const { events } of followers) expect(events[0]?.data['email']).toBe('ann@example.org');
      expect(decrypted()).toBe(1);
    } finally {
      parsing.mockRestore();
    }
  });

  test('erases decrypted fields for followers that read after the destruction of the key', async () => {
    const { store, keyRing, stream } = setUp();
    await store.append(stream, 'no_stream', [registered('ann@example.org')]);
    const before = await livePage(store);
    expect(before.events[0]?.data['email']).toBe('ann@example.org');
    await keyRing.destroy('user-1');
    const after = await livePage(store);
    expect(after.events[0]?.data).toEqual({ userId: 'u1', email: ERASED, names: ERASED });
  });
});

describe('old versions of events', () => {
  test('are upcast when read, with sealed fields under their old names too', async () => {
    const { store, raw, keyRing, stream } = setUp();
    await withCodec(raw, { registry: oldRegistry, keyRing }).append(stream, 'no_stream', [
      newEvent({
        type: 'VideoStarted',
        data: { minutes: 2, place: '1 Main Street', extra: 1 },
        metadata: metadata('user-1'),
      }),
    ]);
    const [event] = await store.readStream(stream);
    expect(event?.data).toEqual({ seconds: 120, address: '1 Main Street', extra: 1 });
    expect(event?.schemaVersion).toBe(3);
    await keyRing.destroy('user-1');
    expect((await store.readStream(stream))[0]?.data).toEqual({ seconds: 120, address: null, extra: 1 });
  });

  test.each([
    ['an unknown type', { type: 'Unheard' }, 'Unknown event type Unheard'],
    ['a later version', { type: 'CreditsGranted', schemaVersion: 9 }, 'later release'],
  ])('%s throws on access to that event, not earlier', async (_, fixed, message) => {
    const { store, raw, stream } = setUp();
    await raw.append(stream, 'no_stream', [
      newEvent({ type: 'CreditsGranted', data: { halfCredits: 2 } }),
      newEvent(fixed),
    ]);
    const [good, poison] = await store.readStream(stream);
    expect(good?.data).toEqual({ halfCredits: 2 });
    expect(poison?.revision).toBe(1);
    expect(() => poison?.data).toThrow(message);
  });
});

describe('crypto-shredding on disk', () => {
  test('leaves neither key nor data in the files once the key is destroyed', async () => {
    const [folder, keys] = [newFolder(), newFolder()];
    const keyRing = await openSqliteKeyRing({ folder: keys });
    const raw = await openSqliteEventStore({ folder });
    const store = withCodec(raw, { registry, keyRing });
    const stream = freshStream();
    await store.append(stream, 'no_stream', [
      registered('ann.secret@example.org'),
      registered('bob@example.org', 'user-2'),
    ]);
    const key = await keyRing.get('user-1');
    const holds = (text: string) =>
      execFileSync(
        'sh',
        ['-c', `cat "$0"/* "$1"/* | od -An -v -tx1 | tr -d ' \\n' | grep -c ${text} || true`, folder, keys],
        { encoding: 'utf8' },
      ).trim() !== '0';
    const keyText = typeof key === 'object' ? key.export().toString('hex') : '';
    expect(keyText).toHaveLength(64);
    const wrapped = storedKey(keys, 'user-1');
    expect([holds(keyText), holds(wrapped)]).toEqual([false, true]);

    await keyRing.destroy('user-1');

    expect([holds(keyText), holds(wrapped)]).toEqual([false, false]);
    expect(holds(Buffer.from('ann.secret').toString('hex'))).toBe(false);
    expect((await store.readStream(stream)).map((event) => event.data['email'])).toEqual([ERASED, 'bob@example.org']);
    await store.close();
    await keyRing.close();
    const reopened = await openSqliteKeyRing({ folder: keys });
    expect(await reopened.get('user-1')).toBe('destroyed');
    expect(await reopened.getOrCreate('user-1')).toBe('destroyed');
    await reopened.close();
  });
});
