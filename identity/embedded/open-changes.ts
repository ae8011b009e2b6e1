import type { DatabaseSync } from 'node:sqlite';
import type { RecordedFact } from '../../domain/users/index.ts';
import { createFactors, type Factors, type FactorsOptions, type RecordFactorChange } from '../factors/index.ts';
import type { SendMail } from '../mail.ts';
import { createAccountChanges, createLinkTokens, type AccountChanges } from './account-changes.ts';
import { createAccountTasks, type SessionsToEnd } from './account-tasks.ts';
import type { Accounts } from './accounts.ts';
import { keptSecret } from './keys.ts';
import { createLinks, type LinkKind, type Links } from './links.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { PATHS } from './provider.ts';

/** The parts of the product that the accounts need. */
export interface Surroundings {
  /** Has the mails with links sent. Default: nobody gets one. */
  readonly sendMail?: SendMail;
  /** The user of an account; undefined before the first sign-in, which is also the default. */
  readonly userOf?: (accountId: string) => Promise<string | undefined>;
  /** Records in the user's stream what happened to the account. Repetition must have no effect. */
  readonly record?: (fact: RecordedFact) => Promise<void>;
  /** Records a change of a second factor or passkey in the log. Called again with the same id when it rejects. */
  readonly onFactorChanged?: RecordFactorChange;
  /** Called when the credentials changed: the account's sessions must end. */
  readonly onCredentialsChanged?: (accountId: string, which: SessionsToEnd) => Promise<void>;
}

export interface OpenChangesOptions extends Surroundings {
  readonly database: DatabaseSync;
  readonly now: () => number;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly accounts: Accounts;
  /** Ends the sessions and tokens that were made from the old credentials. */
  readonly endSignIns: (accountId: string, keep?: string) => Promise<void>;
  /** Derives keys from the installation's master key. */
  readonly deriveKey: FactorsOptions['deriveKey'];
  /** The provider's base address, without a trailing slash. */
  readonly base: string;
  readonly publicUrl: string;
  readonly onError: (error: unknown) => void;
}

export interface OpenedChanges {
  readonly changes: AccountChanges;
  readonly factors: Factors;
  readonly links: Links;
  readonly outbox: Outbox;
}

/**
 * Opens the changes to accounts: passwords, addresses, factors. One outbox holds the consequences of every change;
 * those that a killed process left there are carried out now.
 */
export function openChanges(options: OpenChangesOptions): OpenedChanges {
  const { database, now, hashPassword, accounts, endSignIns, base, publicUrl, onError, onCredentialsChanged } = options;
  const { sendMail = async () => undefined, userOf = async () => undefined } = options;
  const tokenOf = createLinkTokens(keptSecret(database, 'links'));
  const links = createLinks(database, now);
  const pages: Readonly<Partial<Record<LinkKind | 'setup', string>>> = {
    reset: new URL('/reset-password', publicUrl).href,
    setup: `${base}${PATHS.setup}`,
  };
  const handle = createAccountTasks({
    accounts,
    links,
    sendMail,
    userOf,
    record: async (accountId, factOf) => {
      const userId = await userOf(accountId);
      if (userId !== undefined) await options.record?.(factOf(userId));
    },
    recordFactor: async (accountId, change, id) => options.onFactorChanged?.(accountId, change, id),
    now,
    endSessions: async (accountId, which) => onCredentialsChanged?.(accountId, which),
    tokenOf,
    addressOf: (kind, token) => `${pages[kind] ?? `${base}${PATHS.link}`}?token=${token}`,
  });
  const outbox = createOutbox({ database, now, handle, onError });
  const factors = createFactors({
    database,
    publicUrl,
    deriveKey: options.deriveKey,
    changed: (accountId, change) => void outbox.add({ kind: 'factor_changed', accountId, change }),
    publishChanges: outbox.drain,
    now,
  });
  const changes = createAccountChanges({
    database,
    accounts,
    links,
    outbox,
    now,
    hashPassword,
    tokenOf,
    endSignIns,
    removeFactorsSince: factors.removeSince,
  });
  outbox.start();
  return { changes, factors, links, outbox };
}
