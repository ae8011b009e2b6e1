import { describe, expect, test } from '@jest/globals';
import { bought, given, registered } from '../../testing/area.ts';

const events = [registered('admin'), registered('ann'), bought('ann', 'l1', 20), bought('ann', 'l2', 10)];
const url = '/api/admin/users/ann/credits/history';

test('replays the credits of a user up to a revision', async () => {
  const { as } = await given(events);
  const audit = await as('admin').graphql(
    '{ creditAudit(userId: "ann", revision: 0) { totalEvents revision balance { available issued lots { lotId available } } events { type change availableAfter } } }',
  );
  expect(audit).toMatchObject({
    creditAudit: {
      totalEvents: 2,
      revision: 0,
      balance: { available: 10, issued: 10, lots: [{ lotId: 'l1', available: 10 }] },
    },
  });
});

test('refuses a moment that is given twice and too many rows', async () => {
  const { as } = await given(events);
  const ask = (args: string) => as('admin').graphql(`{ creditAudit(userId: "ann", ${args}) { revision } }`);
  expect(await ask('revision: 0, time: "2026-01-01T00:00:00.000Z"')).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await ask('earlier: 201')).toMatchObject({ code: 'INVALID_INPUT' });
});

test('downloads the history as JSON and CSV', async () => {
  const { as } = await given(events);
  const json = await as('admin').rest('GET', url);
  expect(json.body).toMatchObject([
    { revision: 0, event: 'CreditsGranted', amount: 10, availableAfter: 10 },
    { revision: 1, amount: 5, availableAfter: 15 },
  ]);
  const csv = await as('admin').rest('GET', `${url}?format=csv&revision=0`);
  expect(csv.headers['content-disposition']).toBe('attachment; filename="curbcast-credit-history-ann-2026-01-15.csv"');
  const lines = String(csv.body).trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^\ufeff?"revision","position","time","event"/);
});

test.each(['?format=xml', '?revision=x', '?revision=-2'])('GET %s answers 400', async (query) => {
  const { as } = await given(events);
  expect((await as('admin').rest('GET', url + query)).status).toBe(400);
});

describe('access', () => {
  test.each([
    [undefined, 'ann', 'UNAUTHENTICATED', 401],
    ['ann', 'ann', 'FORBIDDEN', 403],
    ['admin', 'nobody', 'NOT_FOUND', 404],
  ])('of %s to the history of %s: %s', async (userId, of, code, status) => {
    const { as } = await given(events);
    expect(await as(userId).graphql(`{ creditAudit(userId: "${of}") { revision } }`)).toMatchObject({ code });
    expect(await as(userId).graphql(`{ creditVerification(userId: "${of}") { events } }`)).toMatchObject({ code });
    expect((await as(userId).rest('GET', `/api/admin/users/${of}/credits/history`)).status).toBe(status);
  });
});
