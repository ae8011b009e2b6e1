import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { START } from '../../domain/envelope.ts';
import { startEventStoreDbStandIn } from '../../tools/engines/eventstoredb.ts';
import { LogUnavailable } from '../port.ts';
import { freshStream, newEvents } from '../testing/events.ts';
import { countAcknowledged, expectAcknowledgedStored, startWriter, streamsOf } from '../testing/killed-writer.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { openEventStoreDb } from './eventstoredb-event-store.ts';
import { patient, useDatabase } from './testing/database.ts';

/** The number of kills; CI sets a higher one. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 4);
const ROUND_TIMEOUT_MS = 75_000;

const newFolder = tempFolders();

describe('kill -9', () => {
  const database = useDatabase();

  test(
    'of an appending process: acknowledged appends are stored once, others wholly or not at all',
    async () => {
      const anchorFile = join(newFolder(), 'anchor');
      const said: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const writer = startWriter(
          join(import.meta.dirname, 'testing', 'appending-child.ts'),
          database.url,
          anchorFile,
        );
        await writer.said('ack');
        await sleep(randomInt(1, 120));
        await writer.kill();
        said.push(...writer.lines());
      }

      // The next process checks the log against the anchor of the killed one.
      const store = await database.open({ anchorFile });
      expect(countAcknowledged(said)).toBeGreaterThan(ROUNDS);
      expectAcknowledgedStored(said, await streamsOf(store));
      expect(await store.verify()).toMatchObject({ ok: true });
    },
    ROUND_TIMEOUT_MS * ROUNDS,
  );

  test(
    'of the server during appends and a subscription: no acknowledged event is lost or repeated, and all clients recover',
    async () => {
      const server = await startEventStoreDbStandIn();
      const url = server.settings['EVENTSTORE_URL'] ?? '';
      const store = await openEventStoreDb({ url, ...patient });
      try {
        const ended = new AbortController();
        const last = newEvents(1);
        const followed: string[] = [];
        const following = (async () => {
          for await (const page of store.subscribe({ after: START })) {
            followed.push(...page.events.map(({ id }) => id));
            if (followed.at(-1) === last[0]?.id) return;
          }
        })();
        const acknowledged = new Map<string, string[]>();
        const write = async (): Promise<void> => {
          const stream = freshStream('writer');
          const ids: string[] = [];
          acknowledged.set(stream, ids);
          while (!ended.signal.aborted) {
            const events = newEvents(randomInt(1, 4));
            for (let answered = false; !answered;) {
              answered = await store.append(stream, ids.length === 0 ? 'no_stream' : ids.length - 1, events).then(
                () => true,
                (error: unknown) => {
                  expect(error).toBeInstanceOf(LogUnavailable);
                  return false;
                },
              );
              if (!answered) await sleep(30);
            }
            ids.push(...events.map(({ id }) => id));
          }
        };
        const writers = Array.from({ length: 8 }, write);
        for (let round = 0; round < ROUNDS; round += 1) {
          await sleep(randomInt(50, 300));
          await server.kill();
          await server.start();
        }
        await sleep(200);
        ended.abort();
        await Promise.all(writers);

        expect(await streamsOf(store)).toEqual(acknowledged);
        expect(await store.verify()).toMatchObject({ ok: true });
        await store.append(freshStream(), 'no_stream', last);
        await following;
        expect(followed).toHaveLength([...acknowledged.values()].flat().length + 1);
        expect(new Set(followed).size).toBe(followed.length);
      } finally {
        await store.close();
        await server.stop();
      }
    },
    ROUND_TIMEOUT_MS * ROUNDS,
  );
});
