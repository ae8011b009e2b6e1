import { createSecurityCommands } from '../../../command-service/commands/security.ts';
import { createExecutor } from '../../../command-service/executor/executor.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { eventRegistry } from '../../../domain/events.ts';
import { withCodec } from '../../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../../event-store/testing/index.ts';
import { START } from '../../../domain/envelope.ts';
import { type GivenEvent, happened } from '../../../projection-service/testing/projection-spec.ts';
import { followPolicy, type PolicyFollower } from '../../guard/policy.ts';
import { given, now, registered } from '../../testing/area.ts';
import { contains } from '../../../lib/client-address.ts';
import {
  bucketOf,
  type Counts,
  type Grain,
  grainNames,
  noCounts,
  type SecurityCounters,
  type SignInAttempt,
} from './counters/port.ts';

const quarter = 15 * 60_000;
const people = [registered('admin'), registered('ann')];
const alert = (alertId: string, userId: string | null, address: string, count = 3) =>
  happened(`securityalert-${alertId}`, 'SecurityAlertRaised', {
    alertId,
    sourceId: `source of ${address}`,
    kind: 'login_burst',
    count,
    userId,
    address,
    userAgent: '<script>alert(1)</script>',
  });

let policy: PolicyFollower;
let commands: ReturnType<typeof createSecurityCommands>;
let log: ReturnType<typeof withCodec>;
let ended: (string | null)[];
let voided: string[];
let attempts: SignInAttempt[];
let counted: { readonly at: number; readonly counts: Partial<Counts>; readonly users: readonly string[] }[];

beforeEach(async () => {
  log = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  policy = await followPolicy({
    eventStore: log,
    now: () => now,
    onError: (error) => {
      throw error;
    },
  });
  commands = createSecurityCommands({
    executor: createExecutor({ eventStore: log, registry: eventRegistry, now: () => now }),
  });
  [ended, voided, counted, attempts] = [[], [], [], []];
});

/** Counts as the gateways would have written them. */
const counters: Pick<SecurityCounters, 'read' | 'users' | 'signIns' | 'usersOf'> = {
  signIns: async ({ of = {}, limit }) => {
    const wanted = Object.entries(of);
    return attempts
      .map((attempt) => ({ ...attempt, failed: attempt.outcome !== 'succeeded' }))
      .filter((attempt) => wanted.every(([name, value]) => attempt[name as keyof SignInAttempt] === value))
      .slice(0, limit);
  },
  usersOf: async (network) => (contains(network, '203.0.113.9') ? 214 : 0),
  read: async (grain, from, to) => {
    const buckets = new Map<number, Counts>();
    for (const { at, counts } of counted) {
      const bucket = bucketOf(grain, at);
      if (bucket >= from && bucket <= to) buckets.set(bucket, add(buckets.get(bucket) ?? noCounts, counts));
    }
    return [...buckets].map(([bucket, counts]) => ({ bucket, ...counts })).toSorted((a, b) => a.bucket - b.bucket);
  },
  users: async (grain, from, to) =>
    new Set(counted.filter(({ at }) => within(grain, at, from, to)).flatMap(({ users }) => users)).size,
};
const within = (grain: Grain, at: number, from: number, to: number): boolean =>
  bucketOf(grain, at) >= from && bucketOf(grain, at) <= to;
const add = (one: Counts, other: Partial<Counts>): Counts =>
  Object.fromEntries(
    Object.entries(one).map(([name, n]) => [name, n + (other[name as keyof Counts] ?? 0)]),
  ) as object as Counts;

const as = async (events = people) =>
  (
    await given(events, {
      commands: { security: commands },
      policy,
      security: {
        counters,
        requireNewPassword: async (userId) => {
          voided.push(userId);
          return userId !== 'outsider';
        },
        configuredLimits: { general: 100, authentication: 5 },
        proxies: ['10.9.0.0/16'],
      },
      sessions: {
        list: async () => [],
        newest: async () => [
          {
            id: 's1',
            userId: 'ann',
            createdAt: now,
            lastSeenAt: now,
            expiresAt: now + 1,
            userAgent: '',
            address: '203.0.113.9',
            authenticatedAt: now,
            methods: [],
          },
        ],
        count: async () => 4,
        timeout: () => policy.current().sessionTimeoutMs ?? 86_400_000,
      },
      ownSessions: {
        endAll: async (userId) => {
          ended.push(userId);
          return 2;
        },
      },
    })
  ).as;

