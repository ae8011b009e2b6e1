import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { START } from '../../domain/envelope.ts';
import { freshStream, newEvents } from '../testing/events.ts';
import { openSqliteLogReader } from './log-reader.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';

test.each([1, 2, 3, 4, 100])('reads in pages of %i to the end that it knew, also when the log grows', async (limit) => {
  const folder = mkdtempSync(join(tmpdir(), 'log-reader-'));
  const store = await openSqliteEventStore({ folder });
  const stream = freshStream();
  await store.append(stream, 'no_stream', newEvents(3));
  const reader = openSqliteLogReader(folder);
  await store.append(stream, 2, newEvents(5));
  await store.append(freshStream(), 'no_stream', newEvents(2, { type: 'ThingInvented' }));
  const revisions: number[] = [];
  for (let position = START; position !== reader.head;) {
    const page = reader.readPage(position, limit);
    revisions.push(...page.events.map(({ revision }) => revision));
    position = page.position;
  }
  expect(revisions).toEqual([0, 1, 2]);
  reader.close();
  await store.close();
  rmSync(folder, { recursive: true });
});
