import { rmSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { formatPosition } from '../stored-event.ts';
import { newEvents } from '../testing/events.ts';
import { logFiles } from './files.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';
import { crashedLog, damageAtOpen, fillLog, flipByte, tamper } from './testing/crashed-log.ts';
import { verifyLog } from './verify.ts';

const newFolder = tempFolders();

describe('the head anchor', () => {
  test.each([0, 1, 2])('with a torn slot %i uses an older record, and no event is lost', async (slot) => {
    const folder = newFolder();
    await crashedLog(newFolder(), folder, { count: 30, inFlight: 1 });
    flipByte(logFiles(folder).anchor, slot * 4096 + 3);
    const store = await openSqliteEventStore({ folder });
    expect(await store.head()).toBe(formatPosition(30));
    await store.append('thing-0', 2, newEvents(1));
    await store.close();
    expect(await verifyLog(folder)).toMatchObject({ ok: true, events: 31 });
  });

  test('refuses the log when it is missing or has no intact record', async () => {
    const folder = newFolder();
    await crashedLog(newFolder(), folder, { count: 30, inFlight: 1 });
    const { anchor } = logFiles(folder);
    for (const slot of [0, 1, 2]) flipByte(anchor, slot * 4096 + 3);
    expect((await damageAtOpen(folder)).message).toContain('missing or unreadable');
    rmSync(anchor);
    expect((await damageAtOpen(folder)).message).toContain('missing or unreadable');
    expect(await verifyLog(folder)).toMatchObject({ ok: false });
  });

  test('records the last event at close', async () => {
    const folder = newFolder();
    await fillLog(folder, { count: 30 });
    tamper(folder, 'DELETE FROM events WHERE position = 30');
    expect((await damageAtOpen(folder)).lastGood).toBe(formatPosition(29));
  });
});
