import { FileUnusable, isOwnFile, libraryUploadOf } from '../../../command-service/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { GatewayContext } from '../../context.ts';
import { fileProblems } from './wording.ts';

/**
 * Checks the file of a video before it is saved: an upload has to be complete and hold a video, an address must not
 * lead into the private network. Skips the address that the video already has: the upload behind it is gone once it is
 * kept.
 *
 * Throws the refusal with the sentence for the administrator.
 *
 * @param libraryVideoId the video that is changed; undefined for a new one
 */
export async function checkFile(
  { services }: GatewayContext,
  userId: string,
  videoUrl: string,
  libraryVideoId?: string,
): Promise<void> {
  const { library, projections } = services;
  const before =
    libraryVideoId === undefined ? undefined : await projections.reader('library').get('libraryVideos', libraryVideoId);
  if (before?.videoUrl === videoUrl) return;
  const upload = libraryUploadOf(videoUrl);
  if (upload === undefined) {
    if (!isOwnFile(videoUrl)) library.checkAddress(videoUrl);
    return;
  }
  try {
    await library.check(await library.uploads.open(userId, upload));
  } catch (error) {
    if (error instanceof FileUnusable)
      throw new Refusal('INVALID_INPUT', fileProblems[error.code], { field: 'videoUrl' });
    throw error;
  }
}
