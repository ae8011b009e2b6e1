import { describe, expect, test } from '@jest/globals';
import { happened } from '../../../projection-service/testing/projection-spec.ts';
import { given } from '../../testing/area.ts';
import { doubles, people } from './testing/console-area.ts';

const searchFor = (text: string) =>
  `{ consoleSearch(search: ${JSON.stringify(text)}) {
    totalCustomers
    customers { customer { id name } match { field text start length } }
    videos { id match { field } customer { id } }
    payments { id match { field text } }
    mails { id match { field } }
  } }`;

describe('the search of the console', () => {
  test.each([
    [
      'ann@curbcast.example',
      { customers: [{ customer: { id: 'ann' }, match: { field: 'EMAIL', start: 0, length: 20 } }] },
    ],
    ['NN AGENT', { customers: [{ customer: { id: 'ann' }, match: { field: 'NAME', text: 'ann Agent', start: 1 } }] }],
    ['elm', { customers: [], videos: [{ id: 'v1', match: { field: 'TITLE' }, customer: { id: 'ann' } }] }],
    ['1 elm str', { videos: [{ id: 'v1', match: { field: 'ADDRESS' } }] }],
    ['elm garden', { videos: [] }],
    ['pi_1', { payments: [{ id: 'pi_1', match: { field: 'ID', text: 'pi_1' } }] }],
    ['$177.50', { payments: [{ id: 'pi_1', match: { field: 'AMOUNT' } }] }],
    ['177.51', { payments: [] }],
    [
      'ann@',
      { payments: [{ id: 'pi_1', match: { field: 'CUSTOMER' } }], mails: [{ id: 'm1' }], videos: [{ id: 'v1' }] },
    ],
    ['welcome', { mails: [{ id: 'm1', match: { field: 'TYPE' } }] }],
    ['a', { totalCustomers: 0, customers: [], videos: [], payments: [], mails: [] }],
  ])('finds the matches of "%s"', async (text, found) => {
    const { as } = await given(people, doubles);
    expect(await as('admin').graphql(searchFor(text))).toMatchObject({ consoleSearch: found });
  });

  test('finds the payments of a day', async () => {
    const { as } = await given(people, doubles);
    const { consoleSearch } = (await as('fay').graphql(searchFor('2026-01-01'))) as {
      consoleSearch: { payments: { id: string; match: { text: string } }[] };
    };
    const day = consoleSearch.payments[0]?.match.text;
    const other = (await as('fay').graphql(searchFor('2025-12-31'))) as typeof consoleSearch & object;
    expect([day, other]).toMatchObject(['2026-01-01', { consoleSearch: { payments: [] } }]);
  });

  test('shows finance customers and payments, and neither videos nor emails', async () => {
    const { as } = await given(people, doubles);
    expect(await as('fay').graphql(searchFor('ann@'))).toMatchObject({
      consoleSearch: { customers: [{ customer: { id: 'ann' } }], payments: [{ id: 'pi_1' }], videos: [], mails: [] },
    });
  });
});

describe('the events of a customer', () => {
  const events = (args = '') =>
    `{ customerEvents(userId: "ann"${args}) { edges { node { kind title detail credits paymentId } } pageInfo { hasNextPage endCursor } } }`;
  const kindsOf = (answer: unknown): readonly string[] =>
    (answer as { customerEvents: { edges: { node: { kind: string } }[] } }).customerEvents.edges.map(
      ({ node }) => node.kind,
    );

  test('are all kinds for administrators, credits and payments for finance', async () => {
    const { as } = await given(people, doubles);
    expect([...new Set(kindsOf(await as('admin').graphql(events())))].toSorted()).toEqual(
      ['CREDITS', 'MAILS', 'SIGN_INS', 'VIDEOS'].toSorted(),
    );
    expect(new Set(kindsOf(await as('fay').graphql(events())))).toEqual(new Set(['CREDITS']));
  });

  test('are filtered by kind and found by words', async () => {
    const { as } = await given(people, doubles);
    expect(kindsOf(await as('admin').graphql(events(', kinds: [MAILS]')))).toEqual(['MAILS']);
    expect(kindsOf(await as('admin').graphql(events(', search: "elm street"')))).toContain('VIDEOS');
    expect(kindsOf(await as('admin').graphql(events(', search: "nothing like this"')))).toEqual([]);
  });

  test('say how many of the held credits a video used', async () => {
    const hold = { asset: 'minutes', holdId: 'v1-1', heldFor: 'v1' } as const;
    const lots = [{ lotId: 'l1', amount: 3 }];
    const { as } = await given(
      [
        ...people,
        happened('credits-ann', 'CreditsReserved', { ...hold, amount: 3, lots, expiresAtMs: 9_000, requestHash: 'h' }),
        happened('credits-ann', 'CreditsCaptured', {
          ...hold,
          held: lots,
          capturedAmount: 3,
          debtPaid: [],
          returned: [],
          expiredAmount: 0,
          durationMs: 60_000,
        }),
      ],
      doubles,
    );
    expect(await as('admin').graphql(events(', kinds: [CREDITS], first: 1'))).toMatchObject({
      customerEvents: { edges: [{ node: { detail: expect.stringMatching(/^1\.5 credits · /), credits: 0 } }] },
    });
  });

  test('come page by page', async () => {
    const { as } = await given(people, doubles);
    const all = kindsOf(await as('admin').graphql(events()));
    const paged: string[] = [];
    let after = '';
    for (;;) {
      const page = (await as('admin').graphql(events(`, first: 1, after: "${after}"`))) as {
        customerEvents: { pageInfo: { hasNextPage: boolean; endCursor: string } };
      };
      paged.push(...kindsOf(page));
      if (!page.customerEvents.pageInfo.hasNextPage) break;
      after = page.customerEvents.pageInfo.endCursor;
    }
    expect(paged).toEqual(all);
  });
});

