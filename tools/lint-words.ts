import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusedTurnsIn } from './refused-turns.ts';
import { refusalsIn, refusedWordsOf } from './refused-words.ts';

/** `npm run lint:words` refuses the words of `docs/glossary.md` and the turns of phrase of `refused-turns.ts`. */
const root = join(import.meta.dirname, '..');
const glossary = 'docs/glossary.md';
const skipped =
  /(?:^|\/)(?:node_modules|dist|generated|gql)(?:\/|$)|^data\/|package-lock\.json$|refused-(?:words|turns)(?:\.test)?\.ts$/u;

const words = refusedWordsOf(readFileSync(join(root, glossary), 'utf8'));
if (words.length === 0) throw new Error(`${glossary} has no table of refused words.`);
const files = '**/*.{ts,tsx,mjs,graphql,css,json,jsonc,md,yml,yaml,toml,py,sh,html}';
const refusals = globSync(files, { cwd: root, exclude: (path) => skipped.test(path) })
  .filter((path) => path !== glossary && !skipped.test(path))
  .toSorted()
  .flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return [...refusalsIn(words, path, text), ...refusedTurnsIn(path, text)];
  });
for (const refusal of refusals) process.stderr.write(`${refusal}\n`);
process.exitCode = refusals.length === 0 ? 0 : 1;
