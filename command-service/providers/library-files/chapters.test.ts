import { expect, test } from '@jest/globals';
import { chaptersIn } from './chapters.ts';

const chapter = (start: number, title: string, timebase = '1/1000'): string =>
  `[CHAPTER]\nTIMEBASE=${timebase}\nSTART=${start}\nEND=${start + 1}\n${title === '' ? '' : `title=${title}\n`}`;

test('chapters are in order, in milliseconds, with their escaped characters decoded', () => {
  const metadata = `;FFMETADATA1\ntitle=A video\n${chapter(4_500, 'Fees \\= 3 \\#1\\; \\\\\\\nmore', '1/90')}${chapter(0, 'Start')}`;
  expect(chaptersIn(metadata, 60_000)).toEqual([
    { startMs: 0, title: 'Start' },
    { startMs: 50_000, title: 'Fees = 3 #1; \\ more' },
  ]);
});

test.each([
  ['without a title', chapter(0, '')],
  ['after the end', chapter(60_000, 'Late')],
  ['at no time', '[CHAPTER]\ntitle=Nowhere\n'],
  ['at a time of no meaning', chapter(1, 'Broken', '1/0')],
])('a chapter %s is left out', (_name, metadata) => {
  expect(chaptersIn(metadata, 60_000)).toEqual([]);
});

test('a video has at most a hundred chapters, with titles that fit', () => {
  const metadata = Array.from({ length: 150 }, (_each, at) => chapter(at, 'x'.repeat(300))).join('');
  const found = chaptersIn(metadata, 60_000);
  expect([found.length, found[0]?.title.length]).toEqual([100, 200]);
});
