import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import {
  createGateway,
  createLimits,
  createLiveHub,
  createSocketRegistry,
  type GatewayServices,
  type GatewaySettings,
  type RequestTimeouts,
} from '../index.ts';
import { uncounted, unguarded } from './security.ts';

/** A listening gateway whose services are doubles. */
export interface TestGateway {
  readonly url: string;
  /** The port for monitoring. */
  readonly operatorsUrl: string;
  readonly services: GatewayServices;
  /** Errors that the gateway reported to the log. */
  readonly faults: readonly unknown[];
  stop(): Promise<void>;
}

/** Parts of the services that a test needs. */
export type Doubles = { readonly [Name in keyof GatewayServices]?: Partial<GatewayServices[Name]> };

export interface TestGatewayOptions {
  readonly services?: Doubles;
  readonly settings?: Partial<GatewaySettings>;
  readonly timeouts?: RequestTimeouts;
  /** Texts of the client's operations. */
  readonly documents?: readonly string[];
}

/** The cookie of a user's session: the session double reads the user id from it. */
export const cookieOf = (userId: string): string => `sid=${userId}`;

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Throws an error with the name of a service that the test uses but did not provide. */
const provided = <Face extends object>(what: string, parts: Partial<Face>): Face =>
  new Proxy(parts, {
    get: (target, name) => {
      if (!(name in target) && name !== 'then') throw new Error(`This test has no ${what}.${String(name)}`);
      return Reflect.get(target, name) as unknown;
    },
  }) as Face;

/** Starts a gateway on a free port. */
export async function startTestGateway({
  services: given = {},
  settings = {},
  timeouts,
  documents = [],
}: TestGatewayOptions = {}): Promise<TestGateway> {
  const webRoot = mkdtempSync(join(tmpdir(), 'curbcast-web-'));
  mkdirSync(join(webRoot, 'assets'));
  for (const shell of ['index.html', 'index.es.html'])
    writeFileSync(join(webRoot, shell), '<meta nonce="__CSP_NONCE__"><title>Curbcast</title><!--viewer-->');
  writeFileSync(
    join(webRoot, 'routes.json'),
    JSON.stringify({ '/': {}, '/pricing': {}, '/dashboard': {}, '/admin': {}, '/admin/users/:id/credits': {} }),
  );
  mkdirSync(join(webRoot, '.pages'));
  writeFileSync(join(webRoot, '.pages', 'pages.json'), '{"/":{"en":"home.html","es":"home.html"}}');
  writeFileSync(
    join(webRoot, '.pages', 'home.html'),
    '<meta nonce="__CSP_NONCE__"><h1>For visitors of __PUBLIC_URL__</h1>',
  );
  for (const name of ['sitemap.xml', 'robots.txt']) writeFileSync(join(webRoot, '.pages', name), '__PUBLIC_URL__');
  writeFileSync(join(webRoot, 'assets', 'app.js'), 'export {};');
  writeFileSync(join(webRoot, '.hidden'), 'secret');
  const faults: unknown[] = [];
  const reader = { get: async () => undefined, getMany: async () => [], query: async () => [], count: async () => 0 };
  const projections = provided<GatewayServices['projections']>('projections', {
    status: async () => [],
    waitFor: async () => true,
    reader: () => reader as never,
  });
  const live = createLiveHub({ onChanged: () => () => undefined, projections });
  const services = {
    limits: createLimits(),
    sockets: createSocketRegistry(),
    projections,
    live,
    commands: provided<GatewayServices['commands']>('commands', {
      users: provided<GatewayServices['commands']['users']>('commands.users', {
        userState: async () => ({ admin: false }) as never,
      }),
    }),
    providers: provided<GatewayServices['providers']>('providers', {}),
    sessions: provided<GatewayServices['sessions']>('sessions', {
      read: async (cookie) => {
        const userId = /sid=([\w-]+)/.exec(cookie ?? '')?.[1];
        return userId === undefined ? undefined : ({ id: `session-${userId}`, userId } as never);
      },
      onRevoked: () => () => undefined,
      endedAmong: async () => [],
    }),
    now: Date.now,
    policy: unguarded,
    monitor: uncounted,
    ...given,
    platform: {
      engines: async () => [],
      logHead: async () => '0',
      logFinding: () => undefined,
      filesProblem: async () => undefined,
      processes: () => [],
      frozen: () => [],
      isStopping: () => false,
      metrics: async () => 'up 1\n',
      eventContract: () => ({}),
      ...given.platform,
    },
    payments: { receiveWebhook: async () => undefined, ...given.payments },
    samples: {
      listings: [],
      policy: "default-src 'none'",
      page: () => undefined,
      image: async () => undefined,
      ...given.samples,
    },
    signIn: {
      settings: { domain: 'http://localhost/oidc', clientId: 'curbcast', embedded: true },
      issuer: () => Promise.resolve('http://localhost/oidc/'),
      ...given.signIn,
    },
  } satisfies Doubles;
  const gateway = await createGateway({
    services: provided<GatewayServices>('services', services as Partial<GatewayServices>),
    settings: {
      publicUrl: 'http://localhost',
      graphqlServer: 'yoga',
      trustProxy: 0,
      adminEmailDomain: 'curbcast.example',
      product: {
        version: '1',
        supportEmail: 'a@curbcast.example',
        salesEmail: 'b@curbcast.example',
        privacyUrl: 'https://curbcast.example/p',
        ethicsUrl: 'https://curbcast.example/e',
      },
      bundleValidity: null,
      emailBlastSold: false,
      translates: false,
      twinClonesVoice: false,
      twinHasSample: false,
      arrangesVideos: true,
      deletionGrace: 7 * 24 * 3_600_000,
      alsoOrigins: [],
      safelist: false,
      webRoot,
      ...settings,
    },
    stripe: false,
    ...(timeouts && { timeouts }),
    documents: new Map(documents.map((text) => [hashOf(text), text])),
    onError: (error) => faults.push(error),
    onAnswered: () => undefined,
  });
  const port = await gateway.listen(0, '127.0.0.1');
  const operatorsPort = await gateway.listenForOperators(0, '127.0.0.1');
  return {
    operatorsUrl: `http://127.0.0.1:${operatorsPort}`,
    url: `http://127.0.0.1:${port}`,
    services: services as unknown as GatewayServices,
    faults,
    stop: async () => {
      await gateway.close(AbortSignal.timeout(100));
      live.close();
      rmSync(webRoot, { recursive: true });
    },
  };
}
