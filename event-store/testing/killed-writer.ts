import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@jest/globals';
import { START } from '../../domain/envelope.ts';
import type { EventStore } from '../port.ts';

/** A process that appends until it is killed; see append-until-killed.ts for its output. */
export interface Writer {
  /** The complete lines of its output so far. */
  lines(): string[];
  /** Resolves when a line of its output begins with this. Rejects with its output if it ends without such a line. */
  said(beginning: string): Promise<void>;
  /** SIGKILL; resolves when the process has ended. */
  kill(): Promise<void>;
}

export function startWriter(program: string, ...args: readonly string[]): Writer {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const lines = () => output.split('\n').slice(0, -1);
  let hasEnded = false;
  const ended = once(child, 'close').then(() => {
    hasEnded = true;
  });
  return {
    lines,
    async said(beginning) {
      while (!lines().some((line) => line.startsWith(beginning))) {
        if (hasEnded) throw new Error(`The writer ended without “${beginning}”; it said: ${output.slice(-500)}`);
        await Promise.race([once(child.stdout, 'data'), ended]);
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The ids of every stream in the log, in order. */
export async function streamsOf(store: EventStore): Promise<Map<string, string[]>> {
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

/** The number of appends that were acknowledged to the killed writers. */
export const countAcknowledged = (said: readonly string[]): number =>
  said.filter((line) => line.startsWith('ack ')).length;

/** Acknowledged appends are stored exactly once, others wholly or not at all. */
export function expectAcknowledgedStored(
  said: readonly string[],
  streams: ReadonlyMap<string, readonly string[]>,
): void {
  const acknowledged = new Set(said.filter((line) => line.startsWith('ack ')).map((line) => line.slice(4)));
  for (const line of said.filter((other) => other.startsWith('try '))) {
    const [, stream = '', firstId = '', count] = line.split(' ');
    const stored = streams.get(stream) ?? [];
    const at = stored.indexOf(firstId);
    if (at < 0) expect(acknowledged).not.toContain(firstId);
    else expect(stored.length - at).toBeGreaterThanOrEqual(Number(count));
  }
  const ids = [...streams.values()].flat();
  expect(new Set(ids).size).toBe(ids.length);
}
