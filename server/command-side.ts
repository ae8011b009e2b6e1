import type { Logger } from 'pino';
import { startCommandService, type CommandService } from '../command-service/index.ts';
import { createDraftStore, lessons } from '../command-service/providers/index.ts';
import type { Config } from '../config/index.ts';
import { eventRegistry } from '../domain/events.ts';
import { createPersonalSeal } from '../event-store/index.ts';
import { ProjectionUnavailable } from '../projection-service/index.ts';
import { allPages } from '../lib/all-pages.ts';
import type { Telemetry } from '../lib/telemetry.ts';
import { Unavailable } from '../lib/unavailable.ts';
import { readAudience } from './audience.ts';
import type { Engines } from './engines.ts';
import { openBooks } from './books.ts';
import { createFailureIndex } from './failure-index.ts';
import { readErasedUsers } from './erased-users.ts';
import { createStoreErasers } from './erasers.ts';
import { createRemoteCommands } from './internal/remote-commands.ts';
import { reportTo } from './report-failure.ts';
import { createPicturesInUse } from './pictures-in-use.ts';
import type { Providers } from './providers.ts';
import type { ReadSide } from './read-side.ts';
import { leasing, whenBuilt } from './supervise.ts';
import { createWebhookAudience } from './webhook-audience.ts';

export interface CommandSideOptions {
  readonly settings: Pick<Config, 'data' | 'identity' | 'library' | 'video' | 'payments'>;
  readonly engines: Engines;
  readonly logger: Logger;
  readonly telemetry: Telemetry;
  readonly providers: Providers;
  readonly readSide: Pick<ReadSide, 'projections' | 'built'>;
  readonly now: () => number;
}

