import { beforeEach, describe, expect, test } from '@jest/globals';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { createExecutor } from '../../../command-service/executor/executor.ts';
import {
  createAccessTokenCommands,
  type AccessTokenCommands,
} from '../../../command-service/commands/access-tokens.ts';
import { eventRegistry } from '../../../domain/events.ts';
import type { AccessTokenScope } from '../../../domain/access-tokens/index.ts';
import { withCodec } from '../../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../../event-store/testing/index.ts';
import { routes } from '../../areas.ts';
import { rootFieldRules } from '../../field-rules.ts';
import { readTypeDefinitions } from '../../type-definitions.ts';
import { given, now, registered } from '../../testing/area.ts';
import { callsOf } from '../../rest/routes.ts';

let accessTokens: AccessTokenCommands;
let as: Awaited<ReturnType<typeof given>>['as'];

beforeEach(async () => {
  const eventStore = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  const executor = createExecutor({ eventStore, registry: eventRegistry, now: () => now });
  accessTokens = createAccessTokenCommands({ executor, now: () => now });
  ({ as } = await given([registered('ann'), registered('admin')], { commands: { accessTokens } }));
});

const create = `mutation ($input: CreateAccessTokenInput!, $key: String) {
  createAccessToken(input: $input, idempotencyKey: $key) { secret token { id name scopes expiresAt ended } }
}`;
const input = { name: ' Nightly report ', scopes: ['read', 'read'], expiresInDays: 30 };
const list = '{ accessTokens { limit tokens { id name ended lastUsedAt } refusals { call reason } scopes { name } } }';
/** The requests of a program with a token of these scopes. */
async function withToken(userId: string, ...scopes: readonly AccessTokenScope[]) {
  const made = { name: 'a program', scopes, expiresInDays: null };
  const caller = { actor: { kind: 'user', id: userId }, correlationId: 'test' } as const;
  const { token } = await accessTokens.createAccessToken(userId, made, caller);
  return as(userId, { authenticatedAt: 0, accessToken: { tokenId: token.tokenId, scopes } });
}

describe('the list of tokens', () => {
  test('shows a new token, but its text only in the answer to its creation', async () => {
    const { createAccessToken } = (await as('ann').graphql(create, { input, key: 'k1' })) as {
      createAccessToken: { secret: string; token: { id: string } };
    };
    expect(createAccessToken).toMatchObject({
      secret: expect.stringMatching(/^cbc_/),
      token: { name: 'Nightly report', scopes: ['read'], expiresAt: '2026-02-14T00:00:00.000Z', ended: null },
    });
    const again = await as('ann').graphql(create, { input, key: 'k1' });
    expect(again).toMatchObject({ createAccessToken: { secret: null, token: { id: createAccessToken.token.id } } });
    const shown = await as('ann').graphql(list);
    expect(shown).toMatchObject({ accessTokens: { limit: 20, tokens: [{ name: 'Nightly report', ended: null }] } });
    expect(JSON.stringify(shown)).not.toContain('cbc_');
  });

  test('shows that a token was revoked', async () => {
    await withToken('ann', 'read');
    const { tokens } = await accessTokens.listAccessTokens('ann');
    const revoke = 'mutation ($id: ID!) { revokeAccessToken(id: $id) { id } }';
    await as('ann').graphql(revoke, { id: tokens[0]?.tokenId });
    expect(await as('ann').graphql(list)).toMatchObject({ accessTokens: { tokens: [{ ended: 'revoked' }] } });
    expect(await as('admin').graphql(revoke, { id: tokens[0]?.tokenId })).toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    [{ ...input, name: '' }, 'Please enter a name.'],
    [{ ...input, name: 'x'.repeat(61) }, 'A name has at most 60 characters.'],
    [{ ...input, scopes: [] }, 'Select at least one scope.'],
    [{ ...input, scopes: ['admin'] }, 'scopes must be of read, videos:write, billing:read, webhooks:write.'],
    [{ ...input, expiresInDays: 0 }, 'Choose 1 to 365 days, or no expiry.'],
    [{ ...input, expiresInDays: 366 }, 'Choose 1 to 365 days, or no expiry.'],
  ])('refuses a token like %j', async (bad, message) => {
    expect(await as('ann').graphql(create, { input: bad })).toEqual({ code: 'INVALID_INPUT', message });
  });

  test('asks for a recent authentication, and for a session', async () => {
    const old = await as('ann', { authenticatedAt: 0 }).graphql(create, { input });
    expect(old).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect(await as().graphql(create, { input })).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await as().graphql(list)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('a call with a token', () => {
  const session = { code: 'FORBIDDEN', message: 'Access tokens cannot do this. Please sign in to do it.' };

  test('does what its scopes allow', async () => {
    const program = await withToken('ann', 'read');
    expect(await program.graphql('{ viewer { user { id } } }')).toEqual({ viewer: { user: { id: 'ann' } } });
    expect((await program.rest('GET', '/api/videos')).status).toBe(200);
  });

  test('is refused beyond its scopes, on GraphQL and REST alike, and its owner sees it', async () => {
    const program = await withToken('ann', 'billing:read');
    const lacks = { code: 'FORBIDDEN', message: 'This access token lacks the scope read.' };
    expect(await program.graphql('{ ...all } fragment all on Query { mine: viewer { user { id } } }')).toEqual(lacks);
    for (let n = 0; n < 3; n += 1)
      expect(await program.rest('GET', '/api/videos')).toMatchObject({ status: 403, body: lacks });
    expect(await as('ann').graphql(list)).toMatchObject({
      accessTokens: {
        refusals: [
          { call: 'GET /api/videos', reason: 'The token lacks the scope for this call.' },
          { call: 'Query.viewer', reason: 'The token lacks the scope for this call.' },
        ],
      },
    });
  });

  test('never makes or lists tokens, pays, changes the sign-in or deletes the account, whatever its scopes', async () => {
    const program = await withToken('ann', 'read', 'videos:write', 'billing:read', 'webhooks:write');
    expect(await program.graphql(create, { input })).toEqual(session);
    expect(await program.graphql(list)).toEqual(session);
    const rules = rootFieldRules(makeExecutableSchema({ typeDefs: [...readTypeDefinitions()] }));
    for (const call of ['requestAccountDeletion', 'startPasskey', 'endOwnSessions'] as const)
      expect(rules.find(({ path }) => path === `Mutation.${call}`)?.need).toBe('session');
    expect((await program.rest('POST', '/api/create-payment-intent', {})).body).toMatchObject(session);
    expect((await program.rest('PATCH', '/auth/change-password', {})).body).toMatchObject(session);
  });

  test("has no administrator's rights, even when the token belongs to an administrator", async () => {
    const program = await withToken('admin', 'read', 'videos:write', 'billing:read', 'webhooks:write');
    expect(await program.graphql('{ viewer { isAdmin } }')).toEqual({ viewer: { isAdmin: false } });
    expect((await program.rest('GET', '/api/admin/users')).body).toMatchObject(session);
  });
});

test('no call of administrators, of payments or of the sign-in accepts a token', () => {
  const risky = /admin|payment|subscription|refill|password|login|logout|account|outbox|finance/i;
  const open = routes.flatMap(callsOf).filter(({ name, needs = 'session' }) => risky.test(name) && needs !== 'session');
  expect(Object.fromEntries(open.map(({ name, needs }) => [name, needs]))).toEqual({
    'GET /api/billing/subscription': 'billing:read',
    'GET /public/admin/test-results': 'open',
  });
});
