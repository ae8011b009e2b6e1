import { describe, expect, test } from '@jest/globals';
import { hasWords, sentencesOf } from './wording.ts';

const shown = (text: string, language: string): string[][] =>
  sentencesOf(text, language).map(({ tokens }) => tokens.map((token) => token.shown));

describe('wording', () => {
  test('ends sentences at full stops, not after abbreviations or inside numbers', () => {
    expect(shown('See 12 Oak St. in Springfield. It has 3.5 baths! Call Dr. Lee?', 'en-US')).toEqual([
      ['See', '12', 'Oak', 'St.', 'in', 'Springfield.'],
      ['It', 'has', '3.5', 'baths!'],
      ['Call', 'Dr.', 'Lee?'],
    ]);
  });

  test.each([
    ['Welcome to 418 Larkspur Ln. This home is listed.', 'en', ['Welcome to 418 Larkspur Ln.', 'This home is listed.']],
    ['It has 2,140 sq ft. The kitchen is new.', 'en', ['It has 2,140 sq ft.', 'The kitchen is new.']],
    ['Visit 12 Oak St. Austin is close.', 'en', ['Visit 12 Oak St. Austin is close.']],
    ['On 12 Oak St. The Oaks is next door.', 'en', ['On 12 Oak St. The Oaks is next door.']],
    ['Ask J. A. Smith or Mr. A. Lee.', 'en', ['Ask J. A. Smith or Mr. A. Lee.']],
    ['Bienvenido a 12 Oak St. Esta casa es nueva.', 'es', ['Bienvenido a 12 Oak St.', 'Esta casa es nueva.']],
    ['Pregunte a la Sra. La encontrará en casa.', 'es', ['Pregunte a la Sra. La encontrará en casa.']],
  ])('ends a sentence after an abbreviation where another one begins: %s', (text, language, sentences) => {
    expect(shown(text, language).map((tokens) => tokens.join(' '))).toEqual(sentences);
  });

  test('marks the ends of paragraphs', () => {
    expect(sentencesOf('One. Two.\n\nThree.', 'en').map(({ ends }) => ends)).toEqual([
      'sentence',
      'paragraph',
      'paragraph',
    ]);
  });

  test.each([
    ['after a comma', 'the kitchen and the garden, '.repeat(40)],
    ['between words without a comma', 'the kitchen and the garden '.repeat(40)],
  ])('cuts a sentence of more than 400 characters %s', (_where, text) => {
    const phrases = sentencesOf(`${text.trim()}. Call me.`, 'en');
    expect(phrases.map(({ ends }) => ends)).toEqual(['phrase', 'phrase', 'sentence', 'paragraph']);
    const written = phrases.map(({ tokens }) => tokens.map((token) => token.shown).join(' '));
    expect(written.join(' ')).toBe(`${text.trim()}. Call me.`);
    for (const phrase of written) expect(phrase.length).toBeLessThanOrEqual(400);
  });

  test('splits Chinese into words and keeps punctuation with the word before', () => {
    expect(shown('欢迎来到橡树街，三间卧室。请打电话。', 'zh')).toEqual([
      ['欢迎', '来到', '橡树', '街，', '三', '间', '卧室。'],
      ['请', '打电话。'],
    ]);
  });

  test('keeps a phone number, a time and a bracket together in Chinese', () => {
    expect(shown('请拨打512-555-0142。下午1:30见。请拨打(512)555-0142。', 'zh')).toEqual([
      ['请拨', '打', '512-555-0142。'],
      ['下午', '1:30', '见。'],
      ['请拨', '打', '(512)555-0142。'],
    ]);
  });

  test('removes emoji, and shows lone signs without speaking them', () => {
    const [sentence] = sentencesOf('Wow 😀👨‍👩‍👧 great — yes 🇺🇸 ok.', 'en');
    expect(sentence?.tokens).toEqual([
      { shown: 'Wow', spoken: 'Wow' },
      { shown: 'great', spoken: 'great,' },
      { shown: '—', spoken: '' },
      { shown: 'yes', spoken: 'yes' },
      { shown: 'ok.', spoken: 'okay.' },
    ]);
  });

  test('leaves no blank before the mark that followed an emoji', () => {
    expect(shown('Call (555) 010-4477 🎉. Now 👨‍👩‍👧 🏠!', 'en')).toEqual([['Call', '(555)', '010-4477.'], ['Now!']]);
  });

  test.each([
    ['', false],
    ['  \n ', false],
    ['... !!! —', false],
    ['😀 🏠', false],
    ['a', true],
    ['7', true],
    ['خانه', true],
    ['房', true],
  ])('whether %j has words: %s', (text, expected) => {
    expect(hasWords(text)).toBe(expected);
    expect(sentencesOf(text, 'en').length > 0).toBe(expected);
  });
});
