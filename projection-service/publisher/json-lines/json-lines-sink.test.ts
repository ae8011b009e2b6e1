import { appendFile, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Position } from '../../../domain/envelope.ts';
import type { RecordSink, StreamRecord } from '../sink.ts';
import { sinkContract } from '../testing/sink-contract.ts';
import { openJsonLinesSink } from './json-lines-sink.ts';

const never = new AbortController().signal;
const folders: string[] = [];
const sinks: RecordSink[] = [];
afterEach(async () => {
  await Promise.all(sinks.splice(0).map((sink) => sink.close()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcast-stream-'));
  folders.push(folder);
  return folder;
}

/** Reads all lines of a topic, in file order. */
async function linesOf(folder: string, topic: string): Promise<readonly string[]> {
  const files = (await readdir(join(folder, topic))).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, topic, file), 'utf8')));
  return texts.flatMap((text) => text.split('\n').slice(0, -1));
}

function sinkOn(folder: string, now?: () => number): RecordSink {
  const sink = openJsonLinesSink({ folder, topics, ...(now && { now }) });
  sinks.push(sink);
  return sink;
}

const topics = [{ name: 'one' }, { name: 'two' }];
const record = (n: number): StreamRecord => ({
  topic: 'one',
  key: 'jane',
  id: String(n),
  position: String(n) as Position,
  attributes: {},
  value: `{"n":${n}}`,
});

describe('the contract', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'curbcast-stream-contract-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  sinkContract(() => ({
    create: () => openJsonLinesSink({ folder, topics }),
    read: async (topic) => (await linesOf(folder, topic)).map((value) => ({ value })),
    topics: ['one', 'two'],
  }));
});

test('writes one file per topic and day, and stays in the later file under clock skew', async () => {
  const folder = await freshFolder();
  let now = Date.UTC(2026, 10, 21, 23, 59);
  const sink = sinkOn(folder, () => now);
  await sink.open(never);
  await sink.write([record(1)], never);
  now += 120_000;
  await sink.write([record(2)], never);
  now -= 120_000;
  await sink.write([record(3)], never);
  await sink.open(never);
  await sink.write([record(4)], never);
  expect(await readdir(join(folder, 'one'))).toEqual(['2026-11-21.jsonl', '2026-11-22.jsonl']);
  expect(await linesOf(folder, 'one')).toEqual(['{"n":1}', '{"n":2}', '{"n":3}', '{"n":4}']);
});

test.each([
  ['a few bytes', '{"n":2,"te'],
  ['more than the read buffer', `{"n":2,"text":"${'x'.repeat(200_000)}`],
])('truncates an incomplete last line after a crash: %s', async (_, half) => {
  const folder = await freshFolder();
  const sink = sinkOn(folder);
  await sink.open(never);
  await sink.write([record(1)], never);
  await sink.close();
  const [file = ''] = await readdir(join(folder, 'one'));
  await appendFile(join(folder, 'one', file), half);
  const next = sinkOn(folder);
  await next.open(never);
  await next.write([record(2)], never);
  expect(await linesOf(folder, 'one')).toEqual(['{"n":1}', '{"n":2}']);
});

test('truncates a file that contains only an incomplete line', async () => {
  const folder = await freshFolder();
  const sink = sinkOn(folder, () => Date.UTC(2026, 10, 21));
  await sink.open(never);
  await sink.write([record(1)], never);
  await sink.close();
  await writeFile(join(folder, 'one', '2026-11-21.jsonl'), '{"n":');
  await sink.open(never);
  await sink.write([record(1)], never);
  expect(await linesOf(folder, 'one')).toEqual(['{"n":1}']);
});

