import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
/** The image of the compose files. */
export const image = 'curbcast:1.0.0';
/** The port of the first project of this run; others take the next ones. */
export const firstPort = Number(process.env['CONTAINERS_PORT'] ?? 3901);
const repository = resolve(import.meta.dirname, '../..');

export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs a command and returns its output, whether it succeeds or not. */
async function ran(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<Ran> {
  return execute(command, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code?: number; stdout?: string; stderr?: string }) => ({
      code: error.code ?? 1,
      output: `${error.stdout ?? ''}${error.stderr ?? ''}`,
    }),
  );
}

/** A clone of the repository that Compose runs as a project of this test. */
export interface ComposeProject {
  readonly name: string;
  /** The clone. */
  readonly folder: string;
  readonly url: string;
  /** `docker compose …`; throws with the output when it fails. */
  compose(...args: readonly string[]): Promise<string>;
  /** The same for a command that may fail. */
  tryCompose(...args: readonly string[]): Promise<Ran>;
  docker(...args: readonly string[]): Promise<string>;
  /** Writes settings into the file `.env` of the clone. */
  set(settings: Readonly<Record<string, string>>): void;
  /** Writes a file of Compose beside the committed ones. */
  write(file: string, content: string): void;
  /** Replaces the content of one volume with that of another, both of this project unless they name another. */
  copyVolume(from: string, to: string): Promise<void>;
  /** Removes containers and volumes, and the clone. */
  remove(): Promise<void>;
}

export interface ComposeOptions {
  readonly name: string;
  /** The port of the product on this machine. */
  readonly port: number;
}

/** Builds the image of a clone, unless CONTAINERS_IMAGE names an existing one. */
export async function prepareImage(project: ComposeProject): Promise<void> {
  const given = process.env['CONTAINERS_IMAGE'];
  if (given === undefined) await project.compose('--file', 'docker-compose.yml', 'build', 'product');
  else if (given !== image) await project.docker('tag', given, image);
}

/** Clones only the committed files into a new folder, because a stranger has nothing else. */
export async function cloneProject({ name, port }: ComposeOptions): Promise<ComposeProject> {
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-containers-'));
  const clone = join(folder, 'curbcast');
  const env: NodeJS.ProcessEnv = Object.fromEntries(
    // Only the variables that lead to the engine: the settings of this shell are not the product's.
    Object.entries(process.env).filter(([key]) => /^(?:PATH|HOME|DOCKER_\w+|BUILDX_\w+)$/.test(key)),
  );
  env['COMPOSE_PROJECT_NAME'] = name;
  const must = async (command: string, args: readonly string[], cwd = clone): Promise<string> => {
    const { code, output } = await ran(command, args, cwd, env);
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
    return output;
  };
  await must('git', ['clone', '--quiet', repository, clone], folder);
  const volumeOf = (volume: string): string => (volume.includes('/') ? volume.replace('/', '_') : `${name}_${volume}`);
  const project: ComposeProject = {
    name,
    folder: clone,
    url: `http://localhost:${port}`,
    compose: (...args) => must('docker', ['compose', ...args]),
    tryCompose: (...args) => ran('docker', ['compose', ...args], clone, env),
    docker: (...args) => must('docker', args),
    set: (settings) =>
      appendFileSync(
        join(clone, '.env'),
        Object.entries(settings)
          .map(([key, value]) => `${key}=${value}\n`)
          .join(''),
      ),
    write: (file, content) => writeFileSync(join(clone, file), content),
    copyVolume: async (from, to) => {
      const mounts = ['--volume', `${volumeOf(from)}:/from:ro`, '--volume', `${volumeOf(to)}:/to`];
      const copy = 'find /to -mindepth 1 -delete && cp -a /from/. /to/ && chown --reference=/from /to';
      await must('docker', ['run', '--rm', '--user', '0', ...mounts, image, 'sh', '-c', copy]);
    },
    remove: async () => {
      await ran('docker', ['compose', '--profile', 'embedded', '--profile', 'roles', 'down', '--volumes'], clone, env);
      const { output } = await ran('docker', ['volume', 'ls', '--quiet', '--filter', `name=^${name}_`], folder, env);
      const left = output.split('\n').filter((volume) => volume.startsWith(`${name}_`));
      if (left.length > 0) await ran('docker', ['volume', 'rm', ...left], folder, env);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  project.set({ HTTP_PORT: String(port) });
  return project;
}
