import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a command and returns its output. Rejects when it can't be run, fails, or exceeds `timeout` ms. */
export async function run(command: string, args: readonly string[], timeout: number, cwd?: string): Promise<string> {
  const { stdout } = await execute(command, args, {
    timeout,
    maxBuffer: 16 * 1024 * 1024,
    ...(cwd !== undefined && { cwd }),
  });
  return stdout;
}

/** True when the command can be run and exits with 0. */
export async function works(command: string, ...args: readonly string[]): Promise<boolean> {
  return run(command, args, 15_000).then(
    () => true,
    () => false,
  );
}

const underWay = new Map<string, Promise<string>>();

/**
 * Returns the cached folder of a download, which `fill` creates once. An interrupted download is restarted. Rejects
 * when `fill` does.
 */
export function fetched(cacheFolder: string, name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const known = underWay.get(name) ?? fetch(cacheFolder, name, fill);
  underWay.set(name, known);
  return known;
}

async function fetch(cacheFolder: string, name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(cacheFolder, name);
  const mark = join(folder, '.complete');
  if (existsSync(mark)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await fill(folder);
  writeFileSync(mark, '');
  return folder;
}
