import { avatarAggregate } from '../../domain/avatars/index.ts';
import { creditStream } from '../../domain/credits/index.ts';
import { isEvent } from '../../domain/events.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Dependencies } from '../dependencies.ts';
import { avatarFileKeys } from '../support/avatar-files.ts';
import { settleAvatar } from '../support/avatar-settlement.ts';
import { contextFor, type Caller } from '../support/context.ts';
import { forEachItem } from './for-each.ts';
import { NotConfigured, type Eraser, type ProviderEraser } from './eraser.ts';

type AvatarEraserOptions = Pick<Dependencies, 'eventStore' | 'executor' | 'ledger' | 'files' | 'twinProvider'>;

const pageSize = 1_000;
/** The provider that ships with the product, whose data is ours. */
const ownProvider = 'local';

/** Removes the user's Digital Twins as far as they are here: recordings, consent clips, models and previews. */
export function avatarEraser(options: AvatarEraserOptions): Eraser {
  const { executor, files, twinProvider } = options;
  const erase = async (userId: string, avatarId: string, caller: Caller) => {
    const context = contextFor(caller, 'erase-avatar', { stableId: avatarId, subject: userId });
    await executor
      .execute(avatarAggregate, avatarId, { kind: 'delete', userId, because: 'erasure' }, context)
      .catch((error: unknown) => {
        // Deleted before, or never recorded.
        if (!(error instanceof Refusal) || error.code !== 'NOT_FOUND') throw error;
      });
    const { footage, consent, model } = (await executor.load(avatarAggregate, avatarId)).state;
    if (twinProvider.name === ownProvider) {
      await removeJob(twinProvider, avatarId);
      if (model?.provider === ownProvider && model.modelId !== '') await twinProvider.deleteModel(model.modelId);
    }
    const keys = avatarFileKeys(avatarId);
    const uploads = [footage, consent?.clip].flatMap((upload) => (upload ? [upload.uploadKey] : []));
    for (const prefix of [keys.prefix, keys.consentPrefix, ...uploads]) await files.removeAll(prefix);
    // Last: recordings are removed in every state of the ledger.
    await settleAvatar(options, avatarId, caller);
  };
  return {
    store: 'digital twins',
    beforeKey: true,
    erase: async ({ userId, caller }) => {
      await forEachItem(avatarsOf(options, userId), (avatarId) => erase(userId, avatarId, caller));
    },
  };
}

/** Removes the user's Digital Twins at an outside provider, also of one that was configured before. */
export function avatarsAtProviderEraser(options: AvatarEraserOptions): ProviderEraser {
  const { executor, twinProvider } = options;
  return {
    store: 'digital twins at their provider',
    outside: true,
    find: async ({ userId }) => {
      const found: string[] = [];
      for await (const avatarId of avatarsOf(options, userId)) {
        const { model } = (await executor.load(avatarAggregate, avatarId)).state;
        if (twinProvider.name !== ownProvider) found.push(`job:${twinProvider.name}:${avatarId}`);
        if (model !== null && model.provider !== ownProvider && model.modelId !== '')
          found.push(`model:${model.provider}:${model.modelId}`);
      }
      return found;
    },
    remove: async (_userId, found) => {
      const [kind, provider, id = ''] = found.split(':');
      if (provider !== twinProvider.name) throw new NotConfigured('The provider that has this twin is not configured');
      await (kind === 'model' ? twinProvider.deleteModel(id) : removeJob(twinProvider, id));
    },
  };
}

/** Stops a job; our notes about it are removed once the provider holds nothing of it. */
async function removeJob(twinProvider: AvatarEraserOptions['twinProvider'], avatarId: string): Promise<void> {
  await twinProvider.cancel(avatarId);
  await twinProvider.discard(avatarId);
}

/** The ids of all twins that a user ever began: each held a credit before it was recorded. */
async function* avatarsOf(
  { eventStore }: Pick<Dependencies, 'eventStore'>,
  userId: string,
): AsyncGenerator<string, void, void> {
  for (let from = 0; ; from += pageSize) {
    const page = await eventStore.readStream(creditStream(userId, 'twins'), { from, limit: pageSize });
    for (const event of page) if (isEvent(event, 'CreditsReserved')) yield event.data.heldFor;
    if (page.length < pageSize) return;
  }
}
