import type { KeyObject } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { createChallenges } from './challenges.ts';
import { createFactorChanges, type RecordFactorChange } from './changes.ts';
import { createPasskeys, type Passkeys } from './passkeys.ts';
import { createSealer } from './sealer.ts';
import { createSecondFactor, type SecondFactor } from './second-factor.ts';

export { FACTORS_SCHEMA } from './schema.ts';
export type { FactorChange, RecordFactorChange } from './changes.ts';
export type { Passkey, Passkeys } from './passkeys.ts';
export type { FactorOwner, SecondFactor, SecondFactorOffer, SecondFactorState } from './second-factor.ts';

/** The ways to sign in besides the password. */
export interface Factors {
  readonly secondFactor: SecondFactor;
  readonly passkeys: Passkeys;
  /** Removes what was added at or after `since` (milliseconds): somebody else had the account. Idempotent. */
  removeSince(accountId: string, since: number): void;
  /** Records changes in the log that are not recorded yet. */
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
  readonly record: RecordFactorChange;
  readonly now: () => number;
}

export function createFactors({ database, deriveKey, publicUrl, record, now }: FactorsOptions): Factors {
  const changes = createFactorChanges(database, record);
  const challenges = createChallenges(database, now);
  const secondFactor = createSecondFactor({
    database,
    sealer: createSealer(deriveKey('second factor secrets')),
    recoveryKey: deriveKey('recovery codes'),
    changes,
    now,
  });
  const passkeys = createPasskeys({ database, challenges, changes, publicUrl, now });
  return {
    secondFactor,
    passkeys,
    removeSince: (accountId, since) => {
      const enabledAt = secondFactor.state(accountId)?.enabledAt;
      if (enabledAt !== undefined && enabledAt >= since) secondFactor.disable(accountId);
      for (const { id, createdAt } of passkeys.list(accountId)) if (createdAt >= since) passkeys.remove(accountId, id);
    },
    publishChanges: changes.publish,
    purge: challenges.purge,
  };
}
