import { describe, expect, test } from '@jest/globals';
import { givenTime, happened } from '../../../projection-service/testing/projection-spec.ts';
import { given, registered } from '../../testing/area.ts';

const refused = (purchaseId: string, userId: string, call: 'start' | 'confirm', code: string, claimed: object | null) =>
  happened(`purchase-${purchaseId}`, 'PurchaseRefused', { purchaseId, userId, call, code, claimed } as never);
const history = [
  registered('ann'),
  refused('r1', 'ann', 'start', 'PRICE_CHANGED', { expectedTotalCents: 1, bundleId: 'volume-pro' }),
  refused('r2', 'gone', 'confirm', 'NOT_FOUND', null),
];
const source =
  'query ($first: Int, $after: String) { refusedPurchases(first: $first, after: $after) { edges { cursor node { id userId email at description claimed } } pageInfo { hasNextPage } } }';

describe('purchases that were refused', () => {
  test('are listed for administrators, the newest first, page by page', async () => {
    const { as } = await given(history);
    const page = async (variables: object) => {
      const { refusedPurchases } = (await as('admin').graphql(source, { first: 1, ...variables })) as {
        refusedPurchases: { edges: { cursor: string; node: object }[]; pageInfo: { hasNextPage: boolean } };
      };
      return refusedPurchases;
    };
    const first = await page({});
    expect([first.edges[0]?.node, first.pageInfo.hasNextPage]).toEqual([
      {
        id: 'r2',
        userId: 'gone',
        email: null,
        at: new Date(givenTime(2)).toISOString(),
        description: 'A payment that is not this user’s',
        claimed: null,
      },
      true,
    ]);
    const second = await page({ after: first.edges[0]?.cursor });
    expect(second).toMatchObject({
      edges: [
        {
          node: {
            id: 'r1',
            email: 'ann@curbcast.example',
            description: 'Another price than the catalog’s',
            claimed: '$0.01, bundleId: volume-pro',
          },
        },
      ],
      pageInfo: { hasNextPage: false },
    });
  });

  test('are nobody else’s business', async () => {
    const { as } = await given(history);
    expect(await as('ann').graphql(source)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await as().graphql(source)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
