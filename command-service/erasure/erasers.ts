import { accessTokenEraser } from './access-tokens.ts';
import type { Dependencies } from '../dependencies.ts';
import { draftsOf } from '../providers/drafts/drafts.ts';
import { feeSheetsOf } from '../providers/fee-sheets/store.ts';
import type { Eraser, ProviderEraser } from './eraser.ts';
import { pictureEraser } from './pictures.ts';
import { customerEraser } from './subscription.ts';
import { ownPictures, unusedMarks } from '../own-pictures.ts';
import { avatarEraser, avatarsAtProviderEraser } from './avatars.ts';
import { videoEraser } from './videos.ts';
import { leadEraser } from './leads.ts';
import { webhookEraser } from './webhooks.ts';

/**
 * Every store of ours that holds personal data: one line for each. A new store that only the command side can reach
 * (streams that name a person, files) is added here; a store of another room (sessions, local accounts) in
 * `server/erasers.ts`, which comes first: after that no request acts as the user.
 */
export function createErasers(dependencies: Dependencies): readonly Eraser[] {
  const { erasers, files, mail } = dependencies;
  return [
    ...erasers,
    accessTokenEraser(dependencies),
    videoEraser(dependencies),
    avatarEraser(dependencies),
    leadEraser(dependencies),
    webhookEraser(dependencies),
    {
      store: 'mails',
      // Mails to a local account from before it had a user are stored under the account's id.
      beforeKey: true,
      erase: async ({ userId, localAccountId }) => {
        if (localAccountId !== undefined) await mail.provider.eraseOwner(localAccountId);
        await mail.provider.eraseOwner(userId);
      },
    },
    pictureEraser(dependencies),
    { store: 'fee sheets', erase: ({ userId }) => files.removeAll(feeSheetsOf(userId)) },
    { store: 'drafts', erase: ({ userId }) => files.removeAll(draftsOf(userId)) },
    { store: 'own pictures and logos', erase: ({ userId }) => files.removeAll(ownPictures(userId)) },
    { store: 'marks of unused pictures', erase: ({ userId }) => files.removeAll(unusedMarks(userId)) },
  ];
}

/** Every provider that may have something of a user. */
export const createProviderErasers = (dependencies: Dependencies): readonly ProviderEraser[] => [
  customerEraser(dependencies),
  avatarsAtProviderEraser(dependencies),
];

/**
 * Destroys the keys of the user's events, after all erasers that read sealed events to find data. Mails before the
 * first sign-in are sealed under the id of the local account; the user's key comes last, because it seals the id of
 * that account. A mail that was being sent when the mails were erased is removed now: without a key no other can follow
 * it.
 */
export const createKeyEraser = ({ keyRing, mail }: Pick<Dependencies, 'keyRing' | 'mail'>): Eraser => ({
  store: 'keys of the events',
  erase: async ({ userId, localAccountId }) => {
    for (const id of localAccountId === undefined ? [userId] : [localAccountId, userId]) {
      await keyRing.destroy(id);
      await mail.provider.eraseOwner(id);
    }
  },
});
