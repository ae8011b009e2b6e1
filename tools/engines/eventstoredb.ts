import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import { type ChannelCredentials, credentials, Metadata } from '@grpc/grpc-js';
import { parseAddress } from '../../event-store/eventstoredb/connection-string.ts';
import { composeEngine } from './compose.ts';
import type { Engine, FindEngine } from './engine.ts';
import { createServerProcess, freePort } from './server-process.ts';

const name = 'EventStoreDB';
const composedPort = 2113;
const url = (port: number): string => `esdb://127.0.0.1:${port}?tls=false`;

/**
 * Finds an EventStoreDB: the one in EVENTSTORE_URL, the service of docker-compose.yml, or the stand-in in its own
 * process, because no package registry ships a server.
 */
export const findEventStoreDb: FindEngine = async () =>
  (await named()) ?? (await composed()) ?? startEventStoreDbStandIn();

async function named(): Promise<Engine | undefined> {
  const address = process.env['EVENTSTORE_URL'];
  if (address === undefined || address === '') return undefined;
  const notOurs = (): Promise<never> =>
    Promise.reject(new Error("The EventStoreDB that EVENTSTORE_URL names is not this test's to start and stop"));
  return {
    name,
    version: `${await versionAt(address)} (EVENTSTORE_URL)`,
    settings: { EVENTSTORE_URL: address },
    kill: notOurs,
    start: notOurs,
    stop: async () => {},
  };
}

function composed(): Promise<Engine | undefined> {
  return composeEngine({
    name,
    service: 'eventstore',
    settings: { EVENTSTORE_URL: url(composedPort) },
    version: () => versionOf(composedPort),
  });
}

/**
 * Starts the stand-in on a free port with a journal that survives a kill. `stalling` adds occasional stalls of 0.7 to 3
 * s.
 */
export async function startEventStoreDbStandIn(pace?: 'stalling'): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-eventstoredb-'));
  const port = await freePort();
  const main = join(import.meta.dirname, 'eventstoredb-stand-in', 'process.ts');
  const server = createServerProcess({
    name,
    command: process.execPath,
    args: [
      '--disable-warning=ExperimentalWarning',
      main,
      String(port),
      join(folder, 'journal'),
      ...(pace ? [pace] : []),
    ],
    cwd: folder,
    logFile: join(folder, 'server.log'),
    ready: () => versionOf(port),
  });
  await server.start();
  return {
    name,
    version: await versionOf(port),
    settings: { EVENTSTORE_URL: url(port) },
    kill: server.kill,
    start: server.start,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the version of the first server of a connection string. Rejects after five seconds without an answer. */
function versionAt(address: string): Promise<string> {
  const {
    endpoints: [endpoint],
    secure,
    authorityFile,
  } = parseAddress(address);
  const channel = secure
    ? credentials.createSsl(authorityFile === undefined ? null : readFileSync(authorityFile))
    : credentials.createInsecure();
  return askVersion(`${endpoint?.host}:${endpoint?.port}`, channel, 5_000);
}

/** Requests the version over an insecure connection to a local port. Rejects after one second without an answer. */
const versionOf = (port: number): Promise<string> =>
  askVersion(`127.0.0.1:${port}`, credentials.createInsecure(), 1_000);

function askVersion(target: string, channel: ChannelCredentials, ms: number): Promise<string> {
  const client = new features.ServerFeaturesClient(target, channel);
  return new Promise<string>((resolve, reject) => {
    client.getSupportedMethods(
      new shared.Empty(),
      new Metadata(),
      { deadline: Date.now() + ms },
      (error: Error | null, methods?: SupportedMethods) => {
        client.close();
        if (error || !methods) reject(error ?? new Error('No answer'));
        else resolve(methods.getEventStoreServerVersion());
      },
    );
  });
}
