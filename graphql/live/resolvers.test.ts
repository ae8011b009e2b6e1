import { expect, test } from '@jest/globals';
import { Refusal } from '../../domain/refusal.ts';
import type { GatewayContext } from '../context.ts';
import { createCoalescingQueue } from './coalescing-queue.ts';
import type { LiveMessage } from '../../projection-service/index.ts';
import { liveResolvers } from './resolvers.ts';

type Subscribe = (
  root: object,
  args: { userId?: string },
  context: GatewayContext,
) => Promise<AsyncIterableIterator<{ accountUpdates: { type: string } }>>;
const field: object = liveResolvers.Subscription?.accountUpdates ?? {};
const { subscribe } = field as { readonly subscribe: Subscribe };

function listener() {
  const state = { admin: true, left: 0 };
  const updates = createCoalescingQueue<LiveMessage>({ limit: 10, onReturn: () => (state.left += 1) });
  const context = {
    requireUser: () => 'ada',
    requireAdmin: async () => {
      if (!state.admin) throw new Refusal('FORBIDDEN', 'No longer');
      return 'ada';
    },
    services: { live: { follow: () => updates } },
  } as object as GatewayContext;
  const change = (): void => updates.push('credits', { type: 'CreditsChanged' } as LiveMessage);
  return { state, context, change };
}

test("an administrator who loses the role receives no more messages of another user's account", async () => {
  const { state, context, change } = listener();
  const heard = await subscribe({}, { userId: 'ann' }, context);
  change();
  expect((await heard.next()).value).toMatchObject({ accountUpdates: { type: 'CreditsChanged' } });
  state.admin = false;
  change();
  await expect(heard.next()).rejects.toThrow('No longer');
  expect(state.left).toBe(1);
});

test('a user needs no role to follow their own account', async () => {
  const { state, context, change } = listener();
  state.admin = false;
  const heard = await subscribe({}, { userId: 'ada' }, context);
  change();
  expect((await heard.next()).value).toMatchObject({ accountUpdates: { type: 'CreditsChanged' } });
});
