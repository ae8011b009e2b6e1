import { randomUUID } from 'node:crypto';
import pTimeout from 'p-timeout';
import { availableCredits, creditAggregate, repeatedHold, type ReserveCredits } from '../../domain/credits/index.ts';
import { comparePositions, type Position } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import { userAggregate } from '../../domain/users/index.ts';
import {
  attemptId,
  defaultTitle,
  isCancelled,
  retryRefusal,
  videoAggregate,
  type VideoOrder,
  type VideoState,
} from '../../domain/videos/index.ts';
import { defined } from '../../lib/defined.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Loaded } from '../executor/state-cache.ts';
import { estimateScript, languageOf, placeholderRefusal } from '../../domain/scripts/index.ts';
import { readyTwin } from '../ready-twin.ts';
import { requireActiveAccount } from '../support/active-account.ts';
import { type Caller, causedBy, contextFor, keyOf, requestHashOf, uuidFrom } from '../support/context.ts';
import { settleAttempt } from '../support/settlement.ts';
import { say, type Sentence } from '../../words/index.ts';

/** A video that was skipped, and why. */
export interface SkippedVideo {
  readonly id: string;
  readonly reason: Sentence | string;
}

export interface StartedVideo {
  readonly videoId: string;
  /** Half-credits. */
  readonly reserved: number;
  readonly available: number;
  readonly position: Position;
}

export interface DeletedVideo {
  readonly videoId: string;
  readonly position: Position;
}

export interface DeletedVideos {
  readonly deleted: readonly string[];
  readonly skipped: readonly SkippedVideo[];
  readonly position: Position;
}

export interface RestoredVideos {
  readonly restored: readonly string[];
  readonly skipped: readonly SkippedVideo[];
  readonly position: Position;
}

export interface VideoCommands {
  startVideo(userId: string, order: VideoOrder, caller: Caller): Promise<StartedVideo>;
  /**
   * Starts a new attempt, with its own hold, of a failed video. Asks the provider whether a pending one has begun, for
   * at most 10 s: people do not wait longer for an answer.
   */
  refreshVideo(userId: string, videoId: string, caller: Caller): Promise<Position>;
  renameVideo(userId: string, videoId: string, title: string, caller: Caller): Promise<Position>;
  deleteVideo(userId: string, videoId: string, caller: Caller): Promise<DeletedVideo>;
  /** An administrator deletes somebody's video; a mail gives the owner the reason. */
  deleteVideoOf(userId: string, videoId: string, reason: string | undefined, caller: Caller): Promise<DeletedVideo>;
  deleteVideos(userId: string, videoIds: readonly string[], caller: Caller): Promise<DeletedVideos>;
  /**
   * Undoes deletions, until the process `deleted-videos` has removed the files. A video whose rendering was canceled
   * begins again, with a new hold.
   */
  restoreVideos(userId: string, videoIds: readonly string[], caller: Caller): Promise<RestoredVideos>;
}

const laterOf = (a: Position, b: Position): Position => (comparePositions(a, b) > 0 ? a : b);
const notFound = (): Refusal => new Refusal('NOT_FOUND', say('VIDEO_NOT_FOUND'));
/** How long a refresh waits for the provider, in milliseconds. */
const providerTimeout = 10_000;

