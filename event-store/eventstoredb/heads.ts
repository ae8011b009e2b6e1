import type { RecordedEvent } from '../../domain/envelope.ts';
import { START } from '../../domain/envelope.ts';
import { createGenerationCache } from '../generation-cache.ts';
import { NO_HASH } from '../hash-chain.ts';
import { LogCorrupted } from '../port.ts';
import { isHidden } from './names.ts';
import type { RawReads } from './raw-reads.ts';
import { fromStored } from './stored-form.ts';

/** What an append must know of its stream. */
export interface StreamHead {
  /** -1 for a stream without events. */
  readonly revision: number;
  readonly hash: string;
  /** The ids of the stream's first events, REMEMBERED_IDS at most, one after the other. */
  readonly ids: string;
}

/** The ids of so many events of a stream, from its first on, are compared in memory; for later ones see claims.ts. */
export const REMEMBERED_IDS = 128;

const ID_LENGTH = 36;
const REMEMBERED_STREAMS = 5_000;
/** Of a stream without events. */
export const NO_EVENTS: StreamHead = { revision: -1, hash: NO_HASH, ids: '' };

/**
 * The heads of the streams used lately. It holds only what the server showed, never what was meant to be written: an
 * append that turns out to be a repetition has stored other bytes than the ones sent last, and the chain goes on from
 * those. So a head may be old, but is never wrong.
 */
export interface Heads {
  /** What is known, without asking. */
  known(stream: string): StreamHead | undefined;
  /** Asks for what came since; costs one small read, two for a stream that is long and new here. */
  refresh(stream: string): Promise<StreamHead>;
  /** Takes note of events that were read, consecutive and in order. */
  observe(events: readonly RecordedEvent[]): void;
}

/** The revision at which an id stands among the remembered ones; -1 when it is not there. */
export function revisionOfId(head: StreamHead, id: string): number {
  const at = head.ids.indexOf(id);
  return at < 0 ? -1 : at / ID_LENGTH;
}

const countIds = ({ ids }: StreamHead): number => ids.length / ID_LENGTH;

const follow = (head: StreamHead, { revision, hash, id }: RecordedEvent): StreamHead => ({ revision, hash, ids: revision < REMEMBERED_IDS ? head.ids + id : head.ids });

function inOrder({ revision }: StreamHead, event: RecordedEvent): RecordedEvent {
  if (event.revision !== revision + 1) throw new LogCorrupted(`Event ${revision + 1} of ${event.stream} is missing: the database hides or lost it`, START);
  return event;
}

export function createHeads(reads: RawReads): Heads {
  const heads = createGenerationCache<string, StreamHead>(REMEMBERED_STREAMS);

  /** Goes on from what is known as far as the events join on to it; all ids of the beginning must be known at any time. */
  function advance(head: StreamHead | undefined, event: RecordedEvent): StreamHead | undefined {
    const before = head ?? NO_EVENTS;
    return event.revision === before.revision + 1 ? follow(before, event) : head;
  }

  function keep(stream: string, head: StreamHead): StreamHead {
    const known = heads.get(stream);
    if (known && known.revision >= head.revision) return known;
    heads.set(stream, head);
    return head;
  }

  return {
    known: (stream) => heads.get(stream),

    async refresh(stream) {
      let head = heads.get(stream) ?? NO_EVENTS;
      if (countIds(head) < REMEMBERED_IDS) {
        const wanted = REMEMBERED_IDS - countIds(head);
        const records = await reads.stream(stream, head.revision + 1, wanted);
        for (const record of records) head = follow(head, inOrder(head, fromStored(record)));
        if (records.length < wanted) return head.revision < 0 ? head : keep(stream, head);
      }
      const [last] = await reads.streamBackwards(stream, undefined, 1);
      if (!last) return head;
      const { revision, hash } = fromStored(last);
      return keep(stream, { revision, hash, ids: head.ids });
    },

    observe(events) {
      const stream = events[0]?.stream;
      if (stream === undefined || isHidden(stream)) return;
      let head = heads.get(stream);
      for (const event of events) head = advance(head, event);
      if (head) keep(stream, head);
    },
  };
}
