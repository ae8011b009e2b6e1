import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { SpokenWord } from '../../../voice/port.ts';
import { captionsOf, webVtt } from './captions.ts';

const options = { measure: (text: string) => text.length, lineWidth: 40, separator: ' ' };

function said(sentences: readonly string[]): SpokenWord[] {
  let at = 0;
  return sentences.flatMap((sentence) =>
    sentence.split(' ').map((text, index, all) => {
      const start = at;
      at += 0.3 + text.length * 0.02;
      return { text, start, end: at, endsSentence: index === all.length - 1 };
    }),
  );
}

const texts = (captions: ReturnType<typeof captionsOf>): string[][] =>
  captions.map(({ lines }) => lines.map((line) => line.map(({ text }) => text).join(' ')));

describe('captions', () => {
  test('break at the ends of sentences and balance their two lines', () => {
    expect(
      texts(
        captionsOf(
          said(['Welcome to 12 Oak Street.', 'This sunny craftsman has three bedrooms and two baths.']),
          options,
        ),
      ),
    ).toEqual([['Welcome to 12 Oak Street.'], ['This sunny craftsman has', 'three bedrooms and two baths.']]);
  });

  test.each([
    [
      'This home has a bright kitchen, 2 new baths and a yard.',
      ['This home has a bright kitchen,', '2 new baths and a yard.'],
    ],
    [
      'The home comes with a garage and 4 sunny rooms upstairs.',
      ['The home comes with a garage', 'and 4 sunny rooms upstairs.'],
    ],
    [
      'It has a very large garden in the back with 14 old apple trees.',
      ['It has a very large garden in', 'the back with 14 old apple trees.'],
    ],
  ])('keep a number with what it counts, and break at a comma near the middle: %s', (sentence, lines) => {
    expect(texts(captionsOf(said([sentence]), options))).toEqual([lines]);
  });

  test.each([
    ['Everybody is welcome to see all its 4 bedrooms.', ['Everybody is welcome to see all its', '4 bedrooms.']],
    [
      'It is listed at $613,750, with 4 bedrooms and a yard.',
      ['It is listed at $613,750,', 'with 4 bedrooms and a yard.'],
    ],
    [
      'Well, it is a house that we all love, and you will too.',
      ['Well, it is a house that we all love,', 'and you will too.'],
    ],
    ['Yes, everybody has been talking of this house.', ['Yes, everybody has been', 'talking of this house.']],
  ])(
    'that are shown for a long time end at a comma, and never between a number and its noun: %s',
    (sentence, captions) => {
      const slow = said([sentence]).map(({ start, end, ...word }) => ({ ...word, start: start * 3, end: end * 3 }));
      expect(texts(captionsOf(slow, options))).toEqual(captions.map((caption) => [caption]));
    },
  );

  test('of two lines never leave a single word for the next caption', () => {
    expect(
      texts(
        captionsOf(
          said(['Broad steps lead to the wide front porch that has room for a table and two chairs.']),
          options,
        ),
      ),
    ).toEqual([['Broad steps lead to the wide front porch'], ['that has room for a', 'table and two chairs.']]);
  });

  test('show each word once, in order, in at most two lines, while it is spoken', () => {
    const sentence = fc
      .array(fc.stringMatching(/^[a-z]{1,60}[,.]?$/u), { minLength: 1, maxLength: 40 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 5 }), (sentences) => {
        const words = said(sentences);
        const captions = captionsOf(words, options);
        expect(captions.flatMap(({ lines }) => lines.flat())).toEqual(words);
        captions.forEach(({ start, end, lines }, index) => {
          expect(lines.length).toBeLessThanOrEqual(2);
          for (const line of lines)
            if (line.length > 1)
              expect(line.map(({ text }) => text).join(' ').length).toBeLessThanOrEqual(options.lineWidth);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(captions[index + 1]?.start ?? Infinity);
          for (const word of lines.flat()) expect(word.start).toBeGreaterThanOrEqual(start);
        });
      }),
    );
  });

  test('are written as WebVTT with hours and escaped markup', () => {
    const words: SpokenWord[] = [{ text: 'a<b>&c', start: 3599.5, end: 3600.25, endsSentence: true }];
    expect(webVtt(captionsOf(words, options), 2.12, ' ')).toBe(
      'WEBVTT\n\n1\n01:00:01.620 --> 01:00:02.870\na&lt;b&gt;&amp;c\n',
    );
  });
});
