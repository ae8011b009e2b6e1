import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { inSpanish } from './spanishPage.ts';

const english = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

test('the Spanish page has the words, the language and the entry of Spanish, and is the English one otherwise', () => {
  const spanish = inSpanish(english);
  expect(spanish).toContain('<html lang="es"');
  expect(spanish).toContain('<title>Curbcast: videos inmobiliarios con presentador de IA</title>');
  expect(spanish).toContain('src="/src/main.es.ts"');
  const lines = english.split('\n');
  expect(spanish.split('\n').filter((line) => !lines.includes(line))).toHaveLength(5);
});

test('refuses a page that lacks one of the words', () => {
  expect(() => inSpanish(english.replace('needs JavaScript', 'needs a script'))).toThrow('index.html has 0 times');
});