test('rejects a write on a full disk, and resumes after the last complete line when reopened', async () => {
  const folder = await freshFolder();
  const sink = sinkOn(folder);
  await sink.open(never);
  await sink.write([record(1)], never);
  await sink.close();
  const [file = ''] = await readdir(join(folder, 'one'));
  // Replaces the file by a device that is always full.
  await rm(join(folder, 'one', file));
  await symlink('/dev/full', join(folder, 'one', file));
  await expect(sink.write([record(2)], never)).rejects.toThrow('ENOSPC');
  await rm(join(folder, 'one', file));
  await writeFile(join(folder, 'one', file), '{"n":1}\n{"n":');
  await sink.open(never);
  await sink.write([record(2)], never);
  expect(await linesOf(folder, 'one')).toEqual(['{"n":1}', '{"n":2}']);
});

test('an emptied folder gets a new place name', async () => {
  const folder = await freshFolder();
  const sink = sinkOn(folder);
  const [before] = await sink.open(never);
  await rm(folder, { recursive: true });
  const [after] = await sink.open(never);
  expect(after?.name).not.toBe(before?.name);
});

test('a topic is empty before its first record, and again after its folder is deleted', async () => {
  const folder = await freshFolder();
  const sink = sinkOn(folder);
  const emptiness = async () => (await sink.open(never)).map(({ topic, empty }) => [topic, empty]);
  expect(await emptiness()).toEqual([
    ['one', true],
    ['two', true],
  ]);
  await sink.write([record(1)], never);
  expect(await emptiness()).toEqual([
    ['one', false],
    ['two', true],
  ]);
  await rm(join(folder, 'one'), { recursive: true });
  expect(await emptiness()).toEqual([
    ['one', true],
    ['two', true],
  ]);
});

describe('a compacted topic', () => {
  const state = (key: string, n: number): StreamRecord => ({
    ...record(n),
    topic: 'states',
    key,
    value: JSON.stringify({ partitionkey: key, data: n < 0 ? null : n }),
    ...(n < 0 && { tombstone: true }),
  });
  const openOn = (folder: string, now = () => Date.UTC(2026, 0, 1), compactAfterBytes = 1) => {
    const sink = openJsonLinesSink({ folder, topics: [{ name: 'states', compacted: true }], now, compactAfterBytes });
    sinks.push(sink);
    return sink;
  };
  const statesIn = async (folder: string) =>
    (await linesOf(folder, 'states')).map((line) => Object.values(JSON.parse(line) as object));

  test('keeps the latest state of each key, and the tombstone of one that is gone', async () => {
    const folder = await freshFolder();
    const sink = openOn(folder);
    await sink.open(never);
    await sink.write([state('ann', 1), state('bob', 1), state('ann', 2)], never);
    await sink.write([state('bob', -1), state('cid', 1)], never);
    await sink.write(
      [2, 3, 4, 5, 6, 7].map((n) => state('cid', n)),
      never,
    );
    expect(await statesIn(folder)).toEqual([
      ['ann', 2],
      ['bob', null],
      ['cid', 7],
    ]);
  });

  test('is rewritten with a new day into one file, and what follows is appended to it', async () => {
    const folder = await freshFolder();
    let today = Date.UTC(2026, 0, 1);
    const sink = openOn(folder, () => today, 1_000_000);
    await sink.open(never);
    await sink.write([state('ann', 1), state('ann', 2)], never);
    expect(await statesIn(folder)).toHaveLength(2);
    today += 86_400_000;
    await sink.write([state('bob', 1)], never);
    expect(await statesIn(folder)).toEqual([
      ['ann', 2],
      ['bob', 1],
    ]);
  });

  test('survives a crash in the middle of a rewrite and an unfinished line of another day', async () => {
    const folder = await freshFolder();
    const first = openOn(folder);
    await first.open(never);
    await first.write([state('ann', 1)], never);
    await first.close();
    await writeFile(join(folder, 'states', '2026-01-01.jsonl.new'), '{"partit');
    await appendFile(join(folder, 'states', '2026-01-01.jsonl'), '{"partitionkey":"ann","da');
    const second = openOn(folder, () => Date.UTC(2026, 0, 2));
    await second.open(never);
    await second.write([state('bob', 1)], never);
    expect(await statesIn(folder)).toEqual([
      ['ann', 1],
      ['bob', 1],
    ]);
  });
});
