import { existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCommandService } from '../command-service/index.ts';
import { renderSampleListing, sampleImage, sampleListingPolicy, sampleListings } from '../command-service/providers/index.ts';
import { ConfigurationError, readConfig, type Config } from '../config/index.ts';
import { eventRegistry } from '../domain/events.ts';
import { LogCorrupted, LogUnavailable, openSqliteEventStore, openSqliteKeyRing, startBackgroundCheck, withCodec } from '../event-store/index.ts';
import { createClientAddress, createGateway, createLimits, createLiveHub, createSocketRegistry, DEFAULT_LIMITS, type GatewayServices } from '../graphql/index.ts';
import { openSqliteReadStore, projectors, startProjections, type AccountDocument, type Announcement } from '../projection-service/index.ts';
import { openAuditor } from './auditor.ts';
import { openFirstAdmin } from './first-admin.ts';
import { openIdentity } from './identity.ts';
import { createLogger } from './logger.ts';
import { serveControl } from './operations/control.ts';
import { openProviders } from './providers.ts';

/** How long requests in hand may take to finish when the server stops, in milliseconds. */
const stopGrace = 10_000;
const accountWait = 2_000;
const builtClient = fileURLToPath(new URL('../dist/web/', import.meta.url));
const packageFile = new URL('../package.json', import.meta.url);
const documentsFile = new URL('../web/src/gql/persisted-documents.json', import.meta.url);

