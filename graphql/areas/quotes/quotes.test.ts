import { expect, test } from '@jest/globals';
import { given } from '../../testing/area.ts';

const query = `query ($input: QuoteInput!) {
  quote(input: $input) { totalCents currency lines { id kind description amountCents credits twinCredits } }
}`;

test('a quote has the lines of the order summary and their sum', async () => {
  const { as } = await given([]);
  const input = { planId: 'monthly', bundleId: 'starter-pack', customAvatar: true };
  const line = { credits: 0, twinCredits: 0 };
  expect(await as().graphql(query, { input })).toEqual({
    quote: {
      totalCents: 62_650,
      currency: 'usd',
      lines: [
        {
          ...line,
          id: 'monthly-base',
          kind: 'PLAN',
          description: 'Base plan (3 credits)',
          amountCents: 7_500,
          credits: 3,
        },
        {
          ...line,
          id: 'monthly-credits',
          kind: 'PLAN',
          description: '2 more monthly credits',
          amountCents: 2_400,
          credits: 2,
        },
        {
          ...line,
          id: 'starter-pack',
          kind: 'BUNDLE',
          description: 'Starter Pack (10 credits)',
          amountCents: 17_750,
          credits: 10,
        },
        { ...line, id: 'digital-twin', kind: 'TWIN', description: 'Digital Twin', amountCents: 35_000, twinCredits: 1 },
      ],
    },
  });
});

test.each([
  [{}, 'Choose a plan, a credit bundle or a Digital Twin.'],
  [{ planId: 'solo' }, 'This plan does not exist.'],
  [{ planId: 'rapid-starter' }, 'This plan is no longer sold. Please choose from the plan and the bundles of today.'],
  [{ bundleId: 'free' }, 'This bundle does not exist.'],
  [{ planId: 'monthly', emailBlast: true }, 'The email blast is not sold with this order.'],
])('a quote for %j is refused', async (input, message) => {
  const { as } = await given([]);
  expect(await as().graphql(query, { input })).toMatchObject({ code: 'INVALID_INPUT', message });
});