const adminCalls = [
  '{ securityMetrics { totalRequests { value } } }',
  '{ platformSessions { id } }',
  '{ blockedAddresses { address } }',
  '{ securitySettings { generalLimit } }',
  'mutation { blockAddress(input: { address: "203.0.113.9" }) { position } }',
  'mutation { unblockAddress(input: { address: "203.0.113.9" }) { position } }',
  'mutation { setRateLimits(input: { limits: { general: 9, authentication: 9 }, seen: { general: 100, authentication: 5 } }) { position } }',
  'mutation { setSessionTimeout(input: { minutes: 60, seenMinutes: 1440 }) { position } }',
  'mutation { endSessions(input: {}) { sessionsEnded } }',
  '{ securityAlertGroups { id } }',
  '{ signIns { edges { node { id } } } }',
  '{ blockPreview(address: "203.0.113.9") { network } }',
  'mutation { acknowledgeAlerts(input: { alertIds: ["a1"] }) { position } }',
  'mutation { stopAttack(input: { alertIds: ["a1"], blockHours: 24, signOut: true, newPasswords: true }) { position } }',
];

describe('rights', () => {
  test.each(adminCalls)('%s needs the administrator role', async (source) => {
    const ask = await as();
    expect(await ask('ann').graphql(source)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask().graphql(source)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(policy.current()).toEqual({ blocked: [] });
    expect(ended).toEqual([]);
  });

  test.each([
    ['GET', '/api/admin/security-metrics'],
    ['POST', '/api/admin/blacklist-ip'],
    ['POST', '/api/admin/remove-blacklist-ip'],
  ] as const)('%s %s needs the administrator role', async (method, path) => {
    const ask = await as();
    expect(await ask('ann').rest(method, path, { ip: '203.0.113.9' })).toMatchObject({ status: 403 });
    expect(await ask().rest(method, path, { ip: '203.0.113.9' })).toMatchObject({ status: 401 });
    expect(policy.blocked()).toEqual([]);
  });
});

describe('alerts', () => {
  const alerts =
    '{ securityAlerts { edges { node { id title severity description address userAgent user { name } } } } }';
  const history = [
    ...people,
    alert('a1', null, '203.0.113.9'),
    alert('a2', 'ann', '203.0.113.10'),
    alert('a3', 'admin', '203.0.113.11'),
  ];

  test('administrators see all, the newest first, with where they came from', async () => {
    const ask = await as(history);
    expect(await ask('admin').graphql(alerts)).toMatchObject({
      securityAlerts: {
        edges: [
          { node: { id: 'a3', user: { name: 'admin Agent' } } },
          { node: { id: 'a2', address: '203.0.113.10', user: { name: 'ann Agent' } } },
          {
            node: {
              id: 'a1',
              title: 'Many failed sign-ins',
              severity: 'HIGH',
              description: '3 sign-ins failed.',
              address: '203.0.113.9',
              userAgent: '<script>alert(1)</script>',
              user: null,
            },
          },
        ],
      },
    });
  });

  test('users see only alerts about their own account', async () => {
    const ask = await as(history);
    expect(await ask('ann').graphql('{ securityAlerts { edges { node { id related { id } } } } }')).toEqual({
      securityAlerts: { edges: [{ node: { id: 'a2', related: [] } }] },
    });
    for (const id of ['a1', 'a3', 'unknown'])
      expect(await ask('ann').graphql(`{ securityAlert(id: "${id}") { id } }`)).toEqual({ securityAlert: null });
    expect(await ask('ann').graphql('{ securityAlert(id: "a2") { id } }')).toEqual({ securityAlert: { id: 'a2' } });
    expect(await ask().graphql(alerts)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('come in pages', async () => {
    const ask = await as(history);
    const page = (after: string) =>
      ask('admin').graphql(
        `{ securityAlerts(first: 2, after: ${after}) { edges { node { id } } pageInfo { hasNextPage endCursor } } }`,
      ) as Promise<{ securityAlerts: { edges: object[]; pageInfo: { hasNextPage: boolean; endCursor: string } } }>;
    const { securityAlerts } = await page('null');
    expect(securityAlerts.pageInfo.hasNextPage).toBe(true);
    expect((await page(`"${securityAlerts.pageInfo.endCursor}"`)).securityAlerts.edges).toEqual([
      { node: { id: 'a1' } },
    ]);
    expect(await page('"not a cursor"')).toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('name the related ones: of the same address and of the same account', async () => {
    const ask = await as([
      ...history,
      alert('a4', null, '203.0.113.9'),
      alert('a5', 'admin', '203.0.113.10'),
      alert('a6', 'ann', '203.0.113.12'),
    ]);
    const related = (userId: string, id: string) =>
      ask(userId).graphql(`{ securityAlert(id: "${id}") { related { id } } }`);
    expect(await related('admin', 'a4')).toEqual({ securityAlert: { related: [{ id: 'a1' }] } });
    expect(await related('admin', 'a2')).toEqual({ securityAlert: { related: [{ id: 'a6' }, { id: 'a5' }] } });
    // Nobody learns of attacks on other accounts.
    expect(await related('ann', 'a2')).toEqual({ securityAlert: { related: [{ id: 'a6' }] } });
  });
});

describe('attacks', () => {
  const sprayer = '192.0.2.77';
  const spray = [
    ...people,
    registered('bo'),
    registered('outsider'),
    alert('s1', 'ann', sprayer, 5),
    alert('s2', 'bo', sprayer, 5),
    alert('s3', 'outsider', sprayer, 5),
    alert('v1', null, '203.0.113.50', 8),
    alert('a9', 'ann', '203.0.113.51', 2),
  ];
  const groups = (by: string) =>
    `{ securityAlertGroups(by: ${by}) { addresses accounts { id name } attempts incidents severity isBlocked alerts { id } } }`;
  const stop = (input: string) =>
    `mutation { stopAttack(input: { ${input} }) { blocked sessionsEnded passwordsVoid passwordsElsewhere alerts { id } } }`;
  const everything = 'blockHours: 24, signOut: true, newPasswords: true';
  const types = async () =>
    (await log.readAll({ after: START })).events.map(({ type, metadata, data }) => [
      type,
      metadata.actor.id,
      (data as { alertId?: string; userId?: string }).alertId ?? (data as { userId?: string }).userId ?? null,
    ]);

  test('are the open alerts of one address, with their accounts and attempts', async () => {
    const { securityAlertGroups } = (await (await as(spray))('admin').graphql(groups('ADDRESS'))) as {
      securityAlertGroups: readonly object[];
    };
    expect(securityAlertGroups).toMatchObject([
      { addresses: ['203.0.113.51'], accounts: [{ id: 'ann' }], attempts: 2 },
      { addresses: ['203.0.113.50'], accounts: [], attempts: 8, isBlocked: false },
      {
        addresses: [sprayer],
        accounts: [{ id: 'outsider' }, { id: 'bo' }, { id: 'ann', name: 'ann Agent' }],
        attempts: 15,
        incidents: 15,
        severity: 'HIGH',
        alerts: [{ id: 's3' }, { id: 's2' }, { id: 's1' }],
      },
    ]);
  });

  test('are the open alerts about one account, with their addresses', async () => {
    expect(await (await as(spray))('admin').graphql(groups('ACCOUNT'))).toMatchObject({
      securityAlertGroups: [
        { accounts: [{ id: 'ann' }], addresses: ['203.0.113.51', sprayer], attempts: 7 },
        { accounts: [], addresses: ['203.0.113.50'] },
        { accounts: [{ id: 'outsider' }], addresses: [sprayer], attempts: 5 },
        { accounts: [{ id: 'bo' }], addresses: [sprayer], attempts: 5 },
      ],
    });
  });

  test('end by one call: the address is blocked, victims are signed out and get new passwords, alerts are seen', async () => {
    const ask = await as(spray);
    expect(await ask('admin').graphql(stop(`alertIds: ["s1", "s2", "s3"], ${everything}`))).toEqual({
      stopAttack: {
        blocked: [sprayer],
        sessionsEnded: 6,
        passwordsVoid: 2,
        passwordsElsewhere: 1,
        alerts: [{ id: 's1' }, { id: 's2' }, { id: 's3' }],
      },
    });
    expect(policy.blocked()).toMatchObject([{ network: sprayer, expiresAt: now + 24 * 3_600_000 }]);
    expect([...ended].map(String).toSorted((a, b) => a.localeCompare(b))).toEqual(['ann', 'bo', 'outsider']);
    expect([...voided].toSorted((a, b) => a.localeCompare(b))).toEqual(['ann', 'bo', 'outsider']);
    expect((await types()).filter(([type]) => type === 'SecurityAlertAcknowledged')).toEqual([
      ['SecurityAlertAcknowledged', 'admin', 's1'],
      ['SecurityAlertAcknowledged', 'admin', 's2'],
      ['SecurityAlertAcknowledged', 'admin', 's3'],
    ]);
    expect((await types()).filter(([type]) => type === 'SessionsEnded')).toHaveLength(3);
  });

  test('spare the caller’s own account and address', async () => {
    const ask = await as([...spray, alert('own', 'admin', '127.0.0.1'), alert('mine', 'admin', sprayer)]);
    expect(await ask('admin').graphql(stop(`alertIds: ["mine", "s1"], ${everything}`))).toMatchObject({
      stopAttack: { blocked: [sprayer] },
    });
    expect([ended, voided]).toEqual([['ann'], ['ann']]);
    expect(await ask('admin').graphql(stop(`alertIds: ["own"], ${everything}`))).toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect((await types()).some(([, , id]) => id === 'own')).toBe(false);
  });

  test.each([
    ['alertIds: ["s1", "unknown"], blockHours: 24, signOut: true, newPasswords: true', 'NOT_FOUND'],
    ['alertIds: [], blockHours: 24, signOut: true, newPasswords: true', 'INVALID_INPUT'],
    ['alertIds: ["s1"], blockHours: 0, signOut: true, newPasswords: true', 'INVALID_INPUT'],
    ['alertIds: ["s1"], blockHours: 721, signOut: true, newPasswords: true', 'INVALID_INPUT'],
  ])('with %s are refused, and nothing happens', async (input, code) => {
    expect(await (await as(spray))('admin').graphql(stop(input))).toMatchObject({ code });
    expect([policy.blocked(), ended, voided, await types()]).toEqual([[], [], [], []]);
  });

  test('need a recent authentication to be ended', async () => {
    const long = (await as(spray))('admin', { authenticatedAt: 0 });
    const call = stop(`alertIds: ["s1"], ${everything}`);
    expect(await long.graphql(call)).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect([policy.blocked(), ended, await types()]).toEqual([[], [], []]);
  });

  test('can be acknowledged without an action, each alert once', async () => {
    const ask = await as(spray);
    const call = 'mutation { acknowledgeAlerts(input: { alertIds: ["s1", "v1"] }) { alerts { id } } }';
    expect(await ask('admin').graphql(call)).toEqual({ acknowledgeAlerts: { alerts: [{ id: 's1' }, { id: 'v1' }] } });
    await ask('admin').graphql(call);
    expect(await types()).toEqual([
      ['SecurityAlertAcknowledged', 'admin', 's1'],
      ['SecurityAlertAcknowledged', 'admin', 'v1'],
    ]);
  });

  test('are no longer an attack once acknowledged, and the alert says by whom', async () => {
    const seen: GivenEvent = {
      ...happened('securityalert-v1', 'SecurityAlertAcknowledged', { alertId: 'v1' }),
      metadata: { actor: { kind: 'admin', id: 'admin' } },
    };
    const ask = await as([...people, alert('v1', null, '203.0.113.50'), alert('a2', 'ann', '203.0.113.51'), seen]);
    expect(await ask('admin').graphql('{ securityAlertGroups { alerts { id } } }')).toEqual({
      securityAlertGroups: [{ alerts: [{ id: 'a2' }] }],
    });
    expect(
      await ask('admin').graphql('{ securityAlert(id: "v1") { isOpen acknowledgedBy { name } acknowledgedAt } }'),
    ).toEqual({
      securityAlert: { isOpen: false, acknowledgedBy: { name: 'admin Agent' }, acknowledgedAt: expect.any(String) },
    });
  });
});

describe('attempts to sign in', () => {
  const attempt = (id: string, more: Partial<SignInAttempt> = {}): SignInAttempt => ({
    id,
    at: now,
    outcome: 'refused',
    address: '192.0.2.77',
    userId: 'ann',
    ...more,
  });
  const list = (args: string) => `{ signIns${args} { edges { node { id outcome address time user { name } } } } }`;
  const idsOf = async (args: string) => {
    const { signIns } = (await (await as())('admin').graphql(list(args))) as {
      signIns: { edges: readonly { readonly node: { readonly id: string } }[] };
    };
    return signIns.edges.map(({ node }) => node.id);
  };
  beforeEach(() => {
    attempts = [
      attempt('one'),
      attempt('two', { outcome: 'limited', userId: null }),
      attempt('three', { outcome: 'succeeded', address: '192.0.2.9' }),
    ];
  });

  test('are listed behind the figures: all, failed ones, by address, by account', async () => {
    expect(await idsOf('')).toEqual(['one', 'two', 'three']);
    expect(await idsOf('(outcome: FAILED)')).toEqual(['one', 'two']);
    expect(await idsOf('(outcome: SUCCEEDED)')).toEqual(['three']);
    expect(await idsOf('(address: "::ffff:192.0.2.9")')).toEqual(['three']);
    expect(await idsOf('(userId: "ann")')).toEqual(['one', 'three']);
    expect(await (await as())('admin').graphql(list('(first: 1)'))).toEqual({
      signIns: {
        edges: [
          {
            node: {
              id: 'one',
              outcome: 'REFUSED',
              address: '192.0.2.77',
              time: new Date(now).toISOString(),
              user: { name: 'ann Agent' },
            },
          },
        ],
      },
    });
  });

  test.each(['(first: 101)', '(after: "x")', `(after: "${Buffer.from('["a","b"]').toString('base64url')}")`])(
    '%s is refused',
    async (args) => {
      expect(await (await as())('admin').graphql(list(args))).toMatchObject({ code: 'INVALID_INPUT' });
    },
  );
});

describe('a block', () => {
  const preview = (address: string) =>
    `{ blockPreview(address: "${address}") { network addresses activeCustomers typedAddress needsConfirmation } }`;

  test.each([
    ['203.0.113.9', '203.0.113.9', '1', 214, null, false],
    ['203.0.113.5/8', '203.0.0.0/8', '16777216', 214, '203.0.113.5', true],
    ['203.0.113.77/24', '203.0.113.0/24', '256', 214, '203.0.113.77', false],
    ['198.51.100.0/23', '198.51.100.0/23', '512', 0, null, true],
    ['2001:db8::/16', '2001::/16', String(2n ** 112n), 0, '2001:db8::', true],
    ['2001:db8::/48', '2001:db8::/48', String(2n ** 80n), 0, null, false],
  ])(
    'of %s says what it holds before it is saved',
    async (address, network, addresses, activeCustomers, typedAddress, needsConfirmation) => {
      expect(await (await as())('admin').graphql(preview(address))).toEqual({
        blockPreview: { network, addresses, activeCustomers, typedAddress, needsConfirmation },
      });
      expect(policy.blocked()).toEqual([]);
    },
  );

  test.each([
    ['abc', 'Enter an IPv4 or IPv6 address, or a network such as 203.0.113.0/24.'],
    ['0.0.0.0/0', 'This network is too large: block at most a /8.'],
    ['127.0.0.1', 'Addresses of this computer cannot be blocked.'],
    ['10.9.1.1', 'You cannot block your own address, or a network that holds it.'],
  ])('of %s, which cannot be blocked, has no preview', async (address, message) => {
    expect(await (await as())('admin').graphql(preview(address))).toEqual({ code: 'INVALID_INPUT', message });
  });

  test.each([
    ['203.0.113.0/24', false],
    ['203.0.112.0/23', true],
    ['203.0.113.9', false],
    ['2001:db8::/48', false],
    ['2001:db8::/47', true],
  ])('of %s asks for a recent authentication: %s', async (address, isAsked) => {
    const long = (await as())('admin', { authenticatedAt: 0 });
    const answer = await long.graphql(`mutation { blockAddress(input: { address: "${address}" }) { position } }`);
    expect(answer).toMatchObject(isAsked ? { code: 'REAUTHENTICATION_REQUIRED' } : { blockAddress: {} });
    expect(policy.blocked()).toHaveLength(isAsked ? 0 : 1);
  });
});

describe('figures', () => {
  test('compare a period with the one before', async () => {
    counted = [
      { at: now - 97 * quarter, counts: { requests: 50, limitHits: 0, blocked: 4 }, users: ['x'] },
      { at: now - 95 * quarter, counts: { requests: 10, blocked: 1 }, users: ['x', 'y'] },
      {
        at: now,
        counts: { requests: 45, limitHits: 3, blocked: 2, sessionsEnded: 2, sessionSeconds: 90 },
        users: ['y', 'z'],
      },
    ];
    const figure = '{ value previous changePercent }';
    const source = `{ securityMetrics { totalRequests ${figure} blockedRequests ${figure} activeUsers ${figure} rateLimitHits ${figure}
      points { from requests } sessions { active expired averageSeconds } } }`;
    const ask = await as();
    const { securityMetrics } = (await ask('admin').graphql(source)) as {
      securityMetrics: { points: { from: string; requests: number }[] };
    };
    expect(securityMetrics).toMatchObject({
      totalRequests: { value: 55, previous: 50, changePercent: 10 },
      blockedRequests: { value: 3, previous: 4, changePercent: -25 },
      activeUsers: { value: 3, previous: 1, changePercent: 200 },
      rateLimitHits: { value: 3, previous: 0, changePercent: null },
      sessions: { active: 4, expired: 2, averageSeconds: 45 },
    });
    expect(securityMetrics.points).toHaveLength(96);
    expect(securityMetrics.points.at(-1)).toMatchObject({ requests: 45, from: new Date(now).toISOString() });
    expect(securityMetrics.points.reduce((total, { requests }) => total + requests, 0)).toBe(55);
  });

  test('say when there is nothing to compare with', async () => {
    counted = [{ at: now, counts: { requests: 7 }, users: [] }];
    const ask = await as();
    expect(
      await ask('admin').graphql(
        '{ securityMetrics(timeRange: LAST_HOUR) { totalRequests { value previous changePercent } sessions { averageSeconds } } }',
      ),
    ).toEqual({
      securityMetrics: {
        totalRequests: { value: 7, previous: null, changePercent: null },
        sessions: { averageSeconds: null },
      },
    });
  });

  test.each(['1h', '24h', '7d', '30d'])('of %s have every documented field', async (timeRange) => {
    counted = [{ at: now, counts: { requests: 7, failedLogins: 2, sessionsStarted: 1 }, users: ['x'] }];
    const ask = await as([...people, alert('a1', null, '203.0.113.9')]);
    await ask('admin').rest('POST', '/api/admin/blacklist-ip', { ip: '203.0.113.9' });
    expect(await ask('admin').rest('GET', `/api/admin/security-metrics?timeRange=${timeRange}`)).toMatchObject({
      status: 200,
      body: {
        timeRange,
        totalRequests: 7,
        blockedRequests: 0,
        failedLogins: 2,
        activeUsers: 1,
        rateLimitHits: 0,
        changes: { totalRequests: null },
        securityAlerts: [
          {
            id: 'a1',
            type: 'warning',
            title: 'Many failed sign-ins',
            description: expect.any(String),
            message: expect.any(String),
            timestamp: expect.any(String),
            ip: '203.0.113.9',
            userAgent: '<script>alert(1)</script>',
            severity: 'high',
          },
        ],
        sessionStats: {
          activeSessions: 4,
          totalToday: 1,
          avgDuration: 0,
          expiredSessions: 0,
          averageSessionDuration: 0,
        },
        ipBlacklist: ['203.0.113.9'],
      },
    });
  });

  test('are those of 24 hours without a range, and an unknown range is refused', async () => {
    const ask = await as();
    expect(await ask('admin').rest('GET', '/api/admin/security-metrics')).toMatchObject({ body: { timeRange: '24h' } });
    expect(await ask('admin').rest('GET', '/api/admin/security-metrics?timeRange=2h')).toMatchObject({
      status: 400,
      body: { message: 'timeRange must be one of 1h, 24h, 7d, 30d.' },
    });
  });

  test('cover every resolution that is written', () => {
    expect(grainNames).toEqual(['minute', 'quarter', 'hour', 'sixHours']);
  });
});

describe('the blacklist', () => {
  test('takes an address or a network and gives the list', async () => {
    const ask = (await as())('admin');
    expect(await ask.rest('POST', '/api/admin/blacklist-ip', { ip: ' 203.0.113.9 ' })).toMatchObject({
      status: 200,
      body: { success: true, ipBlacklist: ['203.0.113.9'] },
    });
    expect(
      await ask.rest('POST', '/api/admin/blacklist-ip', {
        ip: '2001:db8::/32',
        reason: 'A scanner',
        expiresAt: '2026-02-01T00:00:00Z',
      }),
    ).toMatchObject({ body: { ipBlacklist: ['2001:db8::/32', '203.0.113.9'] } });
    expect(await ask.graphql('{ blockedAddresses { address reason expiresAt } }')).toEqual({
      blockedAddresses: [
        { address: '2001:db8::/32', reason: 'A scanner', expiresAt: '2026-02-01T00:00:00.000Z' },
        { address: '203.0.113.9', reason: '', expiresAt: null },
      ],
    });
    expect(await ask.rest('POST', '/api/admin/remove-blacklist-ip', { ip: '203.0.113.9' })).toMatchObject({
      status: 200,
      body: { success: true, ipBlacklist: ['2001:db8::/32'] },
    });
  });

  test.each([
    [undefined, 'Enter an IP address.'],
    ['', 'Enter an IP address.'],
    [7, 'Enter an IP address.'],
    [{ $ne: null }, 'Enter an IP address.'],
    ['x'.repeat(10_000), 'Enter an IP address.'],
    ['abc', 'Enter an IPv4 or IPv6 address, or a network such as 203.0.113.0/24.'],
    ['127.0.0.1', 'Addresses of this computer cannot be blocked.'],
    ['0.0.0.0/0', 'This network is too large: block at most a /8.'],
    ['10.9.1.1', 'You cannot block your own address, or a network that holds it.'],
  ])('refuses %j', async (ip, message) => {
    const ask = (await as())('admin');
    expect(await ask.rest('POST', '/api/admin/blacklist-ip', { ip })).toMatchObject({ status: 400, body: { message } });
    expect(policy.blocked()).toEqual([]);
  });

  test('refuses an end in the past and a long reason', async () => {
    const ask = (await as())('admin');
    for (const more of [{ expiresAt: '2020-01-01T00:00:00Z' }, { expiresAt: 'soon' }, { reason: 'x'.repeat(501) }])
      expect(await ask.rest('POST', '/api/admin/blacklist-ip', { ip: '203.0.113.9', ...more })).toMatchObject({
        status: 400,
      });
    expect(policy.blocked()).toEqual([]);
  });
});

describe('settings', () => {
  const limits = (general: number, authentication: number, seen = 'general: 100, authentication: 5') =>
    `mutation { setRateLimits(input: { limits: { general: ${general}, authentication: ${authentication} }, seen: { ${seen} } })
      { settings { generalLimit authenticationLimit sessionTimeoutMinutes } } }`;

  test('show what applies, and change it', async () => {
    const ask = (await as())('admin');
    expect(
      await ask.graphql('{ securitySettings { generalLimit authenticationLimit sessionTimeoutMinutes } }'),
    ).toEqual({
      securitySettings: { generalLimit: 100, authenticationLimit: 5, sessionTimeoutMinutes: 1_440 },
    });
    expect(await ask.graphql(limits(200, 8))).toEqual({
      setRateLimits: { settings: { generalLimit: 200, authenticationLimit: 8, sessionTimeoutMinutes: 1_440 } },
    });
    expect(
      await ask.graphql(
        'mutation { setSessionTimeout(input: { minutes: 60, seenMinutes: 1440 }) { settings { sessionTimeoutMinutes } } }',
      ),
    ).toEqual({ setSessionTimeout: { settings: { sessionTimeoutMinutes: 60 } } });
  });

  test('refuses a change of settings that another administrator changed meanwhile, and leaves nothing half done', async () => {
    const ask = (await as())('admin');
    await ask.graphql(limits(200, 5));
    expect(await ask.graphql(limits(100, 9))).toEqual({
      code: 'CONFLICT',
      message: 'Another administrator changed this meanwhile. The newest value is shown.',
    });
    expect(policy.current().limits).toEqual({ general: 200, authentication: 5 });
  });

  test.each([
    [limits(0, 5), 'The general limit must be a whole number from 1 to 100,000.'],
    [limits(100_001, 5), 'The general limit must be a whole number from 1 to 100,000.'],
    [limits(100, 0), 'The authentication limit must be a whole number from 1 to 1,000.'],
    [
      'mutation { setSessionTimeout(input: { minutes: 4, seenMinutes: 1440 }) { position } }',
      'The session timeout in minutes must be a whole number from 5 to 43,200.',
    ],
  ])('%s is refused', async (source, message) => {
    expect(await (await as())('admin').graphql(source)).toEqual({ code: 'INVALID_INPUT', message });
    expect(policy.current()).toEqual({ blocked: [] });
  });

  test('ask for a recent authentication', async () => {
    const ask = (await as())('admin', { authenticatedAt: now - 3_600_000 });
    expect(await ask.graphql(limits(200, 8))).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect(policy.current()).toEqual({ blocked: [] });
  });
});

describe('force logout', () => {
  test('of one user', async () => {
    const ask = await as();
    expect(await ask('admin').graphql('mutation { endSessions(input: { userId: "ann" }) { sessionsEnded } }')).toEqual({
      endSessions: { sessionsEnded: 2 },
    });
    expect(ended).toEqual(['ann']);
    expect(
      await ask('admin').graphql('mutation { endSessions(input: { userId: "nobody" }) { sessionsEnded } }'),
    ).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(ended).toEqual(['ann']);
  });

  test('of everybody', async () => {
    const ask = await as();
    expect(await ask('admin').graphql('mutation { endSessions(input: {}) { sessionsEnded } }')).toEqual({
      endSessions: { sessionsEnded: 4 },
    });
    expect(policy.current().sessionsEndedAt).toBe(now);
  });

  test('of everybody asks for a recent authentication, of one user it does not', async () => {
    const long = (await as())('admin', { authenticatedAt: 0 });
    const end = (input: string) => long.graphql(`mutation { endSessions(input: {${input}}) { sessionsEnded } }`);
    expect(await end('')).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect(policy.current().sessionsEndedAt).toBeUndefined();
    expect(await end('userId: "ann"')).toEqual({ endSessions: { sessionsEnded: 2 } });
  });

  test('the sessions of all users are listed with their names', async () => {
    expect(
      await (await as())('admin').graphql('{ platformSessions { id isCurrent address user { id name } } }'),
    ).toEqual({
      platformSessions: [
        { id: 's1', isCurrent: false, address: '203.0.113.9', user: { id: 'ann', name: 'ann Agent' } },
      ],
    });
  });
});
