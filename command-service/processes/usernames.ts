import { Refusal } from '../../domain/refusal.ts';
import type { Dependencies } from '../dependencies.ts';
import { createUsernames } from '../support/usernames.ts';
import { defineProcess } from './engine/define-process.ts';

/**
 * Claims the user name of everyone who registered. Sign-in claims it already; this also covers users of releases
 * without claims, where the first of two users with one name keeps it.
 */
export function usernames(dependencies: Pick<Dependencies, 'executor' | 'identities'>) {
  const names = createUsernames(dependencies);
  return defineProcess({
    name: 'usernames',
    on: {
      UserRegistered: async ({ data: { userId, username } }, { caller }) => {
        if (username === null || username === '') return;
        await names.confirm(userId, username, caller).catch((error: unknown) => {
          if (!(error instanceof Refusal) || error.code !== 'USERNAME_TAKEN') throw error;
        });
      },
    },
  });
}
