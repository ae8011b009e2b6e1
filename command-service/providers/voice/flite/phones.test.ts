import { describe, expect, test } from '@jest/globals';
import { inOneRow, phonesOf, soundsOf, wordStarts } from './phones.ts';

describe('phones', () => {
  const printed = 'pau:0.220 hh:0.300 ay:0.500 \nnoise\npau:0.100 ow:0.300 \n';

  test('are read from the lines that flite prints, one utterance a line', () => {
    expect(phonesOf(printed)).toEqual([
      [
        { name: 'pau', end: 0.22 },
        { name: 'hh', end: 0.3 },
        { name: 'ay', end: 0.5 },
      ],
      [
        { name: 'pau', end: 0.1 },
        { name: 'ow', end: 0.3 },
      ],
    ]);
    expect(phonesOf('')).toEqual([]);
  });

  test('of several utterances follow each other', () => {
    expect(inOneRow(phonesOf(printed)).map(({ end }) => end)).toEqual([0.22, 0.3, 0.5, 0.6, 0.8]);
  });

  test('become sounds with their starts; a diphthong moves the lips twice', () => {
    const sounds = soundsOf(phonesOf(printed)[0] ?? []);
    expect(sounds.map(({ ipa }) => ipa)).toEqual(['', 'h', 'a', 'ɪ']);
    expect(sounds.map(({ at }) => Number(at.toFixed(3)))).toEqual([0, 0.22, 0.3, 0.4]);
  });
});

describe('the start of each word', () => {
  const words = [
    ['w', 'eh', 'l', 'k', 'ax', 'm'],
    ['t', 'uw'],
    ['aw', 'er'],
    ['hh', 'ow', 'm'],
  ];

  test('is found when each word sounds as it does alone', () => {
    expect(wordStarts(words, words.flat())).toEqual([0, 6, 8, 10]);
  });

  test('is found when vowels weaken, sounds disappear and others appear', () => {
    expect(wordStarts(words, ['w', 'eh', 'l', 'k', 'm', 't', 'ax', 'aw', 'w', 'er', 'ow', 'm'])).toEqual([0, 5, 7, 10]);
  });

  test('is unknown for a word without sounds', () => {
    expect(wordStarts([['m'], [], ['n']], ['m', 'n'])).toEqual([0, undefined, 1]);
    expect(wordStarts([['m']], [])).toEqual([undefined]);
    expect(wordStarts([], ['m'])).toEqual([]);
  });
});
