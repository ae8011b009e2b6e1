import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Sentence } from './split.ts';

/** A test of a file; without a title the whole file. */
const test = z.strictObject({ file: z.string(), title: z.string().optional() });

const evidence = z.union([
  /** Where the sentence is built, and the tests that fail when it is not. */
  z.strictObject({ files: z.array(z.string()).min(1), tests: z.array(test).min(1) }),
  /** Why there is nothing to build: the sentence introduces others, or says what the source does not show. */
  z.strictObject({ nothing: z.string().min(10) }),
]);
export type Evidence = z.output<typeof evidence>;

const evidenceFile = z.record(z.string().regex(/^P[123]\.\d+\.\d+$/), evidence);
const sentenceFile = z.array(z.strictObject({ id: z.string(), text: z.string() }));

export interface Coverage {
  readonly sentences: readonly Sentence[];
  /** By the id of the sentence. */
  readonly evidence: ReadonlyMap<string, Evidence>;
}

/** Reads `docs/coverage` of the repository at `root`. Throws for a file that does not have its shape. */
export function readCoverage(root: string): Coverage {
  const json = (name: string): unknown => JSON.parse(readFileSync(join(root, 'docs/coverage', name), 'utf8'));
  return {
    sentences: sentenceFile.parse(json('sentences.json')),
    evidence: new Map(Object.entries(evidenceFile.parse(json('evidence.json')))),
  };
}

/** The sentences that nothing shows yet. */
export const openOf = ({ sentences, evidence: shown }: Coverage): readonly Sentence[] =>
  sentences.filter(({ id }) => !shown.has(id));

/** What the evidence names and the repository does not have; empty when all of it is there. */
export function missingOf({ sentences, evidence: shown }: Coverage, root: string): readonly string[] {
  const ids = new Set(sentences.map(({ id }) => id));
  const texts = new Map<string, string | undefined>();
  const textOf = (file: string): string | undefined => {
    if (!texts.has(file)) {
      const path = join(root, file);
      texts.set(file, existsSync(path) ? readFileSync(path, 'utf8').replaceAll(/\\(['"])/g, '$1') : undefined);
    }
    return texts.get(file);
  };
  return [...shown].flatMap(([id, found]) => [
    ...(ids.has(id) ? [] : [`${id}: no such sentence`]),
    ...('nothing' in found
      ? []
      : [
          ...found.files.filter((file) => !existsSync(join(root, file))).map((file) => `${id}: ${file}`),
          ...found.tests
            .filter(({ file, title }) => textOf(file)?.includes(title ?? '') !== true)
            .map(({ file, title }) => `${id}: ${file} "${title ?? ''}"`),
        ]),
  ]);
}

/** The table of `docs/coverage.md`. */
export function toMarkdown(coverage: Coverage): string {
  const { sentences, evidence: shown } = coverage;
  const open = openOf(coverage);
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const rows = sentences.map(({ id, text }) => {
    const found = shown.get(id);
    const told = text.replace(/^\| | \|$/g, '').replaceAll(' | ', ' · ');
    if (found === undefined) return `| ${id} | ${cell(told)} | **open** | |`;
    if ('nothing' in found) return `| ${id} | ${cell(told)} | ${cell(found.nothing)} | |`;
    const files = found.files.map((file) => `\`${file}\``).join('<br>');
    const tests = found.tests.map(({ file, title }) => `\`${file}\`${title === undefined ? '' : ` "${cell(title)}"`}`);
    return `| ${id} | ${cell(told)} | ${files} | ${tests.join('<br>')} |`;
  });
  return [
    '# Coverage of the specification',
    '',
    `Every sentence of the specification's three parts, where it is built, and the test that shows it. ${sentences.length - open.length} of ${sentences.length} sentences`,
    `are shown, ${open.length} are open. Open means that nobody has named its test yet, not that the product lacks it.`,
    '',
    'Made by `npm run coverage` from `docs/coverage`; do not edit it here. An id names part, section and place.',
    '',
    '| id | sentence | built in | test |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
