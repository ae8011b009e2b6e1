import type { OwnId } from '../domain/ids.ts';
import { hash } from 'node:crypto';
import type { FileStore } from './providers/files/port.ts';

/** Pictures that users upload for their videos and brands. Each user has a folder of the file store. */
const path = /^\/api\/pictures\/own\/([0-9a-f]{64}\.webp)$/;
const names = /[0-9a-f]{64}\.webp/g;

/** The path of a user's own picture on our origin. */
export const ownPictureUrl = (name: string): string => `/api/pictures/own/${name}`;

/** All pictures in the file store start with this, then the user and the name follow. */
export const allOwnPictures = 'own-pictures/';
/** The prefix of all pictures of a user in the file store. */
export const ownPictures = (userId: OwnId): string => `${allOwnPictures}${userId.toLowerCase()}/`;

/** The key of a user's own picture by its path on our origin; undefined for any other address. */
export function ownPictureKey(userId: string, url: string | null): string | undefined {
  const name = path.exec(url ?? '')?.[1];
  return name === undefined ? undefined : ownPictures(userId) + name;
}

/** The names of all own pictures that a text mentions. */
export const ownPictureNamesIn = (text: string): readonly string[] => text.match(names) ?? [];

const fortnight = 14 * 86_400_000;

/**
 * The name of a new picture: a hash of its content and of the fortnight of its upload. The same file is stored once,
 * and a name is not used again when its picture is deleted, which happens `ownPictureKeptUnused` after it was found
 * unused: a deletion never meets an upload.
 */
function nameOf(bytes: Uint8Array, now: number): string {
  const period = Buffer.from(`${Math.floor(now / fortnight)}\n`);
  return `${hash('sha256', Buffer.concat([period, bytes]))}.webp`;
}

/** Stores a picture, a WebP file, for its user; resolves with its name. */
export async function keepOwnPicture(
  files: Pick<FileStore, 'putBytes' | 'removeAll'>,
  userId: string,
  bytes: Uint8Array,
  now: number,
): Promise<string> {
  const name = nameOf(bytes, now);
  await files.putBytes(ownPictures(userId) + name, bytes, 'image/webp');
  // A user who uploads a picture again is about to use it: its time starts again.
  await files.removeAll(marksOf(userId, name));
  return name;
}

/**
 * A mark is an empty file whose name holds the time since which a picture is unused: a file store keeps no times, and
 * so a list of the keys is all that has to be read. All marks start with this, then user, name and time follow.
 */
export const allUnusedMarks = 'unused-pictures/';
/** The prefix of all marks of a user's pictures. */
export const unusedMarks = (userId: OwnId): string => `${allUnusedMarks}${userId.toLowerCase()}/`;
/** The prefix of the marks of one picture. */
export const marksOf = (userId: OwnId, name: string): string => `${unusedMarks(userId)}${name}.`;
/** The mark of a picture that is unused since this moment, in milliseconds. */
export const markOf = (userId: OwnId, name: string, since: number): string => `${marksOf(userId, name)}${since}`;
