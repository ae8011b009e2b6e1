import { attemptId } from '../../../domain/videos/index.ts';
import type { VideoDocument } from '../../../projection-service/index.ts';
import type { GatewayServices } from '../../services.ts';

/** How many videos are ahead of a waiting one; null when it does not wait, or when the queue can't be read. */
export async function readVideosAhead(
  { video }: Pick<GatewayServices['providers'], 'video'>,
  id: string,
  { status, attempt }: Pick<VideoDocument, 'status' | 'attempt'>,
): Promise<number | null> {
  if (status !== 'pending') return null;
  // The number is a hint: without it the card still says that the video waits.
  const job = await video.read(attemptId(id, attempt)).catch(() => undefined);
  return job?.state === 'queued' ? job.ahead : null;
}
