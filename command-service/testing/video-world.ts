import { creditAggregate } from '../../domain/credits/index.ts';
import { eventRegistry } from '../../domain/events.ts';
import { attemptId, videoAggregate, plainOrder } from '../../domain/videos/index.ts';
import { withCodec } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { createExecutor } from '../executor/executor.ts';
import type { Caller } from '../support/context.ts';
import { createLedger } from '../support/ledger.ts';
import { rendering } from '../processes/rendering.ts';
import { settlement } from '../processes/settlement.ts';
import type { FileStore } from '../providers/files/port.ts';
import type { VideoProvider } from '../providers/video/port.ts';
import { videoFileKeys } from '../support/video-files.ts';

const caller: Caller = { actor: { kind: 'user', id: 'test' }, correlationId: 'test' };

interface Parts {
  readonly provider: VideoProvider;
  readonly files: FileStore;
  /** The presenter of every video; default: the provider's first. */
  readonly presenterId?: string;
}

/** One video in the log. */
export interface Told {
  readonly status: string;
  readonly failureCode: string | undefined;
  readonly captured: number;
  readonly released: number;
  readonly completions: number;
  /** Whether the video is whole in our own storage. */
  readonly stored: boolean;
}

/**
 * The real executor, ledger and processes on an in-memory log, with any provider: the costs of videos, event by event.
 */
export async function openVideoWorld({ provider, files, presenterId }: Parts) {
  const log = createMemoryEventStore();
  const eventStore = withCodec(log, { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  const executor = createExecutor({ eventStore, registry: eventRegistry, now: Date.now });
  const ledger = createLedger({ executor, now: Date.now, bundleValidity: null });
  const errors: unknown[] = [];
  const context = { eventStore, onError: (error: unknown) => void errors.push(error) };
  const collectMedia = async () => ({ pictures: [], leftOut: [] });
  const options = { executor, ledger, videoProvider: provider, files, collectMedia };
  const processes = [rendering(options).start(context), settlement(options).start(context)];
  const avatarId = presenterId ?? (await provider.presenters())[0]?.id ?? '';
  const known = new Set<string>();

  return {
    errors,
    /** Orders a video of half a credit. A user can order six. */
    async order(userId: string, videoId: string): Promise<void> {
      if (!known.has(userId)) await ledger.grantTrial(userId, Date.now(), caller);
      known.add(userId);
      const hold = { holdId: attemptId(videoId, 1), heldFor: videoId, amount: 1, expiresAt: Date.now() + 86_400_000 };
      const reserve = { kind: 'reserve' as const, ...hold, requestHash: videoId, keyed: true };
      await executor.execute(creditAggregate, userId, reserve, { ...caller, commandId: `reserve/${videoId}` });
      const request = {
        videoId,
        userId,
        ...plainOrder,
        title: 'A home',
        script: 'Welcome.',
        language: 'en-US',
        avatarId,
        brand: null,
        estimatedMs: 5_000,
        halfCredits: 1,
        availableAfterHalfCredits: 0,
      };
      const context_ = { ...caller, commandId: `request/${videoId}`, subject: userId };
      await executor.execute(videoAggregate, videoId, { kind: 'start', request }, context_);
    },
    remove: (userId: string, videoId: string) =>
      executor.execute(
        videoAggregate,
        videoId,
        { kind: 'delete' },
        { ...caller, commandId: `delete/${videoId}`, subject: userId },
      ),
    async told(userId: string, videoId: string): Promise<Told> {
      const { state } = await executor.load(videoAggregate, videoId);
      const holdId = attemptId(videoId, 1);
      const credits = await log.readStream(`credits-${userId}`);
      const count = (type: string): number =>
        credits.filter((event) => event.type === type && event.data['holdId'] === holdId).length;
      const { videoKey } = videoFileKeys(videoId, 1);
      return {
        status: state.status,
        failureCode: state.failureCode,
        captured: count('CreditsCaptured'),
        released: count('CreditsReleased'),
        completions: (await log.readStream(`video-${videoId}`)).filter(({ type }) => type === 'VideoCompleted').length,
        stored: (await files.stat(videoKey)) !== undefined,
      };
    },
    /** Half-credits of a user that are held, and that were used. */
    async balance(userId: string) {
      const { state } = await executor.load(creditAggregate, userId);
      return { holds: state.holds.length, consumed: state.totals.consumed };
    },
    stop: () => Promise.all(processes.map((process) => process.stop())),
  };
}

/** The invariant: a ready video costs its price exactly once, a failed one nothing. */
export const paidVideo = { status: 'ready', captured: 1, released: 0, completions: 1, stored: true } as const;
export const freeFailure = { status: 'failed', captured: 0, released: 1, completions: 0, stored: false } as const;
