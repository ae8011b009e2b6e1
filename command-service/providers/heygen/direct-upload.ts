import type { Readable } from 'node:stream';
import { z } from 'zod';
import { pause } from '../../../lib/backoff.ts';
import type { HeygenClient } from './client.ts';
import { HeygenError } from './errors.ts';

const begun = z.object({
  asset_id: z.string().min(1),
  upload_url: z.string().min(1),
  upload_headers: z.record(z.string(), z.string()).nullish(),
  max_bytes: z.number().nullish(),
});
const anything = z.unknown();

/** The service needs a moment to see a file that has arrived. */
const looks = 5;
const lookAgainMs = 500;

export interface UploadedFile {
  readonly contentType: string;
  readonly bytes: number;
  readonly open: () => Promise<Readable>;
}

/**
 * Uploads a file of any size without holding it in memory; resolves with its asset id. `onBegun` receives the id before
 * the first byte goes out, so that it can be removed in any case.
 */
export async function uploadDirectly(
  client: HeygenClient,
  { contentType, bytes, open }: UploadedFile,
  onBegun: (assetId: string) => Promise<void>,
  signal: AbortSignal,
): Promise<string> {
  const filename = `recording.${contentType.split('/')[1] ?? 'bin'}`;
  const upload = await client.call({
    method: 'POST',
    path: '/v3/assets/direct-uploads',
    body: { filename, content_type: contentType, size_bytes: bytes },
    answer: begun,
    signal,
  });
  const { asset_id: assetId, upload_url: url, upload_headers: headers, max_bytes: most } = upload;
  await onBegun(assetId);
  if (typeof most === 'number' && bytes > most)
    throw new HeygenError('input', `HeyGen takes ${most} bytes at most, the file has ${bytes}.`);
  await client.put(url, await open(), { 'content-type': contentType, ...headers }, bytes, signal);
  for (let tries = 1; ; tries += 1) {
    try {
      const path = `/v3/assets/${encodeURIComponent(assetId)}/complete`;
      await client.call({ method: 'POST', path, body: {}, answer: anything, signal });
      return assetId;
    } catch (error) {
      const isEarly =
        error instanceof HeygenError && (error.code === 'resource_not_ready' || error.code === 'conflict');
      if (!isEarly || tries >= looks) throw error;
      await pause(lookAgainMs, signal);
    }
  }
}
