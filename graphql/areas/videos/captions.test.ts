import { describe, expect, test } from '@jest/globals';
import { chaptersFile, chaptersOf, cuesOf, srtOf } from './captions.ts';

const vtt = `WEBVTT

NOTE made by the renderer

1
00:00:00.500 --> 00:00:03.000 line:85%
Welcome to <b>Elm Street</b>.
Three beds &amp; two baths.

01:02.250 --> 01:02:03.750
The garden.
`;
const at = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;
const spoken = (...cues: readonly (readonly [start: number, text: string])[]): string =>
  ['WEBVTT', ...cues.map(([start, text]) => `${at(start)} --> ${at(start + 4)}\n${text}`)].join('\n\n');

test('cues are read with or without hours, numbers, settings and tags', () => {
  expect(cuesOf(vtt.replaceAll('\n', '\r\n'))).toEqual([
    { start: 0.5, end: 3, lines: ['Welcome to Elm Street.', 'Three beds &amp; two baths.'] },
    { start: 62.25, end: 3_723.75, lines: ['The garden.'] },
  ]);
  expect(cuesOf('not a file of captions')).toEqual([]);
});

test('SRT has numbers, commas and plain text', () => {
  expect(srtOf(vtt)).toBe(
    [
      '1\r\n00:00:00,500 --> 00:00:03,000\r\nWelcome to Elm Street.\r\nThree beds & two baths.\r\n',
      '2\r\n00:01:02,250 --> 01:02:03,750\r\nThe garden.\r\n',
    ].join('\r\n'),
  );
});

describe('chapters', () => {
  const video = spoken(
    [0, 'Welcome to Elm Street.'],
    [8, 'It has three beds,'],
    [14, 'and two baths.'],
    [20, 'The garden is wide and long, and it faces south towards the hills. Look.'],
    [28, 'Call us.'],
  );

  test('begin with a sentence, are long enough, and are called by its first words', () => {
    expect(chaptersOf(video)).toEqual([
      { start: 0, end: 20, title: 'Welcome to Elm Street' },
      { start: 20, end: 32, title: 'The garden is wide and long, and it faces south…' },
    ]);
  });

  test('a short video has none', () => {
    expect(chaptersOf(spoken([0, 'Welcome.'], [6, 'Goodbye.']))).toEqual([]);
    expect(chaptersOf('')).toEqual([]);
  });

  test('a long video has at most eight', () => {
    const long = spoken(...Array.from({ length: 60 }, (_, index) => [index * 10, `Sentence ${index}.`] as const));
    expect(chaptersOf(long).length).toBeLessThanOrEqual(8);
  });

  test('their file is WebVTT without markup', () => {
    expect(chaptersFile([{ start: 0, end: 62.5, title: 'A <b> & c' }])).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:01:02.500\nA  b    c\n\n',
    );
  });
});
