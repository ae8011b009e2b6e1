import { describe, expect, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import {
  blockedNow,
  decideSecurityAlert,
  decideSecurityPolicy,
  evolveSecurityAlert,
  evolveSecurityPolicy,
  type Incidents,
  incidentsOf,
  initialBurst,
  initialSecurityPolicy,
  mostBlocked,
  type SecurityAlertEvent,
  type SecurityEvent,
} from './index.ts';

const block = {
  kind: 'block',
  entryId: 'e1',
  network: '203.0.113.9',
  reason: 'Guesses passwords',
  expiresAt: null,
} as const;
const blockedAs = (entryId: string, network: string, expiresAt: number | null = null): SecurityEvent => ({
  type: 'AddressBlocked',
  data: { entryId, network, reason: block.reason, expiresAt },
});
const unblocked = (entryId: string, cause: 'removed' | 'expired'): SecurityEvent => ({
  type: 'AddressUnblocked',
  data: { entryId, cause },
});

describe('the security policy', () => {
  const { given } = specify({
    initial: initialSecurityPolicy,
    decide: decideSecurityPolicy,
    evolve: evolveSecurityPolicy,
  });

  test('blocks an address once, and again with another reason or end', () => {
    const state = given().when(block).then(blockedAs('e1', '203.0.113.9'));
    expect(state.blocked).toMatchObject([{ network: '203.0.113.9', reason: 'Guesses passwords', expiresAt: null }]);
    given(blockedAs('e1', '203.0.113.9'))
      .when({ ...block, entryId: 'e2' })
      .thenNothing();
    const changed = given(blockedAs('e1', '203.0.113.9'))
      .when({ ...block, entryId: 'e2', expiresAt: 5_000 }, { at: 1_000 })
      .then(blockedAs('e1', '203.0.113.9', 5_000));
    expect(changed.blocked).toHaveLength(1);
  });

  test('a block ends by itself and is recorded with the next one', () => {
    const state = given(blockedAs('e1', '203.0.113.9', 2_000))
      .when({ ...block, entryId: 'e2', network: '198.51.100.0/24' }, { at: 2_000 })
      .then(unblocked('e1', 'expired'), blockedAs('e2', '198.51.100.0/24'));
    expect(blockedNow(state, 2_000).map(({ network }) => network)).toEqual(['198.51.100.0/24']);
    expect(blockedNow({ blocked: [{ ...block, blockedAt: 0, expiresAt: 2_000 }] }, 1_999)).toHaveLength(1);
    expect(blockedNow({ blocked: [{ ...block, blockedAt: 0, expiresAt: 2_000 }] }, 2_000)).toHaveLength(0);
  });

  test('refuses a block that is over already', () => {
    given()
      .when({ ...block, expiresAt: 1_000 }, { at: 1_000 })
      .thenRefused('INVALID_INPUT', 'The end of the block must be in the future.');
  });

  test(`refuses more than ${mostBlocked} blocks`, () => {
    const all = Array.from({ length: mostBlocked }, (_, n) => blockedAs(`e${n}`, `198.51.${n >> 8}.${n & 255}`));
    given(...all)
      .when(block)
      .thenRefused('NOT_ALLOWED_NOW', 'At most 1,000 addresses can be blocked. Remove some, or block a network.');
  });

  test('unblocks an address; one that is not blocked changes nothing', () => {
    const state = given(blockedAs('e1', '203.0.113.9'))
      .when({ kind: 'unblock', network: '203.0.113.9' })
      .then(unblocked('e1', 'removed'));
    expect(state.blocked).toEqual([]);
    given().when({ kind: 'unblock', network: '203.0.113.9' }).thenNothing();
  });

  test('forgets an entry whose key was destroyed', () => {
    const erased: SecurityEvent = {
      type: 'AddressBlocked',
      data: { entryId: 'e1', network: null, reason: null, expiresAt: null },
    };
    expect(evolveSecurityPolicy(initialSecurityPolicy, erased, 1).blocked).toEqual([]);
  });

  const configured = { general: 100, authentication: 5 };
  const changed: SecurityEvent = {
    type: 'RateLimitsChanged',
    data: { before: configured, after: { general: 200, authentication: 5 } },
  };

  test('changes the limits together', () => {
    const state = given()
      .when({ kind: 'set-limits', limits: { general: 200, authentication: 5 }, seen: configured })
      .then(changed);
    expect(state.limits).toEqual({ general: 200, authentication: 5 });
    given(changed)
      .when({ kind: 'set-limits', limits: { general: 200, authentication: 5 }, seen: configured })
      .thenNothing();
  });

  test('refuses a change of limits that another administrator changed meanwhile', () => {
    given(changed)
      .when({ kind: 'set-limits', limits: { general: 100, authentication: 9 }, seen: configured })
      .thenRefused('CONFLICT', 'Another administrator changed this meanwhile. The newest value is shown.');
  });

  test('changes the session timeout, unless it changed meanwhile', () => {
    const timeout: SecurityEvent = { type: 'SessionTimeoutChanged', data: { beforeMs: 24, afterMs: 12 } };
    const state = given().when({ kind: 'set-session-timeout', timeoutMs: 12, seenMs: 24 }).then(timeout);
    expect(state.sessionTimeoutMs).toBe(12);
    given(timeout).when({ kind: 'set-session-timeout', timeoutMs: 12, seenMs: 24 }).thenNothing();
    given(timeout)
      .when({ kind: 'set-session-timeout', timeoutMs: 6, seenMs: 24 })
      .thenRefused('CONFLICT', 'Another administrator changed this meanwhile. The newest value is shown.');
  });

  test('ends the sessions of everybody that began before, or those of one user', () => {
    const everybody = given()
      .when({ kind: 'end-sessions', userId: null, newPassword: false }, { at: 9 })
      .then({ type: 'SessionsEnded', data: { userId: null, newPassword: false } });
    expect(everybody.sessionsEndedAt).toBeDefined();
    const one = given()
      .when({ kind: 'end-sessions', userId: 'ann', newPassword: true })
      .then({ type: 'SessionsEnded', data: { userId: 'ann', newPassword: true } });
    expect(one.sessionsEndedAt).toBeUndefined();
  });
});

describe('a security alert', () => {
  const raised = (changes: Partial<Incidents> = {}): SecurityAlertEvent => ({
    type: 'SecurityAlertRaised',
    data: { ...incidents, ...changes },
  });
  const repeated = (alertId: string, count: number): SecurityAlertEvent => ({
    type: 'SecurityAlertRepeated',
    data: { alertId, count },
  });
  const { given } = specify({
    initial: initialBurst,
    decide: decideSecurityAlert,
    evolve: evolveSecurityAlert,
  });
  const incidents: Incidents = {
    alertId: 'a1',
    sourceId: 's1',
    kind: 'login_burst',
    count: 3,
    userId: null,
    address: '203.0.113.9',
    userAgent: 'curl/8',
  };

  test('is raised once; further incidents add to its count', () => {
    given()
      .when({ do: 'report', ...incidents })
      .then(raised());
    const state = given(raised())
      .when({ do: 'report', ...incidents, count: 4 })
      .then(repeated('a1', 4));
    expect(state.alerts).toEqual({ a1: { count: 7, kind: 'login_burst', userId: null, isAcknowledged: false } });
    expect(state.address).toBe('203.0.113.9');
  });

  test('counts what one address did at all accounts', () => {
    const state = given(
      raised({ alertId: 'a1', userId: 'ann', count: 5 }),
      raised({ alertId: 'a2', userId: 'bo', count: 5, address: null }),
      raised({ alertId: 'a3', kind: 'rate_limit', count: 100 }),
    )
      .when({ do: 'report', ...incidents, alertId: 'a4', count: 2 })
      .then(raised({ alertId: 'a4', count: 2 }));
    expect(incidentsOf(state, 'login_burst')).toEqual({ count: 12, accounts: 2 });
    expect(incidentsOf(state, 'forged_webhook')).toEqual({ count: 0, accounts: 0 });
  });

  test('is acknowledged once, and open again when incidents follow', () => {
    const acknowledge = { do: 'acknowledge', alertId: 'a1' } as const;
    const acknowledged: SecurityAlertEvent = { type: 'SecurityAlertAcknowledged', data: { alertId: 'a1' } };
    given(raised()).when(acknowledge).then(acknowledged);
    given(raised(), acknowledged).when(acknowledge).thenNothing();
    given(raised(), acknowledged, repeated('a1', 1)).when(acknowledge).then(acknowledged);
    // An alert that follows from an event of another area has no event here.
    given().when(acknowledge).then(acknowledged);
    given(acknowledged).when(acknowledge).thenNothing();
  });
});
