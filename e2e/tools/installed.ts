import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { test } from '@jest/globals';

const run = promisify(execFile);
/** Everything is installed below this folder, once. */
const cache = join(import.meta.dirname, '../../node_modules/.cache/curbcast-tools');

/** A program of another project, ready to run. */
export interface Tool {
  /** The path of the program. */
  readonly path: string;
}

type Install = (folder: string) => Promise<string>;

/** Installs a Python package of an exact version in a separate environment. @returns the path of its program */
export const fromPyPi =
  (requirement: string, program: string): Install =>
  async (folder) => {
    const path = join(folder, 'bin', program);
    if (existsSync(path)) return path;
    await run('python3', ['-m', 'venv', folder]);
    await run(join(folder, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', requirement]);
    return path;
  };

/** Installs npm packages of exact versions in a separate folder. @returns the path of a file in it */
export const fromNpm =
  (packages: readonly string[], file: string): Install =>
  async (folder) => {
    const path = join(folder, 'node_modules', file);
    if (existsSync(path)) return path;
    await run('npm', ['install', '--silent', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, ...packages]);
    return path;
  };

/**
 * Builds a Go program of an exact version. If its generated code needs a library, the folder `module` beside it is a
 * module that has the library.
 *
 * @returns the path of the program
 */
export const fromGo =
  (module: string, program: string, library?: string): Install =>
  async (folder) => {
    const path = join(folder, program);
    const env = { ...process.env, GOBIN: folder, GOFLAGS: '-modcacherw' };
    if (!existsSync(path)) await run('go', ['install', module], { env });
    const cwd = join(folder, 'module');
    if (library === undefined || existsSync(join(cwd, 'go.sum'))) return path;
    mkdirSync(cwd, { recursive: true });
    if (!existsSync(join(cwd, 'go.mod'))) await run('go', ['mod', 'init', 'job'], { cwd, env });
    await run('go', ['get', library], { cwd, env });
    return path;
  };

/** The reason why a program failed: its output. */
const reasonOf = (error: unknown): string => {
  const { stderr, stdout } = (error ?? {}) as { readonly stderr?: unknown; readonly stdout?: unknown };
  return [stdout, stderr, String(error)].find((text) => typeof text === 'string' && text.trim() !== '') as string;
};

/**
 * A test with a tool of another project. Where it can't be installed (no network, no Python, Go or Java), the test is
 * skipped with a note; with `REQUIRED_TOOLS=all` it fails.
 */
export function withTool(name: string, install: Install, what: string, work: (tool: Tool) => Promise<void>): void {
  test(`${name} ${what}`, async () => {
    const folder = join(cache, name);
    mkdirSync(folder, { recursive: true });
    let path: string;
    try {
      path = await install(folder);
    } catch (error) {
      if (process.env['REQUIRED_TOOLS'] === 'all') throw error;
      process.stderr.write(`NOT TRIED: ${name} could not be installed: ${reasonOf(error).trim().slice(0, 500)}\n`);
      return;
    }
    await work({ path });
  });
}

/** Runs a program to its end. Rejects with all of its output when it fails. */
export async function output(program: string, args: readonly string[], cwd?: string): Promise<string> {
  try {
    // Lets programs find those installed beside them.
    const env = { ...process.env, PATH: `${dirname(program)}:${process.env['PATH'] ?? ''}` };
    const { stdout } = await run(program, [...args], { maxBuffer: 64 * 1024 * 1024, env, ...(cwd ? { cwd } : {}) });
    return stdout;
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error });
  }
}
