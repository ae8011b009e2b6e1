import { expect, test } from '@jest/globals';
import { refusalsIn, refusedWordsOf } from './refused-words.ts';

const words = refusedWordsOf(`# Glossary

| word | means |
| --- | --- |
| \`clip\` | not a refused word |

## Refused words

| refused | say | where | except |
| --- | --- | --- | --- |
| \`films?\` | video | everywhere | \`web/icons/\` |
| \`avatars?\` | digital twin | prose | \`docs/security.md\` |
| \`seals?\` | proof | \`event-store/sqlite/\` | |
`);
const refused = (path: string, text: string): number => refusalsIn(words, path, text).length;

test.each(['a film', 'Films of users', 'const filmFormat = 1', 'defaultFilm', 'FILM_GONE', 'library-films'])(
  'refuses "%s"',
  (text) => {
    expect(refused('lib/a.ts', text)).toBe(1);
  },
);

test('says the line and the word to use', () => {
  expect(refusalsIn(words, 'lib/a.ts', 'one\na film\n')).toEqual(['lib/a.ts:2: say video, not "film"']);
});

test('refuses the name of a file', () => {
  expect(refusalsIn(words, 'lib/film.ts', '')).toEqual(['lib/film.ts:0: say video, not "film"']);
});

test('passes a word that contains a refused one', () => {
  expect(refused('lib/a.ts', 'fulfilment, createFulfilment')).toBe(0);
});

test('passes what its table excepts', () => {
  expect(refused('web/icons/a.tsx', "import { Film } from 'lucide-react'")).toBe(0);
});

test('refuses a word only where its row says', () => {
  expect(refused('event-store/sqlite/a.ts', 'seal(state)')).toBe(1);
  expect(refused('identity/a.ts', 'seal(state)')).toBe(0);
});

test.each([
  ['lib/a.ts', '/** Reads an avatar. */', 1],
  ['lib/a.ts', ' * the avatar of a user', 1],
  ['lib/a.ts', 'x(); // its avatar', 1],
  ['lib/a.ts', "const avatar = '/avatar';", 0],
  ['docs/a.md', 'Make an avatar.', 1],
  ['docs/a.md', 'Press **Avatar**, then call `avatars` or "avatar".', 0],
  ['docs/security.md', 'an avatar', 0],
] as const)('in %s, "%s" has %d refused words of prose', (path, text, count) => {
  expect(refused(path, text)).toBe(count);
});
