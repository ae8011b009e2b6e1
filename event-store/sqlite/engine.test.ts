import { describe, expect, test } from '@jest/globals';
import { START } from '../../domain/envelope.ts';
import type { Verification } from '../port.ts';
import { formatPosition } from '../stored-event.ts';
import { newEvents } from '../testing/events.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { startBackgroundCheck } from './background-check.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';
import { fillLog, tamper } from './testing/crashed-log.ts';

const newFolder = tempFolders();

describe('the background check', () => {
  const resultOf = (folder: string) =>
    new Promise<Verification>((resolve, reject) => {
      const stop = startBackgroundCheck(folder, {
        duty: 1,
        onResult: (verification) => {
          stop();
          resolve(verification);
        },
        onError: reject,
      });
    });

  test('finds damage in the middle of a log that is open and written', async () => {
    const folder = newFolder();
    await fillLog(folder, { count: 2_500 });
    const store = await openSqliteEventStore({ folder });
    expect(await resultOf(folder)).toMatchObject({ ok: true, events: 2_500 });
    tamper(folder, "UPDATE events SET data = '{}' WHERE position = 800");
    const [verdict] = await Promise.all([resultOf(folder), store.append('other-1', 'no_stream', newEvents(3))]);
    expect(verdict).toMatchObject({ ok: false, lastGood: formatPosition(799) });
    expect(verdict.findings[0]).toContain(`position ${formatPosition(800)} was changed after it was appended`);
    await store.close();
  });

  test('reports a check that could not be made', async () => {
    const folder = newFolder();
    await fillLog(folder, { count: 10 });
    tamper(folder, 'DROP TABLE kinds');
    await expect(resultOf(folder)).rejects.toThrow('no such table');
  });

  test('reports nothing after it was stopped', async () => {
    const folder = newFolder();
    await fillLog(folder, { count: 2_500 });
    const reports: unknown[] = [];
    const stop = startBackgroundCheck(folder, {
      duty: 0.01,
      onResult: (result) => void reports.push(result),
      onError: (error) => void reports.push(error),
    });
    stop();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(reports).toEqual([]);
  });
});

describe('a snapshot', () => {
  test.each([
    ['its state was changed', 'UPDATE snapshots SET state = \'{"n":1000}\''],
    ['its revision was changed', 'UPDATE snapshots SET revision = 1'],
    ['it was moved to another key', "UPDATE snapshots SET key = 'k2'"],
  ])('is ignored when %s', async (_, alteration) => {
    const folder = newFolder();
    const store = await openSqliteEventStore({ folder });
    await store.append('thing-1', 'no_stream', newEvents(3));
    await store.saveSnapshot('thing-1', 'k', { revision: 2, state: { n: 3 } });
    expect(await store.loadSnapshot('thing-1', 'k')).toEqual({ revision: 2, state: { n: 3 } });
    tamper(folder, alteration);
    expect(await store.loadSnapshot('thing-1', 'k')).toBeUndefined();
    expect(await store.loadSnapshot('thing-1', 'k2')).toBeUndefined();
    await store.close();
  });

  test('refuses a snapshot of a revision that the stream does not have; other writes succeed', async () => {
    const store = await openSqliteEventStore({ folder: newFolder() });
    await store.append('thing-1', 'no_stream', newEvents(1));
    const [snapshot, append] = await Promise.allSettled([
      store.saveSnapshot('thing-1', 'k', { revision: 5, state: {} }),
      store.append('thing-1', 0, newEvents(1)),
    ]);
    expect(snapshot).toMatchObject({ status: 'rejected', reason: expect.any(RangeError) });
    expect(append).toMatchObject({ status: 'fulfilled' });
    await store.close();
  });
});

describe('queued writes', () => {
  test('more appends and checkpoints than one transaction takes are all stored in order', async () => {
    const store = await openSqliteEventStore({ folder: newFolder() });
    const results = await Promise.all(
      Array.from({ length: 1_500 }, (_, n) => store.append(`thing-${n}`, 'no_stream', newEvents(1, {}, n))),
    );
    expect(results.map(({ position }) => position)).toEqual(results.map((_, n) => formatPosition(n + 1)));
    const { events } = await store.readAll({ after: START, limit: 10_000 });
    expect(events.map((event) => event.data['n'])).toEqual(Array.from({ length: 1_500 }, (_, n) => n));
    await store.close();
  });

  test('are committed by close', async () => {
    const folder = newFolder();
    const store = await openSqliteEventStore({ folder });
    const pending = Promise.all(
      Array.from({ length: 1_500 }, (_, n) => store.append(`thing-${n}`, 'no_stream', newEvents(1))),
    );
    await store.close();
    expect(await pending).toHaveLength(1_500);
    const reopened = await openSqliteEventStore({ folder });
    expect(await reopened.head()).toBe(formatPosition(1_500));
    await reopened.close();
  });
});