/** Starts the product and keeps it running until the process is told to stop. Says on standard error why it can't. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    const config = readConfig(environment);
    const stop = await compose(config);
    let stopping = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        // The second time somebody is in a hurry.
        if (stopping) process.exit(1);
        stopping = true;
        stop().then(() => process.exit(0), () => process.exit(1));
      });
    }
  } catch (error) {
    const known = error instanceof ConfigurationError || error instanceof LogCorrupted || error instanceof LogUnavailable || isAddressInUse(error);
    process.stderr.write(`Curbcast could not start.\n${known && error instanceof Error ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  }
}

const isAddressInUse = (error: unknown): boolean => error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');

/** Puts the rooms of the house together; gives the function that closes them in order. */
async function compose(config: Config): Promise<() => Promise<void>> {
  const logger = createLogger(config.LOG_LEVEL);
  const { DATA_DIR: dataDir, publicUrl } = config;
  mkdirSync(dataDir, { recursive: true });
  const now = Date.now;

  const rawLog = await openSqliteEventStore({ folder: join(dataDir, 'log') });
  const keyRing = await openSqliteKeyRing({ folder: join(dataDir, 'keys') });
  const eventStore = withCodec(rawLog, { registry: eventRegistry, keyRing });
  const readStore = await openSqliteReadStore({ folder: join(dataDir, 'read-models') });

  const changeListeners = new Set<(announcement: Announcement) => void>();
  const projections = await startProjections({
    eventStore,
    readStore,
    projectors,
    logger,
    eventsAfter: (position) => eventStore.eventsAfter(position),
    onChanged: (announcement) => {
      for (const listener of changeListeners) listener(announcement);
    },
  });
  const onChanged = (listener: (announcement: Announcement) => void) => {
    changeListeners.add(listener);
    return () => changeListeners.delete(listener);
  };

  let receive: GatewayServices['receivePaymentEvent'] | undefined;
  const providers = await openProviders({
    config,
    deliverPaymentEvent: async (body, signature) => {
      if (!receive) return { status: 503 };
      await receive(body, signature);
      return { status: 200 };
    },
  });

  const commands = startCommandService({
    eventStore,
    registry: eventRegistry,
    ...providers,
    media: { folder: providers.mediaFolder, fetchImage: (url) => providers.web.fetchImage(url) },
    now,
    renderTimeout: config.RENDER_TIMEOUT,
    bundleValidity: config.BUNDLE_VALIDITY,
    expiryDue: async (at, limit) => {
      const rows = await projections.reader('credits').query('accounts', { index: 'byExpiry', equal: { expires: true }, limit });
      return rows.filter(({ doc }) => (doc as object as AccountDocument).nextExpiry !== null && Number(doc['nextExpiry']) <= at).map(({ id }) => id);
    },
    onError: (process, error, event) => logger.error({ err: error, process, event: event?.id, type: event?.type }, 'A process has to try again'),
  });

  receive = async (body, signature) => {
    const { paymentId, id } = providers.payments.parseWebhook(body, signature);
    if (paymentId === undefined) return;
    await commands.syncPayment(paymentId, 'provider', { actor: { kind: 'provider', id: providers.payments.name }, correlationId: `webhook-${id}` });
  };

  const limits = createLimits({
    general: { ...DEFAULT_LIMITS.general, points: config.RATE_LIMIT_ANONYMOUS },
    signedIn: { ...DEFAULT_LIMITS.signedIn, points: config.RATE_LIMIT_SIGNED_IN },
  });
  const readModels = ['users', 'credits'] as const;
  const identity = await openIdentity({
    config,
    commands,
    limits,
    logger,
    addressOf: createClientAddress(config.TRUST_PROXY),
    seen: async (position) => {
      await projections.waitFor(readModels, position, accountWait);
    },
  });
  const firstAdmin = await openFirstAdmin({
    config,
    commands,
    markVerified: async (email) => {
      await identity.embedded?.accounts.markVerified(email);
    },
  });

  const live = createLiveHub({ onChanged, projections });
  let finding: string | undefined;
  let stopping = false;
  const counts = new Map<string, number>();
  const stopCheck = startBackgroundCheck(join(dataDir, 'log'), {
    onResult: (verification) => {
      finding = verification.ok ? undefined : verification.findings.join(' ');
      if (finding !== undefined) logger.error({ finding, lastGood: verification.lastGood }, 'The log is damaged');
    },
    onError: (error) => logger.warn({ err: error }, 'The log could not be checked'),
  });

  const services: GatewayServices = {
    commands,
    projections,
    auditor: openAuditor({ eventStore, rawLog, projections, now }),
    live,
    presenterFile: providers.presenterFile,
    picture: (url) => providers.web.fetchImage(url),
    samples: sampleListings.map(({ slug, title, addressLine, path, coverPath }) => ({ id: slug, title, address: addressLine, url: `${publicUrl}${path}`, imageUrl: coverPath })),
    sessions: identity.sessions,
    signIn: identity.signIn,
    adminSignIn: identity.adminSignIn,
    ...(firstAdmin === undefined ? {} : { firstAdmin }),
    limits,
    signInSettings: identity.signInSettings,
    receivePaymentEvent: receive,
    ...(providers.testPayments === undefined ? {} : { testPayments: (request) => providers.testPayments?.handle(request) ?? Promise.resolve(new Response(null, { status: 404 })) }),
    sampleFiles: {
      policy: sampleListingPolicy(),
      page: (slug) => renderSampleListing(slug, publicUrl),
      image: async (slug, name) => sampleImage(slug, Number(name.replace(/\.jpg$/, ''))),
    },
    ...(identity.embedded === undefined ? {} : { identityProvider: { path: identity.embedded.path, handle: (request, response) => identity.embedded?.handler(request, response) ?? Promise.resolve() } }),
    sockets: createSocketRegistry(),
    logFinding: () => finding,
    isStopping: () => stopping,
    requestCounts: () => counts,
    engines: async () => [
      { port: 'event store', name: 'SQLite', external: false },
      { port: 'read store', name: 'SQLite', external: false },
      { port: 'identity', name: identity.embedded ? 'Embedded OpenID provider' : (config.OIDC_ISSUER ?? ''), external: !identity.embedded },
      ...(await providers.engines()),
    ],
    logHead: () => rawLog.head(),
    now,
  };

  const gateway = await createGateway({
    services,
    settings: {
      publicUrl,
      graphqlServer: config.GRAPHQL_SERVER,
      trustProxy: config.TRUST_PROXY,
      adminEmailDomain: config.ADMIN_EMAIL_DOMAIN,
      product: { version: await readVersion(), supportEmail: config.SUPPORT_EMAIL, salesEmail: config.SALES_EMAIL, privacyUrl: config.PRIVACY_URL, ethicsUrl: config.ETHICS_URL },
      bundleValidity: config.BUNDLE_VALIDITY,
      alsoOrigins: loopbackTwin(publicUrl),
      introspection: environmentIsOpen(),
      webRoot: config.WEB_ROOT === undefined ? builtClient : resolve(config.WEB_ROOT),
    },
    stripe: providers.testPayments === undefined,
    ...(identity.embedded ? {} : { issuerOrigin: new URL(config.OIDC_ISSUER ?? publicUrl).origin }),
    documents: await readDocuments(),
    onError: (error, requestId) => logger.error({ err: error, requestId }, 'A request failed'),
    onAnswered: (request, response, requestId, milliseconds) => {
      const status = String(response.statusCode);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      logger.debug({ requestId, method: request.method, path: (request.url ?? '').split('?', 1)[0], status: response.statusCode, ms: Math.round(milliseconds) }, 'answered');
    },
  });
  const port = await gateway.listen(config.PORT, config.HOST);
  const control = serveControl({ dataDir, eventStore, projections, payments: providers.payments }, (error) => logger.error({ err: error }, 'An operation failed'));
  await announce(config, port, services, identity.embedded);

  return async () => {
    stopping = true;
    stopCheck();
    control.close();
    await gateway.close(stopGrace);
    live.close();
    await commands.stop();
    await projections.stop();
    await providers.testPayments?.close();
    identity.embedded?.close();
    await identity.sessions.close();
    await readStore.close();
    await eventStore.close();
    await keyRing.close();
  };
}

