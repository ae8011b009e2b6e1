import { problemIn, inOurLanguage } from '../../app/rest.ts';
import { t } from '../../i18n/t.ts';

/** The server stores only complete parts of this size. */
const partBytes = 8 * 1024 * 1024;
const tus = { 'tus-resumable': '1.0.0' };
/** Milliseconds before the next try after a lost connection. */
const pauses = [1_000, 2_000, 5_000, 10_000, 30_000] as const;

export interface UploadOptions {
  /** Where to continue an interrupted upload; the file's properties are the key. */
  readonly name: string;
  readonly file: Blob;
  /** The server's path for uploads; by default the one for recordings of Digital Twins. */
  readonly path?: string;
  readonly signal: AbortSignal;
  /** Receives how many bytes have arrived. */
  readonly onProgress: (bytes: number) => void;
}

/**
 * Uploads a file in parts by the tus protocol and resolves with the upload's id. Retries after a lost connection. A
 * call with the same name continues where the last one stopped, also after a reload. Rejects with the server's message,
 * or when the signal is aborted.
 */
export async function uploadInParts({
  name,
  file,
  path = '/files/recordings',
  signal,
  onProgress,
}: UploadOptions): Promise<string> {
  const remembered = `upload/${name}/${file.size}`;
  const known = localStorage.getItem(remembered);
  const found = known === null ? undefined : await offsetOf(`${path}/${known}`, signal);
  const id = found === undefined ? await begin(path, file.size, signal) : (known ?? '');
  localStorage.setItem(remembered, id);
  let offset = found ?? 0;
  for (let failures = 0; offset < file.size;) {
    onProgress(offset);
    try {
      const answer = await fetch(`${path}/${id}`, {
        method: 'PATCH',
        credentials: 'include',
        signal,
        headers: {
          ...tus,
          ...inOurLanguage(),
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
        },
        body: file.slice(offset, offset + partBytes),
      });
      if (answer.status === 409) offset = (await offsetOf(`${path}/${id}`, signal)) ?? 0;
      else if (answer.ok) offset = Number(answer.headers.get('upload-offset'));
      else if (answer.status < 500) throw new Refused(await sentenceIn(answer));
      else throw new Error(await sentenceIn(answer));
      failures = 0;
    } catch (error) {
      if (signal.aborted || error instanceof Refused || failures >= pauses.length) throw error;
      await sleep(pauses[failures] ?? 0, signal);
      failures += 1;
      offset = (await offsetOf(`${path}/${id}`, signal).catch(() => offset)) ?? offset;
    }
  }
  onProgress(file.size);
  localStorage.removeItem(remembered);
  return id;
}

/** The server refused, with a message for the user; a retry would not help. */
export class Refused extends Error {}

async function begin(path: string, bytes: number, signal: AbortSignal): Promise<string> {
  const answer = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    signal,
    headers: { ...tus, ...inOurLanguage(), 'upload-length': String(bytes) },
  });
  if (!answer.ok) throw new Refused(await sentenceIn(answer));
  return (answer.headers.get('location') ?? '').slice(path.length + 1);
}

/** The number of bytes that arrived; undefined when the server no longer knows the upload. */
async function offsetOf(address: string, signal: AbortSignal): Promise<number | undefined> {
  const answer = await fetch(address, {
    method: 'HEAD',
    credentials: 'include',
    signal,
    headers: { ...tus, ...inOurLanguage() },
  });
  return answer.ok ? Number(answer.headers.get('upload-offset')) : undefined;
}

const sentenceIn = async (answer: Response): Promise<string> =>
  problemIn(await answer.text()).message ?? t('Failed to upload avatar');

const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(new DOMException('The upload was stopped', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
