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

/** A server for this file only, because a test kills it. */
const server = await startSecantus({ cacheFolder });
afterAll(() => server?.stop());

const masterKey = createMasterKey(randomBytes(32));
const source = { find: () => masterKey, create: () => masterKey };

/** The delay that a busy machine may add, ms. */
const slack = 10_000;

type Call = readonly [
  name: string,
  error: new (message: string) => Error,
  call: (state: SharedState) => Promise<unknown>,
];
const session = {
  id: 'one',
  userId: 'u',
  createdAt: 0,
  lastSeenAt: 0,
  expiresAt: 1,
  userAgent: '',
  address: '',
  authenticatedAt: 0,
  methods: [],
};

const calls: readonly Call[] = [
  ['a lease is taken', LeasesUnavailable, ({ leases }) => leases.take('work', 1_000)],
  ['a lease is released', LeasesUnavailable, ({ leases }) => leases.release('work')],
  ['a key is read', LogUnavailable, ({ keyRing }) => keyRing.get('ann')],
  ['a key is created', LogUnavailable, ({ keyRing }) => keyRing.getOrCreate('ann')],
  ['a key is destroyed', LogUnavailable, ({ keyRing }) => keyRing.destroy('bob')],
  ['an account is looked up', LogUnavailable, ({ identities }) => identities.find('issuer', 'subject')],
  ['an account is claimed', LogUnavailable, ({ identities }) => identities.claim('issuer', 'subject', 'ann')],
  ['the accounts of a user are removed', LogUnavailable, ({ identities }) => identities.remove('ann')],
  [
    'a session is created',
    SessionsUnavailable,
    ({ sessions }) => sessions.insert(randomUUID(), { ...session, id: randomUUID() }),
  ],
  ['a session is looked up', SessionsUnavailable, ({ sessions }) => sessions.find('hash')],
  ['a session is used', SessionsUnavailable, ({ sessions }) => sessions.touch('one', 5)],
  ['a session is ended', SessionsUnavailable, ({ sessions }) => sessions.remove('one')],
  ['sessions are listed', SessionsUnavailable, ({ sessions }) => sessions.list()],
  ["a token's session is looked up", SessionsUnavailable, ({ sessions }) => sessions.tokenOwner('token')],
  ['a token is bound', SessionsUnavailable, ({ sessions }) => sessions.bindToken('token', 'one', 5)],
  ['sessions are purged', SessionsUnavailable, ({ sessions }) => sessions.purge(1, 1)],
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

  /** Every call rejects with the error of its port within the timeout. */
  const expectUnavailable = async (): Promise<void> => {
    const from = performance.now();
    await Promise.all(
      calls.map(async ([name, error, call]) => {
        const outcome = await call(state).then(
          () => `${name}: answered`,
          (thrown: unknown) => thrown,
        );
        expect(outcome).toBeInstanceOf(error);
      }),
    );
    expect(performance.now() - from).toBeLessThan(callTimeoutMs + slack);
  };

  /** Retries every call until it succeeds. */
  const expectAvailable = async (): Promise<void> => {
    for (const [, error, call] of calls) {
      while (
        !(await call(state).then(
          () => true,
          (thrown: unknown) => {
            if (!(thrown instanceof error)) throw thrown;
            return false;
          },
        ))
      );
    }
  };

  test('calls to a silent server reject after the timeout, and succeed once it answers again', async () => {
    await state.keyRing.getOrCreate('carol');
    proxy.hang();
    await expectUnavailable();
    proxy.heal();
    await expectAvailable();
  });

  test('calls over a broken network reject, and succeed once it is repaired', async () => {
    proxy.cut();
    await expectUnavailable();
    proxy.heal();
    await expectAvailable();
  });

  test('acknowledged writes survive a kill -9 of the server, and destroyed keys stay destroyed', async () => {
    const { keyRing, sessions, leases } = state;
    const dan = await keyText(keyRing.getOrCreate('dan'));
    await keyRing.getOrCreate('eve');
    await keyRing.destroy('eve');
    const kept = { ...session, id: randomUUID(), lastSeenAt: 1_000, expiresAt: 2_000 };
    await sessions.insert('hash of the session', kept);
    const token = await leases.take('held', 600_000);
    await server?.kill();
    try {
      await expectUnavailable();
    } finally {
      await server?.start();
    }
    await expectAvailable();
    expect(await keyText(keyRing.get('dan'))).toBe(dan);
    expect(await keyRing.get('eve')).toBe(DESTROYED);
    expect(await sessions.find('hash of the session')).toEqual(kept);
    expect(await leases.take('held', 600_000)).toBe(token);
    const other = await openMongoSharedState({ url, masterKey: source });
    expect(await other.leases.take('held', 600_000)).toBeUndefined();
    await other.close();
  });
});
