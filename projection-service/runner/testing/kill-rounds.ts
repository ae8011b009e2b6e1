import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { START, comparePositions } from '../../../domain/envelope.ts';
import type { Position } from '../../../domain/envelope.ts';
import { openSqliteEventStore } from '../../../event-store/index.ts';
import type { EventStore } from '../../../event-store/index.ts';
import type { ReadStore } from '../../read-store/port.ts';
import { verifyInstance } from '../verify.ts';
import { countsProjector, statementProjector } from './projectors.ts';

const projectors = [countsProjector, statementProjector];
const child = join(import.meta.dirname, 'kill-child.ts');

export interface KillOptions {
  readonly rounds: number;
  /** The maximum lifetime of a process after its start, ms; more when too little has happened in all rounds. */
  readonly longest: number;
  /** Further arguments of the process after its folder. */
  readonly args: readonly string[];
  /** Opens the stores that the killed process left. */
  readonly openReadStore: (folder: string) => Promise<ReadStore>;
}

/**
 * Kills a projecting process at random moments and checks after each kill that documents and checkpoint are consistent
 * and that they include every position that readers saw.
 */
export async function killAndInspect({ rounds, longest, args, openReadStore }: KillOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-kill-projections-'));
  let instances = 0;
  /** By projector: a kill may come after only one of them advanced. */
  const seen = new Map<string, Position>();
  try {
    // A process on a busy machine may never live long enough to show something; it then gets more time.
    for (let round = 1; round <= rounds || seen.size < projectors.length; round += 1) {
      const life = randomInt(5, longest * 2 ** Math.max(0, round - rounds));
      for (const [name, position] of await runAndKill([folder, ...args], life)) seen.set(name, position);
      instances += await inspect(folder, openReadStore, seen);
    }
    expect(instances).toBeGreaterThanOrEqual(2 * rounds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the positions that the readers of each projector saw, in order, from the output of the process. */
async function runAndKill(
  args: readonly string[],
  afterMs: number,
): Promise<(readonly [name: string, seen: Position])[]> {
  const running = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', child, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  running.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const lines: string[] = [];
  const output = createInterface({ input: running.stdout });
  const ready = Promise.withResolvers<void>();
  output.on('line', (line) => {
    lines.push(line);
    ready.resolve();
  });
  // Waits for both streams to end, to read all output written before the kill.
  const exited = once(running, 'close');
  await Promise.race([ready.promise, exited]);
  await sleep(afterMs);
  running.kill('SIGKILL');
  const [code] = await exited;
  if (code !== null) throw new Error(`The process exited before it was killed: ${stderr}`);
  return lines.slice(1).map((line) => {
    const [name = '', position = START] = line.split(' ');
    return [name, position as Position];
  });
}

/** Expects every instance, published or half built, to equal a replay of the log up to its checkpoint. */
async function inspect(
  folder: string,
  openReadStore: KillOptions['openReadStore'],
  seen: ReadonlyMap<string, Position>,
): Promise<number> {
  const eventStore = await openSqliteEventStore({ folder: join(folder, 'log') });
  const readStore = await openReadStore(folder);
  let instances = 0;
  try {
    for (const projector of projectors) {
      const shown = seen.get(projector.name);
      const published = await readStore.published(projector.name);
      const existing = await readStore.instances(projector.name);
      // The process died before the first publication, so no reader saw a position.
      if (published !== undefined || shown !== undefined) expect(existing).toContain(published);
      for (const version of existing) {
        const handle = await readStore.open(projector.name, version, projector.collections);
        const compared = await verifyInstance({ eventStore, projector, version, handle });
        expect(compared).toMatchObject({ ok: true, differences: [] });
        if (version === published)
          expect(comparePositions(compared.position, shown ?? START)).toBeGreaterThanOrEqual(0);
        if (projector === countsProjector)
          expect(await total(handle.scan('counts', undefined, 1_000))).toBe(
            await eventsUpTo(eventStore, compared.position),
          );
        instances += 1;
      }
    }
    return instances;
  } finally {
    await readStore.close();
    await eventStore.close();
  }
}

async function total(
  documents: Promise<readonly { readonly doc: { readonly [field: string]: unknown } }[]>,
): Promise<number> {
  return (await documents).reduce((sum, { doc }) => sum + Number(doc['events']), 0);
}

/** The oracle: counts the events without a projector. */
async function eventsUpTo(eventStore: EventStore, end: Position): Promise<number> {
  let events = 0;
  for (let after = START; ;) {
    const page = await eventStore.readAll({ after, limit: 10_000 });
    events += page.events.filter(({ position }) => comparePositions(position, end) <= 0).length;
    if (page.end) return events;
    after = page.position;
  }
}
