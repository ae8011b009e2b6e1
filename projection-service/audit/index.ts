import type { CreditState } from '../../domain/credits/index.ts';
import { auditedEvents, type AuditedEvent } from './events.ts';
import { emptyReplay, extendReplay, type Replay, revisionAt, stateAt } from './replay.ts';
import type { AuditSources } from './sources.ts';
import { verifyCredits, type CreditVerification } from './verify.ts';

export type { AuditedEvent } from './events.ts';
export type { AuditSources } from './sources.ts';
export type { CreditVerification } from './verify.ts';

export interface AuditRequest {
  readonly userId: string;
  /**
   * The audited moment: after the event of this revision (-1: before the first event), or at this time. Default: now.
   * A revision after the last event counts as the last one, a time in the future as now.
   */
  readonly revision?: number;
  readonly time?: number;
  /** The maximum number of events before (`earlier`) and after (`later`) the moment in the result. */
  readonly earlier: number;
  readonly later: number;
}

/** The balance right after an event, in half-credits. */
export interface BalancePoint {
  readonly revision: number;
  readonly time: number;
  readonly available: number;
  readonly held: number;
}

/** A replay of one user's credits up to a moment. */
export interface CreditAudit {
  readonly userId: string;
  readonly totalEvents: number;
  readonly firstEventAt: number | null;
  readonly lastEventAt: number | null;
  /** The revision of the last replayed event (-1: none). */
  readonly revision: number;
  readonly replayedTo: number | null;
  /** The time of the balance, ms since the epoch: grants that expired before it do not count. */
  readonly moment: number;
  readonly state: CreditState;
  /** The events around the moment, latest first. */
  readonly events: readonly AuditedEvent[];
  /** The balance over the whole history: a limited number of points, oldest first. */
  readonly curve: readonly BalancePoint[];
  /** Why the replay stopped before the end of the stream; null for a complete replay. */
  readonly obstacle: string | null;
}

export interface CreditAuditor {
  /** Returns the account at one moment of its history. */
  at(request: AuditRequest): Promise<CreditAudit>;
  /** Replays the whole stream and compares the read model and the hash chain with it. */
  verify(userId: string): Promise<CreditVerification>;
  /** Returns all events up to a revision (inclusive), oldest first, in pages. */
  history(userId: string, revision: number): AsyncIterable<readonly AuditedEvent[]>;
}

/** The number of replays in the LRU cache. */
const replaysKept = 8;
const curvePoints = 200;
const historyPage = 1_000;

/**
 * Creates the auditor, which replays accounts from the log. Replays are cached and extended with new events, so a step
 * through a history of 100,000 events costs as much as one through 100. `verify` replays from the start and replaces
 * the cached replay. Only `verify` reads a read model, to compare it (docs/decisions/0008-audit-replay.md).
 */
export function createCreditAuditor(sources: AuditSources): CreditAuditor {
  const { eventStore, now } = sources;
  const kept = new Map<string, Replay>();
  const extending = new Map<string, Promise<void>>();

  const keep = (replay: Replay): void => {
    kept.delete(replay.userId);
    kept.set(replay.userId, replay);
    const [oldest] = kept.keys();
    if (kept.size > replaysKept && oldest !== undefined) kept.delete(oldest);
  };

  /** Returns the replay up to the current end of the log. Concurrent callers share one fold. */
  const current = async (userId: string): Promise<Replay> => {
    const replay = kept.get(userId) ?? emptyReplay(userId);
    keep(replay);
    const before = extending.get(userId) ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(() => extendReplay(eventStore, replay));
    extending.set(userId, mine);
    try {
      await mine;
    } finally {
      if (extending.get(userId) === mine) extending.delete(userId);
    }
    return replay;
  };

  return {
    at: async ({ userId, revision: requested, time, earlier, later }) => {
      const replay = await current(userId);
      const end = replay.times.length - 1;
      const until = Math.min(time ?? now(), now());
      const revision =
        requested === undefined
          ? time === undefined
            ? end
            : revisionAt(replay, until)
          : Math.min(Math.max(requested, -1), end);
      const replayedTo = replay.times[revision] ?? null;
      const events = await auditedEvents(
        eventStore,
        replay,
        Math.max(0, revision - earlier + 1),
        Math.min(end, revision + later),
      );
      return {
        userId,
        totalEvents: end + 1,
        firstEventAt: replay.times[0] ?? null,
        lastEventAt: replay.times[end] ?? null,
        revision,
        replayedTo,
        moment: requested === undefined ? until : (replayedTo ?? 0),
        state: await stateAt(eventStore, replay, revision),
        events: events.toReversed(),
        curve: curveOf(replay),
        obstacle: replay.obstacle,
      };
    },

    verify: async (userId) => {
      const { verification, replay } = await verifyCredits(sources, userId);
      keep(replay);
      return verification;
    },

    history: async function* history(userId, revision) {
      const replay = await current(userId);
      const end = Math.min(revision, replay.times.length - 1);
      for (let from = 0; from <= end; from += historyPage) {
        yield await auditedEvents(eventStore, replay, from, Math.min(end, from + historyPage - 1));
      }
    },
  };
}

/** Samples points at equal distances and always includes the first and the last event. */
function curveOf({ times, available, held }: Replay): readonly BalancePoint[] {
  const points = Math.min(times.length, curvePoints);
  return Array.from({ length: points }, (_, index) => {
    const revision = points === 1 ? 0 : Math.round((index * (times.length - 1)) / (points - 1));
    return { revision, time: times[revision] ?? 0, available: available[revision] ?? 0, held: held[revision] ?? 0 };
  });
}
