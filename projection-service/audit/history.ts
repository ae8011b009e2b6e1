import type { Actor, JsonObject, Position } from '../../domain/envelope.ts';
import type { EventStore } from '../../event-store/port.ts';
import { auditedKinds, type AuditKind } from './aggregates.ts';
import { changesOf, type Change } from './changes.ts';
import { verifyChain, type ChainSources } from './chain.ts';
import { emptyReplay, extendReplay, momentOf, stateAt, type MomentRequest, type Replay } from './replay.ts';
import type { Sentence } from '../../words/index.ts';
import { createReplays } from './replays.ts';

export interface HistoryRef {
  readonly kind: AuditKind;
  readonly id: string;
}

export interface HistoryRequest extends HistoryRef, MomentRequest {
  /** The maximum number of events before (`earlier`) and after (`later`) the moment in the result. */
  readonly earlier: number;
  readonly later: number;
}

/** One event and its changes. */
export interface HistoryEvent {
  readonly id: string;
  readonly revision: number;
  readonly position: Position;
  readonly time: number;
  readonly type: string;
  readonly actor: Actor;
  /** The id of the event or command that directly caused it. */
  readonly causationId: string;
  readonly hash: string;
  readonly data: JsonObject;
  readonly before: object;
  readonly after: object;
}

/** A stream replayed up to a moment; times in ms since the epoch. */
export interface History extends HistoryRef {
  readonly stream: string;
  readonly totalEvents: number;
  readonly firstEventAt: number | null;
  readonly lastEventAt: number | null;
  /** The revision of the last replayed event (-1: none). */
  readonly revision: number;
  readonly replayedTo: number | null;
  readonly moment: number;
  readonly state: object;
  /** The events around the moment, latest first. */
  readonly events: readonly HistoryEvent[];
  /** Why the replay stopped before the end of the stream; null for a complete replay. */
  readonly obstacle: Sentence | null;
}

/** The differences between two moments. */
export interface HistoryComparison {
  readonly from: { readonly revision: number; readonly time: number | null };
  readonly to: { readonly revision: number; readonly time: number | null };
  readonly changes: readonly Change[];
}

export interface HistoryVerdict {
  readonly checkedAt: number;
  readonly events: number;
  readonly chainIntact: boolean;
  /** -1: no event. */
  readonly chainVerifiedRevision: number;
  readonly chainVerifiedPosition: Position | null;
  readonly finding: Sentence | null;
}

export interface HistoryAuditor {
  /** Replays the stream to one moment of its history. */
  at(request: HistoryRequest): Promise<History>;
  /** Compares the states after two revisions (-1: before the first event), in either order. */
  compare(history: HistoryRef, from: number, to: number): Promise<HistoryComparison>;
  /** Replays the stream from its first event and checks its hash chain. The cost is linear in its length. */
  verify(history: HistoryRef): Promise<HistoryVerdict>;
}

export interface HistorySources extends ChainSources {
  readonly eventStore: Pick<EventStore, 'readStream'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Creates the auditor of every kind in `auditedKinds`: one replay, by the aggregate's own fold
 * (docs/decisions/0008-audit-replay.md). Replays are cached and extended with new events; a step reads only the events
 * that it shows, and the events from the last snapshot on.
 */
export function createHistoryAuditor(sources: HistorySources): HistoryAuditor {
  const { eventStore, now } = sources;
  const replayOf = (stream: string, kind: AuditKind): Replay<object> => emptyReplay(stream, auditedKinds[kind].fold);
  const caches = new Map(
    (Object.keys(auditedKinds) as AuditKind[]).map((kind) => [
      kind,
      createReplays<Replay<object>>(
        (id) => replayOf(auditedKinds[kind].streamOf(id), kind),
        (replay) => extendReplay(eventStore, replay),
      ),
    ]),
  );
  const current = async ({ kind, id }: HistoryRef): Promise<Replay<object>> => {
    const cache = caches.get(kind);
    if (!cache) throw new RangeError(`There are no histories of ${kind}`);
    return cache.current(id);
  };

  /** The events between two revisions, oldest first, each with the states around it. */
  const eventsOf = async (replay: Replay<object>, from: number, to: number): Promise<readonly HistoryEvent[]> => {
    if (to < from) return [];
    let state = await stateAt(eventStore, replay, from - 1);
    const recorded = await eventStore.readStream(replay.stream, { from, limit: to - from + 1 });
    return recorded.map((event) => {
      const before = state;
      state = replay.fold.evolve(before, event);
      const { id, revision, position, time, type, hash, data, metadata } = event;
      const { actor, causationId } = metadata;
      return { id, revision, position, time, type, hash, data, actor, causationId, before, after: state };
    });
  };

  return {
    at: async ({ kind, id, earlier, later, ...asked }) => {
      const replay = await current({ kind, id });
      const moment = momentOf(replay, asked, now());
      const { revision, totalEvents } = moment;
      const [from, to] = [Math.max(0, revision - earlier + 1), Math.min(totalEvents - 1, revision + later)];
      return {
        kind,
        id,
        stream: replay.stream,
        ...moment,
        state: await stateAt(eventStore, replay, revision),
        events: (await eventsOf(replay, from, to)).toReversed(),
        obstacle: replay.obstacle,
      };
    },

    compare: async (history, from, to) => {
      const replay = await current(history);
      const within = (revision: number): number => Math.min(Math.max(revision, -1), replay.times.length - 1);
      const [before, after] = [within(from), within(to)];
      const states = [await stateAt(eventStore, replay, before), await stateAt(eventStore, replay, after)] as const;
      return {
        from: { revision: before, time: replay.times[before] ?? null },
        to: { revision: after, time: replay.times[after] ?? null },
        changes: changesOf(...states),
      };
    },

    verify: async ({ kind, id }) => {
      const replay = replayOf(auditedKinds[kind].streamOf(id), kind);
      await extendReplay(eventStore, replay);
      const chain = await verifyChain(sources, replay.stream);
      caches.get(kind)?.keep(id, replay);
      return {
        checkedAt: now(),
        events: replay.times.length,
        chainIntact: chain.intact && replay.obstacle === null,
        chainVerifiedRevision: chain.verifiedRevision,
        chainVerifiedPosition: chain.verifiedPosition,
        finding: chain.finding ?? replay.obstacle,
      };
    },
  };
}
