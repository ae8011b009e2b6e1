import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusalsIn, refusedWordsOf } from './refused-words.ts';

/** `npm run lint:words` refuses words that `docs/glossary.md` refuses, in code, documents and screens. */
const root = join(import.meta.dirname, '..');
const glossary = 'docs/glossary.md';
const skipped =
  /(?:^|\/)(?:node_modules|dist|generated|gql)(?:\/|$)|^data\/|package-lock\.json$|refused-words\.test\.ts$/u;

const words = refusedWordsOf(readFileSync(join(root, glossary), 'utf8'));
if (words.length === 0) throw new Error(`${glossary} has no table of refused words.`);
const files = '**/*.{ts,tsx,mjs,graphql,json,md,yml,py,html}';
const refusals = globSync(files, { cwd: root, exclude: (path) => skipped.test(path) })
  .filter((path) => path !== glossary && !skipped.test(path))
  .toSorted()
  .flatMap((path) => refusalsIn(words, path, readFileSync(join(root, path), 'utf8')));
for (const refusal of refusals) process.stderr.write(`${refusal}\n`);
process.exitCode = refusals.length === 0 ? 0 : 1;
