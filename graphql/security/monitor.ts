import { createHmac, hash, type KeyObject, randomUUID } from 'node:crypto';
import type { Commands } from '../../command-service/index.ts';
import type { IncidentKind } from '../../domain/security/index.ts';
import { addressKey } from '../../lib/rate-limit.ts';
import {
  bucketOf,
  type BucketCounts,
  type CountedName,
  type Grain,
  grainNames,
  noCounts,
  type SecurityCounters,
} from './counters/port.ts';

/** Where an incident came from. */
export interface IncidentSource {
  readonly address?: string | undefined;
  readonly userId?: string | undefined;
  readonly userAgent?: string | undefined;
}

/**
 * Counts what a gateway sees, in memory: a request costs two additions. Every few seconds the counts go to the database
 * and the incidents of each source to the log, as one event a minute at most.
 */
export interface SecurityMonitor {
  count(name: CountedName, by?: number): void;
  /** A user did something. */
  active(userId: string): void;
  incident(kind: IncidentKind, source: IncidentSource): void;
  /** A request was refused by a rate limit. */
  limitHit(source: IncidentSource): void;
  /** Writes what was counted; a failed write is repeated with the next one. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

export interface SecurityMonitorOptions {
  readonly counters: SecurityCounters;
  readonly report: Commands['security']['reportIncidents'];
  /** Names alerts: the same source gets the same alert from every gateway, and no one can read the source from it. */
  readonly alertKey: KeyObject;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  /** How often counts are written, ms. */
  readonly everyMs?: number;
}

const windowMs = 15 * 60_000;
const reportEveryMs = 60_000;
const forgetEveryMs = 10 * 60_000;
/** Sources of one kind with alerts of their own in a window; an attack from more addresses shares one more alert. */
const sourcesEach = 20;
const userAgentMax = 256;
const many = 'many sources';

interface Source {
  readonly kind: IncidentKind;
  readonly key: string;
  readonly userId: string | null;
  readonly address: string | null;
  readonly userAgent: string | null;
  count: number;
  reportedAt: number;
}

export function createSecurityMonitor({
  counters,
  report,
  alertKey,
  now,
  onError,
  everyMs = 5_000,
}: SecurityMonitorOptions): SecurityMonitor {
  let counted: Record<CountedName, number> = { ...noCounts };
  let users = new Set<string>();
  /** The users that are stored already, by the bucket that each grain is in. */
  const stored = new Map<Grain, { readonly bucket: number; readonly users: Set<string> }>();
  let window = 0;
  let sources = new Map<string, Source>();
  let forgottenAt = now();

  const sourceOf = (kind: IncidentKind, { userId, address, userAgent }: IncidentSource): Source => {
    const current = Math.floor(now() / windowMs);
    if (current !== window) {
      window = current;
      // What is still to be reported stays.
      sources = new Map([...sources].filter(([, { count }]) => count > 0));
    }
    const own = [userId, address === undefined ? undefined : addressKey(address)].filter(Boolean).join(' ') || many;
    const isKnown = sources.has(`${kind} ${own}`);
    const isCrowded = !isKnown && [...sources.values()].filter((each) => each.kind === kind).length >= sourcesEach;
    const key = isCrowded ? many : own;
    const known = sources.get(`${kind} ${key}`);
    if (known) return known;
    const alone = key !== many;
    const made: Source = {
      kind,
      key,
      userId: alone ? (userId ?? null) : null,
      address: alone ? (address?.slice(0, 64) ?? null) : null,
      userAgent: alone ? (userAgent?.slice(0, userAgentMax) ?? null) : null,
      count: 0,
      reportedAt: 0,
    };
    sources.set(`${kind} ${key}`, made);
    return made;
  };

  const alertIdOf = ({ kind, key }: Source, at: number): string => {
    const hex = createHmac('sha256', alertKey)
      .update(`${kind}/${key}/${Math.floor(at / windowMs)}`)
      .digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };

  const reportSources = async (at: number): Promise<void> => {
    for (const source of sources.values()) {
      if (source.count === 0 || at - source.reportedAt < reportEveryMs) continue;
      const { kind, userId, address, userAgent, count } = source;
      source.count = 0;
      source.reportedAt = at;
      try {
        await report(
          { alertId: alertIdOf(source, at), kind, count, userId, address, userAgent },
          { actor: { kind: 'system', id: 'gateway' }, correlationId: randomUUID(), idempotencyKey: randomUUID() },
        );
      } catch (error) {
        source.count += count;
        source.reportedAt = 0;
        throw error;
      }
    }
  };

  const newUsers = (grain: Grain, bucket: number, active: ReadonlySet<string>): readonly string[] => {
    const known = stored.get(grain);
    return [...active].filter((user) => known?.bucket !== bucket || !known.users.has(user));
  };

  const writeCounts = async (at: number): Promise<void> => {
    const [taken, active] = [counted, users];
    const hasCounts = Object.values(taken).some((n) => n > 0);
    if (!hasCounts && active.size === 0) return;
    [counted, users] = [{ ...noCounts }, new Set()];
    const entries = grainNames.map((grain): BucketCounts => {
      const bucket = bucketOf(grain, at);
      return { grain, bucket, counts: taken, users: newUsers(grain, bucket, active) };
    });
    try {
      await counters.add(entries);
    } catch (error) {
      for (const [name, n] of Object.entries(taken) as [CountedName, number][]) counted[name] += n;
      for (const user of active) users.add(user);
      throw error;
    }
    for (const { grain, bucket, users: written } of entries) {
      const known = stored.get(grain);
      const own = known?.bucket === bucket ? known.users : new Set<string>();
      for (const user of written) own.add(user);
      stored.set(grain, { bucket, users: own });
    }
    if (at - forgottenAt < forgetEveryMs) return;
    forgottenAt = at;
    await counters.forget(at);
  };

  let flushing: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => {
    flushing = flushing.then(async () => {
      const at = now();
      const outcomes = await Promise.allSettled([writeCounts(at), reportSources(at)]);
      for (const outcome of outcomes) if (outcome.status === 'rejected') onError(outcome.reason);
    });
    return flushing;
  };
  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();

  const incident: SecurityMonitor['incident'] = (kind, source) => {
    sourceOf(kind, source).count += 1;
  };

  return {
    count: (name, by = 1) => {
      counted[name] += by;
    },
    active: (userId) => {
      users.add(userHash(userId));
    },
    incident,
    limitHit: (source) => {
      counted.blocked += 1;
      counted.limitHits += 1;
      incident('rate_limit', source);
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      for (const source of sources.values()) source.reportedAt = 0;
      await flush();
    },
  };
}

/** Hashes of the users of the last requests: hashing at every request would cost more than counting. */
const hashes = new Map<string, string>();
const hashesKept = 10_000;

function userHash(userId: string): string {
  const known = hashes.get(userId);
  if (known !== undefined) return known;
  if (hashes.size >= hashesKept) hashes.clear();
  const made = hash('sha256', userId, 'base64url').slice(0, 22);
  hashes.set(userId, made);
  return made;
}
