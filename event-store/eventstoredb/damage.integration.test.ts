import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import type { Position } from '../../domain/envelope.ts';
import { START } from '../../domain/envelope.ts';
import type { EventStore } from '../port.ts';
import { LogCorrupted, LogUnavailable } from '../port.ts';
import { freshStream, newEvents } from '../testing/events.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { verifyStreamChain } from '../verify-stream.ts';
import { openAnchor } from './anchor.ts';
import { openConnection } from './connection.ts';
import { openEventStoreDb } from './eventstoredb-event-store.ts';
import { createRawReads } from './raw-reads.ts';
import { patient, useDatabase } from './testing/database.ts';
import { verifyLog } from './verify.ts';

const database = useDatabase();
const newFolder = tempFolders();
let anchorFile: string;
let store: EventStore;
let stream: string;
let positions: Position[];

beforeEach(async () => {
  anchorFile = join(newFolder(), 'anchor');
  store = await database.open({ anchorFile });
  stream = freshStream();
  await store.append(stream, 'no_stream', newEvents(10));
  await store.append(freshStream(), 'no_stream', newEvents(5));
  positions = (await store.readAll({ after: START })).events.map(({ position }) => position);
});

const placeOf = (position: Position | undefined): number => Number(position?.split('-')[0]);

describe('verify finds', () => {
  test('nothing in a sound log, and counts its events', async () => {
    expect(await store.verify()).toEqual({
      ok: true,
      events: 15,
      streams: 2,
      lastGood: positions.at(-1),
      findings: [],
    });
    expect(await (await database.open()).verify()).toMatchObject({ ok: true, events: 15 });
  });

  test.each([
    ['data', { data: Buffer.from('{"n":99}') }, 'was changed'],
    ['a type', { type: 'SomethingElse' }, 'was changed'],
    ['an id', { id: '00000000-0000-4000-8000-000000000000' }, 'was changed'],
    ['a revision', { revision: 17 }, 'is missing'],
    ['an envelope', { metadata: Buffer.from('{}') }, 'was not written by this log'],
    ['a form', { contentType: 'application/octet-stream' }, 'was not written by this log'],
  ])('an event whose %s was changed, and names the last good position', async (_, change, finding) => {
    database.server.log.forge(placeOf(positions[4]), change);
    const verdict = await store.verify();
    expect(verdict).toMatchObject({ ok: false, events: 4, lastGood: positions[3] });
    expect(verdict.findings.join()).toContain(finding);
  });

  test('a stream without its end, in the process to which it was acknowledged', async () => {
    database.server.log.cutOff(placeOf(positions[13]));
    const verdict = await store.verify();
    expect(verdict.ok).toBe(false);
    expect(verdict.lastGood).toBe(positions[12]);
  });

  test.each(['$maxCount', '$maxAge', '$tb'])('a stream that was set to lose events (%s)', async (setting) => {
    await new EventStoreDBClient({ endpoint: `127.0.0.1:${database.server.port}` }, { insecure: true }).appendToStream(
      `$$${stream}`,
      jsonEvent({ type: '$metadata', data: { [setting]: 5 } }),
    );
    const later = await store.append(freshStream(), 'no_stream', newEvents(1));
    expect(later.revision).toBe(0);
    expect(await store.verify()).toMatchObject({
      ok: false,
      findings: [`Stream ${stream} has settings that remove events (${setting}).`],
    });
  });

  test('damage with bounded memory for any number of streams', async () => {
    const streams = Array.from({ length: 30 }, () => freshStream());
    for (const name of streams) await store.append(name, 'no_stream', newEvents(2));
    for (const name of streams) await store.append(name, 1, newEvents(1));
    const connection = openConnection(database.url, 2_000);
    const reads = createRawReads(connection);
    const check = async () =>
      verifyLog({
        reads,
        anchor: openAnchor(undefined, reads),
        head: await store.head(),
        signal: new AbortController().signal,
        onProgress: undefined,
        cachedLinks: 4,
      });
    const before = database.server.calls('read');
    expect(await check()).toMatchObject({ ok: true, events: 105, streams: 32 });
    expect(database.server.calls('read') - before).toBeGreaterThan(20);
    const last = (await store.readAll({ after: START })).events.at(-1);
    database.server.log.forge(placeOf(last?.position), { data: Buffer.from('{}') });
    expect(await check()).toMatchObject({ ok: false, events: 104 });
    await connection.close();
  });

  test('nothing after the store was closed', async () => {
    database.server.faults.arm({ call: 'read', effect: { kind: 'slow', ms: 200 }, stream: '$all' });
    const verifying = store.verify();
    const refused = expect(verifying).rejects.toBeInstanceOf(LogUnavailable);
    await store.close();
    await refused;
  });
});

