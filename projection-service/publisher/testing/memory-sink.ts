import type { RecordSink, StreamRecord } from '../sink.ts';
import { publishedTopics, type PublishedTopic } from '../topics.ts';

/** What a write of the memory sink does: all well, or fail after keeping the first `keep` records. */
export type WritePlan = (write: number, records: readonly StreamRecord[]) => { readonly keep: number } | undefined;

export interface MemorySink extends RecordSink {
  readonly records: readonly StreamRecord[];
  /** Sizes of the writes that were tried. */
  readonly writes: readonly number[];
  /** As if another, empty place answered under the same address. */
  replace(): void;
  /** As if a topic were deleted, and made again at the next opening. */
  empty(topic: string): void;
}

/** A place for records that fails at chosen moments, as places do: anywhere in a write. */
export function createMemorySink(
  plan: WritePlan = () => undefined,
  topics: readonly PublishedTopic[] = publishedTopics,
): MemorySink {
  const records: StreamRecord[] = [];
  const writes: number[] = [];
  let place = 1;
  return {
    name: 'memory',
    records,
    writes,
    replace() {
      place += 1;
      records.length = 0;
    },
    empty(topic) {
      records.splice(0, records.length, ...records.filter((record) => record.topic !== topic));
    },
    open: async () =>
      topics.map(({ name }) => ({
        topic: name,
        name: `memory/${place}/${name}`,
        empty: records.every(({ topic }) => topic !== name),
      })),
    async write(batch) {
      writes.push(batch.length);
      const failure = plan(writes.length, batch);
      records.push(...batch.slice(0, failure?.keep ?? batch.length));
      if (failure) throw new Error('The place is away');
    },
    async close() {},
  };
}
