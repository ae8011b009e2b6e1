import { avatarAggregate } from '../../domain/avatars/index.ts';
import { creditStream } from '../../domain/credits/index.ts';
import { isEvent } from '../../domain/events.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Dependencies } from '../dependencies.ts';
import { avatarFileKeys } from '../handlers/avatar-files.ts';
import { settleAvatar } from '../handlers/avatar-settlement.ts';
import { contextFor } from '../handlers/context.ts';
import { removeUnneeded } from '../handlers/unneeded-recordings.ts';
import type { Eraser } from './eraser.ts';

type AvatarEraserOptions = Pick<Dependencies, 'eventStore' | 'executor' | 'ledger' | 'files' | 'twinProvider'>;

const pageSize = 1_000;

/** Removes the user's Digital Twins: recordings, consent clips, models and previews, here and at the provider. */
export function avatarEraser(options: AvatarEraserOptions): Eraser {
  const { eventStore, executor, files, twinProvider } = options;
  const erase = async (userId: string, avatarId: string, caller: Parameters<Eraser['erase']>[0]['caller']) => {
    const context = contextFor(caller, 'erase-avatar', { stableId: avatarId, subject: userId });
    await executor
      .execute(avatarAggregate, avatarId, { kind: 'delete', userId, because: 'erasure' }, context)
      .catch((error: unknown) => {
        // Deleted before, or never recorded.
        if (!(error instanceof Refusal) || error.code !== 'NOT_FOUND') throw error;
      });
    await twinProvider.cancel(avatarId);
    await settleAvatar(options, avatarId, caller);
    await removeUnneeded(options, avatarId);
    const keys = avatarFileKeys(avatarId);
    for (const prefix of [keys.prefix, keys.consentPrefix]) await files.removeAll(prefix);
  };
  return {
    store: 'digital twins',
    erase: async ({ userId, caller }) => {
      for (let from = 0; ; from += pageSize) {
        const page = await eventStore.readStream(creditStream(userId, 'twins'), { from, limit: pageSize });
        for (const event of page)
          if (isEvent(event, 'CreditsReserved')) await erase(userId, event.data.heldFor, caller);
        if (page.length < pageSize) return;
      }
    },
  };
}
