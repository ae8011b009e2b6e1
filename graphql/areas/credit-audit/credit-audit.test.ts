import { describe, expect, test } from '@jest/globals';
import { bought, given, registered } from '../../testing/area.ts';

const events = [registered('admin'), registered('ann'), bought('ann', 'l1', 20), bought('ann', 'l2', 10)];
const url = '/api/admin/users/ann/credits/history';

test('replays the credits of a user up to a revision, with what each event did', async () => {
  const { as } = await given(events);
  const answer = await as('admin').graphql(
    `{ auditHistory(kind: CREDITS, id: "ann", revision: 0) {
      totalEvents revision balance { available issued lots { lotId available } } curve { revision available }
      events { type selfCredit credits { kind change availableAfter } } } }`,
  );
  expect(answer).toEqual({
    auditHistory: {
      totalEvents: 2,
      revision: 0,
      balance: { available: 10, issued: 10, lots: [{ lotId: 'l1', available: 10 }] },
      curve: [
        { revision: 0, available: 10 },
        { revision: 1, available: 15 },
      ],
      events: [
        { type: 'CreditsGranted', selfCredit: false, credits: { kind: 'GRANT', change: 5, availableAfter: 15 } },
        { type: 'CreditsGranted', selfCredit: false, credits: { kind: 'GRANT', change: 10, availableAfter: 10 } },
      ],
    },
  });
});

test('shows a balance for credit accounts only, and compares only their read model', async () => {
  const { as } = await given(events);
  const ask = (kind: string) =>
    as('admin').graphql(`{ auditHistory(kind: ${kind}, id: "ann") { balance { available } curve { revision } }
      auditVerdict(kind: ${kind}, id: "ann") { readModelMatches differences chainIntact } }`);
  const sound = { differences: [], chainIntact: true };
  expect(await ask('SUBSCRIPTION')).toEqual({
    auditHistory: { balance: null, curve: null },
    auditVerdict: { ...sound, readModelMatches: null },
  });
  expect(await ask('CREDITS')).toMatchObject({
    auditHistory: { balance: { available: 15 } },
    auditVerdict: { ...sound, readModelMatches: true },
  });
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

describe('access to the download', () => {
  test.each([
    [undefined, 'ann', 401],
    ['ann', 'ann', 403],
    ['admin', 'nobody', 404],
  ])('by %s to the history of %s is answered with %s', async (userId, of, status) => {
    const { as } = await given(events);
    expect((await as(userId).rest('GET', `/api/admin/users/${of}/credits/history`)).status).toBe(status);
  });
});
