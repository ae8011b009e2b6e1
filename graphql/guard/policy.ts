import { comparePositions, type Position, type RecordedEvent, START } from '../../domain/envelope.ts';
import { isEvent } from '../../domain/events.ts';
import {
  blockedNow,
  type BlockedNetwork,
  evolveSecurityPolicy,
  initialSecurityPolicy,
  policyId,
  securityPolicyAggregate,
  type SecurityEvent,
  type SecurityPolicy,
} from '../../domain/security/index.ts';
import type { EventStore } from '../../event-store/index.ts';
import { backoffDelay, pause } from '../../lib/backoff.ts';
import { contains, parseNetwork } from '../../lib/client-address.ts';
import { LRUCache } from 'lru-cache';

/** The rules of the installation as this gateway knows them: a moment behind the log at most. */
export interface PolicyFollower {
  current(): SecurityPolicy;
  /** The networks that are blocked now, the newest first. */
  blocked(): readonly BlockedNetwork[];
  /** Whether an address may not use the product. */
  isBlocked(address: string): boolean;
  /** Calls back after each change. */
  onChanged(listener: (policy: SecurityPolicy) => void): void;
  /** Waits, bounded, until this gateway has seen a position. */
  seen(position: Position): Promise<void>;
  stop(): Promise<void>;
}

export interface PolicyFollowerOptions {
  readonly eventStore: Pick<EventStore, 'readStream' | 'subscribe' | 'head'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Called when the log is unavailable. The rules stay as they are until it answers. */
  readonly onError: (error: unknown) => void;
}

const pageSize = 500;
const retry = { firstMs: 100, maxMs: 2_000 };
const seenWithinMs = 2_000;
const verdictsKept = 50_000;
const types = [
  'AddressBlocked',
  'AddressUnblocked',
  'RateLimitsChanged',
  'SessionTimeoutChanged',
  'SessionsEnded',
] as const satisfies readonly SecurityEvent['type'][];

/**
 * A live projection in the memory of each gateway: folds the stream of the rules and follows the log, so that a change
 * applies on every gateway within moments. Resolves with the rules as of now, before the gateway takes its first
 * request.
 */
export async function followPolicy({ eventStore, now, onError }: PolicyFollowerOptions): Promise<PolicyFollower> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stream = securityPolicyAggregate.streamOf(policyId);
  const listeners = new Set<(policy: SecurityPolicy) => void>();
  const waiting = new Set<() => void>();
  let policy = initialSecurityPolicy;
  let revision = -1;
  let position = START;
  let blocks = createBlocks(policy, now);

  const fold = (event: RecordedEvent): void => {
    if (event.stream !== stream || event.revision !== revision + 1) return;
    if (!isEvent(event, ...types)) throw new Error(`Unknown event type ${event.type} in ${stream}`);
    revision = event.revision;
    policy = evolveSecurityPolicy(policy, event, event.time);
  };
  const moveTo = (reached: Position): void => {
    position = reached;
    for (const check of waiting) check();
  };

  const start = await eventStore.head();
  for (;;) {
    const page = await eventStore.readStream(stream, { from: revision + 1, limit: pageSize });
    for (const event of page) fold(event);
    if (page.length < pageSize) break;
  }
  blocks = createBlocks(policy, now);
  moveTo(start);

  const follow = async (): Promise<void> => {
    for await (const page of eventStore.subscribe({ after: position, filter: { categories: ['security'] }, signal })) {
      const before = revision;
      for (const event of page.events) fold(event);
      if (revision !== before) {
        blocks = createBlocks(policy, now);
        for (const listener of listeners) listener(policy);
      }
      moveTo(page.position);
    }
  };
  const run = async (): Promise<void> => {
    for (let failures = 0; !signal.aborted; failures += 1) {
      const from = position;
      await follow().catch((error: unknown) => {
        if (!signal.aborted) onError(error);
      });
      if (position !== from) failures = 0;
      await pause(backoffDelay(failures + 1, retry), signal);
    }
  };
  const running = run();

  return {
    current: () => policy,
    blocked: () => blockedNow(policy, now()).toReversed(),
    isBlocked: (address) => blocks.has(address),
    onChanged: (listener) => void listeners.add(listener),
    seen: async (wanted) => {
      if (comparePositions(position, wanted) >= 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const check = (): void => {
        if (comparePositions(position, wanted) >= 0) resolve();
      };
      waiting.add(check);
      const timer = setTimeout(resolve, seenWithinMs);
      await promise;
      clearTimeout(timer);
      waiting.delete(check);
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Remembers the answer for each address, until a rule changes or a block ends. */
function createBlocks(policy: SecurityPolicy, now: () => number): { has(address: string): boolean } {
  if (policy.blocked.length === 0) return { has: () => false };
  const networks = policy.blocked.flatMap(({ network, expiresAt }) => {
    const parsed = parseNetwork(network);
    return parsed === undefined ? [] : [{ parsed, until: expiresAt ?? Infinity }];
  });
  /** The time until which an address is blocked; 0 if it is not blocked. */
  const verdicts = new LRUCache<string, number>({ max: verdictsKept });
  return {
    has: (address) => {
      let until = verdicts.get(address);
      if (until === undefined) {
        until = Math.max(0, ...networks.filter(({ parsed }) => contains(parsed, address)).map((entry) => entry.until));
        verdicts.set(address, until);
      }
      return until > now();
    },
  };
}