export function createVideoCommands(
  options: Pick<Dependencies, 'executor' | 'ledger' | 'videoProvider' | 'now' | 'renderTimeout'>,
): VideoCommands {
  const { executor, videoProvider: provider, now, renderTimeout } = options;

  const loadOwned = async (userId: string, videoId: string) => {
    const loaded = await executor.load(videoAggregate, videoId);
    const { request } = loaded.state;
    if (request?.userId !== userId) throw notFound();
    return { ...loaded, request };
  };

  const loadOwnedAndPresent = async (userId: string, videoId: string) => {
    const loaded = await loadOwned(userId, videoId);
    if (loaded.state.status === 'deleted') throw notFound();
    return loaded;
  };

  const reserve = async (userId: string, command: Omit<ReserveCredits, 'kind' | 'expiresAt'>, caller: Caller) => {
    const full: ReserveCredits = { kind: 'reserve', expiresAt: now() + renderTimeout, ...command };
    const context = contextFor(caller, 'reserve', { stableId: command.holdId, subject: userId });
    const { state, lastEventId } = await executor.execute(creditAggregate, userId, full, context);
    return { hold: repeatedHold(full, state, now()), available: availableCredits(state, now()), lastEventId };
  };

  const remove = async (userId: string, videoId: string, caller: Caller, reason?: string): Promise<DeletedVideo> => {
    const { state: before, commands, position: known } = await loadOwned(userId, videoId);
    const context = contextFor(caller, 'delete-video', {
      subject: userId,
      requestHash: requestHashOf({ userId, videoId, ...defined({ reason }) }),
    });
    if (before.status === 'deleted') {
      if (commands.some(({ commandId }) => commandId === context.commandId)) return { videoId, position: known };
      throw notFound();
    }
    const { position, lastEventId, state } = await executor.execute(
      videoAggregate,
      videoId,
      { kind: 'delete', ...defined({ reason }) },
      context,
    );
    const settled = await settleAttempt(videoId, state.attempt, causedBy(caller, lastEventId), options);
    return { videoId, position: settled ? laterOf(settled.position, position) : position };
  };

  const restore = async (userId: string, videoId: string, caller: Caller): Promise<{ readonly position: Position }> => {
    const { state, request, position, commands } = await loadOwned(userId, videoId);
    const asked = { subject: userId, requestHash: requestHashOf({ userId, videoId }) };
    const { commandId } = contextFor(caller, 'restore-video', asked);
    if (state.status !== 'deleted' || commands.some((known) => known.commandId === commandId)) return { position };
    if (state.purged) throw notFound();
    const { halfCredits } = estimateScript(request.script);
    const holdId = attemptId(videoId, state.attempt + 1);
    const { lastEventId } = isCancelled(state)
      ? await reserve(
          userId,
          { holdId, heldFor: videoId, amount: halfCredits, requestHash: holdId, keyed: true },
          caller,
        )
      : {};
    const context = contextFor(causedBy(caller, lastEventId), 'restore-video', asked);
    return executor.execute(videoAggregate, videoId, { kind: 'restore', halfCredits }, context);
  };

  /** Does the same for several videos; those that refuse are skipped. */
  const each = async (
    userId: string,
    videoIds: readonly string[],
    act: (videoId: string) => Promise<{ readonly position: Position }>,
  ) => {
    const done: string[] = [];
    const skipped: SkippedVideo[] = [];
    let position = (await executor.load(creditAggregate, userId)).position;
    for (const id of new Set(videoIds)) {
      try {
        position = laterOf((await act(id)).position, position);
        done.push(id);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        skipped.push({ id, reason: error.sentence ?? error.message });
      }
    }
    return { done, skipped, position };
  };

  /** Records that the provider has begun; the rendering process records the end and stores the files. */
  const readProvider = async (
    userId: string,
    videoId: string,
    attempt: number,
    caller: Caller,
  ): Promise<Position | undefined> => {
    const job = await pTimeout(provider.read(attemptId(videoId, attempt)), {
      milliseconds: providerTimeout,
      fallback: () => undefined,
    });
    if (job?.state !== 'rendering') return undefined;
    const context = contextFor(caller, 'begin-render', { stableId: attemptId(videoId, attempt), subject: userId });
    const begin = { kind: 'beginRender', attempt, provider: provider.name } as const;
    return (await executor.execute(videoAggregate, videoId, begin, context)).position;
  };

  return {
    startVideo: async (userId, order, caller) => {
      // Recognize a retry before validating it: an accepted request gets its first answer, whatever has changed since.
      const requestHash = requestHashOf({ userId, ...order });
      const key = keyOf(caller);
      const videoId = key === undefined ? randomUUID() : uuidFrom(`video/${userId}/${key}`);
      if (key !== undefined) {
        const known = await executor.load(videoAggregate, videoId);
        if (known.state.request) return answered(known, requestHash);
      }
      await requireActiveAccount(options, userId);
      if (order.madeFrom !== null) await loadOwned(userId, order.madeFrom);
      const request = await checked(userId, order, options);
      const { seconds, halfCredits } = estimateScript(request.script);
      const keyed = caller.idempotencyKey !== undefined;
      const reservation = {
        holdId: attemptId(videoId, 1),
        heldFor: videoId,
        amount: halfCredits,
        requestHash,
        keyed,
      };
      const { hold, available, lastEventId } = await reserve(userId, reservation, caller);
      if (!hold) throw new Refusal('CONFLICT', say('VIDEO_SETTLED_MEANWHILE'));
      if (hold.requestHash !== requestHash) throw keyReused();
      // A double click finds the hold of the first click, and both start the same video.
      const target = hold.heldFor;
      const { brand = null } = (await executor.load(userAggregate, userId)).state;
      const estimatedMs = Math.round(seconds * 1_000);
      const command = {
        kind: 'start' as const,
        request: {
          ...request,
          brand,
          videoId: target,
          userId,
          estimatedMs,
          halfCredits,
          availableAfterHalfCredits: available,
        },
      };
      const context = contextFor(causedBy(caller, lastEventId), 'request-video', {
        stableId: target,
        subject: userId,
        requestHash,
      });
      return answered(await executor.execute(videoAggregate, target, command, context), requestHash);
    },

    refreshVideo: async (userId, videoId, caller) => {
      const { state, position, request, commands } = await loadOwnedAndPresent(userId, videoId);
      const requestHash = requestHashOf({ userId, videoId });
      // A repeated call starts no second attempt, even if the first has failed meanwhile.
      if (keyOf(caller) !== undefined) {
        const { commandId } = contextFor(caller, 'retry-video', { requestHash });
        if (commands.some((known) => known.commandId === commandId)) return position;
      }
      if (state.status === 'pending' || state.status === 'processing') {
        return (await readProvider(userId, videoId, state.attempt, caller)) ?? position;
      }
      if (state.status !== 'failed') return position;
      await requireActiveAccount(options, userId);
      const refusal = retryRefusal(state);
      if (refusal) throw refusal;
      const attempt = state.attempt + 1;
      const { halfCredits } = estimateScript(request.script);
      const holdId = attemptId(videoId, attempt);
      const { lastEventId } = await reserve(
        userId,
        { holdId, heldFor: videoId, amount: halfCredits, requestHash: holdId, keyed: true },
        caller,
      );
      const context = contextFor(causedBy(caller, lastEventId), 'retry-video', {
        subject: userId,
        requestHash,
        ...(keyOf(caller) === undefined && { stableId: holdId }),
      });
      return (await executor.execute(videoAggregate, videoId, { kind: 'retry', halfCredits }, context)).position;
    },

    renameVideo: async (userId, videoId, title, caller) => {
      await loadOwnedAndPresent(userId, videoId);
      const context = contextFor(caller, 'rename-video', {
        subject: userId,
        requestHash: requestHashOf({ userId, videoId, title }),
      });
      return (await executor.execute(videoAggregate, videoId, { kind: 'rename', title }, context)).position;
    },

    deleteVideo: (userId, videoId, caller) => remove(userId, videoId, caller),
    deleteVideoOf: (userId, videoId, reason, caller) => remove(userId, videoId, caller, reason),

    deleteVideos: async (userId, videoIds, caller) => {
      const { done, ...rest } = await each(userId, videoIds, (id) => remove(userId, id, caller));
      return { deleted: done, ...rest };
    },

    restoreVideos: async (userId, videoIds, caller) => {
      await requireActiveAccount(options, userId);
      const { done, ...rest } = await each(userId, videoIds, (id) => restore(userId, id, caller));
      return { restored: done, ...rest };
    },
  };
}

