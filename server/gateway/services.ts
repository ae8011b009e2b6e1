import type { Logger } from 'pino';
import { createPaymentWebhook, samplesIn, type CommandService } from '../../command-service/index.ts';
import {
  createDraftStore,
  createFeeSheetReader,
  createFeeSheetStore,
  renderSampleListing,
  sampleImage,
  sampleListingPolicy,
  sampleListings,
  sampleSheet,
  sampleSheets,
} from '../../command-service/providers/index.ts';
import { adjustmentAggregate, exceptionStream } from '../../domain/finance/index.ts';
import { videoStream } from '../../domain/videos/index.ts';
import type { MailContent } from '../../domain/mail/index.ts';
import { START, type Json } from '../../domain/envelope.ts';
import { createPersonalSeal } from '../../event-store/index.ts';
import type { Config } from '../../config/index.ts';
import {
  createLimits,
  createLiveHub,
  createProgressBoard,
  createSocketRegistry,
  createUserSearch,
  DEFAULT_LIMITS,
  type GatewayServices,
  type PolicyFollower,
  type SecurityMonitor,
  sparing,
  withProgress,
} from '../../graphql/index.ts';
import { DEFAULT_SIGN_IN_LIMITS } from '../../identity/index.ts';
import { asyncApiDocument } from '../../projection-service/index.ts';
import { countFailures } from '../failure-index.ts';
import { logNoted } from '../noted-webhooks.ts';
import type { Engines } from '../engines.ts';
import type { EventStreams } from '../event-stream.ts';
import { createVoicePreviews } from '../voices.ts';
import type { Providers } from '../providers.ts';
import { say } from '../../words/index.ts';
import type { ReadSide } from '../read-side.ts';
import type { ProcessTelemetry } from '../telemetry/index.ts';
import { openAuditors } from './auditor.ts';
import type { GatewayIdentity } from './identity.ts';
import type { LogCheck } from './log-check.ts';
import { createShares } from './shares.ts';

export interface ServicesOptions {
  readonly settings: Pick<Config, 'limits' | 'identity' | 'product' | 'derived' | 'server'>;
  readonly version: string;
  readonly logger: Logger;
  readonly engines: Engines;
  readonly processTelemetry: ProcessTelemetry;
  readonly providers: Providers;
  readonly readSide: ReadSide;
  readonly commandSide: CommandService;
  /** Absent where another process publishes the log. */
  readonly streams: EventStreams | undefined;
  readonly identity: GatewayIdentity;
  readonly policy: PolicyFollower;
  readonly monitor: SecurityMonitor;
  readonly logCheck: LogCheck;
  readonly isStopping: () => boolean;
  /** The number of answered requests by status. */
  readonly answers: ReadonlyMap<string, number>;
  readonly now: () => number;
}

