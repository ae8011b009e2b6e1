import type { RecordSink, StreamRecord, TopicDefinition } from '../sink.ts';
import { publishedTopics } from '../topics.ts';

/** The outcome of a write: undefined succeeds, otherwise it fails after storing the first `keep` records. */
export type WritePlan = (write: number, records: readonly StreamRecord[]) => { readonly keep: number } | undefined;

export interface MemorySink extends RecordSink {
  readonly records: readonly StreamRecord[];
  /** The sizes of all attempted writes. */
  readonly writes: readonly number[];
  /** Simulates another, empty destination at the same address. */
  replace(): void;
  /** Simulates a deleted topic, which the next `open` recreates. */
  empty(topic: string): void;
}

/** Creates an in-memory sink with fault injection at any record of a write. */
export function createMemorySink(
  plan: WritePlan = () => undefined,
  topics: readonly Pick<TopicDefinition, 'name'>[] = publishedTopics,
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
      if (failure) throw new Error('The place is unavailable');
    },
    async close() {},
  };
}
