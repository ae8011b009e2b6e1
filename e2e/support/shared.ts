import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFixture, type RegisteredUser } from './fixture.ts';
import type { RunningServer, TestServer } from './server.ts';

/**
 * The servers that the files of a run share: one per GraphQL server, started when the first file asks for it. Jest's
 * own process keeps them, so that they outlive the workers and end with the run.
 */

/** The address of a shared server and its first administrator. */
export interface SharedServer extends RunningServer {
  readonly admin: Pick<RegisteredUser, 'email' | 'password'>;
}

const variable = 'E2E_SHARED_SERVERS';
const started = new Map<string, Promise<{ readonly server: TestServer; readonly told: SharedServer }>>();
let desk: Server | undefined;

/** Begins to answer `sharedServer`; called once, before the tests. */
export async function openSharedServers(): Promise<void> {
  desk = createServer((request, response) => {
    // A reused connection could be closed just as the next file sends a request on it.
    response.setHeader('connection', 'close');
    const graphqlServer = request.url?.slice(1) ?? '';
    let server = started.get(graphqlServer);
    if (!server) started.set(graphqlServer, (server = start(graphqlServer)));
    server.then(
      ({ told }) => response.end(JSON.stringify(told)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(desk, 'listening');
  process.env[variable] = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`;
}

export async function closeSharedServers(): Promise<void> {
  desk?.close();
  for (const starting of started.values()) await starting.then(({ server }) => server.remove()).catch(() => undefined);
}

async function start(graphqlServer: string) {
  // Two renderers, because several workers of Jest use the server at the same time. No test reads its output.
  const fixture = await startFixture({ GRAPHQL_SERVER: graphqlServer, RENDER_CONCURRENCY: '2', LOG_LEVEL: 'warn' });
  const { email, password } = await fixture.admin();
  const { server } = fixture;
  return { server, told: { url: server.url, folder: server.folder, admin: { email, password } } };
}

/** The server of the run that all files share; called by the tests. */
export async function sharedServer(graphqlServer: string): Promise<SharedServer> {
  const answer = await fetch(`${process.env[variable]}/${graphqlServer}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as SharedServer;
}
