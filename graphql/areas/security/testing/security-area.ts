import { beforeEach } from '@jest/globals';
import { createSecurityCommands } from '../../../../command-service/commands/security.ts';
import { createExecutor } from '../../../../command-service/executor/executor.ts';
import { eventRegistry } from '../../../../domain/events.ts';
import { withCodec } from '../../../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../../../event-store/testing/index.ts';
import { contains } from '../../../../lib/client-address.ts';
import { happened } from '../../../../projection-service/testing/projection-spec.ts';
import { followPolicy, type PolicyFollower } from '../../../guard/policy.ts';
import { given, now, registered } from '../../../testing/area.ts';
import {
  bucketOf,
  type Counts,
  type Grain,
  noCounts,
  type SecurityCounters,
  type SignInAttempt,
} from '../counters/port.ts';

/** Milliseconds of the finest figures. */
export const quarter = 15 * 60_000;
export const people = [registered('admin'), registered('ann')];
export const alert = (alertId: string, userId: string | null, address: string, count = 3) =>
  happened(`securityalert-${alertId}`, 'SecurityAlertRaised', {
    alertId,
    sourceId: `source of ${address}`,
    kind: 'login_burst',
    count,
    userId,
    address,
    userAgent: '<script>alert(1)</script>',
  });

/** The effects that a test of the area checks; new for each test. */
interface World {
  readonly policy: PolicyFollower;
  readonly commands: ReturnType<typeof createSecurityCommands>;
  readonly log: ReturnType<typeof withCodec>;
  /** Whose sessions were ended; null for everybody's. */
  readonly ended: (string | null)[];
  /** Whose password was made void. */
  readonly voided: string[];
  attempts: readonly SignInAttempt[];
  counted: readonly { readonly at: number; readonly counts: Partial<Counts>; readonly users: readonly string[] }[];
}

/** Prepares the area before each test; `as` calls it as a person, after these events. */
export function useSecurity() {
  const world = {} as World;
  beforeEach(async () => {
    const log = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
    const policy = await followPolicy({
      eventStore: log,
      now: () => now,
      onError: (error) => {
        throw error;
      },
    });
    const commands = createSecurityCommands({
      executor: createExecutor({ eventStore: log, registry: eventRegistry, now: () => now }),
    });
    Object.assign(world, { log, policy, commands, ended: [], voided: [], counted: [], attempts: [] });
  });

  /** Counts as the gateways would have written them. */
  const counters: Pick<SecurityCounters, 'read' | 'users' | 'signIns' | 'usersOf'> = {
    signIns: async ({ of = {}, limit }) => {
      const wanted = Object.entries(of);
      return world.attempts
        .map((attempt) => ({ ...attempt, failed: attempt.outcome !== 'succeeded' }))
        .filter((attempt) => wanted.every(([name, value]) => attempt[name as keyof SignInAttempt] === value))
        .slice(0, limit);
    },
    usersOf: async (network) => (contains(network, '203.0.113.9') ? 214 : 0),
    read: async (grain, from, to) => {
      const buckets = new Map<number, Counts>();
      for (const { at, counts } of world.counted) {
        const bucket = bucketOf(grain, at);
        if (bucket >= from && bucket <= to) buckets.set(bucket, add(buckets.get(bucket) ?? noCounts, counts));
      }
      return [...buckets].map(([bucket, counts]) => ({ bucket, ...counts })).toSorted((a, b) => a.bucket - b.bucket);
    },
    users: async (grain, from, to) =>
      new Set(world.counted.filter(({ at }) => within(grain, at, from, to)).flatMap(({ users }) => users)).size,
  };
  const as = async (events = people) =>
    (
      await given(events, {
        commands: { security: world.commands },
        policy: world.policy,
        security: {
          counters,
          requireNewPassword: async (userId) => {
            world.voided.push(userId);
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
          timeout: () => world.policy.current().sessionTimeoutMs ?? 86_400_000,
        },
        ownSessions: {
          endAll: async (userId) => {
            world.ended.push(userId);
            return 2;
          },
        },
      })
    ).as;
  return { world, as };
}

const within = (grain: Grain, at: number, from: number, to: number): boolean =>
  bucketOf(grain, at) >= from && bucketOf(grain, at) <= to;
const add = (one: Counts, other: Partial<Counts>): Counts =>
  Object.fromEntries(
    Object.entries(one).map(([name, n]) => [name, n + (other[name as keyof Counts] ?? 0)]),
  ) as object as Counts;