/** The services of the gateway: the common ones, and a slice for each area that needs more. */
export function createServices(options: ServicesOptions): GatewayServices {
  const { settings, engines, providers, readSide, commandSide, identity, policy, monitor, logger, now } = options;
  const { eventStore, rawLog } = engines;
  const { onChanged, announcedTo } = readSide;
  const progress = createProgressBoard({ source: providers.progress.source });
  const live = createLiveHub({ onChanged, projections: readSide.projections, announcedTo, progress });
  const projections = withProgress(readSide.projections, progress);
  const sockets = createSocketRegistry();
  const personalSeal = createPersonalSeal(engines.keyRing);
  return {
    commands: commandSide.commands,
    projections,
    providers,
    ...openAuditors({
      eventStore,
      rawLog,
      projections,
      deriveKey: engines.deriveKey,
      installation: settings.derived.publicUrl,
      now,
    }),
    live,
    sockets,
    sessions: identity.sessions,
    limits: limitsOf(settings, engines, policy),
    policy,
    monitor,
    now,
    accountSettings: { ...identity.accountSettings, makePicture: providers.profilePicture },
    adminUsers: { search: createUserSearch() },
    adminVideos: { history: (videoId) => eventStore.readStream(videoStream(videoId)) },
    avatars: {
      file: providers.presenterFile,
      uploads: providers.uploads,
      check: (source, kind) => providers.recordingChecks.check(source, kind),
      sampler: providers.twinSampler,
      problem: () => providers.twins.problem(),
    },
    library: {
      uploads: providers.uploads,
      check: async (source) => (await providers.fileChecks.check(source)).remove(),
      checkAddress: (url) => providers.webhookSender.check(url),
    },
    mail: mailServices(providers, settings),
    dataExport: dataExportServices(engines),
    drafts: createDraftStore(providers.files, personalSeal, now),
    feeSheets: {
      reader: createFeeSheetReader(),
      store: createFeeSheetStore(providers.files, personalSeal),
      samples: sampleSheets,
      sample: sampleSheet,
    },
    finance: {
      history: (exceptionId) => eventStore.readStream(exceptionStream(exceptionId)),
      decisionHistory: (adjustmentId) => eventStore.readStream(adjustmentAggregate.streamOf(adjustmentId)),
      firstEventAt: async () => (await eventStore.readAll({ after: START, limit: 1 })).events[0]?.time ?? Date.now(),
    },
    materials: materialServices(providers),
    payments: paymentServices(providers, commandSide, logger),
    pictures: { fetch: (url) => providers.web.fetchImage(url) },
    platform: platformServices({ ...options, counts: { subscriptions: live.size, sockets: sockets.size } }),
    samples: sampleServices(settings.derived.publicUrl),
    security: securityServices(settings, engines, identity),
    shares: createShares({ ...options, publicUrl: settings.derived.publicUrl }),
    signIn: signInServices(identity, settings.derived.development),
    ownSessions: identity.ownSessions,
    signInFactors: identity.ownFactors,
    stepUp: identity.confirmation,
    videos: { receiveReport: providers.receiveReport },
  };
}

function materialServices({ web, voice, video, ownPicture }: Providers): GatewayServices['materials'] {
  return {
    check: (url) => web.fetchMedia(url),
    preview: createVoicePreviews({ voice, video }),
    makePicture: ownPicture,
  };
}

function dataExportServices({ eventStore, keyRing }: Pick<Engines, 'eventStore' | 'keyRing'>) {
  const { seal, open } = createPersonalSeal(keyRing);
  return {
    readStream: (stream: string, from: number, limit: number) => eventStore.readStream(stream, { from, limit }),
    seal: async (userId: string, place: string, value: Json) => {
      const sealed = await seal(userId, place, value);
      return sealed && Buffer.from(sealed.sealed, 'base64').toString('base64url');
    },
    open: (userId: string, place: string, token: string) =>
      open(userId, place, { sealed: Buffer.from(token, 'base64url').toString('base64') }),
  };
}

/** The authentication limit until an administrator changes it on /security; no setting does. */
const { authentication } = DEFAULT_SIGN_IN_LIMITS;

function securityServices(
  { limits, server: { TRUST_PROXY } }: Pick<Config, 'limits' | 'server'>,
  { securityCounters }: Engines,
  { accountSettings }: GatewayIdentity,
): GatewayServices['security'] {
  return {
    counters: sparing(securityCounters),
    requireNewPassword: (userId) => accountSettings.requireNewPassword(userId),
    configuredLimits: { general: limits.RATE_LIMIT_ANONYMOUS, authentication: authentication.points },
    proxies: typeof TRUST_PROXY === 'number' ? [] : TRUST_PROXY,
  };
}

const limitsOf = ({ limits }: Pick<Config, 'limits'>, { rateLimits }: Engines, policy: PolicyFollower) =>
  createLimits({
    store: rateLimits,
    generalPoints: () => policy.current().limits?.general,
    general: { ...DEFAULT_LIMITS.general, points: limits.RATE_LIMIT_ANONYMOUS },
    signedIn: { ...DEFAULT_LIMITS.signedIn, points: limits.RATE_LIMIT_SIGNED_IN },
    scripts: { ...DEFAULT_LIMITS.scripts, points: limits.SCRIPTS_PER_DAY },
  });

