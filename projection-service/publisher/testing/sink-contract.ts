import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from '@jest/globals';
import { START } from '../../../domain/envelope.ts';
import type { RecordSink, StreamRecord } from '../sink.ts';

export interface SinkSubject {
  /** Creates a new sink for the same destination. */
  create(): RecordSink;
  /** Reads all records of the topic, in order within each key. */
  read(topic: string): Promise<readonly Pick<StreamRecord, 'value'>[]>;
  /** Two topics that exist or that the sink creates. */
  readonly topics: readonly [string, string];
}

const never = new AbortController().signal;

/** Creates records of a writer; `n` counts from `first` within each key. */
function records(writer: string, topic: string, keys: number, times: number, first = 0): readonly StreamRecord[] {
  return Array.from({ length: times }, (_, n) => n + first).flatMap((n) =>
    Array.from({ length: keys }, (__, k) => {
      const id = randomUUID();
      return {
        topic,
        key: `${writer}-${k}`,
        id,
        position: START,
        attributes: { id, subject: `${writer}-${k}` },
        value: JSON.stringify({ id, writer, key: k, n, text: 'Größe 漢字 "\\" \u2028' }),
      };
    }),
  );
}

/** The contract of every record sink. */
export function sinkContract(subject: () => SinkSubject): void {
  const opened: RecordSink[] = [];
  afterAll(async () => {
    await Promise.all(opened.map((sink) => sink.close()));
  });

  const openSink = async (): Promise<RecordSink> => {
    const sink = subject().create();
    opened.push(sink);
    await sink.open(never);
    return sink;
  };

  const readOf = async (
    writer: string,
    topic: string,
  ): Promise<readonly { readonly key: number; readonly n: number; readonly text: string }[]> =>
    (await subject().read(topic))
      .map(({ value }) => JSON.parse(value) as { writer: string; key: number; n: number; text: string })
      .filter((each) => each.writer === writer);

  describe('a record sink', () => {
    test('stores all acknowledged records of every topic, in order within each key', async () => {
      const [writer, sink] = [randomUUID(), await openSink()];
      const [one, two] = subject().topics;
      await sink.write(records(writer, one, 5, 20), never);
      await sink.write([...records(writer, one, 5, 10, 20), ...records(writer, two, 5, 10)], never);
      await sink.write([], never);

      const found = await readOf(writer, one);
      expect(found).toHaveLength(150);
      for (let key = 0; key < 5; key += 1)
        expect(found.filter((each) => each.key === key).map(({ n }) => n)).toEqual(
          Array.from({ length: 30 }, (_, n) => n),
        );
      expect(found[0]?.text).toBe('Größe 漢字 "\\" \u2028');
      expect(await readOf(writer, two)).toHaveLength(50);
    });

    test('stores concurrent writes completely and in order', async () => {
      const [writer, sink] = [randomUUID(), await openSink()];
      const [topic] = subject().topics;
      await Promise.all(Array.from({ length: 40 }, async (_, n) => sink.write(records(writer, topic, 3, 1, n), never)));
      const found = await readOf(writer, topic);
      for (let key = 0; key < 3; key += 1)
        expect(found.filter((each) => each.key === key).map(({ n }) => n)).toEqual(
          Array.from({ length: 40 }, (_, n) => n),
        );
    });

    test('splits a write that exceeds the size of one request', async () => {
      const [writer, sink] = [randomUUID(), await openSink()];
      const [topic] = subject().topics;
      const large = records(writer, topic, 1, 40).map((record) => ({
        ...record,
        value: JSON.stringify({ ...(JSON.parse(record.value) as object), filling: randomUUID().repeat(2_000) }),
      }));
      await sink.write(large, never);
      expect((await readOf(writer, topic)).map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, n) => n));
    });

    test('returns a stable place name for each topic', async () => {
      const sink = await openSink();
      const names = async (opened: RecordSink) =>
        (await opened.open(never)).map(({ topic, name }) => [topic, name] as const);
      const before = await names(sink);
      await sink.close();
      expect(await names(await openSink())).toEqual(before);
      expect(new Set(before.map(([, name]) => name)).size).toBe(before.length);
      expect(before.map(([topic]) => topic)).toEqual(expect.arrayContaining([...subject().topics]));
    });

    test('rejects a write with an aborted signal', async () => {
      const [writer, sink] = [randomUUID(), await openSink()];
      const [topic] = subject().topics;
      await expect(sink.write(records(writer, topic, 1, 1), AbortSignal.abort())).rejects.toThrow();
    });
  });
}
