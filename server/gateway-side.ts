import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createPaymentWebhook, type CommandService } from '../command-service/index.ts';
import {
  renderSampleListing,
  sampleImage,
  sampleListingPolicy,
  sampleListings,
} from '../command-service/providers/index.ts';
import type { Config } from '../config/index.ts';
import { startBackgroundCheck } from '../event-store/index.ts';
import {
  createClientAddress,
  createGateway,
  createLimits,
  createLiveHub,
  createSocketRegistry,
  DEFAULT_LIMITS,
  type GatewayServices,
} from '../graphql/index.ts';
import { asyncApiDocument, awaitedByCommands, ProjectionUnavailable } from '../projection-service/index.ts';
import { openAuditor } from './auditor.ts';
import type { Engines } from './engines.ts';
import type { EventStreams } from './event-stream.ts';
import { createSignInLimits, DEFAULT_SIGN_IN_LIMITS, openFirstAdmin, openIdentity } from '../identity/index.ts';
import type { ProcessTelemetry } from './telemetry/index.ts';
import { watchForProxy } from './proxy-warning.ts';
import type { Providers } from './providers.ts';
import type { ReadSide } from './read-side.ts';

/** Graceful shutdown: the timeout of requests in flight, in milliseconds. */
const stopGrace = 10_000;
const accountWait = 2_000;
/** Timeout of the check for an administrator at the start, in milliseconds. */
const administratorWait = 10_000;
const lookAgainMs = 50;
const builtClient = fileURLToPath(new URL('../dist/web/', import.meta.url));
const packageFile = new URL('../package.json', import.meta.url);
const documentsFile = new URL('../web/src/gql/persisted-documents.json', import.meta.url);

export interface GatewaySideOptions {
  readonly config: Config;
  readonly engines: Engines;
  readonly logger: Logger;
  readonly processTelemetry: ProcessTelemetry;
  readonly providers: Providers;
  readonly readSide: ReadSide;
  readonly commandSide: CommandService;
  /** Absent where another process publishes the log. */
  readonly streams: EventStreams | undefined;
  readonly now: () => number;
}

/**
 * The public side for users and administrators: sign-in, pages, REST, GraphQL and live messages. Listens when
 * it resolves.
 */
