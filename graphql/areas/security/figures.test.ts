import { describe, expect, test } from '@jest/globals';
import { now } from '../../testing/area.ts';
import { type SignInAttempt, grainNames } from './counters/port.ts';
import { alert, people, quarter, useSecurity } from './testing/security-area.ts';

const { world, as } = useSecurity();

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
    world.attempts = [
      attempt('one'),
      attempt('two', { outcome: 'limited', userId: null }),
      attempt('three', { outcome: 'succeeded', address: '192.0.2.9' }),
    ];
  });

  test('are listed for each figure: all, failed ones, by address, by account', async () => {
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

describe('figures', () => {
  test('compare a period with the one before', async () => {
    world.counted = [
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
    world.counted = [{ at: now, counts: { requests: 7 }, users: [] }];
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
    world.counted = [{ at: now, counts: { requests: 7, failedLogins: 2, sessionsStarted: 1 }, users: ['x'] }];
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