test('a customer is shown with the reason of the balance', async () => {
  const { as } = await given(people, doubles);
  const answer = await as('fay').graphql(
    '{ customer(id: "ann") { name email erased credits roles } creditExplanation(userId: "ann") { credits text } none: customer(id: "x") { id } }',
  );
  expect(answer).toMatchObject({
    customer: { name: 'ann Agent', email: 'ann@curbcast.example', erased: false, credits: 10, roles: [] },
    creditExplanation: { credits: 10 },
    none: null,
  });
  expect((answer as { creditExplanation: { text: string } }).creditExplanation.text).toContain(
    'ann Agent has 10 credits',
  );
});

describe('the list of work for people', () => {
  const attention = '{ attention { kind count more items { id title customer { name erased } } } }';
  const troubles = [
    happened('video-v1', 'VideoFailed', {
      videoId: 'v1',
      userId: 'ann',
      attempt: 1,
      code: 'timed_out',
      timedOut: true,
    }),
    happened('mail-m1', 'MailBounced', { mailId: 'm1', ownerId: 'ann', permanent: true, code: '550' }),
  ];

  const taken = happened('credits-ann', 'CreditsAdjusted', {
    asset: 'minutes',
    adjustmentId: 'a1',
    act: 'take',
    purpose: 'correction',
    beforeAmount: 20,
    afterAmount: 10,
    removed: [{ lotId: 'l1', amount: 10 }],
    lotId: 'adjustment-a1',
    addedAmount: 0,
    expiresAtMs: null,
    debtPaidAmount: 0,
    debtClearedAmount: 0,
    reason: 'A typing error',
    note: null,
  });

  test('lists taken credits that finance has not decided about', async () => {
    const { as } = await given([...people, taken], doubles);
    const waiting = { kind: 'WAITING_ADJUSTMENT', count: 1, items: [{ id: 'a1', title: '$88.75' }] };
    for (const person of ['admin', 'fay'])
      expect(await as(person).graphql(attention)).toMatchObject({ attention: [waiting] });
  });

  test('does not call an account that never registered erased', async () => {
    const ofNobody = happened('failure-f1', 'WorkFailed', {
      failureId: 'f1',
      work: 'administrator-rights',
      target: { kind: 'item', item: { userId: 'nobody' } },
      ownerId: 'nobody',
      kind: 'permanent',
      reason: 'NOT_FOUND',
      attempts: 1,
      retryAtMs: null,
    });
    const { as } = await given([...people, ofNobody], doubles);
    expect(await as('admin').graphql(attention)).toMatchObject({
      attention: [{ items: [{ customer: { name: '', erased: false } }] }],
    });
  });

  test('is empty when all is well', async () => {
    const { as } = await given(people, doubles);
    expect(await as('admin').graphql(attention)).toEqual({ attention: [] });
  });

  test('lists failures with their customer; finance does not see them', async () => {
    const { as } = await given([...people, ...troubles], { ...doubles, now: () => Date.UTC(2026, 0, 2) });
    const { attention: groups } = (await as('admin').graphql(attention)) as { attention: object[] };
    expect(groups).toMatchObject([
      {
        kind: 'FAILED_VIDEO',
        count: 1,
        more: false,
        items: [{ id: 'v1', customer: { name: 'ann Agent', erased: false } }],
      },
      { kind: 'BOUNCED_MAIL', count: 1, items: [{ id: 'm1' }] },
    ]);
    expect(await as('fay').graphql(attention)).toEqual({ attention: [] });
  });
});

test.each([
  [undefined, 'UNAUTHENTICATED'],
  ['ann', 'FORBIDDEN'],
])('%s cannot see the console', async (userId, code) => {
  const { as } = await given(people, doubles);
  for (const query of [
    searchFor('ann'),
    '{ customer(id: "ann") { id } }',
    '{ customerSignIn(userId: "ann") { passkeys } }',
    '{ customerEvents(userId: "ann") { pageInfo { hasNextPage } } }',
    '{ creditExplanation(userId: "ann") { text } }',
    '{ attention { kind } }',
  ])
    expect(await as(userId).graphql(query)).toMatchObject({ code });
  expect((await as(userId).rest('GET', '/files/customer-videos/v1/video')).status).toBe(userId ? 403 : 401);
});
