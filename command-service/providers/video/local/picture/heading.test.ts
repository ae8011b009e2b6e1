import { expect, test } from '@jest/globals';
import { headingOf } from './heading.ts';

const spoken = (text: string) => text.split(' ').map((word) => ({ text: word, endsSentence: /[.!?]$/.test(word) }));
const script = spoken('Hello there. The kitchen of this home was made new last spring. It is bright.');

test.each([
  ['the title', { title: 'Sunny craftsman', address: '12 Oak Street' }, 'Sunny craftsman'],
  ['the address, where there is no title', { address: '12 Oak Street' }, '12 Oak Street'],
  [
    'more than a greeting of the script, where there is neither',
    { address: ' ' },
    'Hello there. The kitchen of this home was made new last spring.',
  ],
])('heads a video with %s', (_what, texts, heading) => {
  expect(headingOf(texts, script, ' ')).toBe(heading);
});

test('ends a long sentence between two words', () => {
  const heading = headingOf({}, spoken(`${'word '.repeat(40)}end.`), ' ');
  expect(heading).toMatch(/^(?:word )+word…$/);
  expect(heading.length).toBeLessThanOrEqual(91);
});
