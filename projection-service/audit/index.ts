import type { CreditState } from '../../domain/credits/index.ts';
import { auditedEvents, type AuditedEvent } from './events.ts';
import { emptyCreditReplay, extendCreditReplay, type CreditReplay } from './credit-replay.ts';
import { momentOf, stateAt, type MomentRequest } from './replay.ts';
import { createReplays } from './replays.ts';
import type { AuditSources } from './sources.ts';
import type { Sentence } from '../../words/index.ts';
import { verifyCredits, type CreditVerification } from './verify.ts';

export type { AuditedEvent } from './events.ts';
export type { AuditSources } from './sources.ts';
export type { CreditVerification } from './verify.ts';

export interface AuditRequest extends MomentRequest {
  readonly userId: string;
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
  readonly obstacle: Sentence | null;
}

export interface CreditAuditor {
  /** Returns the account at one moment of its history. */
  at(request: AuditRequest): Promise<CreditAudit>;
  /** Replays the whole stream and compares the read model and the hash chain with it. */
  verify(userId: string): Promise<CreditVerification>;
  /** Returns all events up to a revision (inclusive), oldest first, in pages. */
  history(userId: string, revision: number): AsyncIterable<readonly AuditedEvent[]>;
}

const curvePoints = 200;
const historyPage = 1_000;

/**
 * Creates the auditor, which replays accounts from the log. Replays are cached and extended with new events, so a step
 * through a history of 100,000 events costs as much as one through 100. `verify` replays from the start and replaces
 * the cached replay. Only `verify` reads a read model, to compare it (docs/decisions/0008-audit-replay.md).
 */
export function createCreditAuditor(sources: AuditSources): CreditAuditor {
  const { eventStore, now } = sources;
  const { current, keep } = createReplays(emptyCreditReplay, (replay) => extendCreditReplay(eventStore, replay));

  return {
    at: async ({ userId, earlier, later, ...asked }) => {
      const replay = await current(userId);
      const moment = momentOf(replay, asked, now());
      const { revision, totalEvents } = moment;
      const [from, to] = [Math.max(0, revision - earlier + 1), Math.min(totalEvents - 1, revision + later)];
      const events = await auditedEvents(eventStore, replay, from, to);
      return {
        userId,
        ...moment,
        state: await stateAt(eventStore, replay, revision),
        events: events.toReversed(),
        curve: curveOf(replay),
        obstacle: replay.obstacle,
      };
    },

    verify: async (userId) => {
      const { verification, replay } = await verifyCredits(sources, userId);
      keep(userId, replay);
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
function curveOf({ times, available, held }: CreditReplay): readonly BalancePoint[] {
  const points = Math.min(times.length, curvePoints);
  return Array.from({ length: points }, (_, index) => {
    const revision = points === 1 ? 0 : Math.round((index * (times.length - 1)) / (points - 1));
    return { revision, time: times[revision] ?? 0, available: available[revision] ?? 0, held: held[revision] ?? 0 };
  });
}
