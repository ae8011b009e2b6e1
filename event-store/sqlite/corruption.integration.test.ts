import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from '@jest/globals';
import { START } from '../../domain/envelope.ts';
import { hashEvent, nextLink } from '../hash-chain.ts';
import { formatPosition, parsePosition } from '../stored-event.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { newEvents } from '../testing/events.ts';
import { logFiles } from './files.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';
import { crashedLog, damageAtOpen, fillLog, flipByte, tamper } from './testing/crashed-log.ts';
import { forge, readRawEvent, withOtherBeginning } from './testing/raw-events.ts';
import { verifyLog } from './verify.ts';

const newFolder = tempFolders();

async function crashed(count: number, inFlight = 1): Promise<{ folder: string; wal: string }> {
  const folder = newFolder();
  await crashedLog(newFolder(), folder, { count, inFlight });
  return { folder, wal: `${logFiles(folder).database}-wal` };
}

describe('an intact write-ahead log after a crash', () => {
  test('holds every acknowledged event', async () => {
    const { folder } = await crashed(100);
    const store = await openSqliteEventStore({ folder });
    expect((await store.readAll({ after: START })).events.map((event) => event.data['n'])).toEqual(
      Array.from({ length: 100 }, (_, n) => n),
    );
    expect(await store.verify()).toMatchObject({ ok: true, events: 100 });
    await store.close();
  });

  test.each([
    ['whole', 0, 50],
    ['torn', 300, 49],
  ])('opens with a last commit that was not acknowledged and is %s', async (_, cut, left) => {
    const [source, folder] = [newFolder(), newFolder()];
    const { database, anchor } = logFiles(source);
    const store = await openSqliteEventStore({ folder: source });
    await store.append('thing-1', 'no_stream', newEvents(49));
    execFileSync('cp', [anchor, folder]);
    await store.append('thing-1', 48, newEvents(1));
    execFileSync('cp', [database, `${database}-wal`, folder]);
    await store.close();
    const wal = `${logFiles(folder).database}-wal`;
    truncateSync(wal, readFileSync(wal).length - cut);

    const reopened = await openSqliteEventStore({ folder });
    expect(await reopened.head()).toBe(formatPosition(left));
    await reopened.append('thing-1', left - 1, newEvents(1));
    expect(await reopened.verify()).toMatchObject({ ok: true, events: left + 1 });
    await reopened.close();
  });
});

describe('the start finds damage to the write-ahead log and names the last good position', () => {
  test.each([0.2, 0.5, 0.9])('one byte flipped at %d of its length', async (part) => {
    const { folder, wal } = await crashed(100);
    flipByte(wal, Math.floor(readFileSync(wal).length * part));
    const { lastGood, message } = await damageAtOpen(folder);
    const survived = lastGood === START ? 0 : parsePosition(lastGood);
    expect(survived).toBeLessThan(100);
    expect(survived).toBeGreaterThan(100 * part - 25);
    expect(message).toContain(
      `position ${formatPosition(100)} was acknowledged: ${100 - survived} events are lost. Last good position: ${lastGood}`,
    );
  });

  test.each([
    ['cut by 300 bytes', (wal: string) => truncateSync(wal, readFileSync(wal).length - 300)],
    ['cut in half', (wal: string) => truncateSync(wal, readFileSync(wal).length / 2)],
    ['emptied', (wal: string) => truncateSync(wal, 0)],
    ['removed', (wal: string) => rmSync(wal)],
  ])('%s', async (_, harm) => {
    const { folder, wal } = await crashed(100);
    harm(wal);
    const { message } = await damageAtOpen(folder);
    expect(message).toMatch(
      /position 0{13}100 was acknowledged: \d+ events are lost\. Last good position: (none|\d{16})\./,
    );
  });
});

describe('damage to the database file', () => {
  test.each([
    ['garbage in its header', (file: string) => flipByte(file, 5)],
    ['gone', (file: string) => rmSync(file)],
    ['emptied', (file: string) => truncateSync(file, 0)],
  ])('is found at the start: %s', async (_, harm) => {
    const folder = newFolder();
    await fillLog(folder, { count: 50 });
    harm(logFiles(folder).database);
    await damageAtOpen(folder);
  });

  test('a copy without its anchor is refused', async () => {
    const [folder, copy] = [newFolder(), newFolder()];
    await fillLog(folder, { count: 50 });
    copyFileSync(logFiles(folder).database, logFiles(copy).database);
    expect((await damageAtOpen(copy)).message).toContain('was the database file copied by itself?');
  });
});

