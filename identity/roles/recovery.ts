import { randomUUID } from 'node:crypto';
import type { EmbeddedIdentity } from '../embedded/index.ts';
import type { Users } from '../users.ts';

export interface RecoveryRequest {
  readonly email: string;
  /** Turns the second factor off and removes the passkeys. */
  readonly resetFactors: boolean;
  /** Grants the administrator role. */
  readonly admin: boolean;
}

export interface RecoveryResult {
  /** Verifies the address and sets the password; works once, within the hour. */
  readonly link: string;
  readonly factors: 'kept' | 'reset' | 'none';
  /** `later`: the person has to sign in once before the role can be granted. */
  readonly admin: 'unchanged' | 'granted' | 'later';
}

export interface RecoveryOptions {
  readonly embedded: Pick<EmbeddedIdentity, 'accounts' | 'factors' | 'setupLink'>;
  readonly userOf: (accountId: string) => Promise<string | undefined>;
  readonly users: Pick<Users, 'grantAdmin'>;
}

/**
 * The operator's way back into a local account whose owner lost the password, the second factor or the role. Each
 * change is recorded with the operator as actor. Throws `INVALID_INPUT` for text that is not an email address.
 */
export function createRecovery({ embedded, userOf, users }: RecoveryOptions) {
  const { accounts, factors } = embedded;
  const resetFactors = async (accountId: string): Promise<'reset' | 'none'> => {
    const passkeys = factors.passkeys.list(accountId);
    if (factors.secondFactor.state(accountId) === undefined && passkeys.length === 0) return 'none';
    factors.secondFactor.disable(accountId, 'operator');
    for (const { id } of passkeys) factors.passkeys.remove(accountId, id, 'operator');
    await factors.publishChanges();
    return 'reset';
  };
  const grant = async (accountId: string | undefined): Promise<'granted' | 'later'> => {
    const userId = accountId === undefined ? undefined : await userOf(accountId);
    if (userId === undefined) return 'later';
    const caller = { actor: { kind: 'system', id: 'operator' }, correlationId: randomUUID() } as const;
    await users.grantAdmin(userId, 'Recovered by the operator', caller);
    return 'granted';
  };
  return async ({ email, resetFactors: wanted, admin }: RecoveryRequest): Promise<RecoveryResult> => {
    const link = await embedded.setupLink(email);
    const account = await accounts.findByEmail(email);
    return {
      link,
      factors: !wanted ? 'kept' : account === undefined ? 'none' : await resetFactors(account.id),
      admin: admin ? await grant(account?.id) : 'unchanged',
    };
  };
}

export type Recover = ReturnType<typeof createRecovery>;
