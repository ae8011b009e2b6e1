import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath, headlessShell } from './testing/chromium.ts';

/**
 * `npm test` runs every check that a change has to pass, cheapest first; `npm run test:quick` runs the static checks
 * and the unit tests only. Prints the duration of each step. The last line counts the tests as Jest reported them, and
 * the exit code is 1 when any step failed.
 */

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  readonly name: string;
  /** Returns whether the step passed. */
  readonly run: () => boolean | Promise<boolean>;
  /** Part of `npm run test:quick`. */
  readonly quick?: true;
  /** Runs side by side with the step before it, which sometimes leaves a processor idle. */
  readonly beside?: true;
  /**
   * The name of an earlier step that this one needs: without its result, this step would only run into its time limits.
   */
  readonly needs?: string;
}

const root = join(import.meta.dirname, '..');
const total: Counts = { passed: 0, failed: 0, skipped: 0 };

async function run(
  command: string,
  args: readonly string[],
  stdout: 'inherit' | 'ignore' = 'inherit',
): Promise<boolean> {
  const env = { ...process.env, FORCE_COLOR: '0' };
  const [status] = (await once(
    spawn(command, args, { cwd: root, env, stdio: ['ignore', stdout, 'inherit'] }),
    'close',
  )) as [number | null];
  return status === 0;
}

const npm =
  (...args: readonly string[]) =>
  (): Promise<boolean> =>
    run('npm', ['run', '--silent', ...args]);

/** Runs an npm script that runs Jest, and adds the counts of Jest's report to the total. */
const jest =
  (script: string, ...args: readonly string[]) =>
  async (): Promise<boolean> => {
    const folder = mkdtempSync(join(tmpdir(), 'curbcast-test-'));
    const report = join(folder, 'report.json');
    try {
      const passed = await run('npm', [
        'run',
        '--silent',
        script,
        '--',
        '--silent',
        '--json',
        `--outputFile=${report}`,
        ...args,
      ]);
      if (!existsSync(report)) throw new Error(`${script} ended without a report`);
      const counts = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
      total.passed += counts['numPassedTests'] ?? 0;
      // A file that cannot be loaded has no tests to count, so the file itself counts as a failure.
      total.failed += (counts['numFailedTests'] ?? 0) + (counts['numRuntimeErrorTestSuites'] ?? 0);
      total.skipped += (counts['numPendingTests'] ?? 0) + (counts['numTodoTests'] ?? 0);
      return passed;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

/** Finds the browser for the tests. If none is found and CHROMIUM is not set, root installs Debian's headless one. */
async function findBrowser(): Promise<boolean> {
  const missing = process.env['CHROMIUM'] === undefined && !existsSync(headlessShell);
  if (missing && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']);
  }
  if (existsSync(chromiumPath())) return true;
  console.error('The browser tests need Chromium: install it (apt-get install chromium) or name one with CHROMIUM.');
  return false;
}

/** Checks that the committed generated files match the output of the schema and the documents, byte for byte. */
async function checkGeneratedCode(): Promise<boolean> {
  const files = [
    'graphql/generated/resolvers.ts',
    'web/src/gql/gql.ts',
    'web/src/gql/graphql.ts',
    'web/src/gql/index.ts',
    'web/src/gql/persisted-documents.json',
  ];
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const before = files.map(read);
  if (!(await run('npm', ['run', '--silent', 'codegen'], 'ignore'))) return false;
  const changed = files.filter((file, index) => read(file) !== before[index]);
  for (const file of changed) console.error(`${file} is out of date: run npm run codegen and commit it.`);
  return changed.length === 0;
}

const steps: readonly Step[] = [
  { name: 'browser', run: findBrowser },
  { name: 'generated code', run: checkGeneratedCode },
  { name: 'types', run: npm('typecheck'), quick: true },
  { name: 'lint', run: npm('lint'), quick: true, beside: true },
  { name: 'unit tests', run: jest('test:unit'), quick: true },
  { name: 'integration tests', run: jest('test:integration', '--maxWorkers=3') },
  {
    name: 'client build',
    run: () => run(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn']),
    beside: true,
  },
  // One Jest run keeps both processors busy: slow files of one kind run in parallel with those of another.
  { name: 'black box, browser and kill tests', run: jest('test:e2e'), needs: 'client build' },
];

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Node.js ${process.versions.node} is too old: use npm test, which runs the version of package.json.`);
  process.exit(1);
}

const quick = process.argv.includes('--quick');
const results: { readonly name: string; readonly passed: boolean; readonly seconds: number }[] = [];
const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1_000);
const begun = performance.now();
const running: Promise<void>[] = [];
for (const { name, run: runStep, beside, needs } of steps.filter((step) => !quick || step.quick)) {
  if (!beside) await Promise.all(running.splice(0));
  console.log(`\n=== ${name}`);
  if (results.some((result) => result.name === needs && !result.passed)) {
    console.error(`Left out: ${needs ?? ''} failed.`);
    results.push({ name, passed: false, seconds: 0 });
    continue;
  }
  const started = performance.now();
  const ended = async (): Promise<void> =>
    void results.push({ name, passed: await runStep(), seconds: secondsSince(started) });
  running.push(ended());
}
await Promise.all(running);

console.log('');
for (const { name, passed, seconds } of results)
  console.log(`${String(seconds).padStart(5)} s  ${passed ? 'ok    ' : 'FAILED'}  ${name}`);
console.log(`${String(secondsSince(begun)).padStart(5)} s  in all`);
const failedSteps = results.filter(({ passed }) => !passed).map(({ name }) => name);
if (failedSteps.length > 0) console.error(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(failedSteps.length > 0 ? 1 : 0);
