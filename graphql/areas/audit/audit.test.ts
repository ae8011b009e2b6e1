import { describe, expect, test } from '@jest/globals';
import { happened } from '../../../projection-service/testing/projection-spec.ts';
import { bought, given, registered, requested } from '../../testing/area.ts';

const item = {
  kind: 'bundle',
  id: 'starter',
  name: 'Starter Pack',
  halfCredits: 20,
  twinCredits: 0,
  priceCents: 17_750,
  catalogVersion: '1',
} as const;
const payment = { paymentId: 'pi_1', purchaseId: null, invoiceId: null, userId: 'ann', items: [item], currency: 'usd' };
const events = [
  registered('admin'),
  registered('ann'),
  bought('ann', 'l1', 20),
  requested('ann', 'v1'),
  happened('payment-pi_1', 'PaymentInitiated', { ...payment, provider: 'stripe' }),
  happened('payment-pi_1', 'PaymentSucceeded', { ...payment, amountCents: 17_750, reportedBy: 'provider' }),
];
const doubles = {
  audit: {
    async *exportProof(history: object, revision: number) {
      yield JSON.stringify({ ...history, revision });
    },
  },
};
const url = '/api/admin/audit/payment/pi_1/proof';

test('replays a payment with the changes of each event, in words', async () => {
  const { as } = await given(events);
  const { auditHistory } = (await as('admin').graphql(`{ auditHistory(kind: PAYMENT, id: "pi_1") {
    kind stream totalEvents revision stateOmitted state { label value }
    events { type revision actor { kind } changes { label before { value } after { value } } cause { __typename } } } }`)) as {
    auditHistory: { state: object[] };
  };
  expect(auditHistory).toMatchObject({
    kind: 'PAYMENT',
    stream: 'payment-pi_1',
    totalEvents: 2,
    revision: 1,
    stateOmitted: 0,
    events: [
      {
        type: 'PaymentSucceeded',
        changes: [
          { label: 'Status', before: { value: 'initiated' }, after: { value: 'succeeded' } },
          { label: 'Amount', before: null, after: { value: '$177.50' } },
        ],
        cause: { __typename: 'LogEvent' },
      },
      { type: 'PaymentInitiated', revision: 0 },
    ],
  });
  expect(auditHistory.state).toEqual(
    expect.arrayContaining([
      { label: 'Status', value: 'succeeded' },
      { label: 'Refunded', value: '$0.00' },
      { label: 'Items · Starter · Price', value: '$177.50' },
      { label: 'Items · Starter · Credits', value: '10 credits' },
    ]),
  );
});

test('two moments are compared', async () => {
  const { as } = await given(events);
  expect(
    await as('admin').graphql(`{ auditComparison(kind: CREDITS, id: "ann", from: -1, to: 0) {
      from { revision time } to { revision } changes { path before { value } after { value isTime } } } }`),
  ).toMatchObject({
    auditComparison: {
      from: { revision: -1, time: null },
      to: { revision: 0 },
      changes: expect.arrayContaining([
        { path: 'totals.issued', before: { value: '0 credits' }, after: { value: '10 credits', isTime: false } },
        expect.objectContaining({ path: 'time', after: expect.objectContaining({ isTime: true }) }),
      ]),
    },
  });
});

test('the verdict says how far the chain holds', async () => {
  const { as } = await given(events);
  expect(
    await as('admin').graphql(
      '{ auditVerdict(kind: VIDEO, id: "v1") { events chainIntact chainVerifiedRevision finding } }',
    ),
  ).toEqual({ auditVerdict: { events: 1, chainIntact: true, chainVerifiedRevision: 0, finding: null } });
});

test('the proof is a download, up to a revision', async () => {
  const { as } = await given(events, doubles);
  const { status, body, headers } = await as('admin').rest('GET', `${url}?revision=1`);
  expect([status, body]).toEqual([200, { kind: 'payment', id: 'pi_1', revision: 1 }]);
  expect(headers['content-disposition']).toBe('attachment; filename="curbcast-proof-payment-pi_1-2026-01-15.json"');
});

test('refuses an unknown kind, and a bad id, moment or number of rows', async () => {
  const { as } = await given(events, doubles);
  const ask = (args: string) => as('admin').graphql(`{ auditHistory(kind: PAYMENT, ${args}) { revision } }`);
  for (const args of [
    'id: ""',
    `id: "${'x'.repeat(201)}"`,
    'id: "pi_1", earlier: 101',
    'id: "pi_1", later: -1',
    'id: "pi_1", revision: 0, time: "2026-01-01T00:00:00.000Z"',
  ])
    expect(await ask(args)).toMatchObject({ code: 'INVALID_INPUT' });
  for (const path of [`${url}?revision=x`, '/api/admin/audit/user/ann/proof', '/api/admin/audit/__proto__/ann/proof'])
    expect((await as('admin').rest('GET', path)).status).toBe(400);
});

describe('access', () => {
  test.each([
    [undefined, 'UNAUTHENTICATED', 401],
    ['ann', 'FORBIDDEN', 403],
  ])('is refused to %s: %s', async (userId, code, status) => {
    const { as } = await given(events, doubles);
    for (const field of [
      'auditHistory(kind: VIDEO, id: "v1") { revision }',
      'auditComparison(kind: CREDITS, id: "ann", from: 0, to: 1) { changes { path } }',
      'auditVerdict(kind: PAYMENT, id: "pi_1") { events }',
    ])
      expect(await as(userId).graphql(`{ ${field} }`)).toMatchObject({ code });
    expect((await as(userId).rest('GET', url)).status).toBe(status);
  });
});
