import { LRUCache } from 'lru-cache';
import type { RecordedEvent } from '../../domain/envelope.ts';
import { NO_HASH } from '../hash-chain.ts';
import { isHidden } from './names.ts';
import type { RawReads } from './raw-reads.ts';
import { fromStored } from './stored-form.ts';

/** The facts about a stream that an append needs. */
export interface StreamHead {
  /** -1 for a stream without events. */
  readonly revision: number;
  readonly hash: string;
}

const CACHED_STREAMS = 20_000;
/** The head of a stream without events. */
export const NO_EVENTS: StreamHead = { revision: -1, hash: NO_HASH };

/**
 * A cache of the heads of recently used streams. A cached head may be stale, but is never wrong: the server refuses an
 * append to a stale one.
 */
export interface Heads {
  /** The cached head. */
  known(stream: string): StreamHead | undefined;
  /** Reads the last event of the stream. */
  refresh(stream: string): Promise<StreamHead>;
  /** Records an acknowledged append. */
  advance(stream: string, head: StreamHead): void;
  /** Records events of one stream that were read in order. */
  observe(events: readonly RecordedEvent[]): void;
  /** Records a live event of a stream that is in the cache. */
  observeLive(event: RecordedEvent): void;
}

export function createHeads(reads: RawReads): Heads {
  const heads = new LRUCache<string, StreamHead>({ max: CACHED_STREAMS });

  /** Never replaces a head by an older one. */
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
