import { createSecretKey } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Incidents } from '../../../domain/security/index.ts';
import { noCounts, type BucketCounts, type SecurityCounters, type SignInAttempt } from './counters/port.ts';
import { createSecurityMonitor, type SecurityMonitor } from './monitor.ts';

const minute = 60_000;
let now: number;
let reported: (Incidents & { readonly burstId: string })[];
let listed: SignInAttempt[];
let written: BucketCounts[];
let problems: unknown[];
let away: boolean;
let monitor: SecurityMonitor;

const orAway = async (work: () => void): Promise<void> => {
  if (away) throw new Error('away');
  work();
};
const open = (): SecurityMonitor =>
  createSecurityMonitor({
    counters: {
      add: (entries) => orAway(() => written.push(...entries)),
      read: async () => [],
      users: async () => 0,
      addSignIns: (attempts) => orAway(() => listed.push(...attempts)),
      signIns: async () => [],
      usersOf: async () => 0,
      forget: async () => undefined,
      forgetUser: async () => undefined,
      close: async () => undefined,
    } satisfies SecurityCounters,
    report: async (incidents) => {
      await orAway(() => reported.push(incidents));
      return { position: '' as never };
    },
    alertKey: createSecretKey(Buffer.alloc(32, 1)),
    now: () => now,
    onError: (error) => problems.push(error),
    everyMs: 1_000_000,
  });
beforeEach(() => {
  now = 1_800_000_000_000;
  [reported, listed, written, problems, away] = [[], [], [], [], false];
  monitor = open();
});

const source = { address: '203.0.113.9', userAgent: 'curl/8' };

describe('counts', () => {
  test('go to the database once, in every resolution', async () => {
    monitor.count('requests');
    monitor.count('requests', 2);
    monitor.active('ann');
    monitor.active('ann');
    await monitor.flush();
    expect(written.map(({ grain }) => grain)).toEqual(['minute', 'quarter', 'hour', 'sixHours']);
    for (const { counts, users } of written) {
      expect(counts).toEqual({ ...noCounts, requests: 3 });
      expect(users).toHaveLength(1);
      expect(users[0]).not.toContain('ann');
    }
    await monitor.flush();
    expect(written).toHaveLength(4);
  });

  test('write a user once per bucket', async () => {
    monitor.active('ann');
    await monitor.flush();
    now += minute;
    monitor.active('ann');
    await monitor.flush();
    expect(written.slice(4).map(({ grain, users }) => [grain, users.length])).toEqual([
      ['minute', 1],
      ['quarter', 0],
      ['hour', 0],
      ['sixHours', 0],
    ]);
  });

  test('are kept while the database is away, and written afterwards', async () => {
    away = true;
    monitor.count('requests');
    monitor.active('ann');
    await monitor.flush();
    expect(problems).toHaveLength(1);
    away = false;
    monitor.count('requests');
    await monitor.flush();
    expect(written[0]).toMatchObject({ counts: { requests: 2 }, users: [expect.any(String)] });
  });
});

