import { creditStream, evolveCredits, initialCredits, type CreditEvent, type CreditState } from '../domain/credits/index.ts';
import type { Actor, Position } from '../domain/envelope.ts';
import { verifyStreamChain } from '../event-store/verify-stream.ts';
import type { EventStore } from '../event-store/port.ts';
import { effectOf, movementOf, type AccountDocument, type MovementKind } from './projectors/index.ts';

/** One event with the balance right after it; amounts in half-credits. */
export interface AuditedEvent {
  readonly id: string;
  readonly revision: number;
  readonly position: Position;
  readonly time: number;
  readonly type: string;
  readonly kind: MovementKind | null;
  readonly actor: Actor;
  readonly description: string;
  readonly reason: string | null;
  readonly change: number;
  readonly availableAfter: number;
  readonly heldAfter: number;
  readonly debtAfter: number;
  readonly hash: string;
}

export interface AuditVerdict {
  readonly readModelMatches: boolean;
  readonly differences: readonly string[];
  readonly chainIntact: boolean;
  /** -1: no event. */
  readonly chainVerifiedRevision: number;
  readonly chainVerifiedPosition: Position | null;
  readonly finding: string | null;
}

/** A replay of one user's credits up to a moment, and what it says about what is stored. */
export interface CreditAudit {
  readonly userId: string;
  readonly totalEvents: number;
  readonly firstEventAt: number | null;
  readonly lastEventAt: number | null;
  readonly revision: number;
  readonly replayedTo: number | null;
  readonly state: CreditState;
  /** Up to the moment, the latest first. */
  readonly events: readonly AuditedEvent[];
  readonly verdict: AuditVerdict;
}

export interface AuditRequest {
  readonly userId: string;
  /** Replay up to this revision or up to this time (inclusive); neither: to the end. */
  readonly revision?: number;
  readonly time?: number;
  /** At most so many events in the answer. */
  readonly last: number;
}

export interface AuditSources {
  readonly eventStore: EventStore;
  /** The same log as it is stored, for the hash chain: what opens and upcasts events would hide a change. */
  readonly rawLog: Pick<EventStore, 'readStream'>;
  /** The account as users see it, once it has seen the position. */
  readonly account: (userId: string, seen: Position) => Promise<AccountDocument | undefined>;
}

const pageSize = 1_000;
const headRetries = 3;

/**
 * Replays the whole stream from the log: nothing here comes from a read model but the document that is judged.
 * Costs as much as the stream is long; meant for an auditor, not for a hot path.
 */
export async function auditCredits(sources: AuditSources, request: AuditRequest): Promise<CreditAudit> {
  for (let tried = 1; ; tried += 1) {
    const audit = await replay(sources, request);
    // An event that arrived during the replay makes the comparison unfair: look again.
    if (audit.verdict.readModelMatches || tried === headRetries) return audit;
  }
}

async function replay({ eventStore, rawLog, account }: AuditSources, request: AuditRequest): Promise<CreditAudit> {
  const stream = creditStream(request.userId);
  let state = initialCredits;
  let atMoment = initialCredits;
  let revision = -1;
  let replayedTo: number | null = null;
  let first: number | null = null;
  let events: AuditedEvent[] = [];
  let position: Position | null = null;
  let total = 0;
  for (;;) {
    const page = await eventStore.readStream(stream, { from: total, limit: pageSize });
    for (const recorded of page) {
      const event = { type: recorded.type, data: recorded.data } as object as CreditEvent;
      state = evolveCredits(state, event, recorded.time);
      position = recorded.position;
      first ??= recorded.time;
      if (!isWithin(request, recorded.revision, recorded.time)) continue;
      atMoment = state;
      ({ revision } = recorded);
      replayedTo = recorded.time;
      const movement = movementOf(event);
      events.push({
        id: recorded.id,
        revision: recorded.revision,
        position: recorded.position,
        time: recorded.time,
        type: recorded.type,
        kind: movement?.kind ?? null,
        actor: recorded.metadata.actor,
        description: movement?.description ?? recorded.type,
        reason: movement?.reason ?? null,
        change: effectOf(event).available,
        ...balanceOf(state),
        hash: recorded.hash,
      });
    }
    // Only the latest rows are shown; older ones need not be kept while reading on.
    if (events.length > request.last * 2) events = events.slice(-request.last);
    total += page.length;
    if (page.length < pageSize) break;
  }
  const chain = await verifyStreamChain(rawLog, stream);
  const differences = position === null ? [] : compare(state, await account(request.userId, position));
  return {
    userId: request.userId,
    totalEvents: total,
    firstEventAt: first,
    lastEventAt: total === 0 ? null : state.time,
    revision,
    replayedTo,
    state: atMoment,
    events: events.slice(-request.last).reverse(),
    verdict: {
      readModelMatches: differences.length === 0,
      differences,
      chainIntact: chain.intact,
      chainVerifiedRevision: chain.verifiedRevision,
      chainVerifiedPosition: chain.verifiedPosition,
      finding: chain.finding,
    },
  };
}

function isWithin({ revision, time }: AuditRequest, atRevision: number, at: number): boolean {
  if (revision !== undefined) return atRevision <= revision;
  return time === undefined || at <= time;
}

const heldOf = (state: CreditState): number => state.holds.reduce((sum, hold) => hold.lots.reduce((part, lot) => part + lot.halfCredits, sum), 0);

/** The balance as the event left it: a lot that lapsed without a record yet still counts until it is recorded. */
function balanceOf(state: CreditState): { availableAfter: number; heldAfter: number; debtAfter: number } {
  return {
    availableAfter: state.lots.reduce((sum, lot) => sum + lot.available, 0),
    heldAfter: heldOf(state),
    debtAfter: state.debt,
  };
}

/** Compares what users see with what the replay found, figure by figure. */
function compare(state: CreditState, account: AccountDocument | undefined): readonly string[] {
  if (!account) return ['The read model has no account for this user.'];
  const { availableAfter, heldAfter, debtAfter } = balanceOf(state);
  const figures: readonly (readonly [string, number, number])[] = [
    ['available', availableAfter, account.available],
    ['held', heldAfter, account.held],
    ['debt', debtAfter, account.debt],
    ['issued', state.totals.issued, account.issued],
    ['used', state.totals.consumed, account.consumed],
    ['expired', state.totals.expired, account.expired],
    ['taken back', state.totals.clawedBack, account.clawedBack],
    ['set lower', state.totals.adjustedOut, account.adjustedOut],
    ['written off', state.totals.writtenOff, account.writtenOff],
  ];
  const lots = state.lots.filter((lot) => lot.available > 0);
  const lotFigures = lots.map((lot) => [`lot ${lot.lotId}`, lot.available, account.lots.find((known) => known.lotId === lot.lotId)?.available ?? 0] as const);
  return [...figures, ...lotFigures]
    .filter(([, replayed, stored]) => replayed !== stored)
    .map(([name, replayed, stored]) => `${name}: replay ${replayed / 2}, read model ${stored / 2}`);
}
