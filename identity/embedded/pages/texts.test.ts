import { describe, expect, test } from '@jest/globals';
import { Refusal } from '../../../domain/refusal.ts';
import { say } from '../../../words/index.ts';
import { checkAccountInput } from '../account-input.ts';
import { lineOf, textsIn, words } from './texts.ts';

const inSpanish = textsIn('es');
const inEnglish = textsIn('en');

describe('the sign-in pages say in Spanish', () => {
  test('a refusal', () => {
    const line = lineOf(new Refusal('INVALID_INPUT', say('LINK_INVALID'), { field: 'token' }));
    expect(words(line, inSpanish)).toBe('Este enlace no es válido o venció.');
    expect(words(line, inEnglish)).toBe('This link is invalid or has expired.');
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
    expect(faults.filter((fault) => words(fault, inSpanish) === words(fault, inEnglish))).toEqual([]);
  });
});
