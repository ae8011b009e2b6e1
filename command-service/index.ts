import type { EventRegistry } from '../domain/event-type.ts';
import type { RecordedEvent } from '../domain/envelope.ts';
import type { EventStore } from '../event-store/index.ts';
import { noTelemetry, type Telemetry } from '../lib/telemetry.ts';
import { createBackgroundWork, createCommands, type Commands } from './areas.ts';
import type { Dependencies } from './dependencies.ts';
import { createExecutor } from './executor/executor.ts';
import type { FrozenStream } from './executor/stream-states.ts';
import { createBillingSync } from './support/billing-sync.ts';
import { createLedger } from './support/ledger.ts';
import { createQuotes } from './support/quotes.ts';
import { createMediaCollector, type MediaOptions } from './media.ts';
import type { BackgroundWork, ProcessStatus, RunningWork } from './processes/engine/background-work.ts';
import { watchClock } from './processes/engine/clock-watch.ts';
import { createFailureLog, type FailureIndex } from './processes/engine/failure-log.ts';
import { defaultPace } from './processes/engine/pace.ts';

/** The command side as the gateway and the composition see it. */
export interface CommandService {
  readonly commands: Commands;
  /** The processes and jobs that run in this server. */
  processes(): readonly ProcessStatus[];
  /** Appends that met a conflict and were decided again. */
  conflicts(): number;
  /** Streams that broke an invariant: commands on them are refused until an operator looks. */
  frozen(): readonly FrozenStream[];
  stop(): Promise<void>;
}

export interface CommandServiceOptions extends Omit<
  Dependencies,
  'executor' | 'ledger' | 'quoteFor' | 'collectMedia' | 'billingSync' | 'customerSync'
> {
  readonly eventStore: EventStore;
  readonly registry: EventRegistry;
  readonly media: Omit<MediaOptions, 'files'>;
  /** How long bundle credits stay usable, in milliseconds; null: for ever. */
  readonly bundleValidity: number | null;
  /** Whether the email blast is sold. */
  readonly emailBlastSold: boolean;
  readonly failureIndex: FailureIndex;
  readonly onError: (process: string, error: unknown, event: RecordedEvent | undefined) => void;
  /** Decides when background work runs in this server, if several share the log. Default: from now until the end. */
  readonly supervise?: Supervise;
  /** Default: nothing is measured. */
  readonly telemetry?: Telemetry;
}

/** Starts a process or job when this server may run it; `current` is what runs now, if anything. */
export type Supervise = (
  work: Pick<BackgroundWork, 'name' | 'lease'>,
  start: () => RunningWork,
) => { current(): RunningWork | undefined; stop(): Promise<void> };

const atOnce: Supervise = (_work, start) => {
  const running = start();
  return { current: () => running, stop: () => running.stop() };
};

/** Starts the command side: commands at once, processes from their checkpoints. */
export function startCommandService(options: CommandServiceOptions): CommandService {
  const {
    eventStore,
    registry,
    now,
    bundleValidity,
    emailBlastSold,
    media,
    failureIndex,
    onError,
    supervise = atOnce,
    telemetry = noTelemetry,
  } = options;
  const executor = createExecutor({ eventStore, registry, now });
  const dependencies: Dependencies = {
    ...options,
    executor,
    ledger: createLedger({ executor, now, bundleValidity }),
    quoteFor: createQuotes({ executor, emailBlastSold }),
    collectMedia: createMediaCollector({ ...media, files: options.files }),
    ...createBillingSync({
      executor,
      billingProvider: options.billingProvider,
      provider: options.paymentProvider.name,
      customerOwner: options.customerOwner,
    }),
  };
  const clock = watchClock({
    eventStore,
    now,
    onDoubt: (reason) => onError('clock', new Error(`${reason}. Nothing expires for an hour.`), undefined),
  });
  const background = createBackgroundWork(dependencies).map((work) =>
    supervise(work, () =>
      work.start({
        eventStore,
        telemetry,
        clock,
        failures: createFailureLog(work.name, { executor, index: failureIndex, now, pace: defaultPace }),
        onError: (error, event) => onError(work.name, error, event),
      }),
    ),
  );
  return {
    commands: createCommands(dependencies),
    processes: () => background.flatMap((work) => work.current()?.status() ?? []),
    conflicts: () => executor.conflicts(),
    frozen: () => executor.frozen(),
    stop: async () => {
      await Promise.all(background.map((work) => work.stop()));
      await options.videoProvider.close();
      await options.twinProvider.close();
      await options.progress.close();
    },
  };
}

