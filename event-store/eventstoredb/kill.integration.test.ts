import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { START } from '../../domain/envelope.ts';
import { startEventStoreDbStandIn } from '../../tools/engines/eventstoredb.ts';
import { LogUnavailable } from '../port.ts';
import { freshStream, newEvents } from '../testing/events.ts';
import { countAcknowledged, expectWhatWasSaid, startWriter, streamsOf } from '../testing/killed-writer.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { openEventStoreDb } from './eventstoredb-event-store.ts';
import { shortTimeouts, useDatabase } from './testing/database.ts';

/** How often each is killed; CI asks for more. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 4);
const ROUND_TIMEOUT_MS = 15_000;

const newFolder = tempFolders();

describe('kill -9', () => {
  const database = useDatabase();

  test(
    'of a process that appends: what it was told is there, what it was not told is there whole or not at all',
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

      // Its anchor holds what it was told, and the next process finds it there.
      const store = await database.open({ anchorFile });
      expect(countAcknowledged(said)).toBeGreaterThan(ROUNDS);
      expectWhatWasSaid(said, await streamsOf(store));
      expect(await store.verify()).toMatchObject({ ok: true });
    },
    ROUND_TIMEOUT_MS * ROUNDS,
  );

  test(
    'of the server, while eight append and one follows: nothing told is lost, nothing is doubled, all go on by themselves',
    async () => {
      const server = await startEventStoreDbStandIn();
      const url = server.settings['EVENTSTORE_URL'] ?? '';
      const store = await openEventStoreDb({ url, ...shortTimeouts });
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
        const told = new Map<string, string[]>();
        const write = async (): Promise<void> => {
          const stream = freshStream('writer');
          const ids: string[] = [];
          told.set(stream, ids);
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

        expect(await streamsOf(store)).toEqual(told);
        expect(await store.verify()).toMatchObject({ ok: true });
        await store.append(freshStream(), 'no_stream', last);
        await following;
        expect(followed).toHaveLength([...told.values()].flat().length + 1);
        expect(new Set(followed).size).toBe(followed.length);
      } finally {
        await store.close();
        await server.stop();
      }
    },
    ROUND_TIMEOUT_MS * ROUNDS,
  );
});
