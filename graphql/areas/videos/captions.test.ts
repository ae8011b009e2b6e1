import { expect, test } from '@jest/globals';
import { chaptersFile, cuesOf, srtOf } from './captions.ts';

const vtt = `WEBVTT

NOTE made by the renderer

1
00:00:00.500 --> 00:00:03.000 line:85%
Welcome to <b>Elm Street</b>.
Three beds &amp; two baths.

01:02.250 --> 01:02:03.750
The garden.
`;
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

test('the file of chapters is WebVTT without markup', () => {
  expect(chaptersFile([{ start: 0, end: 62.5, title: 'A <b> & c' }])).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:01:02.500\nA  b    c\n\n',
  );
});
