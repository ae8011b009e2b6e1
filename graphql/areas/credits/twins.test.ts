import { expect, test } from '@jest/globals';
import { twinGrant } from '../../../domain/credits/testing/twin-grant.ts';
import { happened } from '../../../projection-service/testing/projection-spec.ts';
import { given, registered } from '../../testing/area.ts';

const query = '{ viewer { twinCredits { id available held used debt } } }';
const granted = happened('twincredits-ann', 'CreditsGranted', twinGrant);

test('shows a user the twin credits that were bought, and nobody else', async () => {
  const { as } = await given([registered('ann'), registered('bo'), granted]);
  expect(await as('ann').graphql(query)).toEqual({
    viewer: { twinCredits: { id: 'ann', available: 1, held: 0, used: 0, debt: 0 } },
  });
  expect(await as('bo').graphql(query)).toEqual({
    viewer: { twinCredits: { id: 'bo', available: 0, held: 0, used: 0, debt: 0 } },
  });
});

test('shows a visitor none', async () => {
  const { as } = await given([registered('ann'), granted]);
  expect(await as().graphql(query)).toEqual({ viewer: null });
});
