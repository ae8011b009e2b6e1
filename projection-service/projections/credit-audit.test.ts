import { expect, test } from '@jest/globals';
import { happened, projectionSpec } from '../testing/projection-spec.ts';
import { creditAudit, readWitness } from './credit-audit.ts';

const expired = (userId: string, lotId: string) =>
  happened(`credits-${userId}`, 'CreditsExpired', { lotId, halfCredits: 1, cause: 'expiry' });

test('records the hash of every credit event, and which event is the last', async () => {
  await projectionSpec(creditAudit)
    .given([expired('ann', 'l1'), expired('ann', 'l2'), expired('ben', 'l3')])
    .then(({ witnesses = {}, lastWitnesses = {} }) => {
      expect(Object.keys(witnesses)).toEqual(['ann:0000000000', 'ann:0000000001', 'ben:0000000000']);
      expect(lastWitnesses).toEqual({ ann: witnesses['ann:0000000001'], ben: witnesses['ben:0000000000'] });
      expect(witnesses['ann:0000000001']).toEqual({ revision: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect(witnesses['ann:0000000001']).not.toEqual(witnesses['ben:0000000000']);
    });
});

test('reads the record at a revision, or the last one', async () => {
  const get = async (collection: string, id: string) => ({ revision: 0, hash: `${collection}/${id}` });
  expect((await readWitness({ get }, 'ann', 3))?.hash).toBe('witnesses/ann:0000000003');
  expect((await readWitness({ get }, 'ann', 'last'))?.hash).toBe('lastWitnesses/ann');
});
