import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createMasterKey, DESTROYED, LogUnavailable } from '../../event-store/index.ts';
import { keyText } from '../../event-store/keys/testing/key-ring-contract.ts';
import { SessionsUnavailable } from '../../identity/index.ts';
import { createFaultProxy, type FaultProxy } from '../../tools/engines/fault-proxy.ts';
import { startSecantus } from '../../tools/engines/mongodb.ts';
import { cacheFolder } from '../../tools/engines/setup.ts';
import { LeasesUnavailable } from '../../leases/port.ts';
import { openMongoSharedState, type SharedState } from './index.ts';
import { callTimeoutMs } from '../../lib/mongodb/call.ts';

/** A server of this file's own, to be killed. */
const server = await startSecantus({ cacheFolder });
afterAll(() => server?.stop());

const masterKey = createMasterKey(randomBytes(32));
const source = { find: () => masterKey, create: () => masterKey };

/** What a busy machine adds to a deadline. */
const slack = 10_000;

type Question = readonly [
  name: string,
  error: new (message: string) => Error,
  ask: (state: SharedState) => Promise<unknown>,
];
const session = { id: 'one', userId: 'u', createdAt: 0, lastSeenAt: 0, expiresAt: 1, userAgent: '', address: '' };

const questions: readonly Question[] = [
  ['a lease is taken', LeasesUnavailable, ({ leases }) => leases.take('work', 1_000)],
  ['a lease is given back', LeasesUnavailable, ({ leases }) => leases.release('work')],
  ['a key is keyText for', LogUnavailable, ({ keyRing }) => keyRing.get('ann')],
  ['a key is made', LogUnavailable, ({ keyRing }) => keyRing.getOrCreate('ann')],
  ['a key is destroyed', LogUnavailable, ({ keyRing }) => keyRing.destroy('bob')],
  ['an account is looked up', LogUnavailable, ({ identities }) => identities.find('issuer', 'subject')],
  ['an account is claimed', LogUnavailable, ({ identities }) => identities.claim('issuer', 'subject', 'ann')],
  ['the accounts of a user are removed', LogUnavailable, ({ identities }) => identities.remove('ann')],
  [
    'a session is begun',
    SessionsUnavailable,
    ({ sessions }) => sessions.insert(randomUUID(), { ...session, id: randomUUID() }),
  ],
  ['a session is looked up', SessionsUnavailable, ({ sessions }) => sessions.find('hash')],
  ['a session is used', SessionsUnavailable, ({ sessions }) => sessions.touch('one', 5)],
  ['a session is ended', SessionsUnavailable, ({ sessions }) => sessions.remove('one')],
  ['sessions are listed', SessionsUnavailable, ({ sessions }) => sessions.list()],
  ["a token's session is keyText for", SessionsUnavailable, ({ sessions }) => sessions.tokenOwner('token')],
  ['a token is bound', SessionsUnavailable, ({ sessions }) => sessions.bindToken('token', 'one', 5)],
  ['sessions are forgotten', SessionsUnavailable, ({ sessions }) => sessions.purge(1, 1)],
];

const around = server ? describe : describe.skip;
around('keys, sessions and leases in MongoDB (needs python3 with venv and its package index)', () => {
  const port = Number(new URL(server?.settings['MONGODB_URL'] ?? 'mongodb://127.0.0.1:1').port);
  let proxy: FaultProxy;
  let url: string;
  let state: SharedState;
  beforeEach(async () => {
    proxy = await createFaultProxy(port);
    url = `mongodb://127.0.0.1:${proxy.port}/test-${randomUUID()}?directConnection=true`;
    state = await openMongoSharedState({ url, masterKey: source });
  });
  afterEach(async () => {
    await state.close();
    await proxy.close();
  });

  /** Every question gets its port's own error, and none waits much longer than it may. */
  const expectAway = async (): Promise<void> => {
    const from = performance.now();
    await Promise.all(
      questions.map(async ([name, error, ask]) => {
        const outcome = await ask(state).then(
          () => `${name}: answered`,
          (thrown: unknown) => thrown,
        );
        expect(outcome).toBeInstanceOf(error);
      }),
    );
    expect(performance.now() - from).toBeLessThan(callTimeoutMs + slack);
  };

  /** A server that is back is not found at once. */
  const expectBack = async (): Promise<void> => {
    for (const [, error, ask] of questions) {
      while (
        !(await ask(state).then(
          () => true,
          (thrown: unknown) => {
            if (!(thrown instanceof error)) throw thrown;
            return false;
          },
        ))
      );
    }
  };

  test('a server that says nothing is away after a bounded time, and is there again when it speaks', async () => {
    await state.keyRing.getOrCreate('carol');
    proxy.hang();
    await expectAway();
    proxy.heal();
    await expectBack();
  });

  test('a network that is cut is away at once, and is there again when it is mended', async () => {
    proxy.cut();
    await expectAway();
    proxy.heal();
    await expectBack();
  });

  test('kill -9 of the server: what was answered is there when it is back, and what was destroyed is not', async () => {
    const { keyRing, sessions, leases } = state;
    const dan = await keyText(keyRing.getOrCreate('dan'));
    await keyRing.getOrCreate('eve');
    await keyRing.destroy('eve');
    const kept = { ...session, id: randomUUID(), lastSeenAt: 1_000, expiresAt: 2_000 };
    await sessions.insert('hash of what is kept', kept);
    const token = await leases.take('held', 600_000);
    await server?.kill();
    try {
      await expectAway();
    } finally {
      await server?.start();
    }
    await expectBack();
    expect(await keyText(keyRing.get('dan'))).toBe(dan);
    expect(await keyRing.get('eve')).toBe(DESTROYED);
    expect(await sessions.find('hash of what is kept')).toEqual(kept);
    expect(await leases.take('held', 600_000)).toBe(token);
    const other = await openMongoSharedState({ url, masterKey: source });
    expect(await other.leases.take('held', 600_000)).toBeUndefined();
    await other.close();
  });
});