const keyReused = (): Refusal => new Refusal('IDEMPOTENCY_KEY_REUSED', say('IDEMPOTENCY_KEY_REUSED'));

/** The answer to the request that started the video; a retry gets the same one, another request is refused. */
function answered({ state, position, commands }: Loaded<VideoState>, requestHash: string): StartedVideo {
  if (!state.request) throw new Error('A requested video has no request');
  const { videoId, halfCredits, availableAfterHalfCredits } = state.request;
  // A stream remembers its latest commands only (docs/decisions/0007-bounded-memory-of-ids.md).
  const first = commands.find(({ commandId }) => commandId === `request-video/${videoId}`);
  if (first && first.requestHash !== requestHash) throw keyReused();
  return { videoId, reserved: halfCredits, available: availableAfterHalfCredits, position };
}

/** The order with its language and a title. Throws a Refusal for problems that only the server can know. */
async function checked(
  userId: string,
  order: VideoOrder,
  { executor, videoProvider: provider, now }: Pick<Dependencies, 'executor' | 'videoProvider' | 'now'>,
) {
  const { script, avatarId } = order;
  const invalid = (sentence: Sentence): Refusal => new Refusal('INVALID_INPUT', sentence);
  const incomplete = placeholderRefusal(script);
  if (incomplete) throw incomplete;
  const isStock = (await provider.presenters()).some((presenter) => presenter.id === avatarId);
  if (!isStock && (await readyTwin({ executor, videoProvider: provider }, userId, avatarId)) === undefined)
    throw invalid(say('PRESENTER_NOT_AVAILABLE'));
  const language = languageOf(script);
  const unspoken = provider.cannotSpeak(script, language);
  if (unspoken !== undefined) throw invalid(unspoken);
  const title = order.title || defaultTitle(new Date(now()));
  return { ...order, title, language };
}