describe('tampering with the log', () => {
  const COUNT = 2_500;
  const alterations: [what: string, alter: (position: number) => string[]][] = [
    ['an event removed', (at) => [`DELETE FROM events WHERE position = ${at}`]],
    [
      'an event removed and the following moved up',
      (at) => [
        `DELETE FROM events WHERE position = ${at}`,
        `UPDATE events SET position = -position WHERE position > ${at}`,
        'UPDATE events SET position = -position - 1 WHERE position < 0',
      ],
    ],
    ['its data changed', (at) => [`UPDATE events SET data = replace(data, '{', '{"x":1,') WHERE position = ${at}`]],
    ['a space in its data', (at) => [`UPDATE events SET data = data || ' ' WHERE position = ${at}`]],
    [
      'its metadata changed',
      (at) => [`UPDATE events SET metadata = replace(metadata, 'user-1', 'user-2') WHERE position = ${at}`],
    ],
    ['its time changed', (at) => [`UPDATE events SET time = time + 1 WHERE position = ${at}`]],
    ['its id changed', (at) => [`UPDATE events SET id = ${withOtherBeginning('id')} WHERE position = ${at}`]],
    ['its hash changed', (at) => [`UPDATE events SET hash = ${withOtherBeginning('hash')} WHERE position = ${at}`]],
    ['its chain changed', (at) => [`UPDATE events SET chain = ${withOtherBeginning('chain')} WHERE position = ${at}`]],
    [
      'its kind changed',
      (at) => [
        "INSERT INTO kinds (category, type, schema_version) VALUES ('thing', 'Other', 1)",
        `UPDATE events SET kind = (SELECT max(id) FROM kinds) WHERE position = ${at}`,
      ],
    ],
    [
      'two events exchanged',
      (at) => [
        `UPDATE events SET position = -1 WHERE position = ${at}`,
        `UPDATE events SET position = ${at} WHERE position = ${at + 1}`,
        `UPDATE events SET position = ${at + 1} WHERE position = -1`,
      ],
    ],
  ];

  test.each(
    alterations.flatMap(([what, alter]) =>
      [1, 700, COUNT - 20].map((position): [string, number, typeof alter] => [what, position, alter]),
    ),
  )(
    '%s at position %i: verify names the last good position, and the start finds it in the last 1,000 events',
    async (_, position, alter) => {
      const folder = newFolder();
      copyFileSync(logFiles(await sound()).database, logFiles(folder).database);
      copyFileSync(logFiles(await sound()).anchor, logFiles(folder).anchor);
      tamper(folder, ...alter(position));
      const verdict = await verifyLog(folder);
      expect(verdict.ok).toBe(false);
      expect(verdict.lastGood).toBe(formatPosition(position - 1));
      expect(verdict.findings[0]).toContain(`Last good position: ${formatPosition(position - 1) || 'none'}.`);
      if (position > COUNT - 1_000) expect((await damageAtOpen(folder)).lastGood).toBe(formatPosition(position - 1));
    },
  );

  test('a removed end: the start names the last event that is left', async () => {
    const folder = newFolder();
    await fillLog(folder, { count: 100 });
    tamper(folder, 'DELETE FROM events WHERE position > 90');
    const { message, lastGood } = await damageAtOpen(folder);
    expect(lastGood).toBe(formatPosition(90));
    expect(message).toContain('10 events are lost');
    expect(await verifyLog(folder)).toMatchObject({ ok: false, lastGood: formatPosition(90) });
  });

  test.each([
    ['renamed', "UPDATE streams SET name = 'thing-x' WHERE name = 'thing-4'"],
    ['without its name', "DELETE FROM streams WHERE name = 'thing-4'"],
  ])('a stream %s is found', async (_, alteration) => {
    const folder = newFolder();
    await fillLog(folder, { count: 30 });
    tamper(folder, alteration);
    expect(await verifyLog(folder)).toMatchObject({ ok: false, lastGood: formatPosition(4) });
    expect((await damageAtOpen(folder)).lastGood).toBe(formatPosition(4));
  });

  test('verify with several threads reports the first of several damages', async () => {
    const folder = newFolder();
    await fillLog(folder, { count: 60_000, inFlight: 2_000 });
    const progress: number[] = [];
    expect(await verifyLog(folder, { onProgress: (events) => void progress.push(events) })).toEqual({
      ok: true,
      events: 60_000,
      streams: 10,
      lastGood: formatPosition(60_000),
      findings: [],
    });
    expect(progress.toSorted((a, b) => a - b)).toEqual(progress);
    expect(progress.at(-1)).toBe(60_000);
    tamper(folder, "UPDATE events SET data = '{}' WHERE position IN (10001, 55000)");
    expect(await verifyLog(folder)).toMatchObject({ ok: false, events: 10_000, lastGood: formatPosition(10_000) });
  });

  test('verify rejects with the reason of the signal that stops it', async () => {
    const folder = newFolder();
    await fillLog(folder, { count: 30 });
    await expect(verifyLog(folder, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
  });

  test('a removed stream is found although the positions have no gap', async () => {
    const folder = newFolder();
    await fillLog(folder, { count: 100 });
    tamper(
      folder,
      "DELETE FROM events WHERE stream = (SELECT id FROM streams WHERE name = 'thing-9')",
      'CREATE TEMP TABLE o AS SELECT position AS p, row_number() OVER (ORDER BY position) AS n FROM events',
      'UPDATE events SET position = -position',
      'UPDATE events SET position = (SELECT n FROM o WHERE p = -position)',
    );
    expect(await verifyLog(folder)).toMatchObject({ ok: false, lastGood: formatPosition(9) });
    await damageAtOpen(folder);
  });

  test('an event rewritten with matching hashes is found by the head anchor', async () => {
    const folder = newFolder();
    await fillLog(folder, { count: 10 });
    rewriteLast(folder);
    expect((await damageAtOpen(folder)).message).toContain('differs from the one in the head anchor');
    expect(await verifyLog(folder)).toMatchObject({ ok: false, lastGood: formatPosition(9) });
  });

  let soundFolder: Promise<string> | undefined;
  function sound(): Promise<string> {
    soundFolder ??= (async () => {
      const folder = newFolder();
      await fillLog(folder, { count: COUNT });
      return folder;
    })();
    return soundFolder;
  }

  /** Forges event 10 with a matching hash and chain link. */
  function rewriteLast(folder: string): void {
    const db = new DatabaseSync(logFiles(folder).database);
    const { revision, id, time, metadataText } = readRawEvent(db, 10);
    const { chain } = readRawEvent(db, 9);
    const dataText = '{"n":999}';
    const hash = hashEvent('', {
      stream: 'thing-9',
      revision,
      id,
      type: 'ThingHappened',
      schemaVersion: 1,
      time,
      dataText,
      metadataText,
    });
    forge(db, 10, dataText, hash, nextLink(chain, hash));
    db.close();
  }
});
