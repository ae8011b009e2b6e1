import { randomUUID } from 'node:crypto';
import { limits } from '../../domain/catalog.ts';
import { availableCredits, repeatedHold, type ReserveCredits } from '../../domain/credits/index.ts';
import { comparePositions, type Position } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import { attemptId, type VideoState } from '../../domain/videos/index.ts';
import { credits, videos } from '../aggregates.ts';
import type { Executor } from '../executor/executor.ts';
import { estimateScript, findPlaceholders, languageOf } from '../providers/scripts/index.ts';
import type { VideoProvider } from '../providers/video/port.ts';
import { contextFor, fingerprintOf, uuidFrom, type Caller } from './context.ts';
import { settleDeleted } from './settlement.ts';
import type { CreditCommands } from './credits.ts';

/** What a user asks for; every figure is worked out again by the server. */
export interface VideoOrder {
  readonly title: string;
  readonly propertyAddress: string;
  readonly script: string;
  readonly avatarId: string;
  readonly screenShareUrl: string | null;
  readonly screenShareType: string | null;
  readonly imageUrls: readonly string[];
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
  readonly skipped: readonly { readonly id: string; readonly reason: string }[];
  readonly position: Position;
}

export interface VideoCommands {
  startVideo(userId: string, order: VideoOrder, caller: Caller): Promise<StartedVideo>;
  /** Failed: a new attempt with its own hold. Anything else: nothing but the state's position (DECISIONS section 4). */
  refreshVideo(userId: string, videoId: string, caller: Caller): Promise<Position>;
  deleteVideo(userId: string, videoId: string, caller: Caller): Promise<DeletedVideo>;
  deleteVideos(userId: string, videoIds: readonly string[], caller: Caller): Promise<DeletedVideos>;
}

export interface VideoCommandOptions {
  readonly executor: Executor;
  readonly credits: CreditCommands;
  readonly provider: VideoProvider;
  readonly now: () => number;
  /** How long a hold may stay open, in milliseconds (`RENDER_TIMEOUT`). */
  readonly renderTimeout: number;
}

const laterOf = (a: Position, b: Position): Position => (comparePositions(a, b) > 0 ? a : b);
const notFound = (): Refusal => new Refusal('NOT_FOUND', 'Video not found');

