import { join } from 'node:path';
import type { Eraser } from '../command-service/index.ts';
import { eraseLocalAccount } from '../identity/index.ts';
import { erasePayer } from '../payments-simulator/index.ts';
import type { Engines } from './engines.ts';
import { addErasedUsers } from './erased-users.ts';

/**
 * The stores of personal data outside the command side, one line for each. The command side erases its own
 * (`command-service/erasure/erasers.ts`).
 */
export function createStoreErasers(
  dataDir: string,
  { sessions, identities, securityCounters }: Pick<Engines, 'sessions' | 'identities' | 'securityCounters'>,
): readonly Eraser[] {
  return [
    {
      // From here on, no request can act as this user.
      store: 'sessions',
      erase: async ({ userId }) => {
        await sessions.removeOfUser(userId);
        await sessions.scrub();
      },
    },
    {
      store: 'attempts to sign in',
      erase: async ({ userId }) => securityCounters.forgetUser(userId),
    },
    {
      // If a restored backup holds the key, this list has it erased again.
      store: 'list of erased users',
      beforeKey: true,
      erase: async ({ userId }) => addErasedUsers(dataDir, [userId]),
    },
    {
      // Without its entry in the directory, the person's account leads to no user, so a returning person is a new user.
      // A local account goes first, so that nobody signs in with it meanwhile.
      store: 'sign in',
      beforeKey: true,
      erase: async ({ userId, localAccountId }) => {
        if (localAccountId !== undefined) eraseLocalAccount(join(dataDir, 'identity'), localAccountId);
        await identities.remove(userId);
      },
    },
    {
      store: 'test payments',
      beforeKey: true,
      erase: async ({ userId, addresses }) => erasePayer(join(dataDir, 'test-payments'), { userId, addresses }),
    },
  ];
}