describe('a reader', () => {
  test('gets an error for an event that the log did not write, and followers stop there', async () => {
    await new EventStoreDBClient({ endpoint: `127.0.0.1:${database.server.port}` }, { insecure: true }).appendToStream(
      'foreign-1',
      jsonEvent({ type: 'Foreign', data: {} }),
    );
    await expect(store.readStream('foreign-1')).rejects.toBeInstanceOf(LogCorrupted);
    await expect(store.readAll({ after: positions.at(-1) ?? START })).rejects.toBeInstanceOf(LogCorrupted);
    const following = (async () => {
      for await (const page of store.subscribe({ after: positions.at(-1) ?? START })) expect(page.events).toEqual([]);
    })();
    await expect(following).rejects.toBeInstanceOf(LogCorrupted);
  });

  test('finds a changed event of one stream', async () => {
    database.server.log.forge(placeOf(positions[6]), { data: Buffer.from('{"n":-1}') });
    expect(await verifyStreamChain(store, stream)).toMatchObject({ intact: false, verifiedRevision: 5 });
  });

  test('gets an error for a stream that was deleted in the database, and so does a writer', async () => {
    const client = new EventStoreDBClient({ endpoint: `127.0.0.1:${database.server.port}` }, { insecure: true });
    await client.tombstoneStream(stream);
    await expect(store.readStream(stream)).rejects.toBeInstanceOf(LogCorrupted);
    await expect(store.append(stream, 9, newEvents(1))).rejects.toBeInstanceOf(LogCorrupted);
  });
});

describe('the head anchor', () => {
  test('refuses a database that was restored from before an acknowledged event', async () => {
    await store.close();
    database.server.log.cutOff(placeOf(positions[14]));
    await expect(openEventStoreDb({ url: database.url, ...patient, anchorFile })).rejects.toThrow(
      /which is not in the database.*older backup/,
    );
    await expect(openEventStoreDb({ url: database.url, ...patient, anchorFile })).rejects.toBeInstanceOf(LogCorrupted);
    // Without an anchor the process can't notice it.
    expect((await (await database.open()).verify()).ok).toBe(true);
  });

  test.each(['a', 'b', 'c'])(
    'counts with those of all processes on the disk: container %s restarts as another',
    async (last) => {
      const folder = newFolder();
      const of = (name: string): string => join(folder, `event-store-${name}-all-3000-3100.anchor`);
      for (const name of ['a', 'b', 'c']) await (await database.open({ anchorFile: of(name) })).close();
      const writer = await database.open({ anchorFile: of(last) });
      const { position } = await writer.append(freshStream(), 'no_stream', newEvents(1));
      await writer.close();
      await (await database.open({ anchorFile: of('made-again') })).close();
      database.server.log.cutOff(placeOf(position));
      for (const name of ['made-once-more', 'a', 'b', 'c'])
        await expect(openEventStoreDb({ url: database.url, ...patient, anchorFile: of(name) })).rejects.toThrow(
          /which is not in the database.*older backup/,
        );
    },
  );

  test('refuses a database with another event at its position', async () => {
    await store.close();
    database.server.log.cutOff(placeOf(positions[10]));
    const other = await database.open();
    for (let more = 0; more < 3; more += 1) await other.append(freshStream(), 'no_stream', newEvents(3));
    await expect(openEventStoreDb({ url: database.url, ...patient, anchorFile })).rejects.toBeInstanceOf(LogCorrupted);
  });

  test('accepts a database that other processes have appended to', async () => {
    await store.close();
    await (await database.open()).append(freshStream(), 'no_stream', newEvents(20));
    const back = await database.open({ anchorFile });
    expect(await back.verify()).toMatchObject({ ok: true, events: 35 });
  });

  test("fails the start with a remedy when the anchor can't be read", async () => {
    await store.close();
    writeFileSync(anchorFile, Buffer.alloc(readFileSync(anchorFile).length, 'x'));
    await expect(openEventStoreDb({ url: database.url, ...patient, anchorFile })).rejects.toThrow(
      /Delete it to trust the log as it is/,
    );
  });
});
