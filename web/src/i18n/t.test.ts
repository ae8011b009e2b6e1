import { expect, test } from '@jest/globals';
import common from './es/common.ts';
import { areas } from './es/index.ts';
import { known, t } from './t.ts';

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\w+\}|<\/?\d+>/gu)].map(([name]) => name).sort();

test('English texts are their own names, with values in place of their placeholders', () => {
  expect(t('Language')).toBe('Language');
  expect(t('Version {version}', { version: '1.2' })).toBe('Version 1.2');
  expect(known('A name that nobody translated')).toBe('A name that nobody translated');
});

test.each(Object.entries({ ...areas, common: async () => ({ default: common }) }))(
  'every text of %s has its Spanish with the same placeholders',
  async (_, read) => {
    const texts: Readonly<Record<string, string>> = (await read()).default;
    const wrong = Object.entries(texts).filter(
      ([english, spanish]) => spanish.trim() === '' || namesIn(english).join() !== namesIn(spanish).join(),
    );
    expect(wrong.map(([english]) => english)).toEqual([]);
  },
);
