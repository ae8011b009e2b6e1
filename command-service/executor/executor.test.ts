import { beforeEach, describe, expect, test } from '@jest/globals';
import { userAggregate } from '../../domain/users/index.ts';
import { availableCredits, creditAggregate } from '../../domain/credits/index.ts';
import { eventRegistry } from '../../domain/events.ts';
import { newEventId, type EventStore } from '../../event-store/index.ts';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import { createExecutor, type CommandContext } from './executor.ts';

const context = (commandId: string): CommandContext => ({
  actor: { kind: 'admin', id: 'a1' },
  commandId,
  correlationId: 'c1',
});
const set = (adjustmentId: string, halfCredits: number) => ({
  kind: 'set' as const,
  adjustmentId,
  amount: halfCredits,
  reason: 'test',
});
const now = () => 1_000;
const reserve = (holdId: string, halfCredits: number) =>
  ({
    kind: 'reserve',
    holdId,
    heldFor: `v ${holdId}`,
    amount: halfCredits,
    expiresAt: 10_000,
    requestHash: holdId,
    keyed: true,
  }) as const;

/** Counts the calls of the store from now on. */
function countCalls(): () => { readonly appends: number; readonly reads: number } {
  const { append, readStream } = eventStore;
  const calls = { appends: 0, reads: 0 };
  // The executor holds this object.
  Object.assign(eventStore, {
    append: (...args: Parameters<typeof append>) => {
      calls.appends += 1;
      return append(...args);
    },
    readStream: (...args: Parameters<typeof readStream>) => {
      calls.reads += 1;
      return readStream(...args);
    },
  });
  return () => calls;
}

let eventStore: EventStore;
const open = () => createExecutor({ eventStore, registry: eventRegistry, now });

beforeEach(() => {
  eventStore = createMemoryEventStore();
});

