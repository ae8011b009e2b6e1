import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { passagesOf } from './index.ts';

const wordsOf = (...sentences: string[]) =>
  sentences.flatMap((sentence) => {
    const texts = sentence.split(' ');
    return texts.map((text, at) => ({ text, endsSentence: at === texts.length - 1 }));
  });
const read = (...sentences: string[]) =>
  passagesOf(wordsOf(...sentences), ' ').map(({ text, continues }) => [text, continues]);

test('short sentences are one passage each', () => {
  expect(read('The kitchen is new, and bright.', 'Call me.')).toEqual([
    ['The kitchen is new, and bright.', false],
    ['Call me.', false],
  ]);
});

test('a long sentence is divided at a mark with enough words on both sides', () => {
  expect(
    read('Inside, the kitchen has a large island with stone tops, and the pool behind the house is heated all year.'),
  ).toEqual([
    ['Inside, the kitchen has a large island with stone tops,', false],
    ['and the pool behind the house is heated all year.', true],
  ]);
});

test('Chinese characters count as several letters', () => {
  const words = ['厨房', '通向', '美丽的', '大花园，', '卧室', '里有', '橡木地板', '和', '大窗户。'];
  const passages = passagesOf(
    words.map((text, at) => ({ text, endsSentence: at === words.length - 1 })),
    '',
  );
  expect(passages.map(({ text }) => text)).toEqual(['厨房通向美丽的大花园，', '卧室里有橡木地板和大窗户。']);
});

test('every word is in exactly one passage, in order', () => {
  const word = fc.record({ text: fc.string({ unit: 'grapheme', minLength: 1 }), endsSentence: fc.boolean() });
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const passages = passagesOf(words, ' ');
      expect(passages.flatMap((passage) => passage.words)).toEqual(words);
      for (const passage of passages) expect(passage.words.length).toBeGreaterThan(0);
    }),
  );
});
