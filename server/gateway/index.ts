import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Commands, CommandService } from '../../command-service/index.ts';
import type { Config } from '../../config/index.ts';
import {
  createGateway,
  createSecurityMonitor,
  followPolicy,
  type GatewaySettings,
  type PolicyFollower,
} from '../../graphql/index.ts';
import type { Engines } from '../engines.ts';
import type { EventStreams } from '../event-stream.ts';
import type { Blacklist } from '../operations/operation.ts';
import type { Providers } from '../providers.ts';
import type { ReadSide } from '../read-side.ts';
import type { ProcessTelemetry } from '../telemetry/index.ts';
import { patience } from '../patience.ts';
import { readVersion } from '../version.ts';
import { builtClient, readDocuments } from './build.ts';
import { openGatewayIdentity } from './identity.ts';
import { startLogCheck } from './log-check.ts';
import { watchForProxy } from './proxy-warning.ts';
import { createServices } from './services.ts';

/** The slices of the configuration that the gateway reads. */
type GatewayConfig = Pick<
  Config,
  'server' | 'product' | 'data' | 'telemetry' | 'identity' | 'payments' | 'video' | 'limits' | 'derived'
>;

export interface GatewaySideOptions {
  readonly settings: GatewayConfig;
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
export async function openGatewaySide(options: GatewaySideOptions) {
  const { settings, engines, logger, processTelemetry, providers, readSide, commandSide, now } = options;
  const { server, identity: identitySettings, derived } = settings;
  const version = await readVersion();
  const policy = await followPolicy({
    eventStore: engines.eventStore,
    now,
    onError: (error) => logger.warn({ err: error }, 'The security policy waits for the log'),
  });
  const monitor = createSecurityMonitor({
    counters: engines.securityCounters,
    report: (...call) => commandSide.commands.security.reportIncidents(...call),
    alertKey: engines.deriveKey('security alerts'),
    now,
    onError: (error) => logger.warn({ err: error }, 'Security figures wait for their store'),
  });
  const identity = await openGatewayIdentity({
    settings,
    engines,
    logger,
    commands: commandSide.commands,
    projections: readSide.projections,
    policy,
    monitor,
    now,
  });
  const logCheck = startLogCheck(engines.logFolder, logger);
  const answers = new Map<string, number>();
  let stopping = false;
  const services = createServices({
    ...options,
    version,
    identity,
    policy,
    monitor,
    logCheck,
    answers,
    isStopping: () => stopping,
  });

  const lookForProxy = watchForProxy(server.TRUST_PROXY, (sentence) => logger.warn(sentence));
  const onAnswered = (
    { method, url = '', headers }: IncomingMessage,
    { statusCode }: ServerResponse,
    requestId: string,
    milliseconds: number,
  ): void => {
    lookForProxy(headers);
    const status = String(statusCode);
    answers.set(status, (answers.get(status) ?? 0) + 1);
    const [path] = url.split('?', 1);
    logger.debug({ requestId, method, path, status: statusCode, ms: Math.round(milliseconds) }, 'answered');
  };

  const gateway = await createGateway({
    telemetry: processTelemetry.telemetry,
    services,
    settings: gatewaySettings(settings, version, providers),
    stripe: providers.testPayments === undefined,
    ...(identity.embedded ? {} : { issuerOrigin: new URL(identitySettings.OIDC_ISSUER ?? derived.publicUrl).origin }),
    documents: await readDocuments(),
    onError: (error, requestId) => logger.error({ err: error, requestId }, 'A request failed'),
    onAnswered,
  });
  const port = await gateway.listen(server.PORT, server.HOST);
  const { METRICS_PORT: metricsPort, METRICS_HOST: metricsHost } = settings.telemetry;
  if (metricsPort !== undefined) await gateway.listenForOperators(metricsPort, metricsHost);

  return {
    services,
    port,
    firstAdmin: identity.firstAdmin,
    embedded: identity.embedded,
    recover: identity.recover,
    blacklist: blacklistOf(policy, commandSide.commands),
    /** Stops accepting requests and answers the accepted ones. */
    answerRest: async () => {
      stopping = true;
      logCheck.stop();
      await gateway.close(patience(engines));
    },
    stop: async () => {
      services.live.close();
      await services.shares.audience.stop();
      await monitor.stop();
      await policy.stop();
      await providers.twinSampler?.close();
    },
    /** Stopped after all its callers. */
    close: async () => {
      identity.embedded?.close();
      await identity.sessions.close();
    },
  };
}

/** The operator's access to the blacklist. */
function blacklistOf(policy: PolicyFollower, { security }: Commands): Blacklist {
  return {
    blocked: () => policy.blocked(),
    unblock: async (network) => {
      const operator = { actor: { kind: 'system', id: 'operator' }, correlationId: randomUUID() } as const;
      await policy.seen((await security.unblockAddress(network, operator)).position);
    },
  };
}

export type GatewaySide = Awaited<ReturnType<typeof openGatewaySide>>;

function gatewaySettings(
  { server, product, identity, payments, telemetry, video, derived }: GatewayConfig,
  version: string,
  { scripts, twins, twinSampler }: Pick<Providers, 'scripts' | 'twins' | 'twinSampler'>,
): GatewaySettings {
  return {
    publicUrl: derived.publicUrl,
    graphqlServer: server.GRAPHQL_SERVER,
    trustProxy: server.TRUST_PROXY,
    adminEmailDomain: identity.ADMIN_EMAIL_DOMAIN,
    product: {
      version,
      supportEmail: product.SUPPORT_EMAIL,
      salesEmail: product.SALES_EMAIL,
      privacyUrl: product.PRIVACY_URL,
      ethicsUrl: product.ETHICS_URL,
    },
    bundleValidity: payments.BUNDLE_VALIDITY,
    emailBlastSold: payments.EMAIL_BLAST_ADDON,
    translates: scripts.capabilities().translation.available,
    twinClonesVoice: twins.clonesVoice,
    twinHasSample: twinSampler !== undefined,
    arrangesVideos: video.VIDEO_PROVIDER === 'local',
    deletionGrace: identity.ACCOUNT_DELETION_GRACE,
    alsoOrigins: loopbackTwin(derived.publicUrl),
    safelist: server.GRAPHQL_SAFELIST === 'on',
    ...(telemetry.METRICS_PORT === undefined ? {} : { metricsPort: telemetry.METRICS_PORT }),
    ...(telemetry.METRICS_TOKEN === undefined ? {} : { metricsToken: telemetry.METRICS_TOKEN }),
    webRoot: server.WEB_ROOT === undefined ? builtClient : resolve(server.WEB_ROOT),
  };
}

/** A browser on this machine may use its name or its address. */
function loopbackTwin(publicUrl: string): readonly string[] {
  const url = new URL(publicUrl);
  if (url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') return [];
  return ['localhost', '127.0.0.1'].map((host) => `${url.protocol}//${host}${url.port === '' ? '' : `:${url.port}`}`);
}
