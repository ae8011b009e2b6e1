import { beforeEach, describe, expect, test } from '@jest/globals';
import { availableCredits } from '../../domain/credits/index.ts';
import { eventRegistry } from '../../domain/events.ts';
import { createMemoryEventStore, type EventStore } from '../../event-store/index.ts';
import { credits, users } from '../aggregates.ts';
import { createExecutor, type CommandContext } from './executor.ts';

const context = (commandId: string): CommandContext => ({ actor: { kind: 'admin', id: 'a1' }, commandId, correlationId: 'c1' });
const set = (adjustmentId: string, halfCredits: number) => ({ kind: 'set' as const, adjustmentId, halfCredits, reason: 'test' });
const now = () => 1_000;

let eventStore: EventStore;
const open = () => createExecutor({ eventStore, registry: eventRegistry, now });

beforeEach(() => {
  eventStore = createMemoryEventStore();
});

describe('the executor', () => {
  test('appends what was decided, with who, why and when', async () => {
    const { revision, state, events } = await open().execute(credits, 'u1', set('s1', 20), context('k1'));
    expect({ revision, available: availableCredits(state, 1_000), types: events.map(({ type }) => type) }).toEqual({ revision: 0, available: 20, types: ['CreditsAdjusted'] });
    const [recorded] = await eventStore.readStream('credits-u1');
    expect(recorded).toMatchObject({ time: 1_000, schemaVersion: 1, metadata: { actor: { kind: 'admin', id: 'a1' }, commandId: 'k1', correlationId: 'c1', causationId: 'k1' } });
  });

  test('a command with nothing left to do appends nothing and answers where the stream stands', async () => {
    const first = await open().execute(credits, 'u1', set('s1', 20), context('k1'));
    const again = await open().execute(credits, 'u1', set('s1', 20), context('k1'));
    expect(again).toMatchObject({ revision: first.revision, position: first.position, events: [] });
    expect(await eventStore.readStream('credits-u1')).toHaveLength(1);
  });

  test('commands on one stream run one after the other: 50 at once all count', async () => {
    const executor = open();
    await executor.execute(credits, 'u1', set('start', 100), context('start'));
    const holds = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => {
      const command = { kind: 'reserve' as const, holdId: `h${n}`, videoId: `v${n}`, halfCredits: 10, expiresAt: 10_000, fingerprint: `${n}`, keyed: true, description: 'test' };
      return executor.execute(credits, 'u1', command, context(`r${n}`));
    }));
    expect(holds.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(executor.conflicts()).toBe(0);
    const { state } = await executor.load(credits, 'u1');
    expect(availableCredits(state, 1_000)).toBe(0);
  });

  test('another writer in between: loads and decides again on what is there now', async () => {
    const [one, other] = [open(), open()];
    await one.execute(credits, 'u1', set('s1', 20), context('k1'));
    // Both know revision 0; the other moves on first.
    await other.load(credits, 'u1');
    await Promise.all([one.execute(credits, 'u1', set('s2', 30), context('k2')), other.execute(credits, 'u1', set('s3', 40), context('k3'))]);
    expect((await eventStore.readStream('credits-u1')).map(({ revision }) => revision)).toEqual([0, 1, 2]);
  });

  test('a long stream is folded from its snapshot and its tail, to the same state', async () => {
    const executor = open();
    for (let n = 0; n < 600; n += 1) await executor.execute(credits, 'u1', set(`s${n}`, n * 2), context(`k${n}`));
    const snapshot = await eventStore.loadSnapshot('credits-u1', credits.version);
    expect(snapshot?.revision).toBeGreaterThanOrEqual(255);
    const fresh = await open().load(credits, 'u1');
    expect(fresh).toEqual(await executor.load(credits, 'u1'));
    expect(fresh.revision).toBe(599);
  });

  test('a state that holds personal data leaves no snapshot', async () => {
    const identity = { userId: 'u1', issuer: 'i', subject: 's', email: 'a@example.com', emailVerified: true, username: 'a', firstName: 'A', lastName: 'B', displayName: 'A B', pictureUrl: null };
    const executor = open();
    for (let n = 0; n < 300; n += 1) await executor.execute(users, 'u1', { kind: 'sign_in', identity: { ...identity, firstName: `A${n}` } }, context(`k${n}`));
    expect(await eventStore.loadSnapshot('user-u1', users.version)).toBeUndefined();
  });

  test('a refusal leaves the log as it was', async () => {
    const executor = open();
    const command = { kind: 'reserve' as const, holdId: 'h', videoId: 'v', halfCredits: 3, expiresAt: 10_000, fingerprint: 'f', keyed: true, description: 'test' };
    await expect(executor.execute(credits, 'u1', command, context('k'))).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS', message: 'You need 1.5 more credits to generate this video.' });
    expect(await eventStore.readStream('credits-u1')).toEqual([]);
  });
});
