import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Position } from '../../domain/envelope.ts';
import { createLiveHub, type AccountUpdate, type LiveHub } from './hub.ts';

const userId = 'ann';
const account = { userId, available: 30, held: 0, lots: [], position: '0000000900' };
/** The statement's rows, as the index of kinds gives them: the latest first. */
const grants = Array.from({ length: 450 }, (_none, n) => ({
  id: `${userId}:${n}`,
  doc: {
    ownerId: userId,
    revision: n,
    position: String(n + 400).padStart(10, '0'),
    kind: 'GRANT',
    paymentId: n % 2 === 0 ? `pi_${n}` : null,
    priceCents: n % 2 === 0 ? 17_750 : null,
    amount: 20,
  },
})).toReversed();

let hub: LiveHub;
let asked: string[];
beforeEach(() => {
  asked = [];
  const reader = {
    get: async () => account,
    query: async (
      collection: string,
      { after, limit, equal }: { after?: { id: string }; limit: number; equal: object },
    ) => {
      if (collection !== 'statement') return [];
      asked.push(JSON.stringify(equal));
      const from = after ? grants.findIndex(({ id }) => id === after.id) + 1 : 0;
      return grants.slice(from, from + limit);
    },
  };
  hub = createLiveHub({ onChanged: () => () => undefined, projections: { reader: () => reader as never } });
});
afterEach(() => hub.close());

async function missedAfter(position: number, count: number): Promise<readonly AccountUpdate[]> {
  const updates = hub.follow(userId, String(position).padStart(10, '0') as Position);
  const heard: AccountUpdate[] = [];
  while (heard.length < count) {
    const step = await updates.next();
    if (step.done) break;
    heard.push(step.value);
  }
  await updates.return();
  return heard;
}

test('a reconnect gets each payment of the gap, oldest first, and none from before it', async () => {
  const heard = await missedAfter(844, 3);
  expect(heard.map(({ __typename, position }) => [__typename, position])).toEqual([
    ['PaymentCompleted', '0000000846'],
    ['PaymentCompleted', '0000000848'],
    ['CreditsChanged', '0000000900'],
  ]);
  expect(heard[0]).toMatchObject({ paymentId: 'pi_446', amountCents: 17_750, halfCredits: 20, userId });
  expect(asked).toEqual(['{"ownerId":"ann","kind":"GRANT"}']);
});

test('a long gap is read page by page', async () => {
  const heard = await missedAfter(399, 226);
  expect(heard.filter(({ __typename }) => __typename === 'PaymentCompleted')).toHaveLength(225);
  expect(asked).toHaveLength(3);
});
