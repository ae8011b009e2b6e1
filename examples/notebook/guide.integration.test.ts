import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

/**
 * The Python and the SQL of the analyst's guide, on a folder of JSON lines. `ANALYST_TOOLS=python,duckdb` names the
 * required tools, as in CI; otherwise a test without its tool is skipped, and its name says so. DuckDB comes from
 * Python's package index: `python3 -m pip install duckdb`. `ANALYST_PYTHON` names another Python.
 */
const python = process.env['ANALYST_PYTHON'] ?? 'python3';
const required = (process.env['ANALYST_TOOLS'] ?? '').split(',');
const guide = readFileSync(join(import.meta.dirname, '../../docs/analyst-guide.md'), 'utf8');
const blockOf = (language: string): string =>
  new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'm').exec(guide)?.[1] ?? '';

const answers = (code: string): boolean => spawnSync(python, ['-c', code]).status === 0;
const tools = {
  python: { is: answers('import sys; assert sys.version_info >= (3, 9)'), missing: 'Python 3.9 or later is not here' },
  duckdb: { is: answers('import duckdb'), missing: 'the package duckdb of Python is not here' },
} as const;

/** A test with its tool. Without the tool, a skipped test that names it, or a failing one if the tool is required. */
function testWith(tool: keyof typeof tools, name: string, run: () => void): void {
  const { is, missing } = tools[tool];
  if (is || required.includes(tool)) test(name, run);
  else test.skip(`${name}: NOT TESTED, ${missing}`, () => undefined);
}

const record = (id: string, type: string, data: object): string =>
  JSON.stringify({
    id,
    type: `curbcast.${type}.v1`,
    time: '2026-11-20T09:00:00.000Z',
    partitionkey: 'ann',
    subject: `x-${id}`,
    data,
  });
const entry = (id: string, cents: number): string =>
  record(id, 'BookEntry', {
    lines: [
      { account: 'deferred_revenue', cents },
      { account: 'revenue', cents: -cents },
    ],
  });
const topics: Readonly<Record<string, readonly string[]>> = {
  'curbcast.books.v1': [entry('b1', 17_750), entry('b2', 2_662), entry('b1', 17_750)],
  'curbcast.videos.v1': [
    record('v1', 'VideoRequested', { videoId: '1', template: 'lender' }),
    record('v2', 'VideoRequested', { videoId: '2', template: 'residential' }),
    record('v3', 'VideoRequested', { videoId: '3', template: 'residential' }),
    record('v4', 'VideoCompleted', { videoId: '3' }),
  ],
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'curbcast-analyst-'));
  for (const [topic, records] of Object.entries(topics)) {
    mkdirSync(join(folder, topic));
    writeFileSync(join(folder, topic, '2026-11-20.jsonl'), `${records.join('\n')}\n`);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

testWith('python', 'the Python of the guide reads all topics, each event once', () => {
  writeFileSync(join(folder, 'read.py'), blockOf('python'));
  expect(execFileSync(python, [join(folder, 'read.py'), folder], { encoding: 'utf8' })).toBe(
    'curbcast.books.v1 2\ncurbcast.videos.v1 4\nrevenue 204.12\n',
  );
});

testWith('duckdb', 'the SQL of the guide reads all topics with DuckDB, each event once', () => {
  const run = `
import duckdb, json, sys
statements = [each for each in sys.stdin.read().split(';') if each.strip()]
answers = [duckdb.sql(each) for each in statements]
rows = [[list(map(str, row)) for row in each.fetchall()] for each in answers if each is not None]
print(json.dumps([each for each in rows if each]))
`;
  const answer = execFileSync(python, ['-c', run], { cwd: folder, input: blockOf('sql'), encoding: 'utf8' });
  expect(JSON.parse(answer)).toEqual([
    [
      ['curbcast.books.v1', '2'],
      ['curbcast.videos.v1', '4'],
    ],
    [
      ['deferred_revenue', '204.12'],
      ['revenue', '-204.12'],
    ],
    [
      ['lender', '1'],
      ['residential', '2'],
    ],
  ]);
});
