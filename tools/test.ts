import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm test`: everything that stands between a change and its landing, in order from cheap to dear.
 * Closes with one line that counts the tests of all runs; exits with 1 when any step failed.
 */

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const root = join(import.meta.dirname, '..');
const bin = (name: string): string => join(root, 'node_modules', '.bin', name);
const jest = [
  '--disable-warning=ExperimentalWarning',
  '--experimental-vm-modules',
  join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
];
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const broken: string[] = [];

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Node ${process.versions.node} is too old: run this with npm test, which uses the Node that comes with the packages.`,
  );
  process.exit(1);
}

function run(command: string, args: readonly string[], quiet = false): SpawnSyncReturns<string> {
  return spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: quiet ? 'pipe' : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, FORCE_COLOR: '0' },
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** One step with its name and its time. `work` gives true when it passed. */
function step(name: string, work: () => boolean): void {
  console.log(`\n=== ${name}`);
  const started = performance.now();
  const ok = work();
  console.log(`=== ${name}: ${ok ? 'ok' : 'FAILED'} (${Math.round((performance.now() - started) / 1_000)} s)`);
  if (!ok) broken.push(name);
}

const succeeds =
  (command: string, ...args: string[]) =>
  (): boolean =>
    run(command, args).status === 0;

/** Runs Jest and adds its counts. A run that ended without a report counts as one failure. */
function jestRun(...args: string[]): () => boolean {
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'curbcast-test-'));
    const report = join(folder, 'report.json');
    try {
      const { status } = run(process.execPath, [...jest, '--json', `--outputFile=${report}`, ...args], false);
      if (!existsSync(report)) {
        total.failed += 1;
        return false;
      }
      const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = JSON.parse(
        readFileSync(report, 'utf8'),
      ) as Record<string, number>;
      total.passed += numPassedTests ?? 0;
      total.failed += (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0);
      total.skipped += numPendingTests ?? 0;
      return status === 0;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

/** A browser for the tests: the one that CHROMIUM names, Debian's, or Debian's installed now where that is allowed. */
function findBrowser(): boolean {
  const wanted = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  if (existsSync(wanted)) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (existsSync(wanted)) return true;
  console.error('The browser tests need Chromium: install it (apt-get install chromium) or name one with CHROMIUM.');
  return false;
}

/** Generated files must be what the schema and the documents say, byte for byte. */
function generatedIsCurrent(): boolean {
  const files = [
    'graphql/generated/resolvers.ts',
    'web/src/gql/gql.ts',
    'web/src/gql/graphql.ts',
    'web/src/gql/index.ts',
    'web/src/gql/persisted-documents.json',
  ];
  const before = files.map((file) => readFileSync(join(root, file), 'utf8'));
  if (run(bin('graphql-codegen'), ['--config', 'codegen.yml'], true).status !== 0) return false;
  const changed = files.filter((file, index) => readFileSync(join(root, file), 'utf8') !== before[index]);
  for (const file of changed) console.error(`${file} is not up to date: run npm run codegen and commit it.`);
  return changed.length === 0;
}

step('browser', findBrowser);
step('generated code', generatedIsCurrent);
step('types', succeeds(bin('tsc'), '--noEmit'));
step(
  'lint',
  () =>
    run(bin('oxlint'), ['--type-aware', '.']).status === 0 &&
    run(process.execPath, ['tools/check-imports.ts']).status === 0,
);
step('client', succeeds(bin('vite'), 'build'));
step('unit, contract and property tests', jestRun('--config', 'jest.config.mjs', '--maxWorkers=2', '--silent'));
const e2e = (...args: string[]): (() => boolean) =>
  jestRun('--config', 'e2e/jest.config.mjs', '--silent', '--selectProjects', ...args);
step('process tests', e2e('process'));
step('black box tests', e2e('yoga', 'apollo'));
step('browser tests', e2e('browser'));
step('kill tests', e2e('kill'));

if (broken.length > 0) console.error(`\nFailed: ${broken.join(', ')}`);
// A step without tests of its own counts as one.
const steps = 5;
const failedSteps = broken.filter((name) => !name.includes('tests')).length;
console.log(
  `\n${total.passed + steps - failedSteps} passed, ${total.failed + failedSteps} failed, ${total.skipped} skipped`,
);
process.exit(broken.length > 0 ? 1 : 0);
