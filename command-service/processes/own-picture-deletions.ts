import { ownPictureKeptUnused } from '../../domain/catalog.ts';
import type { Dependencies } from '../dependencies.ts';
import { allOwnPictures, allUnusedMarks, markOf, marksOf, ownPictures } from '../own-pictures.ts';
import { defineJob, type JobContext } from './engine/define-job.ts';

/** One user's pictures in the file store, with the time since which each is unused. */
interface Folder {
  readonly pictures: Set<string>;
  readonly unusedSince: Map<string, number>;
}

type Options = Pick<Dependencies, 'files' | 'now' | 'picturesInUse'>;

/** Deletes pictures that their users uploaded and that no draft, video or brand of theirs has used for 30 days. */
export const ownPictureDeletions = (options: Options, every = 6 * 3_600_000) =>
  defineJob({ name: 'own-picture-deletions', every, run: (context) => sweepOwnPictures(options, context) });

/**
 * Checks every picture once: marks it when it is first found unused, removes the mark when it is used again, and
 * deletes it when the mark is 30 days old.
 *
 * Each step may be lost, repeated or done by two servers at once: of several marks the oldest counts, and a picture
 * goes before its mark, which the next run removes at the latest.
 */
export async function sweepOwnPictures(
  { files, now, picturesInUse }: Options,
  { failed, signal }: Pick<JobContext, 'failed' | 'signal'>,
): Promise<void> {
  const tidy = async (userId: string, { pictures, unusedSince }: Folder): Promise<void> => {
    const used = pictures.size === 0 ? pictures : await picturesInUse(userId);
    for (const name of pictures) {
      const since = unusedSince.get(name);
      if (used.has(name)) continue;
      if (since === undefined) await files.putBytes(markOf(userId, name, now()), new Uint8Array(0), 'text/plain');
      else if (since + ownPictureKeptUnused <= now()) {
        await files.removeAll(ownPictures(userId) + name);
        await files.removeAll(marksOf(userId, name));
      }
    }
    for (const name of unusedSince.keys())
      if (used.has(name) || !pictures.has(name)) await files.removeAll(marksOf(userId, name));
  };
  // Marks first: a mark whose picture is missing from the second list has outlived it.
  const marks = await files.list(allUnusedMarks);
  for (const [userId, folder] of foldersOf(await files.list(allOwnPictures), marks)) {
    if (signal.aborted) return;
    // One user whose draft can't be read must not keep the pictures of the others.
    await tidy(userId, folder).catch(failed);
  }
}

const pictureKey = /^own-pictures\/([^/]+)\/([0-9a-f]{64}\.webp)$/;
const markKey = /^unused-pictures\/([^/]+)\/([0-9a-f]{64}\.webp)\.(\d+)$/;

function foldersOf(pictures: readonly string[], marks: readonly string[]): ReadonlyMap<string, Folder> {
  const folders = new Map<string, Folder>();
  const folderOf = (userId: string): Folder => {
    const folder = folders.get(userId) ?? { pictures: new Set(), unusedSince: new Map() };
    folders.set(userId, folder);
    return folder;
  };
  for (const key of pictures) {
    const [, userId, name] = pictureKey.exec(key) ?? [];
    if (userId !== undefined && name !== undefined) folderOf(userId).pictures.add(name);
  }
  for (const key of marks) {
    const [, userId, name, since] = markKey.exec(key) ?? [];
    if (userId === undefined || name === undefined) continue;
    const { unusedSince } = folderOf(userId);
    unusedSince.set(name, Math.min(Number(since), unusedSince.get(name) ?? Infinity));
  }
  return folders;
}
