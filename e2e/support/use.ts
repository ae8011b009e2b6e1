import { afterAll, beforeAll } from '@jest/globals';
import { signIn } from './client.ts';
import { fixtureOf, startFixture, type Fixture } from './fixture.ts';
import type { RunningServer, Settings } from './server.ts';
import { sharedServer } from './shared.ts';

/** Set by the Jest project: the tests of the API run on both GraphQL servers. */
declare const GRAPHQL_SERVER: string | undefined;
export const graphqlServer = typeof GRAPHQL_SERVER === 'string' ? GRAPHQL_SERVER : 'yoga';

const startTime = 300_000;

/**
 * The server that all files of the run share, with separate users for this file. Other files use it at the same time,
 * so a test may look only at data of its own users.
 */
export function useFixture(): Fixture<RunningServer> {
  return opened(async () => {
    const { admin, ...server } = await sharedServer(graphqlServer);
    return fixtureOf(server, async (client) => ({ ...client, ...admin, id: await signIn(client, admin) }));
  });
}

/** Starts a server for the tests of this file alone: they stop it, count all its users or need other settings. */
export function useOwnServer(settings: Settings = {}): Fixture {
  const fixture = opened(() => startFixture({ GRAPHQL_SERVER: graphqlServer, ...settings }));
  afterAll(() => fixture.server.remove(), startTime);
  return fixture;
}

/** Opens the fixture before the first test. */
function opened<Server extends RunningServer>(open: () => Promise<Fixture<Server>>): Fixture<Server> {
  let fixture: Fixture<Server> | undefined;
  beforeAll(async () => {
    fixture = await open();
  }, startTime);
  const use = (): Fixture<Server> => {
    if (!fixture) throw new Error('The fixture opens before the first test');
    return fixture;
  };
  return {
    get server() {
      return use().server;
    },
    visitor: () => use().visitor(),
    user: (name) => use().user(name),
    registered: (name) => use().registered(name),
    customer: (name) => use().customer(name),
    admin: () => use().admin(),
  };
}
