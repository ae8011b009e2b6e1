import { afterAll, beforeAll } from '@jest/globals';
import { createClient, signIn, type Client } from './client.ts';
import { eventually } from './eventually.ts';
import { buyStarterPack, testPaymentsSecret } from './payments.ts';
import type { ServerEngines } from './engines.ts';
import { createTestServer, type Settings, type TestServer } from './server.ts';

/** Set by the Jest project: each black-box test runs on both GraphQL servers. */
declare const GRAPHQL_SERVER: string | undefined;
export const graphqlServer = typeof GRAPHQL_SERVER === 'string' ? GRAPHQL_SERVER : 'yoga';

/** A registered user who is signed in. */
export interface TestUser extends Client {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

/** A running server with factories for its clients and users. */
export interface Fixture {
  readonly server: TestServer;
  /** A client without a session. */
  visitor(): Client;
  /** Registers a user and waits for the trial credits. */
  user(name?: string): Promise<TestUser>;
  /** Registers a user who buys the Starter Pack. */
  customer(name?: string): Promise<TestUser>;
  /** The first administrator, who used the one-time link; registered once per fixture. */
  admin(): Promise<TestUser>;
}

/** Raised rate limits; tests of the limits set their own. */
export const roomy: Settings = {
  RATE_LIMIT_ANONYMOUS: '100000',
  RATE_LIMIT_SIGNED_IN: '100000',
  TRUST_PROXY: '1',
  TEST_PAYMENTS_SECRET: testPaymentsSecret,
};

export const password = 'correct horse battery staple';
export const trialCredits = 3;
const startTime = 120_000;

/** Starts one server for all tests of a file and removes it afterwards. */
export function useFixture(settings: Settings = {}): Fixture {
  let fixture: Fixture | undefined;
  beforeAll(async () => {
    fixture = await startFixture(settings);
  }, startTime);
  afterAll(async () => {
    await fixture?.server.remove();
  }, startTime);
  const open = (): Fixture => {
    if (!fixture) throw new Error('The fixture opens before the first test');
    return fixture;
  };
  return {
    get server() {
      return open().server;
    },
    visitor: () => open().visitor(),
    user: (name) => open().user(name),
    customer: (name) => open().customer(name),
    admin: () => open().admin(),
  };
}

/** Starts a server, by default on its own engines. The caller removes the server and any engines it passed. */
export async function startFixture(settings: Settings = {}, engines?: ServerEngines): Promise<Fixture> {
  const server = await createTestServer({
    settings: { ...roomy, GRAPHQL_SERVER: graphqlServer, ...settings },
    ...(engines && { engines }),
  });
  await server.start();
  return fixtureOf(server);
}

/** Wraps a running server in a fixture. */
export function fixtureOf(server: TestServer): Fixture {
  let count = 0;
  let firstAdmin: Promise<TestUser> | undefined;
  const nextAddress = (): string => {
    count += 1;
    return `203.0.${Math.floor(count / 250)}.${(count % 250) + 1}`;
  };

  const register = async (email: string, name: string): Promise<TestUser> => {
    const client = createClient(server, nextAddress());
    const id = await signIn(client, { email, password, name, register: true });
    const someone = { ...client, id, email, password };
    await eventually('the trial credits', async () => (await creditsOf(someone)).available === trialCredits);
    return someone;
  };
  const user: Fixture['user'] = (name = `Robin Reyes`) =>
    register(`user-${count + 1}-${process.pid}@people.example`, name);

  return {
    server,
    visitor: () => createClient(server, nextAddress()),
    user,
    customer: async (name) => {
      const someone = await user(name);
      await buyStarterPack(someone);
      return someone;
    },
    admin: () => {
      firstAdmin ??= becomeAdmin(server, () => register(`admin-${process.pid}@curbcast.example`, 'Ada Admin'));
      return firstAdmin;
    },
  };
}

/** The first administrator's link of the latest start, which invalidated the earlier ones. */
export const firstAdminPath = (server: TestServer): string | undefined =>
  [...server.output().matchAll(/\/auth\/first-admin\?token=\S+/g)].at(-1)?.[0];

async function becomeAdmin(server: TestServer, register: () => Promise<TestUser>): Promise<TestUser> {
  const path = firstAdminPath(server);
  if (path === undefined) throw new Error('The start printed no link for the first administrator');
  const someone = await register();
  const { status, headers } = await someone.call('GET', path);
  if (status !== 302 || headers.get('location') !== '/admin')
    throw new Error(`The link for the first administrator answered ${status}`);
  return someone;
}

export interface Credits {
  readonly available: number;
  readonly held: number;
  readonly debt: number;
}

/** The credits of the signed-in user. */
export async function creditsOf(client: Client): Promise<Credits> {
  const { viewer } = await client.graphql<{ viewer: { account: Credits } | null }>(
    '{ viewer { account { available held debt } } }',
  );
  if (!viewer) throw new Error('The client has no session');
  return viewer.account;
}

/** The result of verifying a user's credit account against a replay of its history. */
export interface Verification {
  readonly readModelMatches: boolean;
  readonly differences: readonly string[];
  readonly chainIntact: boolean;
}

export async function verificationOf(admin: Client, userId: string): Promise<Verification> {
  const query = 'query ($id: ID!) { creditVerification(userId: $id) { readModelMatches differences chainIntact } }';
  return (await admin.graphql<{ creditVerification: Verification }>(query, { id: userId })).creditVerification;
}

/** The verification of a consistent account. */
export const sound: Verification = { readModelMatches: true, differences: [], chainIntact: true };
