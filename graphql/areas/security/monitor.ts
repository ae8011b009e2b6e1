import { createHmac, hash, type KeyObject, randomUUID } from 'node:crypto';
import type { Commands } from '../../../command-service/index.ts';
import type { IncidentKind } from '../../../domain/security/index.ts';
import { addressKey } from '../../../lib/rate-limit.ts';
import {
  bucketOf,
  type BucketCounts,
  type CountedName,
  type Grain,
  grainNames,
  noCounts,
  type SecurityCounters,
  type SignInAttempt,
} from './counters/port.ts';
import { createSignInFailures, type SignInIncident, type SignInTry } from './sign-in-failures.ts';

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
  /** Somebody failed to sign in; `limited`: after too many failures. */
  signInFailed(outcome: 'refused' | 'limited', attempt: SignInTry): void;
  /** Somebody signed in. */
  signedIn(attempt: { readonly address: string; readonly userId: string }): void;
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
/** Sources of one kind with separate alerts in a window; all further addresses of an attack share one more alert. */
const sourcesEach = 20;
/** Attempts to sign in that one write lists; further ones are only counted. */
const signInsEach = 1_000;
const userAgentMax = 256;
const many = 'many sources';

interface Source {
  readonly kind: IncidentKind;
  readonly key: string;
  /** The address, or the network that counts as one; absent where it is unknown or many. */
  readonly place: string | undefined;
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

  const failures = createSignInFailures(now);
  let signIns: SignInAttempt[] = [];

  const sourceOf = (kind: IncidentKind, { userId, address, userAgent }: IncidentSource): Source => {
    const current = Math.floor(now() / windowMs);
    if (current !== window) {
      window = current;
      // Keep the incidents that are not reported yet.
      sources = new Map([...sources].filter(([, { count }]) => count > 0));
    }
    const place = address === undefined ? undefined : addressKey(address);
    const own = [userId, place].filter(Boolean).join(' ') || many;
    const ofKind = [...sources.values()].filter((each) => each.kind === kind);
    // Attacks on many accounts from one address keep an alert of the address, so that it can be blocked.
    const ofPlaces = ofKind.filter((each) => each.userId === null).length;
    const choices = [
      ...(ofKind.length < sourcesEach || sources.has(`${kind} ${own}`) ? [own] : []),
      ...(place !== undefined && (ofPlaces < sourcesEach || sources.has(`${kind} ${place}`)) ? [place] : []),
    ];
    const key = choices[0] ?? many;
    const known = sources.get(`${kind} ${key}`);
    if (known) return known;
    const made: Source = {
      kind,
      key,
      place: key === many ? undefined : place,
      userId: key === own ? (userId ?? null) : null,
      address: key === many ? null : (address?.slice(0, 64) ?? null),
      userAgent: key === many ? null : (userAgent?.slice(0, userAgentMax) ?? null),
      count: 0,
      reportedAt: 0,
    };
    sources.set(`${kind} ${key}`, made);
    return made;
  };

  /** An id that everyone with the key derives alike, and that reveals nothing to anyone else. */
  const nameOf = (text: string): string => {
    const hex = createHmac('sha256', alertKey).update(text).digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
  const namesOf = ({ kind, key, place }: Source, at: number) => {
    const quarter = Math.floor(at / windowMs);
    return {
      alertId: nameOf(`${kind}/${key}/${quarter}`),
      burstId: nameOf(`burst/${place ?? key}/${quarter}`),
      sourceId: place === undefined ? null : nameOf(`source/${place}`),
    };
  };

  const reportSources = async (at: number): Promise<void> => {
    for (const source of sources.values()) {
      if (source.count === 0 || at - source.reportedAt < reportEveryMs) continue;
      const { kind, userId, address, userAgent, count } = source;
      source.count = 0;
      source.reportedAt = at;
      try {
        await report(
          { ...namesOf(source, at), kind, count, userId, address, userAgent },
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

  const writeSignIns = async (): Promise<void> => {
    const taken = signIns;
    if (taken.length === 0) return;
    signIns = [];
    try {
      await counters.addSignIns(taken);
    } catch (error) {
      signIns = [...taken, ...signIns].slice(0, signInsEach);
      throw error;
    }
  };
  const list = (outcome: SignInAttempt['outcome'], { address, userId }: SignInTry): void => {
    if (signIns.length >= signInsEach) return;
    signIns.push({ id: randomUUID(), at: now(), outcome, address: address.slice(0, 64), userId: userId ?? null });
  };

  let flushing: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => {
    flushing = flushing.then(async () => {
      const at = now();
      const outcomes = await Promise.allSettled([writeCounts(at), writeSignIns(), reportSources(at)]);
      for (const outcome of outcomes) if (outcome.status === 'rejected') onError(outcome.reason);
    });
    return flushing;
  };
  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();

  const incident: SecurityMonitor['incident'] = (kind, source) => {
    sourceOf(kind, source).count += 1;
  };
  const tell = (incidents: readonly SignInIncident[]): void => {
    for (const { kind, count, ...source } of incidents) sourceOf(kind, source).count += count;
  };

  return {
    count: (name, by = 1) => {
      counted[name] += by;
    },
    active: (userId) => {
      users.add(userHash(userId));
    },
    incident,
    signInFailed: (outcome, attempt) => {
      const isLimited = outcome === 'limited';
      counted.failedLogins += 1;
      counted.blocked += Number(isLimited);
      counted.limitHits += Number(isLimited);
      list(outcome, attempt);
      tell(failures.failed(attempt, isLimited));
    },
    signedIn: (attempt) => {
      list('succeeded', attempt);
      tell(failures.succeeded(attempt));
    },
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