export async function openGatewaySide({
  config,
  engines,
  logger,
  processTelemetry,
  providers,
  readSide: { projections, onChanged },
  commandSide,
  streams,
  now,
}: GatewaySideOptions) {
  const { commands } = commandSide;
  const { publicUrl } = config;
  const { eventStore, rawLog, logFolder } = engines;
  const limits = createLimits({
    general: { ...DEFAULT_LIMITS.general, points: config.RATE_LIMIT_ANONYMOUS },
    signedIn: { ...DEFAULT_LIMITS.signedIn, points: config.RATE_LIMIT_SIGNED_IN },
    scripts: { ...DEFAULT_LIMITS.scripts, points: config.SCRIPTS_PER_DAY },
  });
  const signInLimits = createSignInLimits({
    registrations: { ...DEFAULT_SIGN_IN_LIMITS.registrations, points: config.registrationLimit },
  });
  const identity = await openIdentity({
    settings: {
      publicUrl,
      folder: join(config.DATA_DIR, 'identity'),
      issuer: config.OIDC_ISSUER,
      clientId: config.OIDC_CLIENT_ID,
      audience: config.OIDC_AUDIENCE,
      sessionTtl: config.SESSION_TTL,
      sessionSecret: config.SESSION_SECRET,
      adminEmails: config.ADMIN_EMAILS,
      adminEmailDomain: config.ADMIN_EMAIL_DOMAIN,
      registrationVerifies: config.development,
    },
    sessionStore: engines.sessions,
    users: commands.users,
    limits: signInLimits,
    logger,
    addressOf: createClientAddress(config.TRUST_PROXY),
    seen: async (position) => {
      await projections.waitFor(awaitedByCommands, position, accountWait);
    },
  });
  const administratorIsKnown = async (): Promise<boolean> => {
    const isUpToDate = await projections.waitFor(['users'], await rawLog.head(), administratorWait);
    return !isUpToDate || (await projections.reader('users').count('users', 'byRole', { isAdmin: true })) > 0;
  };
  /** With shared read models, this process may start before the process that builds them. */
  const mayHaveAdministrator = async (): Promise<boolean> => {
    for (const until = performance.now() + administratorWait; ; await sleep(lookAgainMs)) {
      try {
        return await administratorIsKnown();
      } catch (error) {
        if (!(error instanceof ProjectionUnavailable) || performance.now() > until) throw error;
      }
    }
  };
  const firstAdmin = openFirstAdmin({
    folder: config.DATA_DIR,
    adminEmails: config.ADMIN_EMAILS,
    canVerifyAddresses: config.development || config.OIDC_ISSUER !== undefined,
    users: commands.users,
    now,
    hasAdministrator: () => mayHaveAdministrator().catch(() => true),
  });

  const live = createLiveHub({ onChanged, projections });
  const sockets = createSocketRegistry();
  const version = await readVersion();
  let contract: object | undefined;
  const check = logFolder === undefined ? undefined : watchLog(logFolder, logger);
  const lookForProxy = watchForProxy(config.TRUST_PROXY, (sentence) => logger.warn(sentence));
  let stopping = false;
  const counts = new Map<string, number>();

  const services: GatewayServices = {
    commands,
    commandSide,
    providers,
    projections,
    auditor: openAuditor({ eventStore, rawLog, projections, now }),
    live,
    presenterFile: providers.presenterFile,
    picture: (url) => providers.web.fetchImage(url),
    samples: sampleListings.map(({ slug, title, addressLine, path, coverPath }) => ({
      id: slug,
      title,
      address: addressLine,
      url: `${publicUrl}${path}`,
      imageUrl: coverPath,
    })),
    sessions: identity.sessions,
    signIn: identity.signIn,
    adminSignIn: identity.adminSignIn,
    firstAdmin,
    isNamedAdministrator: identity.isNamedAdministrator,
    limits,
    signInSettings: identity.signInSettings,
    issuer: identity.issuer,
    receivePaymentEvent: createPaymentWebhook(providers.payments, commands.payments),
    ...(providers.testPayments === undefined
      ? {}
      : {
          testPayments: (request) =>
            providers.testPayments?.handle(request) ?? Promise.resolve(new Response(null, { status: 404 })),
        }),
    sampleFiles: {
      policy: sampleListingPolicy(),
      page: (slug) => renderSampleListing(slug, publicUrl),
      image: async (slug, name) => sampleImage(slug, Number(name.replace(/\.jpg$/, ''))),
    },
    ...(identity.embedded === undefined
      ? {}
      : {
          identityProvider: {
            path: identity.embedded.path,
            handle: (request, response) => identity.embedded?.handler(request, response) ?? Promise.resolve(),
          },
        }),
    sockets,
    logFinding: () => check?.finding(),
    isStopping: () => stopping,
    engines: async () => [
      ...engines.info,
      ...(streams?.info ?? []),
      {
        port: 'identity',
        name: identity.embedded ? 'Embedded OpenID provider' : (config.OIDC_ISSUER ?? ''),
        external: !identity.embedded,
      },
      ...(await providers.engines()),
    ],
    metrics: async () =>
      processTelemetry.metrics({
        projections: await projections.status(),
        streams: (await streams?.status()) ?? [],
        commands: {
          processes: commandSide.processes(),
          conflicts: commandSide.conflicts(),
          frozen: commandSide.frozen().length,
        },
        gateway: { subscriptions: live.size(), sockets: sockets.size(), answers: counts },
      }),
    eventContract: () =>
      (contract ??= asyncApiDocument({ source: publicUrl, version, contact: { email: config.SUPPORT_EMAIL } })),
    logHead: () => rawLog.head(),
    now,
  };

  const gateway = await createGateway({
    telemetry: processTelemetry.telemetry,
    services,
    settings: {
      publicUrl,
      graphqlServer: config.GRAPHQL_SERVER,
      trustProxy: config.TRUST_PROXY,
      adminEmailDomain: config.ADMIN_EMAIL_DOMAIN,
      product: {
        version,
        supportEmail: config.SUPPORT_EMAIL,
        salesEmail: config.SALES_EMAIL,
        privacyUrl: config.PRIVACY_URL,
        ethicsUrl: config.ETHICS_URL,
      },
      bundleValidity: config.BUNDLE_VALIDITY,
      emailBlastSold: config.EMAIL_BLAST_ADDON,
      alsoOrigins: loopbackTwin(publicUrl),
      safelist: config.GRAPHQL_SAFELIST === 'on',
      ...(config.METRICS_TOKEN === undefined ? {} : { metricsToken: config.METRICS_TOKEN }),
      webRoot: config.WEB_ROOT === undefined ? builtClient : resolve(config.WEB_ROOT),
    },
    stripe: providers.testPayments === undefined,
    ...(identity.embedded ? {} : { issuerOrigin: new URL(config.OIDC_ISSUER ?? publicUrl).origin }),
    documents: await readDocuments(),
    onError: (error, requestId) => logger.error({ err: error, requestId }, 'A request failed'),
    onAnswered: (request, response, requestId, milliseconds) => {
      lookForProxy(request.headers);
      const status = String(response.statusCode);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      logger.debug(
        {
          requestId,
          method: request.method,
          path: (request.url ?? '').split('?', 1)[0],
          status: response.statusCode,
          ms: Math.round(milliseconds),
        },
        'answered',
      );
    },
  });
  const port = await gateway.listen(config.PORT, config.HOST);

  return {
    services,
    firstAdmin,
    port,
    embedded: identity.embedded,
    stop: async () => {
      stopping = true;
      check?.stop();
      await gateway.close(stopGrace);
      live.close();
    },
    /** Stopped after all its callers. */
    close: async () => {
      identity.embedded?.close();
      await identity.sessions.close();
    },
  };
}

export type GatewaySide = Awaited<ReturnType<typeof openGatewaySide>>;

/** Verifies the embedded log continuously in the background. */
function watchLog(
  folder: string,
  logger: Logger,
): { readonly finding: () => string | undefined; readonly stop: () => void } {
  let finding: string | undefined;
  const stop = startBackgroundCheck(folder, {
    onResult: (verification) => {
      finding = verification.ok ? undefined : verification.findings.join(' ');
      if (finding !== undefined) logger.error({ finding, lastGood: verification.lastGood }, 'The log is damaged');
    },
    onError: (error) => logger.warn({ err: error }, 'Verification of the log failed'),
  });
  return { finding: () => finding, stop };
}

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
