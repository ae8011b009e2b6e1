import { expect, test } from '@jest/globals';
import { createContext } from '../../context.ts';
import type { GatewayServices, GatewaySettings } from '../../services.ts';
import { given, now, registered, sessionOf } from '../../testing/area.ts';

const minute = 60_000;
const ways = '{ waysToConfirm { atProvider } }';
const confirm =
  'mutation ($password: String!) { confirmIdentity(input: { password: $password }) { waysToConfirm { atProvider } } }';

/** A request in a session that was authenticated this long ago, according to this gateway's copy and to the store. */
function requestOf({ here, stored = here, signedIn = true }: { here: number; stored?: number; signedIn?: boolean }) {
  const services = {
    now: () => now,
    sessions: {
      list: async () => [
        { id: 'other', authenticatedAt: now },
        { id: 's1', authenticatedAt: now - stored },
      ],
    },
    projections: { waitFor: async () => true },
  } as object as GatewayServices;
  const session = signedIn ? { userId: 'ann', sessionId: 's1', authenticatedAt: now - here } : {};
  const identity = { requestId: 'r', address: '127.0.0.1', ...session };
  return createContext(services, {} as GatewaySettings, identity);
}
const outcome = (promise: Promise<string>): Promise<unknown> =>
  promise.catch((error: unknown) => (error as { readonly code?: unknown }).code);

test('an authentication counts as recent for 10 minutes, or for as long as the call says', async () => {
  expect(await outcome(requestOf({ here: 10 * minute - 1 }).requireRecentAuthentication())).toBe('ann');
  expect(await outcome(requestOf({ here: 10 * minute }).requireRecentAuthentication())).toBe(
    'REAUTHENTICATION_REQUIRED',
  );
  expect(await outcome(requestOf({ here: 2 * minute }).requireRecentAuthentication(minute))).toBe(
    'REAUTHENTICATION_REQUIRED',
  );
});

test('a confirmation at another gateway counts at once', async () => {
  expect(await outcome(requestOf({ here: 60 * minute, stored: minute }).requireRecentAuthentication())).toBe('ann');
});

test('a visitor is asked to sign in', async () => {
  expect(await outcome(requestOf({ here: 0, signedIn: false }).requireRecentAuthentication())).toBe('UNAUTHENTICATED');
});

test('confirms the session of the caller', async () => {
  const asked: unknown[] = [];
  const { as } = await given([registered('ann')], {
    stepUp: {
      waysToConfirm: async () => ({ atProvider: false, code: true, passkey: false }),
      passkeyRequest: async () => ({ challenge: 'c' }),
      confirm: async (request) => void asked.push(request),
    },
  });
  expect(await as('ann').graphql(ways)).toEqual({ waysToConfirm: { atProvider: false } });
  expect(await as('ann').graphql(confirm, { password: 'her password' })).toEqual({
    confirmIdentity: { waysToConfirm: { atProvider: false } },
  });
  expect(asked).toEqual([
    {
      userId: 'ann',
      sessionId: sessionOf('ann'),
      address: '127.0.0.1',
      password: 'her password',
      code: '',
      passkey: undefined,
    },
  ]);
});

test('refuses visitors, and a password longer than any account can have', async () => {
  const { as } = await given([registered('ann')]);
  expect(await as().graphql(ways)).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await as().graphql(confirm, { password: 'x' })).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await as('ann').graphql(confirm, { password: 'x'.repeat(1_025) })).toMatchObject({ code: 'INVALID_INPUT' });
});
