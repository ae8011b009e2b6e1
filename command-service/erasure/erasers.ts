import { accessTokenEraser } from './access-tokens.ts';
import type { Dependencies } from '../dependencies.ts';
import { draftsOf } from '../providers/drafts/drafts.ts';
import { feeSheetsOf } from '../providers/fee-sheets/store.ts';
import type { Eraser, LeavingUser } from './eraser.ts';
import { pictureEraser } from './pictures.ts';
import { customerEraser } from './subscription.ts';
import { ownPictures, unusedMarks } from '../own-pictures.ts';
import { avatarEraser } from './avatars.ts';
import { videoEraser } from './videos.ts';
import { webhookEraser } from './webhooks.ts';

/**
 * Every store that holds personal data, in the order of its erasure: one line for each. A new store that only the
 * command side can reach (streams that name a person, files) is added here; a store of another room (sessions, local
 * accounts, mails) in `server/erasers.ts`, which comes first. The key comes
 * after all that read sealed events to find the user's data.
 */
export function createErasers(dependencies: Dependencies): readonly Eraser[] {
  const { erasers, identities, keyRing, mail } = dependencies;
  return [
    ...erasers,
    customerEraser(dependencies),
    videoEraser(dependencies),
    avatarEraser(dependencies),
    webhookEraser(dependencies),
    accessTokenEraser(dependencies),
    { store: 'mails', erase: (user) => forEachKey(user, (id) => mail.provider.eraseOwner(id)) },
    pictureEraser(dependencies),
    { store: 'fee sheets', erase: ({ userId }) => dependencies.files.removeAll(feeSheetsOf(userId)) },
    { store: 'drafts', erase: ({ userId }) => dependencies.files.removeAll(draftsOf(userId)) },
    { store: 'own pictures and logos', erase: ({ userId }) => dependencies.files.removeAll(ownPictures(userId)) },
    { store: 'marks of unused pictures', erase: ({ userId }) => dependencies.files.removeAll(unusedMarks(userId)) },
    { store: 'identity directory', erase: ({ userId }) => identities.remove(userId) },
    { store: 'keys of the events', erase: (user) => forEachKey(user, (id) => keyRing.destroy(id)) },
    // A mail that was being sent when the mails were erased: without a key no other can follow it.
    { store: 'mails on their way', erase: (user) => forEachKey(user, (id) => mail.provider.eraseOwner(id)) },
  ];
}

/**
 * Mails before the first sign-in are sealed under the id of the local account, everything else under the user's. The
 * user's comes last: it seals which account that is.
 */
async function forEachKey({ userId, account }: LeavingUser, erase: (id: string) => Promise<void>): Promise<void> {
  if (account) await erase(account.subject);
  await erase(userId);
}
