import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { comparePositions, type Position } from '../../domain/envelope.ts';
import type { Announcement, LiveMessage, Query } from '../../projection-service/index.ts';
import { createLiveHub, type LiveHub } from './hub.ts';

const userId = 'ann';
const at = (position: number): Position => String(position).padStart(10, '0') as Position;
const account = { userId, available: 30, held: 0, lots: [], position: at(900) };
/** Payments that were completed one after the other. */
const completions = Array.from({ length: 450 }, (_none, n) => ({
  id: `pi_${n}`,
  doc: {
    ownerId: userId,
    description: 'Starter Pack',
    amountCents: 17_750,
    halfCredits: 20,
    twinCredits: 0,
    position: at(n + 400),
  },
}));

let hub: LiveHub;
let announce: (announcement: Announcement) => void;
/** The size of each page of payments read. */
let pages: number[];

beforeEach(() => {
  pages = [];
  const reader = {
    position: () => at(900),
    get: async (collection: string) => (collection === 'accounts' ? account : undefined),
    query: async (collection: string, { after, limit, equal }: Query) => {
      if (collection !== 'completions') return [];
      expect(equal).toEqual({ ownerId: userId });
      const behind = completions.filter(({ doc }) => comparePositions(doc.position, after?.order[0] as Position) > 0);
      pages.push(Math.min(behind.length, limit));
      return behind.slice(0, limit);
    },
  };
  hub = createLiveHub({
    onChanged: (listener) => {
      announce = listener;
      return () => undefined;
    },
    projections: { reader: () => reader as never },
  });
});
afterEach(() => hub.close());

async function take(updates: AsyncIterator<LiveMessage>, count: number): Promise<readonly LiveMessage[]> {
  const heard: LiveMessage[] = [];
  while (heard.length < count) {
    const step = await updates.next();
    if (step.done) break;
    heard.push(step.value);
  }
  return heard;
}

const changeAccount = (available: number, position: number): void =>
  announce({
    projection: 'credits',
    position: at(position),
    changes: [
      {
        collection: 'accounts',
        id: userId,
        before: undefined,
        after: { ...account, available, position: at(position) },
      },
    ],
  });

test('a resumed subscription delivers each missed payment, oldest first, and no earlier one', async () => {
  const heard = await take(hub.follow(userId, at(847)), 3);
  expect(heard.map(({ type, position }) => [type, position])).toEqual([
    ['PaymentCompleted', at(848)],
    ['PaymentCompleted', at(849)],
    ['CreditsChanged', at(900)],
  ]);
  expect(heard[0]).toMatchObject({ paymentId: 'pi_448', amountCents: 17_750, halfCredits: 20, userId });
});

test('backpressure: reads missed payments page by page, on demand of the subscriber', async () => {
  const updates = hub.follow(userId, at(399));
  await take(updates, 1);
  expect(pages).toEqual([200]);
  const heard = await take(updates, 450);
  expect(heard.filter(({ type }) => type === 'PaymentCompleted')).toHaveLength(449);
  expect(pages).toEqual([200, 200, 50]);
});

test('a change during the catch-up replaces the missed state of the same document', async () => {
  const updates = hub.follow(userId, at(849));
  changeAccount(7, 950);
  const heard = await take(updates, 1);
  expect(heard).toMatchObject([{ type: 'CreditsChanged', position: at(950), account: { doc: { available: 7 } } }]);
  await updates.return();
  expect(hub.size()).toBe(0);
});

test('a subscription has the position of the read model that is furthest behind', () => {
  const behind = createLiveHub({
    onChanged: () => () => undefined,
    projections: { reader: (name: string) => ({ position: () => at(name === 'credits' ? 880 : 901) }) as never },
  });
  expect(behind.position()).toBe(at(880));
});

test('an error while reading missed payments ends the subscription with that error', async () => {
  const failing = createLiveHub({
    onChanged: () => () => undefined,
    projections: { reader: () => ({ get: () => Promise.reject(new Error('Away')), query: async () => [] }) as never },
  });
  await expect(failing.follow(userId, at(1)).next()).rejects.toThrow('Away');
  expect(failing.size()).toBe(0);
});

test('subscribers of another account receive no messages', async () => {
  const other = hub.follow('ben', undefined);
  const own = hub.follow(userId, undefined);
  changeAccount(5, 901);
  expect(await take(own, 1)).toMatchObject([{ type: 'CreditsChanged' }]);
  hub.close();
  expect(await take(other, 1)).toEqual([]);
});