/** Introspection helps development and tools; a production deployment has no use for it. */
const environmentIsOpen = (): boolean => process.env['NODE_ENV'] !== 'production';

/** A browser on this machine may call it by name or by address. */
function loopbackTwin(publicUrl: string): readonly string[] {
  const url = new URL(publicUrl);
  if (url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') return [];
  return ['localhost', '127.0.0.1'].map((host) => `${url.protocol}//${host}${url.port === '' ? '' : `:${url.port}`}`);
}

async function readDocuments(): Promise<ReadonlyMap<string, string>> {
  if (!existsSync(documentsFile)) return new Map();
  const documents = JSON.parse(await readFile(documentsFile, 'utf8')) as Record<string, string>;
  return new Map(Object.entries(documents).map(([hash, text]) => [hash.replace(/^sha256:/, ''), text]));
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { readonly version: string };
  return version;
}

/** Says where the product is, what is embedded and what is real, and how to become the first administrator. */
async function announce(config: Config, port: number, services: GatewayServices, embedded: Awaited<ReturnType<typeof openIdentity>>['embedded']): Promise<void> {
  const address = config.PORT === 0 ? `http://${config.HOST}:${port}` : config.publicUrl;
  const lines = [`Curbcast is ready on ${address}`, ''];
  for (const { port: name, name: what, external, problem } of await services.engines()) {
    lines.push(`  ${name.padEnd(12)} ${what} (${external ? 'external' : 'embedded'})${problem === undefined ? '' : ` - ${problem}`}`);
  }
  if (services.firstAdmin) {
    lines.push('', `To become the first administrator, sign in with an address at ${config.ADMIN_EMAIL_DOMAIN}, then open once:`, `  ${config.publicUrl}/auth/first-admin?token=${services.firstAdmin.token}`);
  }
  if (embedded) {
    for (const email of config.ADMIN_EMAILS) {
      const account = await embedded.accounts.findByEmail(email);
      if (!account?.emailVerified) lines.push('', `To set the password of the administrator ${email}, open within the hour:`, `  ${await embedded.setupLink(email)}`);
    }
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}
