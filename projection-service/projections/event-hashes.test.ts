import { expect, test } from '@jest/globals';
import { happened, projectionSpec } from '../testing/projection-spec.ts';
import { eventHashes, readWitness } from './event-hashes.ts';

const expired = (userId: string, lotId: string) =>
  happened(`credits-${userId}`, 'CreditsExpired', { lotId, halfCredits: 1, cause: 'expiry' });

test('records the hash of every event, and which event is the last', async () => {
  await projectionSpec(eventHashes)
    .given([expired('ann', 'l1'), expired('ann', 'l2'), expired('ben', 'l3')])
    .then(({ witnesses = {}, lastWitnesses = {} }) => {
      expect(Object.keys(witnesses)).toEqual([
        'credits-ann:0000000000',
        'credits-ann:0000000001',
        'credits-ben:0000000000',
      ]);
      expect(lastWitnesses).toEqual({
        'credits-ann': witnesses['credits-ann:0000000001'],
        'credits-ben': witnesses['credits-ben:0000000000'],
      });
      expect(witnesses['credits-ann:0000000001']).toEqual({
        revision: 1,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      expect(witnesses['credits-ann:0000000001']).not.toEqual(witnesses['credits-ben:0000000000']);
    });
});

test('reads the record at a revision, or the last one', async () => {
  const get = async (collection: string, id: string) => ({ revision: 0, hash: `${collection}/${id}` });
  expect((await readWitness({ get }, 'credits-ann', 3))?.hash).toBe('witnesses/credits-ann:0000000003');
  expect((await readWitness({ get }, 'credits-ann', 'last'))?.hash).toBe('lastWitnesses/credits-ann');
});
