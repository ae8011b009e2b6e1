import type { Dependencies } from '../dependencies.ts';
import { settleAvatar } from '../support/avatar-settlement.ts';
import type { Caller } from '../support/context.ts';
import { removeUnneeded } from '../support/unneeded-recordings.ts';
import { defineProcess } from './engine/define-process.ts';

export type TwinSettlementOptions = Pick<Dependencies, 'executor' | 'ledger' | 'twinProvider' | 'files'>;

/**
 * Settles the credit of every Digital Twin whose making ended, and removes the files that may not stay: recordings of a
 * failed twin, everything of a deleted or revoked one, also at the provider. The consent clip of a twin that existed
 * proves the consent and is removed later.
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
