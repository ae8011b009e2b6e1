import type { UserState } from '../../domain/users/index.ts';
import { trialAddress } from '../../domain/users/index.ts';
import type { IdentityDirectory } from '../../event-store/index.ts';
import type { Caller } from './context.ts';
import type { Ledger, Settled } from './ledger.ts';

/** Used as the issuer of the directory entries that record who had a trial. */
const trials = 'trial';

export type GrantTrial = (
  userId: string,
  identity: Pick<NonNullable<UserState['identity']>, 'email' | 'emailVerified'> | undefined,
  at: number,
  caller: Caller,
) => Promise<Settled | undefined>;

/**
 * Grants the trial once per account and once per verified email address. The address is stored
 * as a keyed hash, separate from the account, so that erasing the account does not free it. Returns undefined when the
 * address is not verified or was already used for a trial.
 */
export function createTrialGrant(ledger: Ledger, identities: IdentityDirectory): GrantTrial {
  return async (userId, identity, at, caller) => {
    const address = identity?.emailVerified === true ? trialAddress(identity.email ?? '') : undefined;
    if (address === undefined) return undefined;
    const claim = `${trials}-${userId}`;
    if ((await identities.claim(trials, address, claim)) !== claim) return undefined;
    return ledger.grantTrial(userId, at, caller);
  };
}
