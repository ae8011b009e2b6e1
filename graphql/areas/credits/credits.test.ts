import { describe, expect, test } from '@jest/globals';
import { encodeCursor } from '../../cursor.ts';
import { bought, given, registered } from '../../testing/area.ts';

const account = '{ viewer { account { available held total used debt lots { id source available expiresAt } } } }';

describe('the credit account', () => {
  test('adds up the lots in whole and half credits', async () => {
    const { as } = await given([registered('ann'), bought('ann', 'l1', 20), bought('ann', 'l2', 5)]);
    expect(await as('ann').graphql(account)).toEqual({
      viewer: {
        account: {
          available: 12.5,
          held: 0,
          total: 12.5,
          used: 0,
          debt: 0,
          lots: [
            { id: 'l1', source: 'BUNDLE', available: 10, expiresAt: null },
            { id: 'l2', source: 'BUNDLE', available: 2.5, expiresAt: null },
          ],
        },
      },
    });
  });

  test('is empty for a user who never had a credit', async () => {
    const { as } = await given([registered('ann')]);
    expect(await as('ann').graphql('{ viewer { account { available lots { id } position } } }')).toEqual({
      viewer: { account: { available: 0, lots: [], position: '' } },
    });
  });
});

describe('the statement', () => {
  const purchases = [registered('ann'), registered('bo'), bought('ann', 'l1', 20), bought('ann', 'l2', 10)];

  test('lists the latest movement first, page by page', async () => {
    const { as } = await given(purchases);
    const page = (after: string) =>
      `{ statement(first: 1${after}) { totalCount edges { node { kind amount balanceAfter description } } pageInfo { hasNextPage endCursor } } }`;
    const first = (await as('ann').graphql(page(''))) as { statement: { pageInfo: { endCursor: string } } };
    expect(first).toMatchObject({
      statement: {
        totalCount: 2,
        edges: [{ node: { kind: 'GRANT', amount: 5, balanceAfter: 15, description: 'Starter Pack' } }],
        pageInfo: { hasNextPage: true },
      },
    });
    expect(await as('ann').graphql(page(`, after: "${first.statement.pageInfo.endCursor}"`))).toMatchObject({
      statement: { edges: [{ node: { amount: 10, balanceAfter: 10 } }], pageInfo: { hasNextPage: false } },
    });
  });

  test('begins with the last movement before a moment, for every number of movements', async () => {
    const month = (number: number): number => Date.UTC(2025, number, 5);
    const monthly = Array.from({ length: 9 }, (_, at) => ({
      ...bought('ann', `l${at}`, 2 * (at + 1)),
      time: month(at),
    }));
    const { as } = await given([registered('ann'), ...monthly]);
    for (const [at] of [...monthly, undefined].entries()) {
      const before = new Date(month(at)).toISOString();
      const found = (await as('ann').graphql(
        `{ statement(before: "${before}") { totalCount edges { node { amount } } } }`,
      )) as { statement: { totalCount: number; edges: { node: { amount: number } }[] } };
      const amounts = found.statement.edges.map(({ node }) => node.amount);
      expect(amounts).toEqual(Array.from({ length: at }, (_, back) => at - back));
      expect(found.statement.totalCount).toBe(9);
    }
  });

  test('holds only the movements of the requested kind and of the own account', async () => {
    const { as } = await given(purchases);
    const count = (kind: string) => `{ statement(kind: ${kind}) { totalCount } }`;
    expect(await as('ann').graphql(count('CAPTURE'))).toEqual({ statement: { totalCount: 0 } });
    expect(await as('bo').graphql(count('GRANT'))).toEqual({ statement: { totalCount: 0 } });
  });

  test('refuses a cursor of another list', async () => {
    const { as } = await given(purchases);
    const after = encodeCursor({ id: 'ann:0000000009', order: [9] }, 'outbox ');
    expect(await as('ann').graphql(`{ statement(after: "${after}") { totalCount } }`)).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  test.each(['zoe:0000000009', 'bo:0000000001', 'ann', ''])('refuses a cursor of another owner: %j', async (id) => {
    const { as } = await given(purchases);
    const after = encodeCursor({ id, order: [9] }, 'statement ');
    expect(await as('ann').graphql(`{ statement(after: "${after}") { totalCount } }`)).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'This cursor is not valid.',
    });
  });

  test.each([
    [undefined, '{ statement { totalCount } }', 'UNAUTHENTICATED'],
    ['ann', '{ statement(first: 101) { totalCount } }', 'INVALID_INPUT'],
    ['ann', '{ statement(after: "x") { totalCount } }', 'INVALID_INPUT'],
  ])('refuses %s: %s', async (userId, source, code) => {
    const { as } = await given([registered('ann')]);
    expect(await as(userId).graphql(source)).toMatchObject({ code });
  });
});

describe('GET /api/credits/statement', () => {
  const url = '/api/credits/statement';

  test('downloads every movement as JSON, the oldest first', async () => {
    const { as } = await given([registered('ann'), bought('ann', 'l1', 20), bought('ann', 'l2', 10)]);
    const { status, body, headers } = await as('ann').rest('GET', url);
    expect([status, headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="curbcast-statement-2026-01-15.json"',
    ]);
    expect(body).toMatchObject([
      { kind: 'grant', amount: 10, change: 10, balanceAfter: 10, paymentId: 'pi_l1', videoId: null },
      { kind: 'grant', amount: 5, change: 5, balanceAfter: 15, paymentId: 'pi_l2' },
    ]);
  });

  test('downloads CSV with a byte order mark and a header', async () => {
    const { as } = await given([registered('ann'), bought('ann', 'l1', 20)]);
    const { body, headers } = await as('ann').rest('GET', `${url}?format=csv`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [header, row] = String(body).trim().split('\n');
    expect(header).toMatch(/^\ufeff?"time","kind","amount","change","balanceAfter"/);
    expect(row).toContain('"grant","10","10","10","0","0","Starter Pack"');
  });

  test.each([
    [undefined, url, 401],
    ['ann', `${url}?format=xml`, 400],
  ])('answers %s %s with %i', async (userId, target, status) => {
    const { as } = await given([registered('ann')]);
    expect((await as(userId).rest('GET', target)).status).toBe(status);
  });
});
