import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { checkAccountInput } from '../account-input.ts';
import { lineOf, textsIn, words } from './texts.ts';

const folder = join(import.meta.dirname, '..');
const say = textsIn('es');
const inSpanish = (sentence: string): string => words(lineOf(sentence), say);

describe('the sign-in pages say in Spanish', () => {
  test('every sentence of a refusal that a page shows', () => {
    const sources = globSync('*.ts', { cwd: folder })
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    const said = sources.flatMap((source) =>
      [...source.matchAll(/new Refusal\(\s*'\w+',\s*'([^']+)'|BAD_LINK = '([^']+)'/gu)].map(
        ([, sentence, link]) => sentence ?? link ?? '',
      ),
    );
    // Shown by screens of the client, which has its own Spanish.
    const elsewhere = 'Failed to change password. Check your current password.';
    expect(said.length).toBeGreaterThan(5);
    expect(said.filter((sentence) => sentence !== elsewhere && inSpanish(sentence) === sentence)).toEqual([]);
  });

  test.each([
    { email: 'ann' },
    { givenName: '' },
    { givenName: 'x'.repeat(81) },
    { familyName: '\u0007' },
    { password: 'short' },
    { password: 'x'.repeat(257) },
    { password: 'password' },
    { password: 'ann@example.com' },
  ])('what is wrong with %j', (wrong) => {
    const good = { email: 'ann@example.com', givenName: 'Ann', familyName: '', password: 'correct horse battery' };
    const checked = checkAccountInput({ ...good, ...wrong });
    const faults = checked.ok ? [] : Object.values(checked.errors);
    expect(faults).toHaveLength(1);
    expect(faults.filter((fault) => inSpanish(fault) === fault)).toEqual([]);
  });

  test('a sentence that nobody translated as it came', () => {
    expect(inSpanish('The moon is full.')).toBe('The moon is full.');
  });
});
