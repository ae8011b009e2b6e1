import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { START } from '../../domain/envelope.ts';
import { eventRegistry } from '../../domain/events.ts';
import { useDatabase } from '../../event-store/eventstoredb/testing/database.ts';
import { openSqliteEventStore, withCodec, type EventStore, type LogAddress } from '../../event-store/index.ts';
import { createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { projectionRegistry } from '../projections/index.ts';
import { openSqliteReadStore } from '../read-store/sqlite/index.ts';
import { startProjections } from '../runner/index.ts';
import type { BuildRequest, InstanceBuilder } from '../runner/types.ts';
import { createBuilder, type Builder } from './index.ts';
import { granted, registered } from './testing/events.ts';

const timeoutMs = 120_000;
const users = Array.from({ length: 12 }, (_, n) => `u${n}`);
const names = projectionRegistry.map(({ name }) => name);

let folder: string;
let eventStore: EventStore;
let rawLog: EventStore;
let builder: Builder;
const database = useDatabase();
const keyRing = createMemoryKeyRing();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builder-'));
});
afterEach(async () => {
  await builder.close();
  await rawLog.close();
  rmSync(folder, { recursive: true });
});

function openOn(log: LogAddress, opened: EventStore): void {
  rawLog = opened;
  eventStore = withCodec(rawLog, { registry: eventRegistry, keyRing });
  builder = createBuilder({ log, keyRing, eventStore: rawLog, fewest: 1 });
}

/** Users with personal data and a statement each, and one whose key was destroyed. */
async function fillLog(): Promise<void> {
  for (const userId of users) {
    await eventStore.append(`user-${userId}`, 'no_stream', [registered(userId)]);
    await eventStore.append(
      `credits-${userId}`,
      'no_stream',
      Array.from({ length: 70 }, (_, n) => granted(userId, n)),
    );
  }
  await keyRing.destroy('u7');
}

async function projected(
  withBuilder: InstanceBuilder,
  work: (projections: Awaited<ReturnType<typeof start>>) => Promise<void>,
) {
  const readStore = await openSqliteReadStore({ folder: join(folder, 'read-models') });
  const projections = await start(readStore, withBuilder);
  try {
    await work(projections);
  } finally {
    await projections.stop();
    await readStore.close();
  }
}

const start = (readStore: Awaited<ReturnType<typeof openSqliteReadStore>>, withBuilder: InstanceBuilder) =>
  startProjections({ eventStore, readStore, projectors: projectionRegistry, builder: withBuilder });

/** The builder, with the outcome of each of its builds. */
function observed(): { readonly builder: InstanceBuilder; readonly built: string[]; readonly refused: string[] } {
  const [built, refused]: [string[], string[]] = [[], []];
  const build = async (request: BuildRequest): Promise<boolean> => {
    try {
      const isBuilt = await builder.build(request);
      if (isBuilt) built.push(request.name);
      return isBuilt;
    } catch (error) {
      refused.push(request.name);
      throw error;
    }
  };
  return { builder: { build }, built, refused };
}

describe.each(['SQLite', 'EventStoreDB'])('on %s, the builder', (engine) => {
  beforeEach(async () => {
    if (engine === 'EventStoreDB') openOn({ engine: 'eventstoredb', url: database.url }, await database.open());
    else {
      const logFolder = join(folder, 'log');
      openOn({ engine: 'sqlite', folder: logFolder }, await openSqliteEventStore({ folder: logFolder }));
    }
  });

  test('builds every read model to the same result as following the log', async () => {
    await fillLog();
    const { builder: watched, built } = observed();
    await projected(watched, async (projections) => {
      expect(await projections.waitFor(names, await eventStore.head(), timeoutMs)).toBe(true);
      expect(built.toSorted()).toEqual(names.toSorted());
      for (const name of names) expect(await projections.verifyAgainstReplay(name)).toMatchObject({ ok: true });
      const credits = projections.reader('credits');
      expect(await credits.count('statement', 'byOwner', { ownerId: 'u3' })).toBe(70);
      expect(await credits.count('statement', 'byOwnerKind', { ownerId: 'u3', kind: 'GRANT' })).toBe(70);
      expect(await projections.reader('users').get('users', 'u3')).toMatchObject({ displayName: 'Ann u3' });
      expect(JSON.stringify(await projections.reader('users').get('users', 'u7'))).not.toContain('Ann');
      // The follower continues from there.
      await eventStore.append('credits-u3', 69, [granted('u3', 70)]);
      expect(await projections.waitFor(names, await eventStore.head(), timeoutMs)).toBe(true);
      expect(await credits.count('statement', 'byOwner', { ownerId: 'u3' })).toBe(71);
      expect(await projections.verifyAgainstReplay('credits')).toMatchObject({ ok: true });
    });
  });

  test('falls back to following the log when the threads end in the middle', async () => {
    await fillLog();
    const { builder: watched, built, refused } = observed();
    const ended: InstanceBuilder = {
      build: (request) => {
        const building = watched.build(request);
        void builder.close();
        return building;
      },
    };
    await projected(ended, async (projections) => {
      expect(await projections.waitFor(names, await eventStore.head(), timeoutMs)).toBe(true);
      expect(built).toEqual([]);
      expect(refused.toSorted()).toEqual(names.toSorted());
      expect(await projections.verifyAgainstReplay('credits')).toMatchObject({ ok: true });
    });
  });

  test('leaves a read model with a poison event to the follower, which stops at it', async () => {
    await fillLog();
    await rawLog.append('credits-poison', 'no_stream', [
      { ...granted('poison', 1), data: { lotId: 'l1' }, type: 'CreditsInvented' },
    ]);
    const { builder: watched, refused } = observed();
    await projected(watched, async (projections) => {
      expect(await projections.waitFor(['credits'], await eventStore.head(), timeoutMs)).toBe(false);
      expect(await projections.waitFor(['users'], await eventStore.head(), timeoutMs)).toBe(true);
      expect(refused).toContain('credits');
      const status = (await projections.status()).find(({ name }) => name === 'credits');
      expect(status).toMatchObject({ state: 'stopped', error: { event: { type: 'CreditsInvented' } } });
    });
  });

  test('a build that is canceled leaves the instance empty', async () => {
    await fillLog();
    const readStore = await openSqliteReadStore({ folder: join(folder, 'read-models') });
    const [projector] = projectionRegistry;
    const handle = await readStore.open(projector.name, projector.version, projector.collections);
    const stop = new AbortController();
    const file = readStore.fileOf?.(projector.name, projector.version) ?? '';
    const building = builder.build({
      name: projector.name,
      version: projector.version,
      file,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    // An unfinished build shows nothing.
    expect(await handle.checkpoint()).toBe(START);
    stop.abort();
    await expect(building).rejects.toThrow(/cancelled|aborted/);
    expect(await handle.checkpoint()).toBe(START);
    await readStore.close();
    // Nothing is left of it.
    const left = readdirSync(join(folder, 'read-models'));
    expect(left.toSorted()).toEqual([basename(file), 'published.sqlite']);
  });
});
