import { createHmac, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { Refusal } from '../../domain/refusal.ts';
import { transact } from '../database.ts';
import { randomSecret } from '../digest.ts';
import { checkAccountInput, normaliseEmail, type AccountInput } from './account-input.ts';
import type { Account, Accounts } from './accounts.ts';
import { linkLifetimes, type LinkKind, type Links } from './links.ts';
import type { Outbox } from './outbox.ts';
import { passwordProblem, verifyPassword } from './passwords.ts';
import { say, type Language, type Sentence } from '../../words/index.ts';

export const BAD_RESET_LINK = say('RESET_LINK_INVALID');
export const BAD_LINK = say('LINK_INVALID');

export interface PendingEmail {
  readonly email: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** People's changes to their local accounts, and the effects of mailed links. */
export interface AccountChanges {
  /**
   * Mails a reset link when there is such an account. Takes the same steps for every address, so nothing reveals
   * whether there is one. Throws INVALID_INPUT for text that is not an address.
   */
  forgotPassword(email: string): void;
  /**
   * Sets a new password and ends every session and token of the account. Throws INVALID_INPUT for a bad password or a
   * link that is unknown, used, expired or older than another one.
   */
  resetPassword(token: string, password: string): Promise<void>;
  isResetLink(token: string): boolean;
  /**
   * Does the same for a person who gives the current password. Throws FORBIDDEN when `current` is wrong, INVALID_INPUT
   * for a bad new one.
   *
   * @param keep the id of the session that continues
   */
  changePassword(accountId: string, current: string, next: string, keep?: string): Promise<void>;
  /**
   * Makes the password void, ends every session and token of the account and mails a link to a new password. Throws
   * INVALID_INPUT for an unknown account.
   */
  voidPassword(accountId: string): Promise<void>;
  /**
   * Mails a link to the new address; nothing changes before it is used. Undefined when the address is the account's
   * own. Throws INVALID_INPUT, or EMAIL_TAKEN.
   */
  changeEmail(accountId: string, email: string): Promise<PendingEmail | undefined>;
  /** Uses a link of `changeEmail`. Throws INVALID_INPUT, or EMAIL_TAKEN. */
  confirmEmail(token: string): Promise<Account>;
  /**
   * Gives the account back to its former address and ends every session. The password is void: whoever changed the
   * address may know it. A second factor and passkeys that were added since the change was requested are removed.
   * Throws INVALID_INPUT.
   */
  undoEmail(token: string): Promise<Account>;
  /**
   * Mails a link that completes the registration, in the language of the page. The same steps for new and known
   * addresses. Throws INVALID_INPUT.
   */
  register(input: AccountInput, language?: Language): Promise<void>;
  /**
   * Makes the account of a registration whose address is proved now. Whoever registered must repeat the password, so
   * that nobody confirms what a stranger registered in their name. Undefined for a wrong password. Throws INVALID_INPUT
   * for a bad link.
   */
  completeRegistration(token: string, password: string): Promise<Account | undefined>;
  /** Resolves when the mails and events of all changes are sent, or one of them waits for a retry. */
  settled(): Promise<void>;
}

export interface AccountChangesOptions {
  readonly database: DatabaseSync;
  readonly accounts: Accounts;
  readonly links: Links;
  readonly outbox: Outbox;
  readonly now: () => number;
  readonly hashPassword: (password: string) => Promise<string>;
  /** The token of the link that a task mails. */
  readonly tokenOf: (kind: LinkKind, taskId: string) => string;
  /** Ends the sessions and tokens that were made from the old credentials. */
  readonly endSignIns: (accountId: string, keep?: string) => Promise<void>;
  /** Removes the second factor and the passkeys that were added at or after a time. */
  readonly removeFactorsSince: (accountId: string, since: number) => void;
}

const badLink = (sentence: Sentence): Refusal => new Refusal('INVALID_INPUT', sentence, { field: 'token' });

/** Opens the changes of the accounts in one database; their consequences go through the outbox. */
export function createAccountChanges(options: AccountChangesOptions): AccountChanges {
  const { database, accounts, links, outbox, now, hashPassword, tokenOf, endSignIns, removeFactorsSince } = options;
  const setPassword = database.prepare(
    'UPDATE accounts SET password_hash = ?, credentials_changed_at = ? WHERE id = ?',
  );
  const passwordOf = database.prepare('SELECT password_hash FROM accounts WHERE id = ?');
  const setEmail = database.prepare(
    'UPDATE accounts SET email = ?, email_verified = 1, credentials_changed_at = ? WHERE id = ?',
  );
  const byEmail = database.prepare('SELECT id, email_verified FROM accounts WHERE email = ?');
  const insert = database.prepare(`
    INSERT INTO accounts (id, email, email_verified, password_hash, given_name, family_name, picture, created_at)
    VALUES (?, ?, 1, ?, ?, ?, NULL, ?)`);
  const remove = database.prepare('DELETE FROM accounts WHERE id = ?');

  const isTaken = (email: string, accountId: string): boolean => {
    const owner = byEmail.get(email)?.['id'];
    return (owner !== undefined && owner !== accountId) || links.isReserved(email, accountId);
  };
  const takenRefusal = (): Refusal => new Refusal('EMAIL_TAKEN', say('EMAIL_IN_USE'), { field: 'email' });
  const mustFind = async (accountId: string): Promise<Account> => {
    const account = await accounts.find(accountId);
    if (account === undefined) throw badLink(BAD_LINK);
    return account;
  };
  const mustBeGood = (password: string, email: string): void => {
    const problem = passwordProblem(password, [email]);
    if (problem !== undefined) throw new Refusal('INVALID_INPUT', problem, { field: 'password' });
  };

  return {
    forgotPassword(text) {
      const email = normaliseEmail(text);
      if (email === undefined) throw new Refusal('INVALID_INPUT', say('EMAIL_INVALID'), { field: 'email' });
      outbox.add({ kind: 'forgot_password', email });
    },

    isResetLink: (token) => links.find('reset', token) !== undefined,

    async resetPassword(token, password) {
      const link = links.find('reset', token);
      if (link === undefined) throw badLink(BAD_RESET_LINK);
      mustBeGood(password, link.email);
      const hash = await hashPassword(password);
      const account = await accounts.find(link.accountId);
      transact(database, () => {
        // Taken inside the transaction: of two tabs with one link one succeeds. A link to a former address is void.
        if (links.take('reset', token) === undefined || account?.email !== link.email) throw badLink(BAD_RESET_LINK);
        const at = now();
        setPassword.run(hash, at, link.accountId);
        links.drop('reset', link.accountId);
        outbox.add({
          kind: 'password_changed',
          accountId: link.accountId,
          changeId: randomUUID(),
          reset: true,
          at,
        });
      });
      await endSignIns(link.accountId);
    },

    async changePassword(accountId, current, next, keep) {
      const account = await accounts.find(accountId);
      const hash = String(passwordOf.get(accountId)?.['password_hash'] ?? '');
      if (account === undefined || !(await verifyPassword(current, hash)))
        throw new Refusal('FORBIDDEN', say('PASSWORD_NOT_CHANGED'));
      mustBeGood(next, account.email);
      const nextHash = await hashPassword(next);
      transact(database, () => {
        // Another change may have come in between. Its author gave the current password too, so the later change wins.
        const at = now();
        setPassword.run(nextHash, at, accountId);
        links.drop('reset', accountId);
        outbox.add({ kind: 'password_changed', accountId, changeId: randomUUID(), reset: false, at, keep });
      });
      await endSignIns(accountId, keep);
    },

    async voidPassword(accountId) {
      const { email } = await mustFind(accountId);
      const unknown = await hashPassword(randomSecret());
      transact(database, () => {
        setPassword.run(unknown, now(), accountId);
        links.drop('reset', accountId);
        outbox.add({ kind: 'forgot_password', email });
      });
      await endSignIns(accountId);
    },

    async changeEmail(accountId, text) {
      const email = normaliseEmail(text);
      if (email === undefined) throw new Refusal('INVALID_INPUT', say('EMAIL_INVALID'), { field: 'email' });
      const account = await mustFind(accountId);
      if (account.email === email) return undefined;
      if (isTaken(email, accountId)) throw takenRefusal();
      const expiresAt = now() + linkLifetimes.confirm_email;
      outbox.add({ kind: 'email_change_requested', accountId, changeId: randomUUID(), email, expiresAt });
      await outbox.drain();
      return { email, expiresAt };
    },

    async confirmEmail(token) {
      const link = links.find('confirm_email', token);
      if (link === undefined) throw badLink(BAD_LINK);
      const account = await mustFind(link.accountId);
      transact(database, () => {
        if (links.take('confirm_email', token) === undefined) throw badLink(BAD_LINK);
        if (isTaken(link.email, account.id)) throw takenRefusal();
        setEmail.run(link.email, now(), account.id);
        links.drop('confirm_email', account.id);
        links.drop('reset', account.id);
        const { id: accountId, email: previousEmail, emailVerified } = account;
        // An address that was never proved may be a stranger's, who must not get the account by an undo.
        const undoUntil = emailVerified ? now() + linkLifetimes.undo_email : 0;
        const { changeId } = link.data;
        const { email } = link;
        const task = outbox.add({ kind: 'email_changed', accountId, changeId, email, previousEmail, undoUntil });
        // Stored in this transaction: from now on the link reserves the former address.
        if (emailVerified)
          links.put('undo_email', tokenOf('undo_email', task), { accountId, email: previousEmail, data: { changeId } });
      });
      await outbox.drain();
      return mustFind(account.id);
    },

    async undoEmail(token) {
      const link = links.find('undo_email', token);
      if (link === undefined) throw badLink(BAD_LINK);
      const account = await mustFind(link.accountId);
      const unknown = await hashPassword(randomSecret());
      // Before the link is used up: a crash in between leaves it for another try.
      removeFactorsSince(account.id, link.createdAt - linkLifetimes.confirm_email);
      transact(database, () => {
        if (links.take('undo_email', token) === undefined) throw badLink(BAD_LINK);
        const at = now();
        setEmail.run(link.email, at, account.id);
        setPassword.run(unknown, at, account.id);
        for (const kind of ['reset', 'confirm_email'] as const) links.drop(kind, account.id);
        // The links of later changes would give the account back to whoever made them.
        links.drop('undo_email', account.id, link.createdAt);
        const { changeId } = link.data;
        outbox.add({ kind: 'email_change_undone', accountId: account.id, changeId, email: link.email, at });
      });
      await endSignIns(account.id);
      await outbox.drain();
      return mustFind(account.id);
    },

    async register(input, language) {
      const checked = checkAccountInput(input);
      if (!checked.ok) throw new Refusal('INVALID_INPUT', Object.values(checked.errors)[0] ?? BAD_LINK);
      const { email, givenName, familyName, password } = checked.account;
      const passwordHash = await hashPassword(password);
      outbox.add({ kind: 'register', email, givenName, familyName, passwordHash, language });
    },

    async completeRegistration(token, password) {
      const link = links.find('register', token);
      if (link === undefined) throw badLink(BAD_LINK);
      const { accountId: id, email, data } = link;
      if (!(await verifyPassword(password, data.passwordHash))) return undefined;
      const previous = transact(database, () => {
        if (links.take('register', token) === undefined) throw badLink(BAD_LINK);
        const existing = byEmail.get(email);
        if (existing?.['email_verified'] === 1 || links.isReserved(email)) throw takenRefusal();
        // An account that was never verified may be a stranger's: its successor gets a new id.
        if (existing !== undefined) remove.run(String(existing['id']));
        insert.run(id, email, data.passwordHash, data.givenName, data.familyName, now());
        links.dropTo('register', email);
        return existing === undefined ? undefined : String(existing['id']);
      });
      if (previous !== undefined) await endSignIns(previous);
      return accounts.find(id);
    },

    settled: () => outbox.drain(),
  };
}

/** The tokens of mailed links: derived from the task that mails them, so that repeating a task mails the same link. */
export function createLinkTokens(secret: string) {
  return (kind: LinkKind, taskId: string): string =>
    createHmac('sha256', secret).update(`${kind} ${taskId}`).digest('base64url');
}
