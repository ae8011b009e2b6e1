import { createSecretKey } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Incidents } from '../../domain/security/index.ts';
import { noCounts, type BucketCounts, type SecurityCounters } from './counters/port.ts';
import { createSecurityMonitor, type SecurityMonitor } from './monitor.ts';

const minute = 60_000;
let now: number;
let reported: Incidents[];
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
      forget: async () => undefined,
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
  [reported, written, problems, away] = [[], [], [], false];
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

describe('incidents', () => {
  test('of one source are one report a minute', async () => {
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

  test('of one source share an alert, whichever gateway reports them; another quarter of an hour has its own', async () => {
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

  test('from very many addresses share one more alert, so that no attack fills the log', async () => {
    for (let n = 0; n < 5_000; n += 1)
      monitor.incident('login_burst', { address: `198.${51 + (n >> 8)}.100.${n & 255}`, userAgent: 'curl' });
    await monitor.flush();
    expect(reported).toHaveLength(21);
    const rest = reported.filter(({ address }) => address === null);
    expect(rest).toMatchObject([{ count: 4_980, userAgent: null, userId: null }]);
  });

  test('from one IPv6 /64 network are one source', async () => {
    monitor.incident('blocked_address', { address: '2001:db8:1:2::1' });
    monitor.incident('blocked_address', { address: '2001:db8:1:2:ffff::9' });
    await monitor.flush();
    expect(reported).toMatchObject([{ count: 2 }]);
  });

  test('cut the user agent of a client (trust Z8)', async () => {
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
