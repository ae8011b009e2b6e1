import { randomInt, randomUUID } from 'node:crypto';
import { type Client, createClient, signIn, useIdToken } from './client.ts';
import { eventually } from './eventually.ts';
import type { ServerEngines } from './engines.ts';
import { idTokenFor } from './identity.ts';
import { buyStarterPack, testPaymentsSecret } from './payments.ts';
import { createTestServer, type RunningServer, type Settings, type TestServer } from './server.ts';

/** A user who is signed in. */
export interface TestUser extends Client {
  readonly id: string;
  readonly email: string;
}

/** A user with a password at the embedded provider. */
export interface RegisteredUser extends TestUser {
  readonly password: string;
}

/** A running server with factories for its clients and users. */
export interface Fixture<Server extends RunningServer = TestServer> {
  readonly server: Server;
  /** A client without a session. */
  visitor(): Client;
  /** Signs in a new user and waits for the trial credits. */
  user(name?: string): Promise<TestUser>;
  /** Like `user`, through the pages of the embedded provider, whose passwords are slow to hash by design. */
  registered(name?: string): Promise<RegisteredUser>;
  /** Signs in a new user who buys the Starter Pack. */
  customer(name?: string): Promise<TestUser>;
  /** The first administrator, signed in once per fixture. */
  admin(): Promise<RegisteredUser>;
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

/** Starts a server, by default on its own engines. The caller removes the server and any engines it passed. */
export async function startFixture(settings: Settings = {}, engines?: ServerEngines): Promise<Fixture> {
  const server = await createTestServer({
    settings: { ...roomy, ...settings },
    ...(engines && { engines }),
  });
  await server.start();
  return fixtureOf(server, becomeAdmin(server));
}

/** Wraps a running server in a fixture; `signInAdmin` signs in its first administrator. */
export function fixtureOf<Server extends RunningServer>(
  server: Server,
  signInAdmin: (client: Client) => Promise<RegisteredUser>,
): Fixture<Server> {
  let administrator: Promise<RegisteredUser> | undefined;
  const visitor = (): Client => createClient(server, randomAddress());
  const withTrialCredits = async <User extends TestUser>(someone: User): Promise<User> => {
    await eventually('the trial credits', async () => (await creditsOf(someone)).available === trialCredits);
    return someone;
  };
  const user: Fixture['user'] = async (name = 'Robin Reyes') => {
    const [client, email] = [visitor(), newEmail()];
    const id = await useIdToken(client, await idTokenFor(server, { email, name }));
    return withTrialCredits({ ...client, id, email });
  };

  return {
    server,
    visitor,
    user,
    registered: async (name = 'Robin Reyes') => withTrialCredits(await register(visitor(), newEmail(), name)),
    customer: async (name) => {
      const someone = await user(name);
      await buyStarterPack(someone);
      return someone;
    },
    admin: () => (administrator ??= signInAdmin(visitor())),
  };
}

const newEmail = (domain = 'people.example'): string => `user-${randomUUID()}@${domain}`;
/** Each client has its own address, and so its own rate limit. */
const randomAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

async function register(client: Client, email: string, name: string): Promise<RegisteredUser> {
  const id = await signIn(client, { email, password, name, register: true });
  return { ...client, id, email, password };
}

/** The first administrator's link of the latest start, which invalidated the earlier ones. */
export const firstAdminPath = (server: TestServer): string | undefined =>
  [...server.output().matchAll(/\/auth\/first-admin\?token=\S+/g)].at(-1)?.[0];

/** Registers a user who becomes the first administrator by the link that the server printed. */
export const becomeAdmin =
  (server: TestServer) =>
  async (client: Client): Promise<RegisteredUser> => {
    const path = firstAdminPath(server);
    if (path === undefined) throw new Error('The start printed no link for the first administrator');
    const someone = await register(client, newEmail('curbcast.example'), 'Ada Admin');
    const { status, headers } = await someone.call('GET', path);
    if (status !== 302 || headers.get('location') !== '/admin')
      throw new Error(`The link for the first administrator answered ${status}`);
    return someone;
  };

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
  const query =
    'query ($id: ID!) { auditVerdict(kind: CREDITS, id: $id) { readModelMatches differences chainIntact } }';
  return (await admin.graphql<{ auditVerdict: Verification }>(query, { id: userId })).auditVerdict;
}

/** The verification of a consistent account. */
export const sound: Verification = { readModelMatches: true, differences: [], chainIntact: true };