function mailServices(
  { mail: { provider, outbox, write } }: Providers,
  { derived }: Pick<Config, 'derived'>,
): GatewayServices['mail'] {
  return {
    service: { name: provider.name, external: outbox === undefined },
    read: async (ownerId, mailId) => outbox?.read(ownerId, mailId),
    preview: (template, language) =>
      write({ template, data: samplesIn(language)[template] } as MailContent, {
        name: 'Jane',
        unsubscribeToken: 'sample',
        language,
      }),
    isOpenToMachine: derived.development && outbox !== undefined,
  };
}

function paymentServices(
  { payments, testPayments }: Providers,
  { commands }: CommandService,
  logger: Logger,
): GatewayServices['payments'] {
  return {
    receiveWebhook: createPaymentWebhook(payments, commands.payments, logNoted(logger)),
    ...(testPayments && { testApi: (request: Request) => testPayments.handle(request) }),
  };
}

interface PlatformOptions extends ServicesOptions {
  readonly counts: { readonly subscriptions: () => number; readonly sockets: () => number };
}

function platformServices({
  settings,
  version,
  engines,
  processTelemetry,
  providers,
  readSide: { projections },
  commandSide,
  streams,
  identity,
  logCheck,
  isStopping,
  answers,
  counts,
}: PlatformOptions): GatewayServices['platform'] {
  let contract: object | undefined;
  return {
    engines: async () => {
      const [problem, others] = await Promise.all([identity.problem(), providers.engines()]);
      return [
        ...engines.info,
        ...(streams?.info ?? []),
        {
          port: 'identity',
          name: identity.embedded ? say('ENGINE_EMBEDDED_IDENTITY') : (settings.identity.OIDC_ISSUER ?? ''),
          external: !identity.embedded,
          ...(problem !== undefined && { problem }),
        },
        ...others,
      ];
    },
    logHead: () => engines.rawLog.head(),
    logFinding: logCheck.finding,
    filesProblem: providers.filesProblem,
    processes: commandSide.processes,
    frozen: commandSide.frozen,
    isStopping,
    metrics: async () =>
      processTelemetry.metrics({
        projections: await projections.status(),
        streams: (await streams?.status()) ?? [],
        commands: {
          processes: commandSide.processes(),
          conflicts: commandSide.conflicts(),
          frozen: commandSide.frozen().length,
          failures: await countFailures(projections),
        },
        gateway: { subscriptions: counts.subscriptions(), sockets: counts.sockets(), answers },
      }),
    eventContract: () =>
      (contract ??= asyncApiDocument({
        source: settings.derived.publicUrl,
        version,
        contact: { email: settings.product.SUPPORT_EMAIL },
      })),
  };
}

function sampleServices(publicUrl: string): GatewayServices['samples'] {
  return {
    listings: sampleListings.map(({ slug, title, addressLine, path, coverPath, isCommercial }) => ({
      id: slug,
      title,
      address: addressLine,
      url: `${publicUrl}${path}`,
      imageUrl: coverPath,
      template: isCommercial ? 'COMMERCIAL' : 'RESIDENTIAL',
    })),
    policy: sampleListingPolicy(),
    page: (slug) => renderSampleListing(slug, publicUrl),
    image: async (slug, name) => sampleImage(slug, Number(name.replace(/\.jpg$/, ''))),
  };
}

function signInServices({ embedded, ...identity }: GatewayIdentity, isDevelopment: boolean): GatewayServices['signIn'] {
  return {
    debugIsPublic: isDevelopment,
    signIn: identity.signIn,
    adminSignIn: identity.adminSignIn,
    firstAdmin: identity.firstAdmin,
    isNamedAdministrator: identity.isNamedAdministrator,
    settings: identity.signInSettings,
    issuer: identity.issuer,
    ...(embedded && { provider: { path: embedded.path, handle: embedded.handler } }),
  };
}
