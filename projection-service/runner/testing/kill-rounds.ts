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
  /** The longest that a process lives behind its start, ms. */
  readonly longest: number;
  /** What the process is told beside its folder. */
  readonly args: readonly string[];
  /** Opens what the process left behind. */
  readonly openReadStore: (folder: string) => Promise<ReadStore>;
}

/**
 * Kills a process that projects at random moments, and looks each time at what it left: documents and checkpoint
 * together, and what readers saw.
 */
export async function killAndInspect({ rounds, longest, args, openReadStore }: KillOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-kill-projections-'));
  let instances = 0;
  /** By projector: one may be killed before it has shown what the other has. */
  const seen = new Map<string, Position>();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const [name, position] of await runAndKill([folder, ...args], randomInt(5, longest)))
        seen.set(name, position);
      instances += await inspect(folder, openReadStore, seen);
    }
    expect([...seen.keys()].toSorted()).toEqual(projectors.map(({ name }) => name).toSorted());
    expect(instances).toBeGreaterThanOrEqual(2 * rounds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Gives each projector's positions that the process said its readers had seen, in their order. */
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
  // Both ends: what the process wrote before it died must be read.
  const exited = once(running, 'close');
  await Promise.race([ready.promise, exited]);
  await sleep(afterMs);
  running.kill('SIGKILL');
  const [code] = await exited;
  if (code !== null) throw new Error(`The process ended by itself: ${stderr}`);
  return lines.slice(1).map((line) => {
    const [name = '', position = START] = line.split(' ');
    return [name, position as Position];
  });
}

/** Every instance that was left, published or half built, is exactly what the log says up to its checkpoint. */
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
      // A process that died before the first switch has shown nothing to anybody.
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

/** Counted without any projecting: the oracle. */
async function eventsUpTo(eventStore: EventStore, end: Position): Promise<number> {
  let events = 0;
  for (let after = START; ;) {
    const page = await eventStore.readAll({ after, limit: 10_000 });
    events += page.events.filter(({ position }) => comparePositions(position, end) <= 0).length;
    if (page.end) return events;
    after = page.position;
  }
}
