import { expect, test } from '@jest/globals';
import { mandarinSymbols, syllable } from './mandarin.ts';

test.each([
  ['zhong1', 'ꭧʊ→ŋ'],
  ['yi1', 'i→'],
  ['yuan2', 'ɥɛ↗n'],
  ['you3', 'jou↓'],
  ['wu4', 'u↘'],
  ['wei4', 'wei↘'],
  ['shi4', 'ʂɨ↘'],
  ['zi0', 'ʦɨ'],
  ['jiu3', 'ʨjou↓'],
  ['jue2', 'ʨɥe↗'],
  ['nü3', 'ny↓'],
  ['lv4', 'ly↘'],
  ['bo1', 'pwo→'],
  ['hui4', 'xwei↘'],
  ['lun2', 'lwə↗n'],
  ['er4', 'ɚ↘'],
  ['?', ''],
])('%s is %s', (pinyin, symbols) => {
  expect(syllable(pinyin)).toBe(symbols);
});

test('a sentence keeps its words, marks and Latin names, each at its place', () => {
  const symbols = mandarinSymbols('欢迎 来到 Oak 街， 谢谢。', (run) => [
    { symbols: `<${run.trim()}>`, ipa: 'o', word: 0 },
  ]);
  expect(symbols.map((each) => each.symbols).join('')).toBe('xwa→ni↗ŋ lai↗tau↘ <Oak>ʨje→, ɕje↘ɕje↘.');
  expect(symbols.flatMap(({ word }) => (word === undefined ? [] : [word]))).toEqual([0, 1, 3, 4, 6, 10, 13, 14]);
});

test('words decide how a character is read', () => {
  const read = (text: string): string =>
    mandarinSymbols(text, () => [])
      .map(({ symbols }) => symbols)
      .join('');
  expect(read('银行')).toContain('xa↗ŋ');
  expect(read('步行')).toContain('ɕi↗ŋ');
});
