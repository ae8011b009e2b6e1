import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { newEvents } from '../testing/events.ts';
import type { Writer } from '../testing/killed-writer.ts';
import { countAcknowledged, expectAcknowledgedStored, startWriter, streamsOf } from '../testing/killed-writer.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';

/** The number of kills; `npm run test:soak` sets a higher one. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 12);
const ROUND_TIMEOUT_MS = 20_000;

const newFolder = tempFolders();
const startChild = (folder: string): Writer =>
  startWriter(join(import.meta.dirname, 'testing', 'appending-child.ts'), folder);

describe('kill -9 during appends', () => {
  test(
    `${ROUNDS} times: acknowledged appends are stored once, others wholly or not at all`,
    async () => {
      const folder = newFolder();
      const said: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const child = startChild(folder);
        await child.said('ack');
        await sleep(randomInt(0, 60));
        await child.kill();
        said.push(...child.lines());

        const store = await openSqliteEventStore({ folder });
        expectAcknowledgedStored(said, await streamsOf(store));
        await store.append(`after-${round}`, 'no_stream', newEvents(1));
        await store.close();
      }
      const store = await openSqliteEventStore({ folder });
      expect(await store.verify()).toMatchObject({ ok: true, findings: [] });
      expect(countAcknowledged(said)).toBeGreaterThan(ROUNDS);
      await store.close();
    },
    ROUNDS * ROUND_TIMEOUT_MS,
  );
});

describe('a second process on the same folder', () => {
  test('is refused with a message, and accepted after the first was killed', async () => {
    const folder = newFolder();
    const first = startChild(folder);
    await first.said('open');
    await expect(openSqliteEventStore({ folder })).rejects.toThrow(
      `The event log in ${folder} is already open in another process.`,
    );
    await first.kill();
    const store = await openSqliteEventStore({ folder });

    const second = startChild(folder);
    await second.said('refused The event log in');
    await store.close();
  });

  test('is refused within the same process too', async () => {
    const folder = newFolder();
    const store = await openSqliteEventStore({ folder });
    await expect(openSqliteEventStore({ folder })).rejects.toThrow('already open');
    await store.append('a-1', 'no_stream', newEvents(1));
    await store.close();
    await (await openSqliteEventStore({ folder })).close();
  });
});
