import { expect, test } from '@jest/globals';
import { happened, projectionSpec } from '../testing/projection-spec.ts';
import { eventHashes, readWitness } from './event-hashes.ts';

const expired = (userId: string, lotId: string) =>
  happened(`credits-${userId}`, 'CreditsExpired', { asset: 'minutes', lotId, amount: 1, cause: 'expiry' });

const hash = /^[0-9a-f]{64}$/;
const mark = /^[0-9a-f]{8}$/;

test('records the hash of the last event of each stream', async () => {
  await projectionSpec(eventHashes)
    .given([expired('ann', 'l1'), expired('ann', 'l2'), expired('ben', 'l3')])
    .then(({ windows = {}, lastWindows = {} }) => {
      expect(windows).toEqual({});
      expect(lastWindows).toEqual({
        'credits-ann': {
          revision: 1,
          hash: expect.stringMatching(hash),
          marks: expect.stringMatching(/^[0-9a-f]{16}$/),
        },
        'credits-ben': { revision: 0, hash: expect.stringMatching(hash), marks: expect.stringMatching(mark) },
      });
      expect(lastWindows['credits-ann']).not.toEqual(lastWindows['credits-ben']);
    });
});

test('keeps the whole hash of each 64th event and the first digits of the others', async () => {
  let found: Readonly<Record<string, Readonly<Record<string, object>>>> = {};
  await projectionSpec(eventHashes)
    .given(Array.from({ length: 130 }, (_, n) => expired('ann', `l${n}`)))
    .then((collections) => {
      found = collections;
    });
  expect(Object.keys(found['windows'] ?? {})).toEqual(['credits-ann:00000000', 'credits-ann:00000001']);
  const reader = {
    get: async (collection: string, id: string) => found[collection]?.[id],
  } as Parameters<typeof readWitness>[0];
  const witness = (revision: number | 'last') => readWitness(reader, 'credits-ann', revision);
  for (const revision of [63, 127, 129])
    expect(await witness(revision)).toEqual({ revision, hash: expect.stringMatching(hash) });
  for (const revision of [0, 1, 62, 64, 126, 128])
    expect(await witness(revision)).toEqual({ revision, hash: expect.stringMatching(mark) });
  expect(await witness('last')).toEqual(await witness(129));
  const marks = await Promise.all(Array.from({ length: 130 }, async (_, n) => (await witness(n))?.hash));
  expect(new Set(marks).size).toBe(130);
  expect(await witness(130)).toBeUndefined();
  expect(await readWitness(reader, 'credits-ben', 0)).toBeUndefined();
});