describe('attempts to sign in', () => {
  test('are counted and listed, both failures and successes', async () => {
    monitor.signInFailed('refused', { address: '192.0.2.77', userId: 'ann', account: 'ann@example.com' });
    monitor.signInFailed('limited', { address: '192.0.2.77', account: 'nobody@example.com' });
    monitor.signedIn({ address: '192.0.2.9', userId: 'bo' });
    await monitor.flush();
    expect(written[0]?.counts).toEqual({ ...noCounts, failedLogins: 2, blocked: 1, limitHits: 1 });
    expect(listed).toMatchObject([
      { outcome: 'refused', address: '192.0.2.77', userId: 'ann', at: now },
      { outcome: 'limited', address: '192.0.2.77', userId: null },
      { outcome: 'succeeded', address: '192.0.2.9', userId: 'bo' },
    ]);
    expect(JSON.stringify(listed)).not.toContain('example.com');
    await monitor.flush();
    expect(listed).toHaveLength(3);
  });

  test('are kept while the database is away, at most a thousand of them', async () => {
    away = true;
    for (let n = 0; n < 2_000; n += 1) monitor.signInFailed('limited', { address: '192.0.2.77' });
    await monitor.flush();
    away = false;
    await monitor.flush();
    expect(listed).toHaveLength(1_000);
  });

  test('raise one alert per account for a password sprayer, with one source and one burst', async () => {
    for (const userId of ['ann', 'bo', 'cy'])
      for (let n = 0; n < 5; n += 1)
        monitor.signInFailed(userId === 'ann' ? 'refused' : 'limited', { address: '192.0.2.77', userId });
    await monitor.flush();
    expect(reported).toMatchObject([
      { kind: 'login_burst', userId: 'ann', count: 5, address: '192.0.2.77' },
      { kind: 'login_burst', userId: 'bo', count: 5 },
      { kind: 'login_burst', userId: 'cy', count: 5 },
    ]);
    for (const name of ['sourceId', 'burstId'] as const)
      expect(new Set(reported.map((each) => each[name])).size).toBe(1);
    expect(new Set(reported.map(({ alertId }) => alertId)).size).toBe(3);
    expect(JSON.stringify([reported[0]?.sourceId, reported[0]?.burstId])).not.toContain('192.0.2');
    now += 15 * minute;
    monitor.incident('forged_webhook', { address: '192.0.2.77' });
    await monitor.flush();
    expect(reported[3]?.sourceId).toBe(reported[0]?.sourceId);
    expect(reported[3]?.burstId).not.toBe(reported[0]?.burstId);
  });

  test('keep an alert of an address that fails at very many accounts, so that it can be blocked', async () => {
    for (let n = 0; n < 100; n += 1) monitor.signInFailed('limited', { address: '192.0.2.77', userId: `user ${n}` });
    await monitor.flush();
    const rest = reported.filter(({ userId }) => userId === null);
    expect(rest).toMatchObject([{ address: '192.0.2.77', count: 80, sourceId: reported[0]?.sourceId }]);
    expect(reported).toHaveLength(21);
  });

  test('raise an alert about the account when they succeed after failures', async () => {
    for (let n = 0; n < 3; n += 1) monitor.signInFailed('refused', { address: '192.0.2.77', userId: 'ann' });
    monitor.signedIn({ address: '192.0.2.78', userId: 'ann' });
    await monitor.flush();
    expect(reported).toMatchObject([{ kind: 'login_after_failures', userId: 'ann', address: '192.0.2.78', count: 3 }]);
  });
});

describe('incidents', () => {
  test('are reported once a minute for each source', async () => {
    for (let n = 0; n < 1_000; n += 1) monitor.incident('login_burst', source);
    await monitor.flush();
    for (let n = 0; n < 500; n += 1) monitor.incident('login_burst', source);
    await monitor.flush();
    expect(reported).toMatchObject([{ kind: 'login_burst', count: 1_000, ...source, userId: null }]);
    now += minute;
    await monitor.flush();
    expect(reported.map(({ count }) => count)).toEqual([1_000, 500]);
    expect(reported[1]?.alertId).toBe(reported[0]?.alertId);
  });

  test('share an alert per source and quarter of an hour among all gateways', async () => {
    const other = open();
    monitor.incident('rate_limit', source);
    other.incident('rate_limit', { address: '203.0.113.9' });
    await monitor.flush();
    await other.flush();
    now += 15 * minute;
    monitor.incident('rate_limit', source);
    await monitor.flush();
    const ids = reported.map(({ alertId }) => alertId);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
    expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test('share one more alert among very many addresses, so that no attack fills the log', async () => {
    for (let n = 0; n < 5_000; n += 1)
      monitor.incident('login_burst', { address: `198.${51 + (n >> 8)}.100.${n & 255}`, userAgent: 'curl' });
    await monitor.flush();
    expect(reported).toHaveLength(21);
    const rest = reported.filter(({ address }) => address === null);
    expect(rest).toMatchObject([{ count: 4_980, userAgent: null, userId: null }]);
  });

  test('count one IPv6 /64 network as one source', async () => {
    monitor.incident('blocked_address', { address: '2001:db8:1:2::1' });
    monitor.incident('blocked_address', { address: '2001:db8:1:2:ffff::9' });
    await monitor.flush();
    expect(reported).toMatchObject([{ count: 2 }]);
  });

  test('cut the user agent of a client', async () => {
    monitor.incident('login_burst', { ...source, userAgent: '<script>'.repeat(1_000) });
    await monitor.flush();
    expect(reported[0]?.userAgent).toHaveLength(256);
  });

  test('are kept while commands are away, and reported when the gateway stops', async () => {
    away = true;
    monitor.incident('forged_webhook', source);
    await monitor.flush();
    monitor.incident('forged_webhook', source);
    away = false;
    await monitor.stop();
    expect(reported).toMatchObject([{ kind: 'forged_webhook', count: 2 }]);
  });
});
