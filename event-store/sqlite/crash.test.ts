import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { START } from '../../domain/envelope.ts';
import type { EventStore } from '../port.ts';
import { newEvents } from '../testing/events.ts';
import { tempFolders } from '../testing/temp-folders.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';

/** How often the process is killed; CI asks for more. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 25);
const ROUND_TIMEOUT_MS = 5_000;

const newFolder = tempFolders();
const program = fileURLToPath(new URL('testing/appending-child.ts', import.meta.url));

interface Child {
  readonly process: ChildProcessByStdio<null, Readable, null>;
  /** Whole lines that it said so far. */
  lines(): string[];
  /** Resolves when it has said something that begins so. */
  said(beginning: string): Promise<void>;
}

function startChild(folder: string): Child {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const lines = () => output.split('\n').slice(0, -1);
  return {
    process: child,
    lines,
    async said(beginning) {
      while (!lines().some((line) => line.startsWith(beginning))) await once(child.stdout, 'data');
    },
  };
}

async function kill({ process: child }: Child): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'close');
}

/** The ids of every stream in the log, in order. */
async function streamsOf(store: EventStore): Promise<Map<string, string[]>> {
  const streams = new Map<string, string[]>();
  for (let after = START; ;) {
    const page = await store.readAll({ after, limit: 10_000 });
    for (const event of page.events) {
      const ids = streams.get(event.stream) ?? [];
      streams.set(event.stream, ids);
      ids.push(event.id);
    }
    if (page.end) return streams;
    after = page.position;
  }
}

describe('killed with -9 in the middle of appends', () => {
  test(`${ROUNDS} times: what was acknowledged is there once, what was not is there whole or not at all`, async () => {
    const folder = newFolder();
    const said: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const child = startChild(folder);
      await child.said('ack');
      await sleep(randomInt(0, 60));
      await kill(child);
      said.push(...child.lines());

      const store = await openSqliteEventStore({ folder });
      const streams = await streamsOf(store);
      const acknowledged = new Set(said.filter((line) => line.startsWith('ack ')).map((line) => line.slice(4)));
      for (const line of said.filter((line) => line.startsWith('try '))) {
        const [, stream = '', firstId = '', count] = line.split(' ');
        const stored = streams.get(stream) ?? [];
        const at = stored.indexOf(firstId);
        if (at < 0) expect(acknowledged).not.toContain(firstId);
        else expect(stored.length - at).toBeGreaterThanOrEqual(Number(count));
      }
      const ids = [...streams.values()].flat();
      expect(new Set(ids).size).toBe(ids.length);
      await store.append(`after-${round}`, 'no_stream', newEvents(1));
      await store.close();
    }
    const store = await openSqliteEventStore({ folder });
    expect(await store.verify()).toMatchObject({ ok: true, findings: [] });
    expect(said.filter((line) => line.startsWith('ack ')).length).toBeGreaterThan(ROUNDS);
    await store.close();
  }, ROUNDS * ROUND_TIMEOUT_MS);
});

describe('a second process on the same folder', () => {
  test('is refused in words, and let in after the first was killed', async () => {
    const folder = newFolder();
    const first = startChild(folder);
    await first.said('open');
    await expect(openSqliteEventStore({ folder })).rejects.toThrow(`The event log in ${folder} is already open in another process.`);
    await kill(first);
    const store = await openSqliteEventStore({ folder });

    const second = startChild(folder);
    await second.said('refused The event log in');
    await store.close();
  });

  test('in one process, too', async () => {
    const folder = newFolder();
    const store = await openSqliteEventStore({ folder });
    await expect(openSqliteEventStore({ folder })).rejects.toThrow('already open');
    await store.append('a-1', 'no_stream', newEvents(1));
    await store.close();
    await (await openSqliteEventStore({ folder })).close();
  });
});
