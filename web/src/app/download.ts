import { RestError, inOurLanguage } from './rest.ts';

/** The bytes that arrived so far. */
export type OnProgress = (bytes: number) => void;

/**
 * Downloads a file and reports the progress. The browser keeps the bytes, on disk if there are many. Throws a RestError
 * for a response outside of 2xx, and the error of `fetch` when the connection breaks, so half a file is never saved.
 */
export async function download(url: string, onProgress: OnProgress, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { credentials: 'include', headers: inOurLanguage(), signal });
  if (!response.ok || response.body === null) throw new RestError(response.status, await response.text());
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      onProgress(bytes);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter)).blob();
}

/** Saves a file as if the user had followed a link to it. */
export function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
