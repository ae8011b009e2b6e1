import type { EventRegistry } from '../domain/event-type.ts';
import type { RecordedEvent } from '../domain/envelope.ts';
import type { EventStore, IdentityDirectory } from '../event-store/index.ts';
import { createExecutor, type FrozenStream } from './executor/executor.ts';
import { createCreditCommands, type CreditCommands } from './handlers/credits.ts';
import { createPaymentCommands, type PaymentCommands } from './handlers/payments.ts';
import { createTrialGrant } from './handlers/trial.ts';
import { createUserCommands, type UserCommands } from './handlers/users.ts';
import { createVideoCommands, type VideoCommands } from './handlers/videos.ts';
import { createMediaCollector, type MediaOptions } from './media.ts';
import { startAccounts } from './processes/accounts.ts';
import { startExpiry } from './processes/expiry.ts';
import { startHolds } from './processes/holds.ts';
import type { ProcessStatus } from './processes/process.ts';
import { startRendering } from './processes/rendering.ts';
import { startSettlement } from './processes/settlement.ts';
import type { FileStore } from './providers/files/port.ts';
import type { PaymentProvider } from './providers/payments/port.ts';
import type { ScriptWriter } from './providers/scripts/index.ts';
import type { VideoProvider } from './providers/video/port.ts';

/** The command side as the gateway and main.ts see it. */
export interface CommandService
  extends UserCommands, Pick<CreditCommands, 'setCredits' | 'creditState'>, PaymentCommands, VideoCommands {
  readonly scripts: ScriptWriter;
  readonly files: FileStore;
  readonly payments: PaymentProvider;
  readonly video: VideoProvider;
  processes(): readonly ProcessStatus[];
  /** Appends that met another writer and were decided again. */
  conflicts(): number;
  /** Streams whose events can't be true together: commands on them are refused until an operator looks. */
  frozen(): readonly FrozenStream[];
  stop(): Promise<void>;
}

export interface CommandServiceOptions {
  readonly eventStore: EventStore;
  readonly registry: EventRegistry;
  /** Which user an account at an identity provider is. */
  readonly identities: IdentityDirectory;
  readonly scripts: ScriptWriter;
  readonly files: FileStore;
  readonly payments: PaymentProvider;
  readonly video: VideoProvider;
  readonly media: MediaOptions;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly renderTimeout: number;
  readonly bundleValidity: number | null;
  /** Accounts with credits whose expiry has passed: a question that only a read model can answer. */
  readonly expiryDue: (now: number, limit: number) => Promise<readonly string[]>;
  readonly onError: (process: string, error: unknown, event: RecordedEvent | undefined) => void;
  /** Decides when a process runs in this one, where several share the log. Default: at once, until the end. */
  readonly supervise?: Supervise;
}

/** Starts a process when it is this one's turn; `current` is what runs now, if anything. */
export type Supervise = <Work extends { stop(): Promise<void> }>(
  name: ProcessName,
  start: () => Work,
) => { current(): Work | undefined; stop(): Promise<void> };
export type ProcessName = 'accounts' | 'rendering' | 'settlement' | 'holds' | 'expiry';

const atOnce: Supervise = (_name, start) => {
  const work = start();
  return { current: () => work, stop: () => work.stop() };
};

/** Starts the command side: handlers at once, processes from where they were. */
export function startCommandService(options: CommandServiceOptions): CommandService {
  const {
    eventStore,
    registry,
    identities,
    scripts,
    files,
    payments,
    video,
    now,
    renderTimeout,
    bundleValidity,
    onError,
  } = options;
  const executor = createExecutor({ eventStore, registry, now });
  const credits = createCreditCommands({ executor, now, bundleValidity });
  const grantTrial = createTrialGrant(credits, identities);
  const paymentCommands = createPaymentCommands({ executor, provider: payments, credits });
  const videoCommands = createVideoCommands({ executor, credits, provider: video, now, renderTimeout });

  const reporting = (process: string) => ({
    onError: (error: unknown, event: RecordedEvent | undefined) => onError(process, error, event),
  });
  const collectMedia = createMediaCollector(options.media);
  const supervise = options.supervise ?? atOnce;
  const processes = [
    supervise('accounts', () => startAccounts({ eventStore, credits, grantTrial, ...reporting('accounts') })),
    supervise('rendering', () =>
      startRendering({ eventStore, executor, provider: video, files, collectMedia, ...reporting('rendering') }),
    ),
    supervise('settlement', () =>
      startSettlement({ eventStore, executor, credits, provider: video, files, ...reporting('settlement') }),
    ),
    supervise('holds', () =>
      startHolds({ eventStore, executor, credits, provider: video, now, ...reporting('holds') }),
    ),
    supervise('expiry', () =>
      startExpiry({ credits, now, due: options.expiryDue, onError: (error) => onError('expiry', error, undefined) }),
    ),
  ];

  const userCommands = createUserCommands(executor, identities);

  return {
    ...userCommands,
    signIn: async (identity, correlationId) => {
      const signedIn = await userCommands.signIn(identity, correlationId);
      const { userId, user, eventId } = signedIn;
      if (eventId === undefined) return signedIn;
      // The accounts process would do it a moment later: this way the first screen shows the trial already.
      const trial = await grantTrial(userId, user.identity, now(), {
        actor: { kind: 'process', id: 'accounts' },
        correlationId,
        causationId: eventId,
      });
      return trial ? { ...signedIn, position: trial.position } : signedIn;
    },
    setCredits: credits.setCredits,
    creditState: credits.creditState,
    ...paymentCommands,
    ...videoCommands,
    scripts,
    files,
    payments,
    video,
    processes: () => processes.flatMap((process) => process.current()?.status() ?? []),
    conflicts: () => executor.conflicts(),
    frozen: () => executor.frozen(),
    stop: async () => {
      await Promise.all(processes.map((process) => process.stop()));
      await video.close();
    },
  };
}

export { WebhookRejected } from './providers/payments/port.ts';
export type { PaymentProvider } from './providers/payments/port.ts';
export type { FileStore } from './providers/files/port.ts';
export type { FrozenStream } from './executor/executor.ts';
export type { Caller } from './handlers/context.ts';
export type { Order } from './handlers/payments.ts';
export type { VerifiedIdentity } from './handlers/users.ts';
export type { StartedVideo, VideoOrder } from './handlers/videos.ts';
export type { ProcessStatus } from './processes/process.ts';
export type { UserState } from '../domain/users/index.ts';
