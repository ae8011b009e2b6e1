import { beforeEach, describe, expect, test } from '@jest/globals';
import { eventRegistry } from '../../domain/events.ts';
import { policyId, securityPolicyAggregate } from '../../domain/security/index.ts';
import { withCodec } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { createExecutor, type Executor } from '../executor/executor.ts';
import type { Caller } from '../support/context.ts';
import { createSecurityCommands, type SecurityCommands } from './security.ts';

const admin: Caller = { actor: { kind: 'admin', id: 'a1' }, correlationId: 'c' };
const spare = ['198.51.100.7', '10.1.0.0/16', 'unknown'];
let commands: SecurityCommands;
let executor: Executor;
let eventStore: ReturnType<typeof createMemoryEventStore>;

beforeEach(() => {
  eventStore = createMemoryEventStore();
  const log = withCodec(eventStore, { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  executor = createExecutor({ eventStore: log, registry: eventRegistry, now: () => 1_000 });
  commands = createSecurityCommands({ executor });
});

const block = (address: string, key?: string) =>
  commands.blockAddress(
    { address, reason: 'Guesses passwords', expiresAt: null, spare },
    { ...admin, ...(key !== undefined && { idempotencyKey: key }) },
  );
const blocked = async (): Promise<readonly string[]> =>
  (await executor.load(securityPolicyAggregate, policyId)).state.blocked.map(({ network }) => network);

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  [' 203.0.113.77/24 ', '203.0.113.0/24'],
  ['203.0.113.9/32', '203.0.113.9'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
  ['2001:db8:1:2:3::/64', '2001:db8:1:2::/64'],
])('blocks %j as %s, once', async (text, network) => {
  await block(text);
  await block(network);
  expect(await blocked()).toEqual([network]);
  await commands.unblockAddress(text, admin);
  expect(await blocked()).toEqual([]);
});

const noAddress = 'Enter an IPv4 or IPv6 address, or a network such as 203.0.113.0/24.';
const own = 'You cannot block your own address, or a network that holds it.';
test.each([
  ['', noAddress],
  ['abc', noAddress],
  ['1.2.3', noAddress],
  ['1.2.3.4/33', noAddress],
  ['1.2.3.4/x', noAddress],
  ['<script>alert(1)</script>', noAddress],
  ['0.0.0.0/0', 'This network is too large: block at most a /8.'],
  ['::/0', 'This network is too large: block at most a /16.'],
  ['127.0.0.1', 'Addresses of this computer cannot be blocked.'],
  ['::1', 'Addresses of this computer cannot be blocked.'],
  ['198.51.100.7', own],
  ['::ffff:198.51.100.7', own],
  ['198.51.100.0/24', own],
  ['10.1.2.3', own],
  ['10.0.0.0/8', own],
])('refuses to block %j and changes nothing', async (text, message) => {
  await expect(block(text)).rejects.toMatchObject({ code: 'INVALID_INPUT', message });
  expect(await blocked()).toEqual([]);
});

test('recognizes a repeated call by its key, and refuses the key for another address', async () => {
  const first = await block('203.0.113.9', 'k1');
  expect(await block('203.0.113.9', 'k1')).toEqual(first);
  await expect(block('203.0.113.10', 'k1')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await blocked()).toEqual(['203.0.113.9']);
});

test('the log holds no address and no reason in clear', async () => {
  await block('203.0.113.9');
  const incidents = {
    burstId: 'burst',
    alertId: 'a',
    sourceId: 's',
    kind: 'login_burst',
    count: 1,
    userId: null,
    address: '203.0.113.9',
    userAgent: 'curl',
  } as const;
  await commands.reportIncidents(incidents, admin);
  await commands.reportIncidents({ ...incidents, alertId: 'b', userId: 'ann' }, admin);
  const { events } = await eventStore.readAll({ after: '' as never });
  expect(events).toHaveLength(3);
  expect(JSON.stringify(events)).not.toMatch(/203\.0\.113\.9|Guesses|curl/);
  expect(events.map(({ metadata }) => metadata.subject)).toEqual(['security', 'security', 'ann']);
});

describe('when two administrators change the same setting', () => {
  const seen = { general: 100, authentication: 5 };
  test('limits: one change takes place, the other is a conflict', async () => {
    const changes = [200, 300].map((general) => commands.setRateLimits({ general, authentication: 5 }, seen, admin));
    const outcomes = await Promise.allSettled(changes);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } });
    const { limits } = (await executor.load(securityPolicyAggregate, policyId)).state;
    expect(limits?.authentication).toBe(5);
    expect([200, 300]).toContain(limits?.general);
  });

  test('session timeout: the second one is a conflict', async () => {
    await commands.setSessionTimeout(3_600_000, 86_400_000, admin);
    await expect(commands.setSessionTimeout(7_200_000, 86_400_000, admin)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
