import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createSecurityCommands, type SecurityCommands } from '../../command-service/commands/security.ts';
import { createExecutor } from '../../command-service/executor/executor.ts';
import { eventRegistry } from '../../domain/events.ts';
import { withCodec, type EventStore } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { followPolicy, type PolicyFollower } from './policy.ts';

const admin = { actor: { kind: 'admin', id: 'a1' }, correlationId: 'c' } as const;
let now: number;
let eventStore: EventStore;
let commands: SecurityCommands;
let opened: PolicyFollower[];
beforeEach(() => {
  now = 1_000;
  opened = [];
  eventStore = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  commands = createSecurityCommands({
    executor: createExecutor({ eventStore, registry: eventRegistry, now: () => now }),
  });
});
afterEach(async () => {
  await Promise.all(opened.map((follower) => follower.stop()));
});

const follow = async (): Promise<PolicyFollower> => {
  const follower = await followPolicy({
    eventStore,
    now: () => now,
    onError: (error) => {
      throw error;
    },
  });
  opened.push(follower);
  return follower;
};
const block = (address: string, expiresAt: number | null = null) =>
  commands.blockAddress({ address, reason: 'r', expiresAt, spare: [] }, admin);

test('every gateway learns of a block, and a gateway that starts later knows it at once', async () => {
  const [one, other] = [await follow(), await follow()];
  expect(one.isBlocked('203.0.113.9')).toBe(false);
  const { position } = await block('203.0.113.9');
  for (const gateway of [one, other]) {
    await gateway.seen(position);
    expect(gateway.isBlocked('203.0.113.9')).toBe(true);
    expect(gateway.isBlocked('203.0.113.10')).toBe(false);
  }
  const late = await follow();
  expect(late.isBlocked('203.0.113.9')).toBe(true);
  const unblocked = await commands.unblockAddress('203.0.113.9', admin);
  await late.seen(unblocked.position);
  expect(late.isBlocked('203.0.113.9')).toBe(false);
});

test.each([
  ['203.0.113.0/24', '203.0.113.200', true],
  ['203.0.113.0/24', '::ffff:203.0.113.200', true],
  ['203.0.113.0/24', '203.0.114.1', false],
  ['2001:db8:1::/48', '2001:DB8:1:9::1', true],
  ['2001:db8:1::/48', '2001:db8:2::1', false],
  ['203.0.113.9', 'unknown', false],
])('%s holds %s: %p', async (network, address, blocked) => {
  const gateway = await follow();
  await gateway.seen((await block(network)).position);
  expect(gateway.isBlocked(address)).toBe(blocked);
});

test('a block ends by itself', async () => {
  const gateway = await follow();
  await gateway.seen((await block('203.0.113.9', 5_000)).position);
  now = 4_999;
  expect(gateway.isBlocked('203.0.113.9')).toBe(true);
  now = 5_000;
  expect(gateway.isBlocked('203.0.113.9')).toBe(false);
  expect(gateway.blocked()).toEqual([]);
});

test('tells its listeners about changed limits', async () => {
  const gateway = await follow();
  const seen: unknown[] = [];
  gateway.onChanged(({ limits }) => seen.push(limits));
  const limits = { general: 200, authentication: 8 };
  const { position } = await commands.setRateLimits(limits, { general: 100, authentication: 5 }, admin);
  await gateway.seen(position);
  expect(seen).toEqual([limits]);
  expect(gateway.current().limits).toEqual(limits);
});
