import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { START } from '../../domain/envelope.ts';
import { startEventStoreDbStandIn } from '../../tools/engines/eventstoredb.ts';
import type { EventStore } from '../port.ts';
import { LogUnavailable } from '../port.ts';
import { freshStream, newEvents } from '../testing/events.ts';
import { tempFolders } from '../testing/temp-folders.ts';
import { openEventStoreDb } from './eventstoredb-event-store.ts';
import { impatient, useDatabase } from './testing/database.ts';

/** How often each is killed; CI asks for more. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 4);
const ROUND_TIMEOUT_MS = 15_000;

const newFolder = tempFolders();

/** The ids of every stream in the log, in order. */
async function streamsOf(store: EventStore): Promise<Map<string, string[]>> {
  const streams = new Map<string, string[]>();
  for (let after = START; ;) {
    const page = await store.readAll({ after, limit: 5_000 });
    for (const { stream, id } of page.events) streams.set(stream, [...(streams.get(stream) ?? []), id]);
    if (page.end) return streams;
    after = page.position;
  }
}

describe('kill -9', () => {
  const database = useDatabase();

  test('of a process that appends: what it was told is there, what it was not told is there whole or not at all', async () => {
    const anchorFile = join(newFolder(), 'anchor');
    const said: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const program = join(import.meta.dirname, 'testing', 'appending-child.ts');
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, database.url, anchorFile], { stdio: ['ignore', 'pipe', 'inherit'] });
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
      while (!output.includes('ack')) await once(child.stdout, 'data');
      await sleep(randomInt(1, 120));
      child.kill('SIGKILL');
      await once(child, 'close');
      said.push(...output.split('\n').slice(0, -1));
    }

    // Its anchor holds what it was told, and the next process finds it there.
    const store = await database.open({ anchorFile });
    const streams = await streamsOf(store);
    const acknowledged = new Set(said.filter((line) => line.startsWith('ack ')).map((line) => line.slice(4)));
    const attempts = said.filter((line) => line.startsWith('try ')).map((line) => line.split(' '));
    expect(acknowledged.size).toBeGreaterThan(ROUNDS);
    for (const [, stream = '', first = '', count] of attempts) {
      const ids = streams.get(stream) ?? [];
      const at = ids.indexOf(first);
      if (acknowledged.has(first)) expect(at).toBeGreaterThanOrEqual(0);
      if (at >= 0) expect(ids.length).toBeGreaterThanOrEqual(at + Number(count));
    }
    expect(await store.verify()).toMatchObject({ ok: true });
  }, ROUND_TIMEOUT_MS * ROUNDS);

  test('of the server, while eight append and one follows: nothing told is lost, nothing is doubled, all go on by themselves', async () => {
    const server = await startEventStoreDbStandIn();
    const url = server.settings['EVENTSTORE_URL'] ?? '';
    const store = await openEventStoreDb({ url, ...impatient });
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
            answered = await store.append(stream, ids.length === 0 ? 'no_stream' : ids.length - 1, events).then(() => true, (error: unknown) => {
              expect(error).toBeInstanceOf(LogUnavailable);
              return false;
            });
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
  }, ROUND_TIMEOUT_MS * ROUNDS);
});
