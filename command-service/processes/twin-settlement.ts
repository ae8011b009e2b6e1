import { avatarAggregate } from '../../domain/avatars/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { avatarFileKeys } from '../handlers/avatar-files.ts';
import { settleAvatar } from '../handlers/avatar-settlement.ts';
import type { Caller } from '../handlers/context.ts';
import { defineProcess } from './engine/define-process.ts';

export type TwinSettlementOptions = Pick<Dependencies, 'executor' | 'twinProvider' | 'files'>;

/**
 * Settles the credit of every Digital Twin whose making ended, and removes what may not stay: recordings of a failed
 * twin, everything of a deleted or revoked one, also at the provider. The consent clip of a twin that existed proves
 * the consent and goes later.
 */
export function twinSettlement(options: TwinSettlementOptions) {
  return defineProcess({
    name: 'twin-settlement',
    lease: 'rendering',
    on: {
      AvatarReady: ({ data: { avatarId } }, { caller }) => settleAvatar(options, avatarId, caller),
      AvatarFailed: async ({ data: { avatarId } }, { caller }) => {
        await settleAvatar(options, avatarId, caller);
        await removeUnneeded(options, avatarId);
      },
      AvatarConsentRevoked: ({ data: { avatarId } }, { caller }) => withdraw(options, avatarId, caller),
      AvatarDeleted: ({ data: { avatarId } }, { caller }) => withdraw(options, avatarId, caller),
    },
  });
}

async function withdraw(options: TwinSettlementOptions, avatarId: string, caller: Caller): Promise<void> {
  await options.twinProvider.cancel(avatarId);
  await settleAvatar(options, avatarId, caller);
  await removeUnneeded(options, avatarId);
}

/**
 * Removes what a twin in its present state may not keep, here and at the provider. A twin that was never ready made no
 * film, so its consent has nothing to prove. Idempotent: called by whoever may have stored something last.
 */
export async function removeUnneeded(
  { executor, twinProvider, files }: TwinSettlementOptions,
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