/** The command side in this process; its processes run here while it holds their leases. */
export function openCommandSide({
  settings,
  engines,
  logger,
  telemetry,
  providers,
  readSide: { projections, built },
  now,
}: CommandSideOptions): CommandService {
  return startCommandService({
    eventStore: engines.eventStore,
    telemetry,
    registry: eventRegistry,
    identities: engines.identities,
    files: providers.files,
    paymentProvider: providers.payments,
    providerRecords: providers.payments,
    books: openBooks(projections, engines.eventStore),
    billingProvider: providers.payments,
    ...(providers.payWithTestCard ? { payWithTestCard: providers.payWithTestCard } : {}),
    videoProvider: providers.video,
    progress: providers.progress.store,
    videoConverter: providers.videoConverter,
    fileChecks: providers.fileChecks,
    fetchVideo: async (url, signal) => (await providers.web.fetchMedia(url, { signal })).bytes,
    lessons: settings.library.LIBRARY_LESSONS ? lessons : [],
    twinProvider: providers.twins,
    twinTimeout: settings.video.TWIN_TIMEOUT,
    mail: providers.mail,
    webhookSender: providers.webhookSender,
    webhookAudience: createWebhookAudience(projections),
    webhookQueues: async function* () {
      const waiting = allPages(
        (page) =>
          projections
            .reader('webhooks')
            .query('queues', { index: 'byState', equal: { state: 'waiting' }, ...page })
            .catch(unlessUnavailable),
        () => [],
      );
      for await (const { id } of waiting) yield id;
    },
    webhooksDue: (webhookId, at, limit, after) =>
      due(at, after && { order: [after.dueAt], id: after.deliveryId }, (page) =>
        projections
          .reader('webhooks')
          .query('deliveries', { index: 'byQueue', equal: { webhookId, status: 'waiting' }, limit, ...page })
          .then((rows) => rows.map(({ id: deliveryId, doc }) => ({ deliveryId, dueAt: doc.nextAttemptAt }))),
      ),
    media: {
      fetchImage: (url, options) => providers.web.fetchImage(url, options),
      fetchMedia: (url, options) => providers.web.fetchMedia(url, options),
    },
    now,
    renderTimeout: settings.video.RENDER_TIMEOUT,
    bundleValidity: settings.payments.BUNDLE_VALIDITY,
    emailBlastSold: settings.payments.EMAIL_BLAST_ADDON,
    planPeriod: settings.payments.PLAN_PERIOD,
    subscriptionsDue: (at, limit, after) =>
      due(at, after && { order: [after.dueAt], id: after.userId }, (page) =>
        projections
          .reader('billing')
          .query('subscriptions', { index: 'byCheck', equal: { open: true }, limit, ...page })
          .then((rows) =>
            rows.map(({ id: userId, doc: { subscriptionId, checkAt: dueAt } }) => ({ userId, subscriptionId, dueAt })),
          ),
      ),
    customerOwner: async (customerId) => (await projections.reader('billing').get('customers', customerId))?.ownerId,
    balanceOf: async (userId) => {
      const account = await projections.reader('credits').get('accounts', userId);
      if (account === undefined) return undefined;
      const { lots, time, revision } = account;
      const live = lots.filter(({ expiresAt }) => expiresAt === null || time < expiresAt);
      return { revision, available: live.reduce((sum, lot) => sum + lot.available, 0) };
    },
    freeHalfCredits: settings.payments.FREE_MONTHLY_CREDITS,
    freeCreditsDue: (at, limit, after) =>
      due(at, after && { order: [after.dueAt], id: after.userId }, (page) =>
        projections
          .reader('free-credits')
          .query('accounts', { index: 'byDue', equal: { waiting: true }, limit, ...page })
          .then((rows) => rows.map(({ id: userId, doc: { dueAt } }) => ({ userId, dueAt: dueAt ?? at }))),
      ),
    expiryDue: (at, limit, after) =>
      due(at, after && { order: [after.dueAt], id: after.userId }, (page) =>
        projections
          .reader('credits')
          .query('accounts', { index: 'byExpiry', equal: { expires: true }, limit, ...page })
          .then((rows) => rows.map(({ id: userId, doc }) => ({ userId, dueAt: doc.nextExpiry ?? at }))),
      ),
    expiringLots: async ({ expiresAt, id }, limit) => {
      const rows = await projections
        .reader('expiring-lots')
        .query('lots', { index: 'byExpiry', equal: { kind: 'lot' }, after: { order: [expiresAt], id }, limit })
        .catch(unlessUnavailable);
      return rows.map((row) => ({ id: row.id, ...row.doc }));
    },
    ownersWatchedOn: async (day, limit, after) => {
      const from = after === undefined ? {} : { after: { order: [after], id: `${after}.${day}` } };
      const rows = await projections
        .reader('audience')
        .query('ownerDays', { index: 'byDay', equal: { day }, limit, ...from })
        .catch(unlessUnavailable);
      return rows.map(({ doc }) => doc.ownerId);
    },
    audienceBetween: (userId, from, through) => readAudience(projections, userId, from, through),
    feeSheetsDue: (at, limit, after) =>
      due(at, after && { order: [after.dueAt], id: after.feeSheetId }, (page) =>
        projections
          .reader('fee-sheets')
          .query('feeSheets', { index: 'byDeletion', equal: { kind: 'sheet' }, limit, ...page })
          .then((rows) =>
            rows.map(({ id: feeSheetId, doc: { userId, deleteAt: dueAt } }) => ({ userId, feeSheetId, dueAt })),
          ),
      ),
    consentsDue: (endedBefore, limit, after) =>
      due(endedBefore, after && { order: [after.dueAt], id: after.avatarId }, (page) =>
        projections
          .reader('avatars')
          .query('avatars', { index: 'byConsentEnd', equal: { consentKept: true }, limit, ...page })
          .then((rows) =>
            rows.map(({ id: avatarId, doc: { ownerId: userId, endedAt: dueAt } }) => ({ userId, avatarId, dueAt })),
          ),
      ),
    picturesInUse: createPicturesInUse({
      drafts: createDraftStore(providers.files, createPersonalSeal(engines.keyRing), now),
      eventStore: engines.eventStore,
      projections,
    }),
    deletionGrace: settings.identity.ACCOUNT_DELETION_GRACE,
    deletionsDue: (at, limit, after) =>
      due(at, after && { order: [after.dueAt], id: after.userId }, (page) =>
        projections
          .reader('users')
          .query('users', { index: 'byDeletion', equal: { deletionPending: true }, limit, ...page })
          .then((rows) => rows.map(({ id: userId, doc }) => ({ userId, dueAt: doc.eraseAt ?? at }))),
      ),
    erasuresDue: async function* (at) {
      const open = allPages(
        (page) =>
          projections
            .reader('erasures')
            .query('openSteps', { index: 'byRetry', equal: { all: 'step' }, ...page })
            .catch(unlessUnavailable),
        ({ doc }) => [doc.retryAt],
      );
      const seen = new Set<string>();
      for await (const { doc } of open) {
        if (doc.retryAt > at) return;
        if (!seen.has(doc.userId)) yield doc.userId;
        seen.add(doc.userId);
      }
    },
    erasedBefore: async () => readErasedUsers(settings.data.DATA_DIR),
    keyRing: engines.keyRing,
    failureIndex: createFailureIndex(projections),
    erasers: createStoreErasers(settings.data.DATA_DIR, engines),
    scrubReadModels: async (position) => {
      if (!(await projections.waitFor(projections.names, position, scrubWait)))
        throw new Unavailable('The read models have not seen the erasure yet');
      await engines.readStore.scrub();
    },
    onError: (process, error, event) =>
      reportTo(logger, 'An attempt of a process failed', { process, event: event?.id, type: event?.type })(error),
    supervise: engines.shared ? leasing(engines.leases, logger) : whenBuilt(built),
  });
}

/** How long one try waits for the read models, in milliseconds; the process tries again. */
const scrubWait = 10_000;

interface AfterRow {
  readonly after?: { readonly order: readonly number[]; readonly id: string };
}

/** The rows of a page that are due; none until the read model is built. */
async function due<Row extends { readonly dueAt: number }>(
  at: number,
  after: AfterRow['after'],
  read: (page: AfterRow) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows = await read(after === undefined ? {} : { after }).catch(unlessUnavailable);
  return rows.filter(({ dueAt }) => dueAt <= at);
}

const unlessUnavailable = (error: unknown): readonly never[] => {
  if (error instanceof ProjectionUnavailable) return [];
  throw error;
};

/** The command side in other processes. */
export function connectCommandSide(
  { COMMANDS_URL, INTERNAL_SECRET: secret = '' }: Config['roles'],
  { video, twins, progress }: Pick<Providers, 'video' | 'twins' | 'progress'>,
  telemetry: Telemetry,
): CommandService {
  return {
    commands: createRemoteCommands({ addresses: COMMANDS_URL.map((url) => new URL(url)), secret, telemetry }),
    processes: () => [],
    conflicts: () => 0,
    frozen: () => [],
    stop: async () => {
      await video.close();
      await twins.close();
      await progress.store.close();
    },
  };
}
