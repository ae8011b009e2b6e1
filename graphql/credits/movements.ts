import type { GatewayContext } from '../context.ts';

/** What a movement of credits is for: the title of its video while there is one, else the movement's own words. */
export async function describeMovement(
  { videoId, description }: { readonly videoId: string | null; readonly description: string },
  { loaders }: Pick<GatewayContext, 'loaders'>,
): Promise<string> {
  if (videoId === null) return description;
  return (await loaders.videos.load(videoId))?.title || description;
}
