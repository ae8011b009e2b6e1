import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { HeygenClient } from '../../heygen/client.ts';
import { classOf, HeygenError } from '../../heygen/errors.ts';
import { failedRender } from '../failures.ts';
import type { ProviderFile, RenderState } from '../port.ts';
import { toWebVtt } from './captions.ts';
import { failureCodes } from './failures.ts';

const url = z.string().min(1).nullish();
const video = z.object({
  status: z.string(),
  video_url: url,
  captioned_video_url: url,
  subtitle_url: url,
  thumbnail_url: url,
  duration: z.number().nonnegative().nullish(),
  failure_code: z.string().nullish(),
  // Only for statistics: in any other shape they are left out, and the video is unaffected.
  created_at: z.number().nullish().catch(null),
  completed_at: z.number().nullish().catch(null),
});
type Video = z.infer<typeof video>;
const statuses = z.array(z.object({ video_id: z.string(), status: z.string() }));

/** By HeyGen's clock, with its queue: seconds since 1970. */
const renderMsOf = ({ created_at: from, completed_at: to }: Video): { readonly renderMs?: number } =>
  from && to && to >= from ? { renderMs: Math.round((to - from) * 1_000) } : {};

/** Videos whose state is asked for at once. */
export const batchSize = 100;

/** The states of up to `batchSize` videos by their ids, as HeyGen names them. */
export async function readStatuses(client: HeygenClient, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await client.call({
    method: 'GET',
    path: '/v3/videos/statuses',
    query: { video_ids: ids.join(',') },
    answer: statuses,
  });
  return new Map(found.map(({ video_id: id, status }) => [id, status]));
}

const readVideo = (client: HeygenClient, id: string): Promise<Video> =>
  client.call({ method: 'GET', path: `/v3/videos/${encodeURIComponent(id)}`, answer: video });

type Linked = 'video_url' | 'captioned_video_url' | 'subtitle_url' | 'thumbnail_url';

/**
 * How a video ended; undefined while it has not, or while its files are not all there. A failure of this read alone is
 * thrown as HeygenError.
 */
export async function readEnd(
  client: HeygenClient,
  id: string,
  { captions, centsPerMinute }: { readonly captions: boolean; readonly centsPerMinute: number },
): Promise<Extract<RenderState, { state: 'completed' | 'failed' }> | undefined> {
  const found = await readVideo(client, id);
  if (found.status === 'failed') {
    const failureClass = classOf(found.failure_code ?? undefined);
    // A fault of the service is over when the video has failed: the user may try again.
    return failedRender(failureClass === 'transient' ? 'renderer_failed' : failureCodes[failureClass]);
  }
  const { duration, thumbnail_url: thumbnail } = found;
  const source: Linked = captions && found.captioned_video_url ? 'captioned_video_url' : 'video_url';
  if (found.status !== 'completed' || !found[source] || !thumbnail || !duration) return undefined;

  /** Links expire, so the link of a missing file is read again. */
  const open = async (link: Linked): Promise<Readable> => {
    const first = found[link];
    try {
      if (!first) throw new HeygenError('gone', 'HeyGen gave no link to the file.');
      return await client.download(first);
    } catch (error) {
      if (!(error instanceof HeygenError) || error.class !== 'gone') throw error;
      const again = (await readVideo(client, id))[link];
      if (!again) throw error;
      return client.download(again);
    }
  };
  const file = (link: Linked, contentType: string): ProviderFile => ({ contentType, open: () => open(link) });
  return {
    state: 'completed',
    result: {
      video: file(source, 'video/mp4'),
      thumbnail: file('thumbnail_url', 'image/jpeg'),
      captions: {
        contentType: 'text/vtt',
        open: async () =>
          Readable.from([found.subtitle_url ? toWebVtt(await text(await open('subtitle_url'))) : 'WEBVTT\n']),
      },
      durationSeconds: duration,
      // Rounded first: 5.4 s at 3 dollars a minute are 27.000000000000004 cents.
      costCents: Math.ceil(Number(((duration * centsPerMinute) / 60).toFixed(6))),
      ...renderMsOf(found),
    },
  };
}
