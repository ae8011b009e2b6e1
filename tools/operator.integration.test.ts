import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { formatPosition } from '../event-store/stored-event.ts';
import { fillLog } from '../event-store/sqlite/testing/crashed-log.ts';
import { tempFolders } from '../lib/testing/temp-folders.ts';
import { helpOf, type OperatorVerb, operatorCommands } from './operator-commands.ts';

const newFolder = tempFolders();
const count = 1_200;

/** Runs an operator's command on a data folder that no server uses. */
function operate(
  dataDir: string,
  ...words: readonly string[]
): Promise<{ readonly code: number; readonly output: string }> {
  const args = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'operator.ts'), ...words];
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

const verdict =
  /Log: (\d+) events in .*, DAMAGED, good up to position (\d{16})\n.*Last good position: \2\. First bad position: (\d{16})\./;

test.each([
  ['that is cut off', (file: string) => truncateSync(file, Math.floor(statSync(file).size * 0.6))],
  [
    'whose pages are overwritten',
    (file: string) => {
      const bytes = readFileSync(file);
      for (const part of [0.5, 0.6, 0.7, 0.8]) {
        const at = Math.floor((bytes.length * part) / 4_096) * 4_096;
        bytes.fill(0xaa, at, at + 2 * 4_096);
      }
      writeFileSync(file, bytes);
    },
  ],
])('verify of a log file %s names the last good position and the first bad one', async (_, harm) => {
  const dataDir = newFolder();
  const folder = join(dataDir, 'log');
  await fillLog(folder, { count });
  harm(join(folder, 'log.sqlite'));
  const { code, output } = await operate(dataDir, 'verify');
  expect(code).toBe(1);
  const [, events, lastGood = '', firstBad] = verdict.exec(output) ?? [output];
  expect(Number(events)).toBeGreaterThan(50);
  expect(Number(events)).toBeLessThan(count);
  expect(lastGood).toBe(formatPosition(Number(events)));
  expect(firstBad).toBe(formatPosition(Number(events) + 1));
});

const verbs = Object.keys(operatorCommands) as OperatorVerb[];

test('every command has an npm script of its name', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  expect(verbs.filter((verb) => scripts[verb] !== `sh curbcast ${verb}`)).toEqual([]);
});

test.each(verbs)('the help of %s shows how it is called', (verb) => {
  const help = helpOf(verb);
  expect(help).toMatch(new RegExp(`^Use: curbcast ${verb}`));
  expect(help).toMatch(new RegExp(`Examples\\n {2}curbcast ${verb}`));
});

test('curbcast <command> --help prints the help of that command and exits with 0', async () => {
  expect(await operate(newFolder(), 'backup', '--help')).toEqual({ code: 0, output: `${helpOf('backup')}\n` });
});

test('curbcast without a command, or with an unknown one, does nothing and exits with 2', async () => {
  const folder = newFolder();
  const [none, unknown, help] = await Promise.all([
    operate(folder),
    operate(folder, 'verfy'),
    operate(folder, '--help'),
  ]);
  expect(none).toEqual({ code: 2, output: help.output });
  expect(help.code).toBe(0);
  for (const verb of verbs) expect(help.output).toContain(`  ${verb} `);
  expect(unknown).toEqual({ code: 2, output: 'There is no command verfy. curbcast --help lists them.\n' });
});

test('curbcast --json prints one object with the exit code and the lines', async () => {
  const folder = newFolder();
  const { code, output } = await operate(folder, 'verify', '--json');
  expect(code).toBe(2);
  expect(JSON.parse(output)).toEqual({
    command: 'verify',
    exitCode: 2,
    lines: [`There is no log in ${folder} (DATA_DIR). Nothing was read, checked or written.`],
  });
});

/** A backup is restored into an empty folder. */
test.each(verbs.filter((verb) => verb !== 'restore'))(
  '%s refuses a data folder without a log and leaves nothing there',
  async (verb) => {
    const parent = newFolder();
    const target = join(parent, 'backup');
    const [absent, empty] = [join(parent, 'absent'), join(parent, 'empty')];
    mkdirSync(empty);
    const [ofAbsent, ofEmpty] = await Promise.all([operate(absent, verb, target), operate(empty, verb, target)]);
    expect(ofAbsent).toEqual({
      code: 2,
      output: `There is no data folder ${absent} (DATA_DIR). Nothing was read, checked or written.\n`,
    });
    expect(ofEmpty).toEqual({
      code: 2,
      output: `There is no log in ${empty} (DATA_DIR). Nothing was read, checked or written.\n`,
    });
    expect([existsSync(absent), existsSync(target), readdirSync(empty)]).toEqual([false, false, []]);
  },
);
