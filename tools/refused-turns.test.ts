import { expect, test } from '@jest/globals';
import { refusedTurns, refusedTurnsIn } from './refused-turns.ts';

/** One example of each turn, in the order of the table. */
const examples = [
  'The fence stands beside the house.',
  'A queue of its own.',
  'Credits are taken back.',
  'Reads it anew.',
  'The one that is older wins.',
  'The state stays as it was.',
  'A token of earlier.',
  'The mail tells of a video.',
  'The file lies in the folder.',
  'What a step failed at is tried again.',
  'An e-mail.',
];

test('the examples include each turn', () => {
  expect(examples).toHaveLength(refusedTurns.length);
});

test.each(examples.map((example, at) => [example, at] as const))('refuses "%s" by row %d', (example, at) => {
  const found = refusedTurnsIn('docs/a.md', example);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`docs/a.md:1: say ${refusedTurns[at]?.say ?? ''}, not "`);
});

test.each([
  'A stub stands in for the server.',
  'Users see a sample of their own Digital Twin.',
  'What a mail is about.',
  'What happened? Nothing was sent.',
  'See `the-one-that` and `anew`.',
  'A renewal.',
])('passes "%s"', (text) => {
  expect(refusedTurnsIn('docs/a.md', text)).toEqual([]);
});

test.each([
  ['lib/a.ts', 'const x = 1;\n/** Reads it anew. */', 2],
  ['lib/a.ts', '/**\n * Reads it\n * anew.\n */', 3],
  ['lib/a.ts', 'x(); // Reads it anew.', 1],
  ['web/a.tsx', '{/* Reads it anew. */}', 1],
  ['graphql/schema.graphql', '"""\nReads it anew.\n"""\ntype A', 2],
  ['graphql/schema.graphql', 'type A {\n  "Reads it anew."\n  a: Int', 2],
  ['lib/a.test.ts', "test('reads it anew', () => {", 1],
  ['lib/a.test.ts', "test.each([1])(\n  'reads it anew',\n  () => {", 2],
  ['lib/a.test.ts', "])('reads it anew', () => {", 1],
  ['deploy/a.yaml', 'a: 1 # Reads it anew.', 1],
] as const)('finds a turn in %s: %j', (path, text, line) => {
  expect(refusedTurnsIn(path, text).map((each) => each.split(':')[1])).toEqual([String(line)]);
});

test('finds a turn across the lines of a comment', () => {
  expect(refusedTurnsIn('lib/a.ts', '/**\n * A queue of its\n * own.\n */')).toHaveLength(1);
});

test.each([
  ['lib/a.ts', "const anew = 'anew';"],
  ['docs/a.md', '```sh\nread anew\n```'],
  ['graphql/schema.graphql', 'type Anew { anew: Int }'],
])('passes code in %s: %j', (path, text) => {
  expect(refusedTurnsIn(path, text)).toEqual([]);
});
