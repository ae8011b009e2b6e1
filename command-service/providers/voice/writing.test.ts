import { describe, expect, test } from '@jest/globals';
import { inWords } from '../../../words/index.ts';
import { unspokenLetters } from './writing.ts';

/** The fault of a script, in English. */
const problemOf = (text: string, language: string): string | undefined => {
  const problem = unspokenLetters(text, language);
  return problem && inWords(problem, 'en');
};

describe('unspokenLetters', () => {
  test.each([
    ['Greek', 'en-US', 'Καλώς ήρθατε'],
    ['Cyrillic', 'en-US', 'Добро пожаловать'],
    ['Hebrew', 'en-US', 'ברוכים הבאים'],
    ['Tibetan', 'en-US', 'བཀྲ་ཤིས'],
    ['Georgian', 'en-US', 'მოგესალმებით'],
    ['Arabic', 'en-US', 'مرحبا'],
    ['Chinese', 'es', '欢迎'],
    ['Japanese', 'zh', 'ようこそ'],
    ['Korean', 'zh', '환영합니다'],
    ['Devanagari', 'fa', 'स्वागत'],
    ['Cyrillic', 'hi', 'Дом'],
    ['Thai', 'en-US', 'ยินดี'],
  ])('names %s letters in %s', (name, language, text) => {
    expect(problemOf(`12 ${text}!`, language)).toMatch(
      new RegExp(
        `^The voice cannot speak ${name} letters such as ".+" in this script\\. Please write it in .*Latin letters\\.$`,
        'u',
      ),
    );
  });

  test('finds a single foreign letter', () => {
    expect(problemOf('Welcome to the Ωmega house.', 'en-US')).toContain('Greek letters such as "Ω"');
  });

  test('shows the letter of an unnamed writing system', () => {
    expect(problemOf('ᚠᚢᚦ', 'en-US')).toContain('the letter "ᚠ"');
  });

  test.each([
    ['en-US', 'Welcome to the café on Łódź Street, 2ª floor: $649,000 — 3½ baths, 1,850 ft² 🏠'],
    ['es', '¡Bienvenidos! Llámeme mañana.'],
    ['zh', '欢迎来到 Oak Street 12 号，三间卧室。'],
    ['hi', 'ओक स्ट्रीट में आपका स्वागत है। Call me today!'],
    ['fa', 'به خانه‌ی شماره ۱۲ خوش آمدید، Oak Street.'],
  ])('accepts an ordinary script in %s', (language, text) => {
    expect(problemOf(text, language)).toBeUndefined();
  });
});
