/**
 * The map of the specification to files and tests.
 *
 * `npm run coverage` checks it, writes docs/coverage.md and names what is open; exits with 1 when a named file or test
 * is missing. `npm run coverage -- --complete` also exits with 1 when a sentence is open.
 * `npm run coverage -- --split FOLDER` reads the sentences from the three parts of the specification in the folder.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { missingOf, openOf, readCoverage, toMarkdown } from './coverage.ts';
import { split } from './split.ts';

const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { split: { type: 'string' }, complete: { type: 'boolean', default: false } } });

if (values.split !== undefined) {
  const folder = values.split;
  const parts = readdirSync(folder)
    .filter((name) => /^\d{3}_.*\.txt$/.test(name))
    .sort((a, b) => (a < b ? -1 : 1));
  const sentences = parts.flatMap((name, index) => split(`P${index + 1}`, readFileSync(join(folder, name), 'utf8')));
  writeFileSync(join(root, 'docs/coverage/sentences.json'), `${JSON.stringify(sentences, null, 2)}\n`);
}

const coverage = readCoverage(root);
const missing = missingOf(coverage, root);
const open = openOf(coverage);
writeFileSync(join(root, 'docs/coverage.md'), toMarkdown(coverage));
for (const { id, text } of open) console.log(`open ${id} ${text}`);
for (const each of missing) console.error(`missing ${each}`);
console.log(
  `${coverage.sentences.length - open.length} of ${coverage.sentences.length} sentences are shown, ${open.length} are open.`,
);
if (missing.length > 0 || (values.complete && open.length > 0)) process.exit(1);