export function createVideoCommands(options: VideoCommandOptions): VideoCommands {
  const { executor, provider, now, renderTimeout } = options;

  const own = async (userId: string, videoId: string) => {
    const loaded = await executor.load(videos, videoId);
    if (loaded.state.request?.userId !== userId || loaded.state.status === 'deleted') throw notFound();
    return { ...loaded, request: loaded.state.request };
  };

  const reserve = async (userId: string, command: Omit<ReserveCredits, 'kind' | 'expiresAt'>, caller: Caller) => {
    const full: ReserveCredits = { kind: 'reserve', expiresAt: now() + renderTimeout, ...command };
    const context = contextFor(caller, 'reserve', { stableId: command.holdId, subject: userId });
    const { state } = await executor.execute(credits, userId, full, context);
    return { hold: repeatedHold(full, state, now()), available: availableCredits(state, now()) };
  };

  const remove = async (userId: string, videoId: string, caller: Caller): Promise<DeletedVideo> => {
    const { request } = await own(userId, videoId);
    const context = contextFor(caller, 'delete-video', { stableId: videoId, subject: userId });
    const { events, position } = await executor.execute(videos, videoId, { kind: 'delete' }, context);
    const deleted = events.find((event) => event.type === 'VideoDeleted');
    if (deleted?.type !== 'VideoDeleted') return { videoId, position };
    const settled = await settleDeleted(deleted.data, request, { ...options, caller });
    return { videoId, position: settled ? laterOf(settled.position, position) : position };
  };

  return {
    startVideo: async (userId, order, caller) => {
      const request = checked(order, provider);
      const fingerprint = fingerprintOf({ userId, ...request });
      const keyed = caller.idempotencyKey !== undefined;
      const videoId = keyed ? uuidFrom(`video/${userId}/${caller.idempotencyKey}`) : randomUUID();
      if (keyed) {
        const known = await executor.load(videos, videoId);
        if (known.state.request) return repeated(known.state, known.position, userId, fingerprint);
      }
      const { seconds, halfCredits } = estimateScript(request.script);
      const description = request.title;
      const { hold, available } = await reserve(userId, { holdId: attemptId(videoId, 1), videoId, halfCredits, fingerprint, keyed, description }, caller);
      if (!hold) throw new Refusal('CONFLICT', 'This video was settled while it was being requested. Please try again.');
      if (hold.fingerprint !== fingerprint) throw keyReused();
      // A double click finds the first click's hold: both then ask for the same video.
      const target = hold.videoId;
      const command = {
        kind: 'request' as const,
        request: { ...request, videoId: target, userId, estimatedSeconds: seconds, halfCredits, availableAfter: available },
      };
      const { state, position } = await executor.execute(videos, target, command, contextFor(caller, 'request-video', { stableId: target, subject: userId }));
      return repeated(state, position, userId, fingerprint);
    },

    refreshVideo: async (userId, videoId, caller) => {
      const { state, position, request } = await own(userId, videoId);
      if (state.status !== 'failed') return position;
      const attempt = state.attempt + 1;
      const { halfCredits } = estimateScript(request.script);
      const holdId = attemptId(videoId, attempt);
      await reserve(userId, { holdId, videoId, halfCredits, fingerprint: holdId, keyed: true, description: request.title }, caller);
      const context = contextFor(caller, 'retry-video', { stableId: holdId, subject: userId });
      return (await executor.execute(videos, videoId, { kind: 'retry', halfCredits }, context)).position;
    },

    deleteVideo: remove,

    deleteVideos: async (userId, videoIds, caller) => {
      if (videoIds.length > limits.bulkDelete) throw new Refusal('INVALID_INPUT', `At most ${limits.bulkDelete} videos can be deleted at once.`);
      const deleted: string[] = [];
      const skipped: { id: string; reason: string }[] = [];
      let position = (await executor.load(credits, userId)).position;
      for (const id of new Set(videoIds)) {
        try {
          const done = await remove(userId, id, caller);
          deleted.push(id);
          position = laterOf(done.position, position);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          skipped.push({ id, reason: error.message });
        }
      }
      return { deleted, skipped, position };
    },
  };
}

const keyReused = (): Refusal => new Refusal('IDEMPOTENCY_KEY_REUSED', 'This idempotency key was already used for another request.');

/** The answer of the request that made the video: the same for its repetition, a refusal for another request. */
function repeated(state: VideoState, position: Position, userId: string, fingerprint: string): StartedVideo {
  if (!state.request) throw new Error('A requested video has no request');
  const { videoId, halfCredits, availableAfter, title, propertyAddress, script, language, avatarId, screenShareUrl, screenShareType, imageUrls } = state.request;
  const first = fingerprintOf({ userId, title, propertyAddress, script, language, avatarId, screenShareUrl, screenShareType, imageUrls });
  if (first !== fingerprint) throw keyReused();
  return { videoId, reserved: halfCredits, available: availableAfter, position };
}

/** The order as it is kept, or the refusal that says what is missing (spec part 2 sections 5 and 8). */
function checked(order: VideoOrder, provider: VideoProvider) {
  const script = order.script.trim();
  const avatarId = order.avatarId.trim();
  const invalid = (message: string): Refusal => new Refusal('INVALID_INPUT', message);
  if (script === '' || avatarId === '') throw invalid('Please complete the script and avatar selection');
  if (script.length > limits.scriptCharacters) throw invalid(`The script may have at most ${limits.scriptCharacters} characters.`);
  const [placeholder] = findPlaceholders(script);
  if (placeholder !== undefined) throw invalid(`Please replace ${placeholder} in the script first.`);
  if (!provider.presenters().some((presenter) => presenter.id === avatarId)) throw invalid('This presenter is not available.');
  const title = order.title.trim().slice(0, limits.titleCharacters) || `Property Video - ${new Date().toISOString().slice(0, 10)}`;
  const { screenShareUrl, screenShareType, imageUrls } = order;
  const propertyAddress = order.propertyAddress.trim().slice(0, limits.addressCharacters);
  return { title, propertyAddress, script, language: languageOf(script), avatarId, screenShareUrl, screenShareType, imageUrls: imageUrls.slice(0, limits.orderPictures) };
}

