import { run, works } from './fetched.ts';
import type { Engine } from './engine.ts';

const root = new URL('../../', import.meta.url).pathname;

export interface ComposeEngineOptions {
  readonly name: string;
  /** The service in docker-compose.yml. */
  readonly service: string;
  readonly settings: Engine['settings'];
  /** Asks the running server for its version. */
  readonly version: () => Promise<string>;
}

/**
 * Starts a service of the project's docker-compose.yml under a project name and with volumes for tests only. Undefined
 * without a Docker engine or `docker compose`; rejects when the service does not start.
 */
export async function composeEngine({
  name,
  service,
  settings,
  version,
}: ComposeEngineOptions): Promise<Engine | undefined> {
  if (!(await works('docker', 'info')) || !(await works('docker', 'compose', 'version'))) return undefined;
  const project = ['--project-name', `curbcast-test-${service}`];
  const files = ['--file', 'docker-compose.yml', '--file', 'docker-compose.engines.yml'];
  const compose = (...args: readonly string[]): Promise<string> =>
    run('docker', ['compose', ...files, ...project, ...args], 600_000, root);
  const up = async (): Promise<void> => void (await compose('up', '--detach', '--wait', service));
  const stop = async (): Promise<void> => void (await compose('down', '--volumes', '--timeout', '10'));
  // Removes what an interrupted earlier run left behind.
  await stop();
  await up();
  return {
    name,
    version: await version(),
    settings,
    start: up,
    stop,
    kill: async () => void (await compose('kill', '--signal', 'SIGKILL', service)),
  };
}
