import { expect, test } from '@jest/globals';
import { bundles, monthlyPlan } from '../../../domain/catalog.ts';
import { inWords } from '../../../words/index.ts';
import { given } from '../../testing/area.ts';

test('the catalog offers the bundles and the plan of the domain, in credits and cents', async () => {
  const { as } = await given([]);
  const found = await as().graphql(
    '{ catalog { bundles { id credits priceCents videosLabel category highlight } plan { id credits videosLabel description features category highlight } bundleValidityDays limits { adminCredits { min max } } } }',
  );
  expect(found).toEqual({
    catalog: {
      bundles: bundles.map(({ id, halfCredits, priceCents, popular }) => ({
        id,
        credits: halfCredits / 2,
        priceCents,
        videosLabel: `${halfCredits / 2} minutes of video`,
        category: 'BUNDLE',
        highlight: popular,
      })),
      plan: {
        id: monthlyPlan.id,
        credits: 5,
        videosLabel: '5 minutes of video every 30 days',
        description: 'The base of your subscription',
        features: [
          '5 credits every 30 days: 5 minutes of video',
          ...monthlyPlan.features.map((feature) => inWords(feature, 'en')),
        ],
        category: 'SUBSCRIPTION',
        highlight: true,
      },
      bundleValidityDays: null,
      limits: { adminCredits: { min: 0, max: 100_000 } },
    },
  });
});

test.each([
  [false, false],
  [true, true],
])('translation is sold and voices are promised where they work (%p)', async (works, isSaid) => {
  const { as } = await given([], undefined, undefined, { translates: works, twinClonesVoice: works });
  const found = await as().graphql('{ catalog { plan { features } digitalTwin { clonesVoice } } }');
  const { catalog } = found as { catalog: { plan: { features: string[] }; digitalTwin: { clonesVoice: boolean } } };
  expect(catalog.plan.features.some((feature) => /translation/i.test(feature))).toBe(isSaid);
  expect(catalog.digitalTwin.clonesVoice).toBe(isSaid);
});

test.each([true, false])('says whether videos are arranged here (%p)', async (arrangesVideos) => {
  const { as } = await given([], undefined, undefined, { arrangesVideos });
  expect(await as().graphql('{ catalog { arrangesVideos } }')).toEqual({ catalog: { arrangesVideos } });
});

test('the product names its version and addresses', async () => {
  const { as } = await given([]);
  expect(await as().graphql('{ product { version supportEmail } }')).toEqual({
    product: { version: '1', supportEmail: 's' },
  });
});
