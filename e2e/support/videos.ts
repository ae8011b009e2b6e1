import type { Answer, Client } from './client.ts';
import { eventually } from './eventually.ts';

/** A video in REST answers. */
export interface Video {
  readonly id: string;
  readonly title: string;
  readonly status: 'pending' | 'processing' | 'ready' | 'failed';
  readonly videoUrl: string | null;
  readonly thumbnailUrl: string | null;
  readonly captionsUrl: string | null;
  readonly processingProgress: number;
  readonly duration: number | null;
  readonly creditsHeld: number | null;
  readonly creditsUsed: number | null;
  readonly creditsReturned: number | null;
  readonly errorMessage: string | null;
}

export interface Started {
  readonly video: Video;
  readonly creditsReserved: number;
  readonly creditsAvailable: number;
}

/** Costs half a credit and renders in a few seconds. */
export const shortScript = 'Welcome home to four bright rooms on Maple Street.';
/** A script of about `minutes` minutes of speech, for videos that must keep rendering for a while. */
export const longScript = (minutes: number): string =>
  'This home has a sunny garden and a quiet street in front of it. '.repeat(Math.ceil(minutes * 11.5)).slice(0, 4_900);

let presenter: string | undefined;

export async function presenterOf(client: Client): Promise<string> {
  if (presenter === undefined) {
    const { body } = await client.call<{ id: string; type: string }[]>('GET', '/api/avatars');
    presenter = body.find(({ type }) => type === 'stock')?.id;
  }
  if (presenter === undefined) throw new Error('There is no stock presenter');
  return presenter;
}

interface VideoOrder {
  readonly title?: string;
  readonly propertyAddress?: string;
  readonly script?: string;
  readonly imageUrls?: readonly string[];
  /** Default: a stock presenter. */
  readonly avatarId?: string;
}

/** Sends `POST /api/videos` with defaults for all other fields. */
export async function requestVideo(
  client: Client,
  order: VideoOrder = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<Started>> {
  const avatarId = order.avatarId ?? (await presenterOf(client));
  return client.call(
    'POST',
    '/api/videos',
    { title: 'Maple Street', propertyAddress: '1 Maple Street', script: shortScript, ...order, avatarId },
    { headers },
  );
}

/** Orders a video and returns it with its hold; throws unless it is queued. */
export async function startVideo(client: Client, order: VideoOrder = {}): Promise<Started> {
  const { status, body } = await requestVideo(client, order);
  if (status !== 201) throw new Error(`POST /api/videos answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

export async function videoOf(client: Client, id: string): Promise<Video | undefined> {
  const { body } = await client.call<Video[]>('GET', '/api/videos');
  return body.find((video) => video.id === id);
}

/** Waits until the video is ready and its hold is settled; throws when the video fails. `limit` is in ms. */
export async function readyVideo(client: Client, id: string, limit = 500_000): Promise<Video> {
  let video: Video | undefined;
  return eventually(
    `video ${id} to be ready and its hold captured`,
    async () => {
      video = await videoOf(client, id);
      if (video?.status === 'failed') throw new Error(`The video failed: ${video.errorMessage}`);
      // The capture is a separate event shortly after the completion of the video.
      return video?.status === 'ready' && video.creditsUsed !== null ? video : undefined;
    },
    limit,
  ).catch((error: unknown) => {
    throw new Error(`${String(error)}; last seen: ${JSON.stringify(video)}`, { cause: error });
  });
}

/** Deletes all videos of the client, which frees the renderer for the next test. */
export async function removeVideos(client: Client): Promise<void> {
  const { body } = await client.call<Video[]>('GET', '/api/videos');
  await client.call('DELETE', '/api/videos/bulk', { videoIds: body.map(({ id }) => id) });
}
