import { expect, test } from '@jest/globals';
import { bundles, monthlyPlan } from '../../domain/catalog.ts';
import { given } from '../testing/area.ts';

test('the catalog offers the bundles and the plan of the domain, in credits and cents', async () => {
  const { as } = await given([]);
  const found = await as().graphql(
    '{ catalog { bundles { id credits priceCents } plan { id credits } bundleValidityDays limits { adminCredits { min max } } } }',
  );
  expect(found).toEqual({
    catalog: {
      bundles: bundles.map(({ id, halfCredits, priceCents }) => ({ id, credits: halfCredits / 2, priceCents })),
      plan: { id: monthlyPlan.id, credits: monthlyPlan.halfCredits / 2 },
      bundleValidityDays: null,
      limits: { adminCredits: { min: 0, max: 100_000 } },
    },
  });
});

test('the product names its version and addresses', async () => {
  const { as } = await given([]);
  expect(await as().graphql('{ product { version supportEmail } }')).toEqual({
    product: { version: '1', supportEmail: 's' },
  });
});
