import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { importsBetweenRooms, pictureOf, unknownRooms, withPicture } from './rooms.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test('an import that skips a room is dotted, and not drawn where it leads to the foundations', () => {
  const picture = pictureOf(
    new Map([
      ['graphql', ['command-service', 'event-store', 'domain']],
      ['command-service', ['event-store', 'domain']],
      ['event-store', ['domain']],
      ['domain', []],
    ]),
  );
  expect(picture.split('\n').filter((line) => line.includes('>') && !line.includes('<b>'))).toEqual([
    '  graphql --> command_service',
    '  graphql -.-> event_store',
    '  command_service --> event_store',
    '  event_store --> domain',
  ]);
});

test('the picture in docs/architecture.md shows the imports of the code (npm run architecture)', () => {
  const document = read('docs/architecture.md');
  expect(withPicture(document, pictureOf(importsBetweenRooms(root)))).toBe(document);
});

test('every room of the import rules has a box', () => {
  const [, table = ''] = /const rooms = \{\n(.*?)\n\};/su.exec(read('.dependency-cruiser.mjs')) ?? [];
  const rooms = [...table.matchAll(/^ {2}'?([\w-]+)'?: \[/gmu)].map(([, room = '']) => room);
  expect(rooms.length).toBeGreaterThan(10);
  expect(unknownRooms(rooms)).toEqual([]);
});

test('"Follow one video" names at most 25 files', () => {
  const rows = read('docs/follow-one-video.md').match(/^\| \d+ \|/gm) ?? [];
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.length).toBeLessThanOrEqual(25);
});
