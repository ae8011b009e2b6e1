import type { KeyObject } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { createChallenges } from './challenges.ts';
import type { AddFactorChange } from './changes.ts';
import { createPasskeys, type Passkeys } from './passkeys.ts';
import { createSealer } from './sealer.ts';
import { createSecondFactor, type SecondFactor } from './second-factor.ts';

export { FACTORS_SCHEMA } from './schema.ts';
export { factorChangeSchema, type AddFactorChange, type FactorChange, type RecordFactorChange } from './changes.ts';
export type { Passkey, Passkeys } from './passkeys.ts';
export type { FactorOwner, SecondFactor, SecondFactorOffer, SecondFactorState } from './second-factor.ts';

/** The ways to sign in besides the password. */
export interface Factors {
  readonly secondFactor: SecondFactor;
  readonly passkeys: Passkeys;
  /** Removes factors added at or after `since` (milliseconds), when somebody else had the account. Idempotent. */
  removeSince(accountId: string, since: number): void;
  /** Records changes in the log that are not recorded yet; one that fails is tried again later. */
  publishChanges(): Promise<void>;
  /** Forgets expired challenges. */
  purge(): void;
}

export interface FactorsOptions {
  /** The embedded provider's database, with `FACTORS_SCHEMA`. */
  readonly database: DatabaseSync;
  /** Derives a key of 32 bytes for one purpose from the master key. */
  readonly deriveKey: (purpose: string) => KeyObject;
  readonly publicUrl: string;
  readonly changed: AddFactorChange;
  /** Records what was stored by `changed`. */
  readonly publishChanges: () => Promise<void>;
  readonly now: () => number;
}

export function createFactors(options: FactorsOptions): Factors {
  const { database, deriveKey, publicUrl, changed, publishChanges, now } = options;
  const challenges = createChallenges(database, now);
  const secondFactor = createSecondFactor({
    database,
    sealer: createSealer(deriveKey('second factor secrets')),
    recoveryKey: deriveKey('recovery codes'),
    changed,
    now,
  });
  const passkeys = createPasskeys({ database, challenges, changed, publicUrl, now });
  return {
    secondFactor,
    passkeys,
    removeSince: (accountId, since) => {
      secondFactor.removeSince(accountId, since);
      for (const { id, createdAt } of passkeys.list(accountId)) if (createdAt >= since) passkeys.remove(accountId, id);
    },
    publishChanges,
    purge: challenges.purge,
  };
}
