import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AllStreamRecordedEvent, AppendResult, EventData, Position } from '@eventstore/db-client';
import { END, EventStoreDBClient, FORWARDS, jsonEvent } from '@eventstore/db-client';

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/**
 * Calls to a real node (EventStoreDB 23.10.6, single, insecure, on disk; November 2026) and its recorded answers. The
 * letters refer to the recording. Durations are orders of magnitude: the tests assert only what a slow machine can't
 * break.
 */
export function recordedContract(name: string, url: () => string): void {
  describe(`${name} answers as the recorded node`, () => {
    let client: EventStoreDBClient;
    beforeAll(() => {
      client = EventStoreDBClient.connectionString(url());
    });
    afterAll(() => client.dispose());

    const credentials = { username: 'admin', password: 'changeit' };
    type Revision = 'any' | 'no_stream' | 'stream_exists' | bigint;

    const fact = (id: string = randomUUID(), size = 200): EventData =>
      jsonEvent({ id, type: 'Fact', data: { x: 'y'.repeat(size) } });
    const facts = (count: number): EventData[] => Array.from({ length: count }, () => fact());
    // Readers of the product's log do not see these streams: its tests may share the node.
    const freshStream = (): string => `~recorded/${randomUUID()}`;
    // Calls with explicit credentials are sent as plain appends, each with a deadline.
    const append = (
      stream: string,
      events: EventData | EventData[],
      expectedRevision: Revision = 'any',
      deadline = 10_000,
    ): Promise<AppendResult> => client.appendToStream(stream, events, { expectedRevision, credentials, deadline });
    const lengthOf = async (stream: string): Promise<number> => (await collect(client.readStream(stream))).length;
    const failureOf = async (call: Promise<unknown>): Promise<object> =>
      call.then(
        (result) => ({ unexpected: result }),
        (error: Error & { type?: string; code?: number }) => ({
          type: error.type,
          code: error.code,
          message: error.message,
        }),
      );

    test('a: answers all of hundreds of concurrent appends', async () => {
      for (const count of [1, 16, 64, 256])
        await Promise.all(Array.from({ length: count }, () => append(freshStream(), fact(), 'no_stream')));
    });

    test('b: delivers an event to subscribers shortly after its acknowledgement', async () => {
      const sent = new Set<string>();
      const acknowledged: string[] = [];
      /** For each event that came after its acknowledgement: how many more were acknowledged meanwhile. */
      const later: number[] = [];
      let before = 0;
      const subscription = client.subscribeToAll({ fromPosition: END });
      await new Promise<void>((resolve) => subscription.on('confirmation', () => resolve()));
      subscription.on('data', ({ event }) => {
        if (!sent.has(event?.id ?? '')) return;
        const at = acknowledged.indexOf(event?.id ?? '');
        if (at === -1) before += 1;
        else later.push(acknowledged.length - 1 - at);
      });
      for (let n = 0; n < 200; n += 1) {
        const event = fact();
        sent.add(event.id);
        await append(freshStream(), event);
        acknowledged.push(event.id);
        await sleep(3);
      }
      while (later.length + before < 200) await sleep(5);
      await subscription.unsubscribe();
      // Recorded: 543 of 600 after the acknowledgement, half of them within 0.2 ms and all within 2 ms.
      expect(later.length).toBeGreaterThan(before * 2);
      expect(later.filter((count) => count === 0).length).toBeGreaterThan(later.length / 2);
    });

    test('d: never answers identical concurrent appends that arrive before the first one is committed', async () => {
      let [answered, dropped] = [0, 0];
      await Promise.all(
        Array.from({ length: 30 }, async () => {
          const [stream, event] = [freshStream(), fact()];
          const outcomes = await Promise.allSettled([1, 2, 3].map(() => append(stream, event, 'no_stream', 2_000)));
          for (const outcome of outcomes) {
            if (outcome.status === 'fulfilled') {
              expect(outcome.value.nextExpectedRevision).toBe(0n);
              answered += 1;
            } else {
              expect(outcome.reason).toMatchObject({ type: 'deadline-exceeded', code: 4 });
              dropped += 1;
            }
          }
          expect(await lengthOf(stream)).toBe(1);
        }),
      );
      // Recorded: 68 of 180 answered, 112 not.
      expect([answered >= 30, dropped > 0]).toEqual([true, true]);
    });

    test('d: answers a repetition after the commit with the first result', async () => {
      const [stream, event] = [freshStream(), fact()];
      const first = await append(stream, event, 'no_stream');
      expect(await append(stream, event, 'no_stream')).toEqual(first);
    });

    describe('e: positions of $all', () => {
      const positions: bigint[] = [];
      beforeAll(async () => {
        const stream = freshStream();
        for (let n = 0; n < 6; n += 1) positions.push((await append(stream, fact())).position?.commit ?? 0n);
      });
      const at = (commit: bigint): Position => ({ commit, prepare: commit });
      const read = async (from: Position): Promise<bigint[]> =>
        (await collect(client.readAll({ direction: FORWARDS, fromPosition: from, maxCount: 3, credentials }))).map(
          ({ event }) => event?.position.commit ?? 0n,
        );

      /** The events and the error of a subscription within half a second. */
      async function follow(
        fromPosition: Position,
      ): Promise<{ confirmed: boolean; seen: bigint[]; failure: object | undefined }> {
        const subscription = client.subscribeToAll({ fromPosition, credentials });
        const seen: bigint[] = [];
        let [confirmed, failure] = [false, undefined as object | undefined];
        subscription.on('confirmation', () => (confirmed = true));
        subscription.on(
          'data',
          ({ event }: { readonly event?: AllStreamRecordedEvent }) => event && seen.push(event.position.commit),
        );
        subscription.on(
          'error',
          (error: Error & { type?: string; code?: number }) =>
            (failure = { type: error.type, code: error.code, message: error.message }),
        );
        await sleep(500);
        await subscription.unsubscribe().catch(() => undefined);
        return { confirmed, seen: seen.slice(0, 3), failure };
      }

      test('a read begins at the record of the position, a subscription after it', async () => {
        const [, second = 0n, third = 0n, fourth = 0n, fifth = 0n] = positions;
        expect(await read(at(second))).toEqual([second, third, fourth]);
        expect(await follow(at(second))).toEqual({ confirmed: true, seen: [third, fourth, fifth], failure: undefined });
      });

      test('from inside a record a read fails with UNKNOWN; a subscription is confirmed, then fails', async () => {
        const inside = at((positions[1] ?? 0n) + 3n);
        expect(await failureOf(read(inside))).toMatchObject({
          type: 'unknown',
          code: 2,
          message: expect.stringContaining('Unexpected ReadAllResult: Error'),
        });
        expect(await follow(inside)).toMatchObject({
          confirmed: true,
          seen: [],
          failure: { type: 'unknown', code: 2, message: expect.stringContaining('Exception was thrown by handler.') },
        });
      });

      test('beyond the end a read is empty, a subscription confirmed and silent', async () => {
        const beyond = at((positions[5] ?? 0n) * 1_000n);
        expect(await read(beyond)).toEqual([]);
        expect(await follow(beyond)).toEqual({ confirmed: true, seen: [], failure: undefined });
      });

      test('inside the last record a read is empty', async () => {
        const { position } = await append(freshStream(), fact());
        // When others write to the node at the same time, it may no longer be the last one.
        const last = await collect(
          client.readAll({ direction: FORWARDS, fromPosition: at(position?.commit ?? 0n), maxCount: 2, credentials }),
        );
        if (last.length === 1) expect(await read(at((position?.commit ?? 0n) + 3n))).toEqual([]);
      });
    });

    test.each([100, 512, 1_024])('f: %i appends at one moment are all answered', async (count) => {
      await Promise.all(Array.from({ length: count }, () => append(freshStream(), fact(), 'no_stream')));
    });

    test('g: limits an append to 1,048,576 bytes of data and metadata', async () => {
      for (const size of [1_000_000, 1_048_000]) await append(freshStream(), fact(randomUUID(), size));
      for (const size of [1_048_576, 2_000_000]) {
        expect(await failureOf(append(freshStream(), fact(randomUUID(), size)))).toMatchObject({
          type: 'maximum-append-size-exceeded',
          code: 3,
          message: expect.stringContaining('Maximum Append Size of 1048576 Exceeded.'),
        });
      }
      expect((await append(freshStream(), facts(5_000), 'no_stream', 20_000)).nextExpectedRevision).toBe(4_999n);
    });

    test('h: recognizes a repetition by its event ids, at its original revision and with ANY only', async () => {
      const stream = freshStream();
      const [one, two] = [fact(), fact()];
      const first = await append(stream, one, 'no_stream');
      await append(stream, two, 0n);

      expect(await append(stream, one, 'no_stream')).toEqual(first);
      expect(await append(stream, fact(one.id, 5), 'no_stream')).toEqual(first);
      expect(await append(stream, one, 'any')).toMatchObject({ nextExpectedRevision: 0n });
      expect(await failureOf(append(stream, one, 0n))).toMatchObject({ type: 'wrong-expected-version' });
      expect(await failureOf(append(stream, [one, fact()], 'no_stream'))).toMatchObject({
        type: 'wrong-expected-version',
      });
      expect(await lengthOf(stream)).toBe(2);
      expect(await append(stream, one, 1n)).toMatchObject({ nextExpectedRevision: 2n });
      expect(await lengthOf(stream)).toBe(3);
      expect(await append(stream, fact(), 'stream_exists')).toMatchObject({ nextExpectedRevision: 3n });
    });

    test('i: does not find a soft-deleted stream, and continues its revisions', async () => {
      const stream = freshStream();
      await append(stream, facts(3));
      await client.deleteStream(stream, { credentials });
      expect(await failureOf(lengthOf(stream))).toMatchObject({ type: 'stream-not-found' });
      expect((await append(stream, fact(), 'no_stream')).nextExpectedRevision).toBe(3n);
      expect(await lengthOf(stream)).toBe(1);
    });

    test('i: reports a tombstoned stream as deleted to readers and writers', async () => {
      const stream = freshStream();
      await append(stream, fact());
      await client.tombstoneStream(stream, { credentials });
      expect(await failureOf(append(stream, fact()))).toMatchObject({ type: 'stream-deleted', code: 9 });
      expect(await failureOf(lengthOf(stream))).toMatchObject({ type: 'stream-deleted', code: 9 });
    });

    test('i: deletes no stream at another than the expected revision', async () => {
      const stream = freshStream();
      await append(stream, facts(3));
      expect(await failureOf(client.deleteStream(stream, { credentials, expectedRevision: 0n }))).toMatchObject({
        type: 'wrong-expected-version',
      });
      expect(await lengthOf(stream)).toBe(3);
    });
  });
}
