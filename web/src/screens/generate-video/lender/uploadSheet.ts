import { isRecord, problemIn, inOurLanguage } from '../../../app/rest.ts';
import { t } from '../../../i18n/t.ts';

/** The state of an upload: the part that was sent, or the page that the server is reading. */
export type UploadProgress =
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'reading'; readonly page: number; readonly pages: number };

/** The server's reason for refusing a sheet. */
export class SheetRefused extends Error {}

const unreachable = t('The server cannot be reached. Check your connection and try again.');

/**
 * Uploads a fee sheet and waits until the server has read it. Resolves with its id. Throws SheetRefused with a message
 * for the user. Uses XMLHttpRequest, because `fetch` does not report how much was sent.
 */
export async function uploadSheet(file: File, onProgress: (progress: UploadProgress) => void): Promise<string> {
  const body = new FormData();
  body.append('feeSheet', file);
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const refuse = (sentence: string): void => reject(new SheetRefused(sentence));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress({ kind: 'sending', percent: Math.round((loaded / Math.max(1, total)) * 100) }),
    );
    request.addEventListener('progress', () => {
      const progress = linesOf(request.responseText).findLast((line) => isRecord(line['progress']))?.['progress'];
      if (isRecord(progress) && typeof progress['page'] === 'number' && typeof progress['pages'] === 'number')
        onProgress({ kind: 'reading', page: progress['page'], pages: progress['pages'] });
    });
    request.addEventListener('error', () => refuse(unreachable));
    request.addEventListener('load', () => {
      if (request.status !== 200) return refuse(problemIn(request.responseText).message ?? unreachable);
      const last = linesOf(request.responseText).at(-1) ?? {};
      if (typeof last['id'] === 'string') return resolve(last['id']);
      const { message } = isRecord(last['error']) ? last['error'] : {};
      return refuse(typeof message === 'string' ? message : unreachable);
    });
    request.open('POST', '/files/fee-sheets');
    for (const [name, value] of Object.entries(inOurLanguage())) request.setRequestHeader(name, value);
    request.send(body);
  });
}

/** The complete JSON lines of a response that is still arriving. */
function linesOf(text: string): readonly Record<string, unknown>[] {
  return text
    .split('\n')
    .slice(0, -1)
    .flatMap((line) => {
      const value: unknown = JSON.parse(line);
      return isRecord(value) ? [value] : [];
    });
}