export { areaNames, type Commands } from './areas.ts';
export { createPaymentWebhook, type NotedWebhook } from './commands/payment-webhook.ts';
export { createMediaCollector } from './media.ts';
export { statedPropertyOf, storyboardOf } from './storyboard.ts';
export { requestFromJson } from './render-request.ts';
export { HeygenReportRejected, readHeygenReport, type ReportHeaders } from './providers/heygen/webhook.ts';
export { WebhookRejected } from './providers/payments/port.ts';
export type { BillingProvider } from './providers/payments/billing-port.ts';
export type { Books } from './books.ts';
export { openReconciliation, type ReconciliationReport } from './support/reconcile.ts';
export type { PaymentProvider } from './providers/payments/port.ts';
export type { ProviderRecords } from './providers/payments/records-port.ts';
export { createMailWriter } from './mail/templates/index.ts';
export { samplesIn } from './mail/templates/index.ts';
export type { WrittenMail } from './mail/templates/index.ts';
export { readBlock } from './commands/security.ts';
export { testMailTypes } from './commands/mail.ts';
export type { UnsubscriptionState } from './commands/mail.ts';
export type { AccessTokenList, AccessTokenView } from './commands/access-tokens.ts';
export type { TableExportView } from './commands/table-exports.ts';
export type { WebhookDeliveryView, WebhookView } from './commands/webhooks.ts';
export type { OutgoingMail } from './providers/mail/port.ts';
export { createUnsubscribeTokens } from './mail/unsubscribe-tokens.ts';
export type { Audience, MailDependencies } from './dependencies.ts';
export type { FileStore } from './providers/files/port.ts';
export { type DraftStore } from './providers/drafts/drafts.ts';
export {
  isFound,
  type FeeSheetReader,
  type FeeSheetReading,
  type ReadFigure,
  type ReadingProgress,
} from './providers/fee-sheets/port.ts';
export { parseValue as parseFigureValue } from './providers/fee-sheets/reading/values.ts';
export type { FeeSheetStore, KeptFeeSheet } from './providers/fee-sheets/store.ts';
export type { LenderInfo, SheetFigure } from './providers/scripts/lender/lender-script.ts';
export type { ScriptWriter } from './providers/scripts/port.ts';
export type { JobAtWork, JobProgress, ProgressSource } from './providers/progress/port.ts';
export type { VideoProvider } from './providers/video/port.ts';
export type { FrozenStream } from './executor/stream-states.ts';
export type { FailureIndex } from './processes/engine/failure-log.ts';
export { uuidFrom } from './support/context.ts';
export { isOwnFile, libraryUploadOf, libraryUploadPath } from './library-files.ts';
export { FileUnusable } from './providers/library-files/port.ts';
export { avatarFileKeys } from './support/avatar-files.ts';
export type { AvatarOrder } from './commands/avatars.ts';
export type { CheckedRecording } from './providers/recordings/check.ts';
export type { Uploads } from './providers/recordings/uploads.ts';
export type { TwinSampler } from './providers/twins/sampler.ts';
export type { Caller } from './support/context.ts';
export type { KnownCreditAct } from './commands/credits.ts';
export type { Eraser } from './erasure/eraser.ts';
export { keepOwnPicture, ownPictureKey, ownPictureNamesIn, ownPictures, ownPictureUrl } from './own-pictures.ts';
export type { FetchedMedia } from './providers/fetch/port.ts';
export { pictureKeyOf } from './erasure/pictures.ts';
export { linkIdOf } from './commands/shares.ts';
export type { TourPlace } from './commands/leads.ts';
export type { StartedVideo } from './commands/videos.ts';
export type { ProcessStatus } from './processes/engine/background-work.ts';
