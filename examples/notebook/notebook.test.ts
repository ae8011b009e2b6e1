import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { JsonObject, Position } from '../../domain/envelope.ts';
import { bookRecord } from '../../projection-service/publisher/books-topic.ts';
import { createRecordMapper } from '../../projection-service/publisher/cloud-event.ts';
import { readModelTopics } from '../../projection-service/publisher/state-publisher.ts';
import { publishedTopics } from '../../projection-service/publisher/topics.ts';
import { cellsOf, runNotebook, tableOf } from './notebook.ts';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/analyst-guide.md'), 'utf8');

const toRecord = createRecordMapper({ topics: publishedTopics, source: 'https://curbcast.example' });
let position = 0;

/** The record that the product publishes for an event with the data of its golden file. */
function recordOf(type: string, stream: string, time: string, changes: JsonObject = {}): string {
  const golden = JSON.parse(readFileSync(join(root, `domain/golden/${type}.v1.json`), 'utf8')) as {
    readonly data: JsonObject;
  };
  position += 1;
  const { value } = toRecord({
    id: `00000000-0000-8000-8000-${String(position).padStart(12, '0')}`,
    type,
    schemaVersion: 1,
    stream,
    revision: position,
    position,
    time,
    data: { ...golden.data, ...changes },
    metadata: { correlationId: 'c', causationId: 'c', commandId: 'c', actor: { kind: 'system', id: 'test' } },
  } as never);
  return value;
}

const captured = recordOf('CreditsCaptured', 'credits-ann', '2026-11-20T10:00:00.000Z');
const topics: Readonly<Record<string, readonly string[]>> = {
  'curbcast.credits.v1': [
    captured,
    captured,
    recordOf('CreditsCaptured', 'credits-joe', '2026-11-21T10:00:00.000Z', { capturedAmount: 8 }),
  ],
  'curbcast.payments.v1': [recordOf('PaymentSucceeded', 'payment-pi_1', '2026-11-20T09:00:00.000Z')],
  'curbcast.books.v1': [
    bookRecord('https://curbcast.example', {
      id: '1',
      doc: {
        kind: 'entry',
        day: '2026-11-20',
        position: '1' as Position,
        time: 1,
        eventId: 'e1',
        stream: 'credits-ann',
        type: 'CreditsCaptured',
        userId: 'ann',
        paymentId: null,
        lines: [
          { account: 'deferred_revenue', cents: 2_663 },
          { account: 'revenue', cents: -2_663 },
        ],
      },
    }).value,
  ],
  'curbcast.videos.v1': [
    recordOf('VideoRequested', 'video-1', '2026-11-20T09:00:00.000Z'),
    recordOf('VideoCompleted', 'video-1', '2026-11-20T09:01:30.000Z'),
    recordOf('VideoRequested', 'video-2', '2026-11-20T09:00:00.000Z'),
    recordOf('VideoFailed', 'video-2', '2026-11-20T09:02:00.000Z'),
    recordOf('VideoRequested', 'video-3', '2026-11-20T09:00:00.000Z'),
  ],
};

async function printed(markdown: string): Promise<string> {
  const lines: string[] = [];
  await runNotebook(markdown, {
    read: (topic, onRecord) => {
      for (const record of topics[topic] ?? []) onRecord(record);
      return Promise.resolve(topic in topics);
    },
    print: (text) => void lines.push(text),
  });
  return lines.join('\n');
}

test("every cell of the analyst's guide runs on the records that the product publishes", async () => {
  const text = await printed(guide);
  expect(text.match(/^\[\d+\]$/gm)).toHaveLength(cellsOf(guide).length);
  // The repeated record counts once.
  expect(text).toContain('day         used\n2026-11-20   1.5\n2026-11-21     4');
  expect(text).toContain('CreditsCaptured      5.5');
  expect(text).toContain('2026-11-20  1075.00');
  expect(text).toContain('2026-11-20  26.63');
  expect(text).toContain('template     credits\nresidential      5.5');
  expect(text).toContain('ended  failed  median s\n    2       1        90');
});

test('names only topics that are published', () => {
  const named = [...guide.matchAll(/`(curbcast\.[a-z-]+\.v\d)`/g)].map(([, name]) => name);
  const published = [...publishedTopics, ...readModelTopics].map(({ name }) => name);
  expect(named.filter((name) => !published.includes(name ?? ''))).toEqual([]);
});

test('a cell that fails ends the run with its error', async () => {
  await expect(printed('```js\nawait events("nothing");\n```')).rejects.toThrow('There is no topic nothing here');
});

test('a table without rows says so', () => {
  expect(tableOf([])).toBe('No rows.');
});
