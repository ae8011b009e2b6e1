import { join } from 'node:path';
import type { Eraser } from '../command-service/index.ts';
import { erasePayer } from '../command-service/providers/index.ts';
import { embeddedAuthority, eraseLocalAccount } from '../identity/index.ts';
import type { Engines } from './engines.ts';
import { addErasedUsers } from './erased-users.ts';
import type { Providers } from './providers.ts';

/**
 * The stores of personal data outside the command side, in the order of their erasure: one line for each. The command
 * side erases its own afterwards (`command-service/erasure/erasers.ts`).
 */
export function createStoreErasers(
  dataDir: string,
  { sessions, keyRing }: Pick<Engines, 'sessions' | 'keyRing'>,
  { mail: { provider } }: Pick<Providers, 'mail'>,
): readonly Eraser[] {
  return [
    { store: 'list of erased users', erase: async ({ userId }) => addErasedUsers(dataDir, [userId]) },
    {
      // The sessions come first: from here on no request acts as this user.
      store: 'sessions',
      erase: async ({ userId }) => {
        await sessions.removeOfUser(userId);
        await sessions.scrub();
      },
    },
    {
      store: 'local account',
      erase: async ({ account }) => {
        if (account?.issuer === embeddedAuthority) eraseLocalAccount(join(dataDir, 'identity'), account.subject);
      },
    },
    {
      store: 'test payments',
      erase: async ({ addresses }) => erasePayer(join(dataDir, 'test-payments'), addresses),
    },
    {
      // Those to the local account, from before it had a user, are sealed with a key of their own.
      store: 'mails',
      erase: async ({ userId, account }) => {
        await provider.eraseOwner(userId);
        if (account?.issuer !== embeddedAuthority) return;
        await provider.eraseOwner(account.subject);
        await keyRing.destroy(account.subject);
      },
    },
  ];
}
