import { inOurLanguage, problemIn } from '../../app/rest.ts';
import { t } from '../../i18n/t.ts';
import { Refused, uploadInParts } from './upload.ts';

/** Where recordings for samples are uploaded. */
const path = '/files/sample-recordings';

export interface SampleOptions {
  readonly file: File;
  readonly signal: AbortSignal;
  /** Receives the percentage and the name of the current step. */
  readonly onProgress: (step: string, percent: number) => void;
}

/**
 * Uploads a recording and resolves with the sample that the server makes from it, an MP4. Rejects with the server's
 * message, or when the signal is aborted.
 */
export async function makeSample({ file, signal, onProgress }: SampleOptions): Promise<Blob> {
  const id = await uploadInParts({
    name: `sample/${file.name}/${file.lastModified}`,
    file,
    path,
    signal,
    onProgress: (bytes) => onProgress(t('Uploading'), (100 * bytes) / file.size),
  });
  const answer = await fetch(`${path}/${id}/sample`, {
    method: 'POST',
    credentials: 'include',
    signal,
    headers: { ...inOurLanguage(), 'content-type': 'application/json' },
    body: JSON.stringify({ consentAccepted: true }),
  });
  if (!answer.ok || answer.body === null) throw new Refused(problemIn(await answer.text()).message ?? notMade());
  for await (const line of linesOf(answer.body)) {
    const { progress, phase, video, error } = JSON.parse(line) as Readonly<Record<string, string | number>>;
    if (error !== undefined) throw new Refused(String(error));
    if (video !== undefined) return mp4Of(String(video));
    onProgress(String(phase), Number(progress));
  }
  throw new Refused(notMade());
}

const notMade = (): string => t('The sample could not be made. Please try again.');

const mp4Of = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], { type: 'video/mp4' });

/** Yields the lines of a text while it arrives. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
