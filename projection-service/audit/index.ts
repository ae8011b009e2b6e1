import { auditedEvents, type AuditedEvent } from './events.ts';
import { emptyCreditReplay, extendCreditReplay, type CreditReplay } from './credit-replay.ts';
import { createReplays } from './replays.ts';
import type { AuditSources } from './sources.ts';
import { verifyCredits, type CreditVerification } from './verify.ts';

export type { AuditedEvent, CreditStep } from './events.ts';
export type { AuditSources } from './sources.ts';
export type { CreditVerification } from './verify.ts';

/** The balance right after an event, in half-credits. */
export interface BalancePoint {
  readonly revision: number;
  readonly time: number;
  readonly available: number;
  readonly held: number;
}

export interface CreditAuditor {
  /** The balance over the whole history: a limited number of points, oldest first. */
  curve(userId: string): Promise<readonly BalancePoint[]>;
  /** Replays the whole stream and compares the read model and the hash chain with it. */
  verify(userId: string): Promise<CreditVerification>;
  /** Returns all events up to a revision (inclusive), oldest first, in pages. */
  history(userId: string, revision: number): AsyncIterable<readonly AuditedEvent[]>;
}

const curvePoints = 200;
const historyPage = 200;

/**
 * Creates the auditor of what only credit accounts have; `createHistoryAuditor` replays them to a moment. Replays are
 * cached and extended with new events. `verify` replays from the start and replaces the cached replay. Only `verify`
 * reads a read model, to compare it (docs/decisions/0008-audit-replay.md).
 */
export function createCreditAuditor(sources: AuditSources): CreditAuditor {
  const { eventStore } = sources;
  const { current, keep } = createReplays(emptyCreditReplay, (replay) => extendCreditReplay(eventStore, replay));

  return {
    curve: async (userId) => curveOf(await current(userId)),

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
