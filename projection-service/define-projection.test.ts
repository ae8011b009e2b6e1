import { expect, test } from '@jest/globals';
import { streamIdOf, type Position } from '../domain/envelope.ts';
import { documents } from './collections.ts';
import { defineProjection } from './define-projection.ts';
import type { ReaderFor } from './runner/types.ts';
import { happened, projectionSpec } from './testing/projection-spec.ts';

interface Seen {
  readonly ownerId: string;
  readonly count: number;
  readonly position: Position;
}

const collections = {
  seen: documents<Seen>().indexedBy({ byOwner: { equal: ['ownerId'], order: ['position'] } }),
};
const base = { name: 'seen', version: '1', collections, awaitedBy: 'queries' } as const;
const missed = { index: 'byOwner', equal: (ownerId: string) => ({ ownerId }) } as const;

/** Counts an owner's expiries; every other event of credits is a fault. */
const seen = defineProjection({
  ...base,
  needs: ({ stream }) => ({ seen: streamIdOf(stream) }),
  on: {
    CreditsExpired: ({ stream, position, data }, read) => {
      const ownerId = streamIdOf(stream);
      const count = (read('seen', ownerId)?.count ?? 0) + data.amount;
      return [
        {
          op: 'put',
          collection: 'seen',
          id: data.lotId === 'elsewhere' ? 'ben' : ownerId,
          doc: { ownerId, count, position },
        },
      ];
    },
    credits: ({ type }) => {
      throw new Error(`No ${type} was expected`);
    },
  },
  live: {
    seen: {
      changedBy: ({ stream }) => streamIdOf(stream),
      owner: ({ ownerId }) => ownerId,
      missed,
      message: ({ count }) => ({ type: 'Counted', count }),
    },
  },
});

const expired = (lotId: string) =>
  happened('credits-ann', 'CreditsExpired', { asset: 'minutes', lotId, amount: 2, cause: 'expiry' });
const noted = happened('credits-ann', 'CreditReversalNoted', {
  asset: 'minutes',
  paymentId: 'pi_1',
  refundedCents: 0,
  failedRefunds: [],
  disputes: [],
  currency: 'usd',
});

test('the handler of the event type gets the event, with the documents that are needed', async () => {
  await projectionSpec(seen)
    .given([expired('l1'), expired('l2')])
    .then(({ seen: found }) => expect(found?.['ann']).toMatchObject({ count: 4 }));
});

test('the handler of the category gets events without a handler for their type', async () => {
  await projectionSpec(seen)
    .given([expired('l1'), noted])
    .thenStopsAt(1, /No CreditReversalNoted was expected/);
});

test('follows whole categories: those that it names, and those of the event types that it names', () => {
  expect(seen.filter).toEqual({ categories: ['credits', 'twincredits'] });
  const two = defineProjection({ ...base, on: { VideoDeleted: () => [], user: () => [] }, live: { seen: 'silent' } });
  expect(two.filter).toEqual({ categories: ['video', 'user'] });
  expect(defineProjection({ ...base, on: { '*': () => [] }, live: { seen: 'silent' } }).filter).toEqual({});
});

test('stops when it changes a live document that its declaration does not name for the event', async () => {
  await projectionSpec(seen)
    .given([expired('l1'), expired('elsewhere')])
    .thenStopsAt(1, /changes seen "ben", which its live declaration does not name for CreditsExpired/);
});

test('the compiler relates collections, documents, indexes and messages', () => {
  const read = (reader: ReaderFor<typeof seen, 'seen'>) => [
    async () => (await reader.get('seen', 'ann'))?.count,
    // @ts-expect-error -- the documents have no such field
    async () => (await reader.get('seen', 'ann'))?.total,
    // @ts-expect-error -- the projection has no such collection
    () => reader.get('others', 'ann'),
    // @ts-expect-error -- the collection has no such index
    () => reader.query('seen', { index: 'byTime', equal: {}, limit: 1 }),
  ];
  expect(read).toBeInstanceOf(Function);
  // @ts-expect-error -- an index over a field that the documents do not have
  documents<Seen>().indexedBy({ byTime: { equal: ['time'], order: [] } });
  // @ts-expect-error -- it does not declare live messages for `seen`
  defineProjection({ ...base, on: {}, live: {} });
  // @ts-expect-error -- there is no such type of event
  defineProjection({ ...base, on: { CreditsLost: () => [] }, live: { seen: 'silent' } });
  const wrong = { op: 'put', collection: 'seen', id: 'ann', doc: { ownerId: 'ann' } } as const;
  // @ts-expect-error -- the document lacks fields
  defineProjection({ ...base, on: { '*': () => [wrong] }, live: { seen: 'silent' } });
});
