import { isRecord, problemIn, inOurLanguage } from '../app/rest.ts';
import { t } from '../i18n/t.ts';

/** The kinds of pictures that can be uploaded. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const largest = 5 * 1024 * 1024;

/**
 * Uploads a picture of a video or brand; resolves with its path. Rejects with a sentence for the user. The server
 * checks the file again and converts it.
 */
export async function uploadOwnPicture(file: File): Promise<string> {
  if (!pictureTypes.includes(file.type)) throw new Error(t('Please upload a JPEG, PNG, GIF, or WebP image.'));
  if (file.size > largest) throw new Error(t('Please upload an image smaller than 5MB.'));
  const form = new FormData();
  form.append('picture', file);
  const answer = await fetch('/files/own-pictures', {
    method: 'POST',
    body: form,
    credentials: 'include',
    headers: inOurLanguage(),
  }).catch(() => {
    throw new Error(t('The server cannot be reached. Check your connection and try again.'));
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(problemIn(text).message ?? t('The picture could not be uploaded.'));
  const body: unknown = JSON.parse(text);
  if (!isRecord(body) || typeof body['url'] !== 'string') throw new Error(t('The picture could not be uploaded.'));
  return body['url'];
}
