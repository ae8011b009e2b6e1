import { avatarAggregate } from '../../domain/avatars/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { avatarFileKeys } from './avatar-files.ts';

/**
 * Removes the files that a twin in its present state may not keep, here and at the provider. A twin that was never
 * ready made no video, so its consent clip has nothing to prove. Idempotent: every process that may have stored
 * something last calls it.
 */
export async function removeUnneeded(
  { executor, twinProvider, files }: Pick<Dependencies, 'executor' | 'twinProvider' | 'files'>,
  avatarId: string,
): Promise<void> {
  const { status, model, footage, consent } = (await executor.load(avatarAggregate, avatarId)).state;
  if (status === 'none' || status === 'training' || status === 'ready') return;
  const keys = avatarFileKeys(avatarId);
  await files.removeAll(keys.prefix);
  if (model === null) await files.removeAll(keys.consentPrefix);
  else if (model.modelId !== '') await twinProvider.deleteModel(model.modelId);
  for (const upload of [footage, consent?.clip]) if (upload) await files.removeAll(upload.uploadKey);
}
