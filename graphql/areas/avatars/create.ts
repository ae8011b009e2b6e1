import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { avatarFileKeys, uuidFrom, type AvatarOrder, type Caller } from '../../../command-service/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { GatewayContext } from '../../context.ts';
import { avatarView } from './views.ts';
import { say } from '../../../words/index.ts';

/** Repeating a request with the same key gives the same id. */
export const avatarIdOf = (userId: string, key: string | undefined): string =>
  key === undefined ? randomUUID() : uuidFrom(`avatar/${userId}/${key}`);

/** Checks a recording and stores it where the command side finds it. */
export async function keepRecording(
  { services }: GatewayContext,
  source: Readable,
  kind: 'footage' | 'consent',
): Promise<AvatarOrder['footage']> {
  const { path, ...recording } = await services.avatars.check(source, kind);
  const uploadKey = services.avatars.uploads.keyForWhole();
  try {
    await services.providers.files.putStream(uploadKey, createReadStream(path), recording.contentType);
  } finally {
    await rm(path, { force: true });
  }
  return { uploadKey, ...recording };
}

/**
 * Makes a twin from stored recordings. If the command refuses, removes them. After any other failure the command may
 * still have succeeded, so they stay, and the daily cleanup of uploads removes those that nobody needs.
 */
export async function createFrom(
  { services }: GatewayContext,
  userId: string,
  avatarId: string,
  order: AvatarOrder,
  caller: Caller,
) {
  try {
    return await services.commands.avatars.createAvatar(userId, avatarId, order, caller);
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'UNAVAILABLE')
      await forgetRecordings(services, [order.footage, order.consentClip]);
    throw error;
  }
}

/** Removes recordings that no twin will be made of. */
export async function forgetRecordings(
  { avatars }: Pick<GatewayContext['services'], 'avatars'>,
  recordings: readonly (AvatarOrder['footage'] | null | undefined)[],
): Promise<void> {
  for (const recording of recordings) if (recording) await avatars.uploads.removeWhole(recording.uploadKey);
}

/** A user's own twin. Throws NOT_FOUND. */
export async function ownAvatar({ services, language }: GatewayContext, userId: string, avatarId: string) {
  const doc = await services.projections.reader('avatars').get('avatars', avatarId);
  if (doc === undefined || doc.ownerId !== userId || !doc.shown)
    throw new Refusal('NOT_FOUND', say('AVATAR_NOT_FOUND'));
  return avatarView(avatarId, doc, language);
}

/** The answer for an unknown presenter, and for somebody else's twin. */
const presenterNotFound = (): Refusal => new Refusal('NOT_FOUND', say('PRESENTER_NOT_FOUND'));

/** The file store key of a twin's picture or preview, for its owner only, while it may be shown. */
export async function ownAvatarFile(
  { services, userId }: GatewayContext,
  avatarId: string,
  kind: 'preview' | 'poster' | 'voice',
): Promise<string> {
  // A twin has no sample of its voice.
  if (kind === 'voice') throw presenterNotFound();
  const doc = await services.projections.reader('avatars').get('avatars', avatarId);
  if (doc === undefined || doc.ownerId !== userId || doc.status !== 'ready') throw presenterNotFound();
  const { clip, poster } = avatarFileKeys(avatarId);
  return kind === 'preview' ? clip : poster;
}
