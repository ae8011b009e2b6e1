import { beforeEach, expect, test } from '@jest/globals';
import { eventRegistry, type EventOf } from '../../domain/events.ts';
import { withCodec, type EventStore } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { readAccessToken } from '../../lib/access-token.ts';
import { accessTokenEraser } from '../erasure/access-tokens.ts';
import { createExecutor, type Executor } from '../executor/executor.ts';
import { readAll, recordPlaced } from '../testing/work-spec.ts';
import { createAccessTokenCommands, type AccessTokenCommands } from './access-tokens.ts';

const caller = { actor: { kind: 'user', id: 'ann' }, correlationId: 'test' } as const;
const input = { name: 'Report', scopes: ['read' as const], expiresInDays: 1 };
const hour = 3_600_000;

let clock: number;
let eventStore: EventStore;
let executor: Executor;
let commands: AccessTokenCommands;

beforeEach(() => {
  clock = Date.now();
  eventStore = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  executor = createExecutor({ eventStore, registry: eventRegistry, now: () => clock });
  commands = createAccessTokenCommands({ executor, now: () => clock });
});

const made = async () => {
  const { secret, token } = await commands.createAccessToken('ann', input, caller);
  return { hash: readAccessToken(secret ?? '')?.hash ?? '', secret: secret ?? '', tokenId: token.tokenId };
};
const check = (hash: string, userId = 'ann') => commands.checkAccessToken(userId, hash, 'GraphQL', 'test');
const user = (type: 'AccountSuspended' | 'AccountReactivated' | 'ErasureStarted', data: object) =>
  recordPlaced(eventStore, {
    stream: 'user-ann',
    event: { type, data: { userId: 'ann', ...data } as EventOf<typeof type>['data'] } as never,
    time: clock,
  });

test('a token is checked by its hash, and belongs to one user', async () => {
  const { hash, tokenId } = await made();
  expect(await check(hash)).toEqual({ tokenId, scopes: ['read'] });
  expect(await check('0'.repeat(64))).toEqual({ refused: 'unknown' });
  expect(await check(hash, 'ben')).toEqual({ refused: 'unknown' });
});

test('the log contains neither the token nor its name in plain text', async () => {
  const { secret } = await made();
  const log = JSON.stringify(await readAll(eventStore));
  expect(log).not.toContain(secret);
  expect(log).not.toContain(secret.slice(-30));
});

test('the use of a token is recorded once an hour', async () => {
  const { hash } = await made();
  for (const pause of [0, 1, hour - 2, 1, hour]) {
    clock += pause;
    await check(hash);
  }
  const uses = (await readAll(eventStore)).filter(({ type }) => type === 'AccessTokenUsed');
  expect(uses).toHaveLength(3);
  expect((await commands.listAccessTokens('ann')).tokens[0]?.lastUsedAt).toBe(clock);
});

test('a revoked and an expired token are refused at once, and their owner sees it', async () => {
  const [first, second] = [await made(), await made()];
  await commands.revokeAccessToken('ann', first.tokenId, caller);
  expect(await check(first.hash)).toEqual({ refused: 'revoked' });
  clock += 24 * hour;
  expect(await check(second.hash)).toEqual({ refused: 'expired' });
  expect((await commands.listAccessTokens('ann')).refusals).toMatchObject([
    { tokenId: second.tokenId, reason: 'expired', call: 'GraphQL' },
    { tokenId: first.tokenId, reason: 'revoked', call: 'GraphQL' },
  ]);
});

test('a suspended account can neither use its tokens nor make new ones', async () => {
  const { hash } = await made();
  await user('AccountSuspended', { by: 'admin', reason: 'a test' });
  expect(await check(hash)).toEqual({ refused: 'inactive_account' });
  await expect(commands.createAccessToken('ann', input, caller)).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
});

test('the erasure of an account ends its tokens at once, and revokes them', async () => {
  const { hash } = await made();
  await user('ErasureStarted', {});
  expect(await check(hash)).toEqual({ refused: 'inactive_account' });
  await accessTokenEraser({ executor }).erase({ userId: 'ann', localAccountId: undefined, addresses: [], caller });
  expect((await commands.listAccessTokens('ann')).tokens).toMatchObject([{ ended: 'revoked' }]);
});
