import { avatarAggregate } from '../domain/avatars/index.ts';
import type { Dependencies } from './dependencies.ts';
import type { TrainedTwin, VideoProvider } from './providers/video/port.ts';

const usableId = /^[a-z0-9-]{1,128}$/u;

/**
 * A Digital Twin that may present a video of its owner now, without its files. Undefined for the twin of somebody
 * else, for one that is not ready, deleted or revoked, and for one that another provider made.
 */
export async function readyTwin(
  { executor, videoProvider }: { readonly videoProvider: Pick<VideoProvider, 'name'> } & Pick<Dependencies, 'executor'>,
  userId: string,
  avatarId: string,
): Promise<Omit<TrainedTwin, 'open'> | undefined> {
  if (!usableId.test(avatarId)) return undefined;
  const { status, userId: owner, name, model } = (await executor.load(avatarAggregate, avatarId)).state;
  if (status !== 'ready' || owner !== userId || model?.provider !== videoProvider.name) return undefined;
  return { twinId: avatarId, provider: model.provider, modelId: model.modelId, name, files: model.files };
}
