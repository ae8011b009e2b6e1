import { hash, randomBytes } from 'node:crypto';
import type { Position } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import {
  audienceAggregate,
  audienceId,
  type AudienceCounted,
  shareAggregate,
  type ShareCommand,
  type ShareSettings,
} from '../../domain/shares/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireActiveAccount } from '../support/active-account.ts';
import { type Caller, contextFor, requestHashOf } from '../support/context.ts';
import { loadReadyVideo } from '../support/ready-video.ts';
import { say } from '../../words/index.ts';

/** An owner's settings of a link; an absent field is unchanged. */
export interface ShareLinkSettings {
  /** UTC milliseconds; null: the link does not expire. */
  readonly expiresAtMs?: number | null;
  /** Null removes the password. */
  readonly passwordHash?: string | null;
  readonly showsAddress?: boolean;
  readonly takesTours?: boolean;
}

export interface SharedVideo {
  readonly videoId: string;
  /** The secret part of the link; null once it is revoked. */
  readonly token: string | null;
  readonly position: Position;
}

/** Links that let anyone watch a video, and their viewers. */
export interface ShareCommands {
  /**
   * Gives the video's link; the same one until it is revoked or has expired. Throws NOT_FOUND, NOT_ALLOWED_NOW for a
   * video that is not ready, and ACCOUNT_SUSPENDED.
   */
  shareVideo(userId: string, videoId: string, caller: Caller): Promise<SharedVideo>;
  /** Sets expiry, password and contents of the link. Throws NOT_FOUND, also without a link, and ACCOUNT_SUSPENDED. */
  changeShareLink(userId: string, videoId: string, settings: ShareLinkSettings, caller: Caller): Promise<SharedVideo>;
  /** Ends the link at once; no effect without one. Throws NOT_FOUND. */
  revokeShareLink(userId: string, videoId: string, caller: Caller): Promise<SharedVideo>;
  /** Records what a gateway counted. `batchId` makes it safe to repeat. */
  countAudience(counts: AudienceCounted['data'], batchId: string, caller: Caller): Promise<Position>;
}

/** 128 random bits. */
const tokenBytes = 16;

/** The id of the link with this token; it does not reveal the token. */
export const linkIdOf = (token: string): string => hash('sha256', token);

export function createShareCommands(options: Pick<Dependencies, 'executor' | 'now'>): ShareCommands {
  const { executor, now } = options;

  const execute = async (name: string, command: ShareCommand, caller: Caller): Promise<SharedVideo> => {
    const { videoId, userId } = command;
    const context = contextFor(caller, name, { subject: userId });
    const { state, position } = await executor.execute(shareAggregate, videoId, command, context);
    return { videoId, token: state.link?.token ?? null, position };
  };

  return {
    shareVideo: async (userId, videoId, caller) => {
      await loadReadyVideo(options, userId, videoId);
      await requireActiveAccount(options, userId);
      const token = randomBytes(tokenBytes).toString('base64url');
      return execute('share-video', { kind: 'share', videoId, userId, linkId: linkIdOf(token), token }, caller);
    },
    changeShareLink: async (userId, videoId, change, caller) => {
      await loadReadyVideo(options, userId, videoId);
      await requireActiveAccount(options, userId);
      const { link } = (await executor.load(shareAggregate, videoId)).state;
      if (!link) throw new Refusal('NOT_FOUND', say('NO_SHARE_LINK'));
      if (typeof change.expiresAtMs === 'number' && change.expiresAtMs <= now())
        throw new Refusal('INVALID_INPUT', say('TIME_IN_PAST'));
      const { isProtected: _was, ...kept } = { ...link.settings, ...change };
      const settings: ShareSettings = { ...kept, isProtected: kept.passwordHash !== null };
      return execute('change-share-link', { kind: 'change', videoId, userId, settings }, caller);
    },
    revokeShareLink: async (userId, videoId, caller) => {
      await loadReadyVideo(options, userId, videoId);
      return execute('revoke-share-link', { kind: 'revoke', videoId, userId }, caller);
    },
    countAudience: async (counts, batchId, caller) => {
      const context = contextFor(caller, 'count-audience', { stableId: batchId, requestHash: requestHashOf(counts) });
      const id = audienceId(counts.videoId, counts.day);
      return (await executor.execute(audienceAggregate, id, { kind: 'count', counts }, context)).position;
    },
  };
}
