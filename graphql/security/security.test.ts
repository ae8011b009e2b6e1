import { createSecurityCommands } from '../../command-service/handlers/security.ts';
import { createExecutor } from '../../command-service/executor/executor.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { eventRegistry } from '../../domain/events.ts';
import { withCodec } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { happened } from '../../projection-service/testing/projection-spec.ts';
import { followPolicy, type PolicyFollower } from '../guard/policy.ts';
import { given, now, registered } from '../testing/area.ts';
import { bucketOf, type Counts, type Grain, grainNames, noCounts, type SecurityCounters } from './counters/port.ts';

const quarter = 15 * 60_000;
const people = [registered('admin'), registered('ann')];
const alert = (alertId: string, userId: string | null, address: string) =>
  happened(`securityalert-${alertId}`, 'SecurityAlertRaised', {
    alertId,
    kind: 'login_burst',
    count: 3,
    userId,
    address,
    userAgent: '<script>alert(1)</script>',
  });

let policy: PolicyFollower;
let commands: ReturnType<typeof createSecurityCommands>;
let ended: (string | null)[];
let counted: { readonly at: number; readonly counts: Partial<Counts>; readonly users: readonly string[] }[];

beforeEach(async () => {
  const log = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
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
  [ended, counted] = [[], []];
});

/** Counts as the gateways would have written them. */
const counters: Pick<SecurityCounters, 'read' | 'users'> = {
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
];

describe('who may do what (trust D1)', () => {
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
              description: '3 sign-ins were refused after too many failures.',
              address: '203.0.113.9',
              userAgent: '<script>alert(1)</script>',
              user: null,
            },
          },
        ],
      },
    });
  });

  test('users see those about their own account only', async () => {
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

  test('name the related ones', async () => {
    const ask = await as([...history, alert('a4', null, '203.0.113.9')]);
    expect(await ask('admin').graphql('{ securityAlert(id: "a4") { related { id } } }')).toEqual({
      securityAlert: { related: [{ id: 'a1' }] },
    });
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

  test('say that there is nothing to compare with, and make nothing up', async () => {
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

  test('a change of what another administrator changed meanwhile is a conflict, and nothing is half done', async () => {
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

  test('the sessions of all users are listed with who they are', async () => {
    expect(
      await (await as())('admin').graphql('{ platformSessions { id isCurrent address user { id name } } }'),
    ).toEqual({
      platformSessions: [
        { id: 's1', isCurrent: false, address: '203.0.113.9', user: { id: 'ann', name: 'ann Agent' } },
      ],
    });
  });
});
