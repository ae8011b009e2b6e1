import type { RecordedFact } from '../../domain/users/index.ts';
import type { RecordFactorChange } from '../factors/index.ts';
import { defined } from '../../lib/defined.ts';
import type { SendMail } from '../mail.ts';
import type { Account, Accounts } from './accounts.ts';
import { linkLifetimes, type LinkKind, type Links } from './links.ts';
import type { OutboxTask, TaskOf } from './outbox.ts';

/** Which sessions of an account end; all of them when nothing is given. */
export interface SessionsToEnd {
  /** Only those that began before this time, in milliseconds. */
  readonly before?: number;
  /** The id of the session that continues, because its person gave the old password. */
  readonly keep?: string | undefined;
}

export interface AccountTasksOptions {
  readonly accounts: Pick<Accounts, 'find' | 'findByEmail' | 'issueSetupToken'>;
  readonly links: Links;
  readonly sendMail: SendMail;
  /** Records a fact in the stream of the account's user; without effect for an account that never signed in. */
  readonly record: (accountId: string, factOf: (userId: string) => RecordedFact) => Promise<void>;
  /** Records how the account signs in, under this id. */
  readonly recordFactor: RecordFactorChange;
  /** The user of an account; undefined before the first sign-in. */
  readonly userOf: (accountId: string) => Promise<string | undefined>;
  readonly endSessions: (accountId: string, which: SessionsToEnd) => Promise<void>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly tokenOf: (kind: LinkKind, taskId: string) => string;
  /** The address of the page that a link opens. */
  readonly addressOf: (kind: LinkKind | 'setup', token: string) => string;
}

const minute = 60_000;
const setupLifetime = 60 * minute;
const day = 24 * 60 * minute;

/**
 * Handles the tasks of the outbox: mails their links and records what happened. Each step may be repeated: the token
 * and the mail's id follow from the task's id, and a recorded fact is recognized.
 */
export function createAccountTasks(options: AccountTasksOptions): (task: OutboxTask, id: string) => Promise<void> {
  const { accounts, links, sendMail, record, recordFactor, userOf, endSessions, now, tokenOf, addressOf } = options;
  /** Mails of accounts without a user yet are sealed with a key of the account's id. */
  const ownerOf = async (accountId: string): Promise<string> => (await userOf(accountId)) ?? accountId;

  /** Once a day at most: strangers may try as often as they like. */
  const tellOwner = async (account: Account): Promise<void> => {
    const at = now();
    const id = `registration-attempt-${account.id}-${Math.floor(at / day)}`;
    const { email: to, givenName: name } = account;
    const data = { attemptedAtMs: at };
    return sendMail({ id, ownerId: await ownerOf(account.id), to, name, template: 'registration_attempt', data });
  };

  const handlers: { readonly [Kind in OutboxTask['kind']]: (task: TaskOf<Kind>, id: string) => Promise<void> } = {
    async forgot_password({ email }, id) {
      const account = await accounts.findByEmail(email);
      if (account === undefined) return;
      const ownerId = await ownerOf(account.id);
      const to = account.email;
      if (!account.emailVerified) {
        // A stranger may have registered the address: the setup link gives its owner a separate account.
        const url = addressOf('setup', await accounts.issueSetupToken(to, setupLifetime));
        return sendMail({ id, ownerId, to, template: 'verify', data: { url } });
      }
      const token = tokenOf('reset', id);
      if (links.find('reset', token) === undefined) links.drop('reset', account.id);
      links.put('reset', token, { accountId: account.id, email: to, data: {} });
      const data = { url: addressOf('reset', token), validForMinutes: linkLifetimes.reset / minute };
      return sendMail({ id, ownerId, to, name: account.givenName, template: 'password_reset', data });
    },

    async register({ email, givenName, familyName, passwordHash, language }, id) {
      const account = await accounts.findByEmail(email);
      if (account?.emailVerified === true) return tellOwner(account);
      if (links.isReserved(email)) return undefined;
      const token = tokenOf('register', id);
      // The account gets this id, so that erasing it finds the mail that made it.
      links.put('register', token, { accountId: id, email, data: { givenName, familyName, passwordHash } });
      const data = { url: addressOf('register', token) };
      return sendMail({ id, ownerId: id, to: email, template: 'verify', data, ...defined({ language }) });
    },

    async password_changed({ accountId, changeId, reset, at, keep }, id) {
      await endSessions(accountId, { before: at, keep });
      if ((await userOf(accountId)) !== undefined)
        return record(accountId, (userId) => ({ type: 'PasswordChanged', data: { userId, changeId, reset } }));
      const account = await accounts.find(accountId);
      if (account === undefined) return undefined;
      // Without a user there is no event that the mail could follow from.
      const { email: to, givenName: name } = account;
      return sendMail({ id, ownerId: accountId, to, name, template: 'password_changed', data: { changedAtMs: at } });
    },

    async email_change_requested({ accountId, changeId, email, expiresAt }, id) {
      const account = await accounts.find(accountId);
      if (account === undefined) return;
      const token = tokenOf('confirm_email', id);
      if (links.find('confirm_email', token) === undefined) links.drop('confirm_email', accountId);
      links.put('confirm_email', token, { accountId, email, data: { changeId } });
      await record(accountId, (userId) => ({
        type: 'EmailChangeRequested',
        data: { userId, changeId, email, expiresAt },
      }));
      const data = { step: 'confirm', newEmail: email, url: addressOf('confirm_email', token) } as const;
      const ownerId = await ownerOf(accountId);
      return sendMail({ id, ownerId, to: email, name: account.givenName, template: 'email_change', data });
    },

    async email_changed({ accountId, changeId, email, previousEmail, undoUntil }, id) {
      await record(accountId, (userId) => ({
        type: 'EmailChanged',
        data: { userId, changeId, email, previousEmail, undoUntil },
      }));
      if (undoUntil === 0) return undefined;
      const data = { step: 'undo', newEmail: email, url: addressOf('undo_email', tokenOf('undo_email', id)) } as const;
      const ownerId = await ownerOf(accountId);
      return sendMail({ id, ownerId, to: previousEmail, template: 'email_change', data });
    },

    async email_change_undone({ accountId, changeId, email, at }) {
      await endSessions(accountId, { before: at });
      return record(accountId, (userId) => ({ type: 'EmailChangeUndone', data: { userId, changeId, email } }));
    },

    factor_changed: ({ accountId, change }, id) => recordFactor(accountId, change, id),
  };

  return (task, id) => (handlers[task.kind] as (task: OutboxTask, id: string) => Promise<void>)(task, id);
}
