import { describe, expect, test } from '@jest/globals';
import { START } from '../../domain/envelope.ts';
import { LogUnavailable } from '../port.ts';
import { newEvents } from '../testing/events.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';
import { tamper } from './testing/crashed-log.ts';
import { verifyLog } from './verify.ts';

const newFolder = tempFolders();

describe('a full disk', () => {
  test('refuses whole appends, keeps acknowledged events, serves reads, and accepts appends once there is space again', async () => {
    const folder = newFolder();
    await (await openSqliteEventStore({ folder })).close();
    // A filler takes most of the space and frees it later.
    tamper(
      folder,
      'CREATE TABLE filler (bytes BLOB)',
      'INSERT INTO filler SELECT zeroblob(4000) FROM (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60) SELECT i FROM n)',
    );
    const store = await openSqliteEventStore({ folder, maxPages: 100 });

    const acknowledged: string[] = [];
    const refused: unknown[] = [];
    for (let n = 0; refused.length < 3 && n < 1_000; n += 1) {
      const results = await Promise.allSettled(
        ['a', 'b', 'c'].map((name) => store.append(`${name}-${n}`, 'no_stream', newEvents(2))),
      );
      for (const [index, result] of results.entries()) {
        if (result.status === 'fulfilled') acknowledged.push(`${['a', 'b', 'c'][index]}-${n}`);
        else refused.push(result.reason);
      }
    }
    expect(acknowledged.length).toBeGreaterThan(10);
    for (const reason of refused) expect(reason).toBeInstanceOf(LogUnavailable);

    const { events } = await store.readAll({ after: START, limit: 10_000 });
    expect(events.map((event) => event.stream)).toEqual(acknowledged.flatMap((stream) => [stream, stream]));
    const large = { revision: 1, state: { text: 'x'.repeat(500_000) } };
    await expect(store.saveSnapshot(acknowledged[0] ?? '', 'k', large)).rejects.toBeInstanceOf(LogUnavailable);
    expect(await store.readStream('late-1')).toEqual([]);

    tamper(folder, 'DROP TABLE filler');
    const { position } = await store.append('late-1', 'no_stream', newEvents(2));
    expect(
      (await store.readAll({ after: events.at(-1)?.position ?? START })).events.map((event) => event.stream),
    ).toEqual(['late-1', 'late-1']);
    expect(await store.readStream('late-1')).toHaveLength(2);
    await store.saveCheckpoint('reader', position);
    expect(await store.loadCheckpoint('reader')).toBe(position);
    await store.close();
    expect(await verifyLog(folder)).toMatchObject({ ok: true, events: acknowledged.length * 2 + 2 });
  });
});
