import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { composeEngine } from './compose.ts';
import type { Engine, FindEngine, FindEngineOptions, Missing } from './engine.ts';
import { fetched, run, works } from './fetched.ts';
import { createMongodProxy } from './mongod-proxy.ts';
import { createServerProcess, freePort } from './server-process.ts';

const name = 'MongoDB';
const secantus = 'SecantusDB';
const secantusVersion = '0.7.0b3';
const fetchTimeout = 300_000;

/**
 * Finds a MongoDB: the one in MONGODB_URL, the service of docker-compose.yml, SecantusDB (another vendor's server with
 * the same protocol, from Python's package index), or the mongod that mongodb-memory-server downloads.
 */
export const findMongoDb: FindEngine = async ({ cacheFolder }) =>
  (await named(ordinary)) ??
  (await composed()) ??
  (await startSecantus({ cacheFolder })) ??
  (await downloaded(cacheFolder)) ??
  missing;

const missing: Missing = {
  name,
  missing:
    'there is no Docker engine, no python3 with venv and its package index, and no mongod can be downloaded: set MONGODB_URL to the address of a MongoDB, e.g. mongodb://localhost:27017/?directConnection=true',
};

/**
 * Finds a standalone MongoDB, without a replica set and so without transactions: the one in MONGODB_STANDALONE_URL, or
 * SecantusDB.
 */
export const findMongoDbAlone: FindEngine = async ({ cacheFolder }) => {
  const found = (await named(alone)) ?? (await startSecantus({ cacheFolder, standalone: true }));
  if (!found)
    return {
      name: alone.name,
      missing: `there is no python3 with venv and its package index: set ${alone.variable} to the address of a mongod that is no replica set`,
    };
  const [url] = Object.values(found.settings);
  return { ...found, name: alone.name, settings: { [alone.variable]: url ?? '' } };
};

interface Kind {
  readonly name: string;
  /** The variable with the address of an existing server. */
  readonly variable: string;
}

const ordinary: Kind = { name, variable: 'MONGODB_URL' };
const alone: Kind = { name: 'MongoDB alone', variable: 'MONGODB_STANDALONE_URL' };

async function named({ name, variable }: Kind): Promise<Engine | undefined> {
  const url = process.env[variable];
  if (url === undefined || url === '') return undefined;
  const notOurs = (): Promise<never> =>
    Promise.reject(new Error(`The server that ${variable} names is not this test's to start and stop`));
  return {
    name,
    version: await versionOf(url),
    settings: { [variable]: url },
    kill: notOurs,
    start: notOurs,
    stop: async () => {},
  };
}

function composed(): Promise<Engine | undefined> {
  // A direct connection: the replica set names its member by a host that only the other containers know.
  const url = 'mongodb://localhost:27017/?directConnection=true';
  return composeEngine({ name, service: 'mongodb', settings: { MONGODB_URL: url }, version: () => versionOf(url) });
}

/** Whether it is the MongoDB that `startSecantus` started. */
export const isSecantus = (engine: Engine | Missing): boolean =>
  engine.name === name && 'version' in engine && engine.version.startsWith(secantus);

export interface SecantusOptions extends FindEngineOptions {
  /** Starts it without a replica set: no transactions, no retryable writes. */
  readonly standalone?: boolean;
}

/**
 * Starts SecantusDB on a free port with an empty folder. It is durable across kills and supports the `failCommand`
 * failpoint. The address is that of a proxy that refuses what a real mongod refuses. Undefined when Python or the
 * package is not available.
 */
export async function startSecantus({ cacheFolder, standalone = false }: SecantusOptions): Promise<Engine | undefined> {
  const command = await fetchSecantus(cacheFolder).catch(() => undefined);
  if (command === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-mongodb-'));
  const port = await freePort();
  const proxy = await createMongodProxy({ target: port });
  const url = `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`;
  const server = createServerProcess({
    name,
    command,
    args: [
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--storage-path',
      join(folder, 'data'),
      '--sync-on-commit',
      '--enable-test-commands',
      ...(standalone ? ['--standalone'] : []),
    ],
    cwd: folder,
    logFile: join(folder, 'server.log'),
    ready: () => versionOf(url),
  });
  await server.start();
  return {
    name,
    version: `${secantus} ${secantusVersion}, which speaks as MongoDB ${await versionOf(url)}`,
    settings: { MONGODB_URL: url },
    kill: server.kill,
    start: server.start,
    async stop() {
      await proxy.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function fetchSecantus(cacheFolder: string): Promise<string> {
  const folder = await fetched(cacheFolder, `secantusdb-${secantusVersion}`, async (into) => {
    await run('python3', ['-m', 'venv', into], fetchTimeout);
    await run(
      join(into, 'bin', 'python'),
      ['-m', 'pip', 'install', '--quiet', '--pre', `${secantus}==${secantusVersion}`],
      fetchTimeout,
    );
  });
  const command = join(folder, 'bin', 'secantusd-py');
  if (!(await works(command, '--help'))) throw new Error(`${command} does not run`);
  return command;
}

async function downloaded(cacheFolder: string): Promise<Engine | undefined> {
  const { MongoMemoryReplSet } = await import('mongodb-memory-server');
  const server = await MongoMemoryReplSet.create({
    binary: { downloadDir: cacheFolder },
    replSet: { count: 1, storageEngine: 'wiredTiger' },
  }).catch(() => undefined);
  if (!server) return undefined;
  const url = server.getUri();
  const kill = (): Promise<never> =>
    Promise.reject(new Error("mongodb-memory-server can't be killed and started again with its data"));
  return {
    name,
    version: await versionOf(url),
    settings: { MONGODB_URL: url },
    kill,
    start: kill,
    stop: async () => void (await server.stop({ doCleanup: true })),
  };
}

/** Returns the version that the server reports. Rejects after two seconds without an answer. */
async function versionOf(url: string): Promise<string> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 2_000, connectTimeoutMS: 2_000 });
  try {
    const { version } = await client.db('admin').command({ buildInfo: 1 });
    return String(version);
  } finally {
    await client.close();
  }
}
