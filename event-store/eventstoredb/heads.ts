import { LRUCache } from 'lru-cache';
import type { RecordedEvent } from '../../domain/envelope.ts';
import { NO_HASH } from '../hash-chain.ts';
import { isHidden } from './names.ts';
import type { RawReads } from './raw-reads.ts';
import { fromStored } from './stored-form.ts';

/** What an append must know of its stream. */
export interface StreamHead {
  /** -1 for a stream without events. */
  readonly revision: number;
  readonly hash: string;
}

const REMEMBERED_STREAMS = 20_000;
/** Of a stream without events. */
export const NO_EVENTS: StreamHead = { revision: -1, hash: NO_HASH };

/**
 * The heads of the streams used lately: what was read of them, and what the server acknowledged. A head may be old, but
 * is never wrong, so an append behind an old one is refused by the server.
 */
export interface Heads {
  /** What is known, without asking. */
  known(stream: string): StreamHead | undefined;
  /** Reads the last event. */
  refresh(stream: string): Promise<StreamHead>;
  /** Takes note of an append that was acknowledged. */
  advance(stream: string, head: StreamHead): void;
  /** Takes note of events that were read of one stream, in order. */
  observe(events: readonly RecordedEvent[]): void;
  /** The same for an event that came in live; of streams that are not used here it keeps nothing. */
  observeLive(event: RecordedEvent): void;
}

export function createHeads(reads: RawReads): Heads {
  const heads = new LRUCache<string, StreamHead>({ max: REMEMBERED_STREAMS });

  /** What was read or acknowledged last wins, unless it is older. */
  function advance(stream: string, { revision, hash }: StreamHead): void {
    if (revision >= (heads.get(stream)?.revision ?? -1)) heads.set(stream, { revision, hash });
  }

  return {
    known: (stream) => heads.get(stream),
    advance,

    async refresh(stream) {
      const [last] = await reads.streamBackwards(stream, undefined, 1);
      if (!last) return NO_EVENTS;
      const { revision, hash } = fromStored(last);
      advance(stream, { revision, hash });
      return { revision, hash };
    },

    observe(events) {
      const last = events.at(-1);
      if (last && !isHidden(last.stream)) advance(last.stream, last);
    },

    observeLive(event) {
      if (heads.get(event.stream)) advance(event.stream, event);
    },
  };
}
