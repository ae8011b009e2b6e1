import { afterAll, beforeAll } from '@jest/globals';
import { createClient, signIn, type Client } from './client.ts';
import { eventually } from './eventually.ts';
import { buyStarterPack, testPaymentsSecret } from './payments.ts';
import type { ServerEngines } from './engines.ts';
import { createTestServer, type Settings, type TestServer } from './server.ts';

/** Set by the Jest project: every black-box test runs on each GraphQL server. */
declare const GRAPHQL_SERVER: string | undefined;
export const graphqlServer = typeof GRAPHQL_SERVER === 'string' ? GRAPHQL_SERVER : 'yoga';

/** Someone with an account, signed in. */
export interface Someone extends Client {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

/** A running server and the people in it. */
export interface World {
  readonly server: TestServer;
  /** Somebody without a session. */
  visitor(): Client;
  /** A new user with the trial's credits. */
  user(name?: string): Promise<Someone>;
  /** A new user who also bought the Starter Pack. */
  customer(name?: string): Promise<Someone>;
  /** The first administrator, who took the role through the one-time link. */
  admin(): Promise<Someone>;
}

/** Roomy limits: tests of the limits set their own. */
export const roomy: Settings = {
  RATE_LIMIT_ANONYMOUS: '100000',
  RATE_LIMIT_SIGNED_IN: '100000',
  TRUST_PROXY: '1',
  TEST_PAYMENTS_SECRET: testPaymentsSecret,
};

export const password = 'correct horse battery staple';
export const trialCredits = 3;
const startTime = 120_000;

/** One server for the tests of a file, with settings of its own. */
export function useWorld(settings: Settings = {}): World {
  let world: World | undefined;
  beforeAll(async () => {
    world = await openWorld(settings);
  }, startTime);
  afterAll(async () => {
    await world?.server.remove();
  }, startTime);
  const open = (): World => {
    if (!world) throw new Error('The world opens before the first test');
    return world;
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

/**
 * Starts a server of its own, on engines of its own unless some are given; the caller removes it, and engines that it
 * gave.
 */
export async function openWorld(settings: Settings = {}, engines?: ServerEngines): Promise<World> {
  const server = await createTestServer({
    settings: { ...roomy, GRAPHQL_SERVER: graphqlServer, ...settings },
    ...(engines && { engines }),
  });
  await server.start();
  return peopleOf(server);
}

/** The people of a server. */
export function peopleOf(server: TestServer): World {
  let count = 0;
  let firstAdmin: Promise<Someone> | undefined;
  const nextAddress = (): string => {
    count += 1;
    return `203.0.${Math.floor(count / 250)}.${(count % 250) + 1}`;
  };

  const register = async (email: string, name: string): Promise<Someone> => {
    const client = createClient(server, nextAddress());
    const id = await signIn(client, { email, password, name, register: true });
    const someone = { ...client, id, email, password };
    await eventually('the trial credits', async () => (await creditsOf(someone)).available === trialCredits);
    return someone;
  };
  const user: World['user'] = (name = `Robin Reyes`) =>
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

/** The link that the latest start printed; it ended those of earlier ones. */
export const firstAdminPath = (server: TestServer): string | undefined =>
  [...server.output().matchAll(/\/auth\/first-admin\?token=\S+/g)].at(-1)?.[0];

async function becomeAdmin(server: TestServer, register: () => Promise<Someone>): Promise<Someone> {
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

/** The user's credits as every screen shows them. */
export async function creditsOf(client: Client): Promise<Credits> {
  const { viewer } = await client.graphql<{ viewer: { account: Credits } | null }>(
    '{ viewer { account { available held debt } } }',
  );
  if (!viewer) throw new Error('The client has no session');
  return viewer.account;
}

/** What a replay of a user's whole credit history says, as an administrator sees it. */
export interface Verification {
  readonly readModelMatches: boolean;
  readonly differences: readonly string[];
  readonly chainIntact: boolean;
}

export async function verificationOf(admin: Client, userId: string): Promise<Verification> {
  const query = 'query ($id: ID!) { creditVerification(userId: $id) { readModelMatches differences chainIntact } }';
  return (await admin.graphql<{ creditVerification: Verification }>(query, { id: userId })).creditVerification;
}

/** The verification of an account where all is well. */
export const sound: Verification = { readModelMatches: true, differences: [], chainIntact: true };