describe('the executor', () => {
  test('appends the decided events with actor, cause and time', async () => {
    const { revision, state, events } = await open().execute(creditAggregate, 'u1', set('s1', 20), context('k1'));
    expect({ revision, available: availableCredits(state, 1_000), types: events.map(({ type }) => type) }).toEqual({
      revision: 0,
      available: 20,
      types: ['CreditsAdjusted'],
    });
    const [recorded] = await eventStore.readStream('credits-u1');
    expect(recorded).toMatchObject({
      time: 1_000,
      schemaVersion: 1,
      metadata: { actor: { kind: 'admin', id: 'a1' }, commandId: 'k1', correlationId: 'c1', causationId: 'k1' },
    });
  });

  test("appends nothing for a command with nothing to do, and returns the stream's position", async () => {
    const first = await open().execute(creditAggregate, 'u1', set('s1', 20), context('k1'));
    const again = await open().execute(creditAggregate, 'u1', set('s1', 20), context('k1'));
    expect(again).toMatchObject({ revision: first.revision, position: first.position, events: [] });
    expect(await eventStore.readStream('credits-u1')).toHaveLength(1);
  });

  test('runs concurrent commands on one stream one after the other', async () => {
    const executor = open();
    await executor.execute(creditAggregate, 'u1', set('start', 100), context('start'));
    const holds = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => {
        const command = {
          kind: 'reserve' as const,
          holdId: `h${n}`,
          heldFor: `v${n}`,
          amount: 10,
          expiresAt: 10_000,
          requestHash: `${n}`,
          keyed: true,
        };
        return executor.execute(creditAggregate, 'u1', command, context(`r${n}`));
      }),
    );
    expect(holds.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(executor.conflicts()).toBe(0);
    const { state } = await executor.load(creditAggregate, 'u1');
    expect(availableCredits(state, 1_000)).toBe(0);
  });

  test('loads and decides again after another writer appended', async () => {
    const [one, other] = [open(), open()];
    await one.execute(creditAggregate, 'u1', set('s1', 20), context('k1'));
    // Both processes know revision 0; the other one appends first.
    await other.load(creditAggregate, 'u1');
    await Promise.all([
      one.execute(creditAggregate, 'u1', set('s2', 30), context('k2')),
      other.execute(creditAggregate, 'u1', set('s3', 40), context('k3')),
    ]);
    expect((await eventStore.readStream('credits-u1')).map(({ revision }) => revision)).toEqual([0, 1, 2]);
  });

  test('folds a long stream from its snapshot and tail to the same state', async () => {
    const executor = open();
    for (let n = 0; n < 600; n += 1)
      await executor.execute(creditAggregate, 'u1', set(`s${n}`, n * 2), context(`k${n}`));
    const snapshot = await eventStore.loadSnapshot('credits-u1', creditAggregate.version);
    expect(snapshot?.revision).toBeGreaterThanOrEqual(255);
    const fresh = await open().load(creditAggregate, 'u1');
    expect(fresh).toEqual(await executor.load(creditAggregate, 'u1'));
    expect(fresh.revision).toBe(599);
  });

  test('saves no snapshot of a state with personal data', async () => {
    const identity = {
      userId: 'u1',
      issuer: 'i',
      subject: 's',
      email: 'a@example.com',
      emailVerified: true,
      username: 'a',
      firstName: 'A',
      lastName: 'B',
      displayName: 'A B',
      pictureUrl: null,
    };
    const executor = open();
    for (let n = 0; n < 300; n += 1)
      await executor.execute(
        userAggregate,
        'u1',
        { kind: 'sign_in', identity: { ...identity, firstName: `A${n}` } },
        context(`k${n}`),
      );
    expect(await eventStore.loadSnapshot('user-u1', userAggregate.version)).toBeUndefined();
  });

  test('executes a command on a cached stream with one append and no read', async () => {
    const executor = open();
    await executor.execute(creditAggregate, 'u1', set('s0', 20), context('k0'));
    const calls = countCalls();
    for (let n = 1; n <= 20; n += 1)
      await executor.execute(creditAggregate, 'u1', set(`s${n}`, n * 2), context(`k${n}`));
    expect(calls()).toEqual({ appends: 20, reads: 0 });
  });

  test('refuses only on the latest state, never on a stale cached one', async () => {
    const [one, other] = [open(), open()];
    await one.execute(creditAggregate, 'u1', set('s1', 2), context('k1'));
    await other.execute(creditAggregate, 'u1', set('s2', 20), context('k2'));
    const executed = await one.execute(creditAggregate, 'u1', reserve('h', 10), context('k3'));
    expect(availableCredits(executed.state, 1_000)).toBe(10);
  });

  test('records the cause given by the caller, or else the command', async () => {
    const executor = open();
    const { lastEventId } = await executor.execute(creditAggregate, 'u1', set('s1', 20), context('k1'));
    await executor.execute(creditAggregate, 'u1', reserve('h', 2), {
      ...context('k2'),
      causationId: lastEventId ?? '',
    });
    const [first, second] = await eventStore.readStream('credits-u1');
    expect(first?.id).toBe(lastEventId);
    expect(second?.metadata.causationId).toBe(first?.id);
  });

  describe('a command with an idempotency key', () => {
    const keyed = (commandId: string, requestHash: string): CommandContext => ({ ...context(commandId), requestHash });

    test('is executed once, also by another process and from a snapshot', async () => {
      const executor = open();
      const first = await executor.execute(creditAggregate, 'u1', set('s1', 20), keyed('k1', 'a'));
      for (let n = 0; n < 300; n += 1)
        await executor.execute(creditAggregate, 'u1', set(`t${n}`, n * 2), context(`t${n}`));
      const again = await open().execute(creditAggregate, 'u1', set('s1 again', 20), keyed('k1', 'a'));
      expect(again).toMatchObject({ events: [], position: first.position });
      expect(await eventStore.readStream('credits-u1')).toHaveLength(301);
    });

    test('is refused when its key was used for another request', async () => {
      const executor = open();
      await executor.execute(creditAggregate, 'u1', set('s1', 20), keyed('k1', 'a'));
      await expect(executor.execute(creditAggregate, 'u1', set('s2', 40), keyed('k1', 'b'))).rejects.toMatchObject({
        code: 'IDEMPOTENCY_KEY_REUSED',
      });
      await expect(open().execute(creditAggregate, 'u1', set('s2', 40), keyed('k1', 'b'))).rejects.toMatchObject({
        code: 'IDEMPOTENCY_KEY_REUSED',
      });
      expect(await eventStore.readStream('credits-u1')).toHaveLength(1);
    });
  });

  describe('a stream that breaks an invariant', () => {
    const forge = async (): Promise<void> => {
      const executor = open();
      await executor.execute(creditAggregate, 'u1', set('s1', 4), context('k1'));
      await executor.execute(creditAggregate, 'u1', reserve('h1', 4), context('k2'));
      const [, hold] = await eventStore.readStream('credits-u1');
      if (!hold) throw new Error('Nothing was reserved');
      const { type, schemaVersion, time, metadata } = hold;
      await eventStore.append('credits-u1', 1, [
        { id: newEventId(1), type, schemaVersion, time, metadata, data: { ...hold.data, holdId: 'h2', videoId: 'v2' } },
      ]);
    };

    test('is frozen: its commands are refused, the log is unchanged, and the executor reports it', async () => {
      await forge();
      const executor = open();
      await expect(executor.execute(creditAggregate, 'u1', set('s2', 10), context('k3'))).rejects.toMatchObject({
        code: 'UNAVAILABLE',
      });
      expect(executor.frozen()).toEqual([
        { stream: 'credits-u1', reason: 'Lot adjustment-s1 is overdrawn by 4 half-credits' },
      ]);
      expect(await eventStore.readStream('credits-u1')).toHaveLength(3);
      await expect(executor.execute(creditAggregate, 'u2', set('s3', 10), context('k4'))).resolves.toMatchObject({
        revision: 0,
      });
    });

    test('is frozen when the store hides one of its events', async () => {
      await open().execute(creditAggregate, 'u1', set('s1', 4), context('k1'));
      await open().execute(creditAggregate, 'u1', set('s2', 6), context('k2'));
      const { readStream } = eventStore;
      eventStore = {
        ...eventStore,
        readStream: async (...args) => (await readStream(...args)).filter(({ revision }) => revision !== 0),
      };
      const executor = open();
      await expect(executor.execute(creditAggregate, 'u1', set('s3', 8), context('k3'))).rejects.toMatchObject({
        code: 'UNAVAILABLE',
      });
      expect(executor.frozen()).toEqual([{ stream: 'credits-u1', reason: 'event 0 is missing' }]);
    });
  });

  test('reads back an append that the store reports as a repetition', async () => {
    const { append } = eventStore;
    eventStore = { ...eventStore, append: async (...args) => ({ ...(await append(...args)), repeated: true }) };
    const executor = open();
    await executor.execute(creditAggregate, 'u1', set('s1', 20), context('k1'));
    const calls = countCalls();
    await executor.execute(creditAggregate, 'u1', set('s2', 30), context('k2'));
    expect(calls().reads).toBeGreaterThan(0);
    expect(await eventStore.readStream('credits-u1')).toHaveLength(2);
  });

  test('leaves the log unchanged after a refusal', async () => {
    const executor = open();
    const command = {
      kind: 'reserve' as const,
      holdId: 'h',
      heldFor: 'v',
      amount: 3,
      expiresAt: 10_000,
      requestHash: 'f',
      keyed: true,
    };
    await expect(executor.execute(creditAggregate, 'u1', command, context('k'))).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
      message: 'You need 1.5 more credits to generate this video.',
    });
    expect(await eventStore.readStream('credits-u1')).toEqual([]);
  });
});
