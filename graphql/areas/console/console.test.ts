import { describe, expect, test } from '@jest/globals';
import { happened } from '../../../projection-service/testing/projection-spec.ts';
import { bought, given, now, registered, requested } from '../../testing/area.ts';

const position = '0000000000000000' as never;
const people = [
  registered('admin'),
  registered('fay'),
  happened('user-fay', 'FinanceRoleGranted', { userId: 'fay', role: 'finance', reason: 'Books' }),
  registered('ann'),
  bought('ann', 'l1', 20),
  requested('ann', 'v1'),
  happened('payment-pi_1', 'PaymentInitiated', {
    paymentId: 'pi_1',
    userId: 'ann',
    items: [
      {
        kind: 'bundle',
        id: 'b',
        name: 'Starter Pack',
        priceCents: 17_750,
        halfCredits: 20,
        twinCredits: 0,
        catalogVersion: '1',
      },
    ],
    currency: 'usd',
  } as never),
  happened('mail-m1', 'MailRequested', {
    mailId: 'm1',
    ownerId: 'ann',
    template: 'welcome',
    isTest: false,
    to: 'ann@curbcast.example',
    name: 'ann',
    data: {},
  }),
];
const sessions = [
  {
    id: 's1',
    userId: 'ann',
    createdAt: now - 1,
    lastSeenAt: now,
    expiresAt: now + 1,
    userAgent: '',
    address: '192.0.2.7',
  },
];
const userState = async (userId: string) => ({
  exists: ['admin', 'fay', 'ann'].includes(userId),
  admin: userId === 'admin',
  finance: userId === 'fay',
  identity: { email: `${userId}@curbcast.example`, emailVerified: true },
});
const doubles = {
  commands: { users: { userState } as never },
  ownSessions: { list: async () => sessions } as never,
  providers: { payments: { mode: 'test', publishableKey: 'pk_test_1' } } as never,
};

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
  ])('%s', async (text, found) => {
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

  test('does not call an account erased that never registered', async () => {
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

describe('the acts of support', () => {
  const input = 'input: { userId: "ann", reason: "Asked on the phone", idempotencyKey: "k" }';
  const calls = (sent: unknown[]) => {
    const note =
      (name: string, answer: unknown) =>
      async (...args: unknown[]) => {
        sent.push([name, ...args.slice(0, -1)]);
        return answer;
      };
    return {
      ...doubles,
      ownSessions: { list: async () => sessions, endAll: note('endAll', 1) } as never,
      signInFactors: {
        state: async () => ({ atProvider: false, secondFactor: { enabledAt: 1 }, passkeys: [] }),
        disableSecondFactor: async (userId: string) => void sent.push(['disable', userId]),
      } as never,
      accountSettings: {
        forgotPassword: async ({ email }: { email: string }) => void sent.push(['mail', email]),
      } as never,
      commands: {
        ...doubles.commands,
        support: {
          recordAct: note('record', position),
          sendMailAgain: note('again', { mailId: 'm2', position }),
        } as never,
        lifecycle: { requestDeletion: note('delete', position) } as never,
        videos: { refreshVideo: note('retry', position) } as never,
      },
    };
  };

  test.each([
    [
      'sendPasswordLink',
      [
        ['record', 'ann', 'password_link', 'Asked on the phone'],
        ['mail', 'ann@curbcast.example'],
      ],
    ],
    [
      'resetSecondFactor',
      [['record', 'ann', 'second_factor_reset', 'Asked on the phone'], ['disable', 'ann'], ['endAll']],
    ],
    [
      'requestCustomerDeletion',
      [
        ['record', 'ann', 'deletion', 'Asked on the phone'],
        ['delete', 'ann'],
      ],
    ],
  ])('%s is recorded before it is done', async (name, done) => {
    const sent: unknown[] = [];
    const { as } = await given(people, calls(sent));
    expect(await as('admin').graphql(`mutation { ${name}(${input}) { customer { id } } }`)).toEqual({
      [name]: { customer: { id: 'ann' } },
    });
    expect(sent).toEqual(done);
  });

  test.each(['sendPasswordLink', 'resetSecondFactor', 'requestCustomerDeletion'])(
    '%s asks for a recent authentication, the role, a reason and somebody else',
    async (name) => {
      const sent: unknown[] = [];
      const { as } = await given(people, calls(sent));
      const mutation = (text: string) => `mutation { ${name}(${text}) { position } }`;
      const old = as('admin', { authenticatedAt: 0 });
      expect(await old.graphql(mutation(input))).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
      expect(await as('fay').graphql(mutation(input))).toMatchObject({ code: 'FORBIDDEN' });
      expect(await as('ann').graphql(mutation(input))).toMatchObject({ code: 'FORBIDDEN' });
      expect(await as().graphql(mutation(input))).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(await as('admin').graphql(mutation('input: { userId: "ann", reason: "x" }'))).toMatchObject({
        code: 'INVALID_INPUT',
      });
      expect(await as('admin').graphql(mutation('input: { userId: "admin", reason: "Mine" }'))).toMatchObject({
        code: 'NOT_ALLOWED_NOW',
      });
      expect(await as('admin').graphql(mutation('input: { userId: "x", reason: "Unknown" }'))).toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(sent).toEqual([]);
    },
  );

  test('nothing is recorded for an account that an outside provider keeps', async () => {
    const sent: unknown[] = [];
    const services = { ...calls(sent), signInFactors: { state: async () => ({ atProvider: true }) } as never };
    const { as } = await given(people, services);
    expect(await as('admin').graphql(`mutation { sendPasswordLink(${input}) { position } }`)).toMatchObject({
      code: 'NOT_ALLOWED_NOW',
    });
    expect(sent).toEqual([]);
  });

  test('a mail is sent again and a video made again for its owner', async () => {
    const sent: unknown[] = [];
    const { as } = await given(people, calls(sent));
    expect(await as('admin').graphql('mutation { sendMailAgain(mailId: "m1") { mailId } }')).toEqual({
      sendMailAgain: { mailId: 'm2' },
    });
    expect(
      await as('admin').graphql(
        'mutation { retryUserVideo(input: { userId: "ann", videoId: "v1" }) { video { id } } }',
      ),
    ).toEqual({ retryUserVideo: { video: { id: 'v1' } } });
    expect(sent).toEqual([
      ['again', 'm1'],
      ['retry', 'ann', 'v1'],
    ]);
    expect(await as('fay').graphql('mutation { sendMailAgain(mailId: "m1") { mailId } }')).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

test.each([
  [undefined, 'UNAUTHENTICATED'],
  ['ann', 'FORBIDDEN'],
])('%s sees nothing of the console', async (userId, code) => {
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
