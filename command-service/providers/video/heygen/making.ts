import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { VideoLook } from '../../../../domain/look.ts';
import type { HeygenClient } from '../../heygen/client.ts';
import type { LeftOutPicture, RenderRequest } from '../port.ts';
import type { JobNote, JobNotes } from './notes.ts';

const created = z.object({ video_id: z.string().min(1) });
const listed = z.looseObject({
  id: z.string().nullish(),
  video_id: z.string().nullish(),
  title: z.string().nullish(),
});

const ratios: Readonly<Record<VideoLook['format'], string>> = { landscape: '16:9', portrait: '9:16', square: '1:1' };
const resolutions: Readonly<Record<VideoLook['resolution'], string>> = { hd: '720p', full_hd: '1080p' };
/** HeyGen takes files of at most 32 MB. */
const largestAsset = 32_000_000;
/** Pages of HeyGen's list that are searched for a video whose id was lost; the newest come first. */
const searchedPages = 5;

/** The title at HeyGen names the job, so that its video is found again; the user's own words stay with us. */
const titleOf = (jobId: string): string => `curbcast ${jobId}`;

/** Finds the video of a job whose id a crash or a broken connection has lost. */
export async function findByTitle(client: HeygenClient, jobId: string): Promise<string | undefined> {
  let after: string | undefined;
  for (let page = 0; page < searchedPages; page += 1) {
    const { items, next } = await client.list('/v3/videos', listed, { limit: '100' }, after);
    const found = items.find(({ title }) => title === titleOf(jobId));
    if (found) return found.id ?? found.video_id ?? undefined;
    if (next === undefined) return undefined;
    after = next;
  }
  return undefined;
}

/** The first picture goes behind the presenter; HeyGen shows no second one, and no video there. */
async function collect(
  client: HeygenClient,
  request: RenderRequest,
  signal: AbortSignal,
): Promise<{ readonly assetId: string | null; readonly leftOut: LeftOutPicture[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcast-heygen-'));
  try {
    const { pictures, leftOut } = await request.collectMedia(folder, signal);
    const [first, ...others] = pictures.filter(({ contentType }) => contentType.startsWith('image/'));
    const unusable = pictures
      .filter(({ contentType }) => !contentType.startsWith('image/'))
      .map(({ url }) => ({ url, reason: 'no_picture' as const }));
    const beyond = others.map(({ url }) => ({ url, reason: 'too_many' as const }));
    const rest = [...leftOut, ...unusable, ...beyond];
    if (first === undefined) return { assetId: null, leftOut: rest };
    if ((await stat(first.path)).size > largestAsset)
      return { assetId: null, leftOut: [...rest, { url: first.url, reason: 'too_large' }] };
    return { assetId: await client.uploadAsset(await readFile(first.path), first.contentType, signal), leftOut: rest };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes the video of a job at HeyGen exactly once, and stores its id. Every step is noted before the next one: the same
 * request goes out under the same idempotency key, and a video that a crash left behind is found by its title.
 *
 * @throws HeygenError; call it again after a temporary one
 */
export async function makeOnce(
  client: HeygenClient,
  notes: JobNotes,
  request: RenderRequest,
  lookId: string,
  signal: AbortSignal,
  since: number,
): Promise<JobNote & { readonly videoId: string }> {
  const { jobId, script, language, look } = request;
  let note = await notes.read(jobId);
  if (note?.videoId !== undefined) return { ...note, videoId: note.videoId };
  if (note?.assetId !== undefined) {
    const videoId = await findByTitle(client, jobId);
    if (videoId !== undefined) {
      note = { ...note, videoId };
      await notes.write(jobId, note);
      return { ...note, videoId };
    }
  } else {
    note = { since, ...(await collect(client, request, signal)) };
    await notes.write(jobId, note);
  }
  const { video_id: videoId } = await client.call({
    method: 'POST',
    path: '/v3/videos',
    idempotencyKey: jobId,
    body: {
      type: 'avatar',
      avatar_id: lookId,
      script,
      title: titleOf(jobId),
      callback_id: jobId,
      aspect_ratio: ratios[look.format],
      resolution: resolutions[look.resolution],
      output_format: 'mp4',
      voice_settings: { locale: language },
      ...(note.assetId === null ? {} : { background: { type: 'image', asset_id: note.assetId } }),
      ...(look.captions ? { caption: { file_format: 'srt', style: 'default' } } : { caption: { file_format: 'srt' } }),
    },
    answer: created,
    signal,
  });
  const made = { ...note, videoId };
  await notes.write(jobId, made);
  return made;
}
