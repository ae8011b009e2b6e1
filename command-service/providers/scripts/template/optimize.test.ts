import { describe, expect, test } from '@jest/globals';
import { optimizeScript } from './optimize.ts';

describe('optimizeScript', () => {
  test('shortens and splits sentences, drops repetitions, adds a call to action, and names each change', () => {
    const { script, changes } = optimizeScript(
      'This  is the the home!!! It is located in Austin. It is a very beautiful home with a big kitchen and lots of light that comes in from the east, and there is a garden behind the house with apple trees. It is located in Austin.',
    );
    expect(script).toBe(
      'This is the home! It is in Austin. It is a beautiful home with a big kitchen and lots of light that comes in from the east. There is a garden behind the house with apple trees. Get in touch today to book your private tour.',
    );
    expect(changes).toHaveLength(6);
  });

  test('leaves a good script, and its own result, unchanged', () => {
    const good =
      'Welcome to 12 Oak Street.\n\nIt has three bedrooms for $450,000, [square footage] in all. Call today to book a tour.';
    expect(optimizeScript(good)).toEqual({ script: good, changes: [] });
    const once = optimizeScript('A home due to the fact that it is a home a home').script;
    expect(optimizeScript(once).changes).toEqual([]);
  });

  test.each([
    '欢迎来到这座房子。欢迎来到这座房子。',
    'این خانه‌ی زیبا در شهر است.',
    'Bienvenidos a esta casa en el centro de la ciudad.',
  ])('adds no English to %s', (script) => {
    expect(optimizeScript(script).script).not.toMatch(/tour/);
  });

  test.each(['', ' ', '\n', '[price]'])('accepts %j', (script) => {
    expect(typeof optimizeScript(script).script).toBe('string');
  });
});
