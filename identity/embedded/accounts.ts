import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { Refusal } from '../../domain/refusal.ts';
import { randomSecret, sha256 } from '../digest.ts';
import { transact } from '../database.ts';
import { checkAccountInput, normaliseEmail, type AccountInput } from './account-input.ts';
import { verifyPassword } from './passwords.ts';
import { say } from '../../words/index.ts';

/** A local account of the embedded provider. `id` is the `sub` of its tokens; a new owner gets a new id. */
export interface Account {
  readonly id: string;
  readonly email: string;
  /** True once a one-time link for this address was used; in a development start from the beginning. */
  readonly emailVerified: boolean;
  readonly givenName: string;
  readonly familyName: string;
  readonly picture: string | undefined;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** The local accounts. Asynchronous, so that another engine can implement them. */
export interface Accounts {
  /**
   * Registers an account. Resolves with undefined, after the same time, when the address is taken. Throws
   * `INVALID_INPUT` (details name the field).
   *
   * @param verified whether the address counts as verified from the start
   */
  create(input: AccountInput, verified?: boolean): Promise<Account | undefined>;
  /** The account when the password is correct, otherwise undefined. Takes the same time in every case. */
  checkPassword(email: string, password: string): Promise<Account | undefined>;
  find(id: string): Promise<Account | undefined>;
  /**
   * Whether an ID token is still valid for the account: the account exists and its credentials are older than the
   * token.
   *
   * @param issuedAt the token's `iat`, in whole seconds; a token of the second of the change is refused too
   */
  honours(id: string, issuedAt: number): Promise<boolean>;
  /** Ends the validity of tokens that were issued before now. */
  refuseEarlierTokens(id: string): void;
  /** The same for all accounts and tokens issued before a time, in milliseconds. */
  refuseTokensBefore(before: number): void;
  findByEmail(email: string): Promise<Account | undefined>;
  /** Changes names or picture address; omitted fields stay unchanged. Throws `NOT_FOUND`. */
  updateProfile(id: string, changes: Partial<Pick<Account, 'givenName' | 'familyName' | 'picture'>>): Promise<Account>;
  /** Issues a one-time token for the owner of the address, replacing older ones. `lifetime` in milliseconds. */
  issueSetupToken(email: string, lifetime: number): Promise<string>;
  /** The address of a valid token, and its account if there is one. Does not consume the token. */
  readSetupToken(token: string): Promise<{ email: string; account: Account | undefined } | undefined>;
  /**
   * Consumes a token; the account is verified afterwards. A verified account keeps its id and gets this password. One
   * that was never verified may belong to another person who typed the address: it is dropped, and a new one takes its
   * place. Both cases end all earlier sessions and tokens.
   */
  completeSetup(token: string, input: Omit<AccountInput, 'email'>): Promise<Account>;
}

const rowSchema = z.object({
  id: z.string(),
  email: z.string(),
  email_verified: z.number(),
  password_hash: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  picture: z.string().nullable(),
  created_at: z.number(),
  credentials_changed_at: z.number(),
});

/** The message of every failed sign-in: it must not reveal which accounts exist. */
export const WRONG_CREDENTIALS = 'Wrong email address or password.';
const BAD_LINK = say('LINK_INVALID');

export interface AccountsOptions {
  readonly database: DatabaseSync;
  readonly now: () => number;
  readonly hashPassword: (password: string) => Promise<string>;
  /** Compared when the address is unknown, so that both outcomes take one hash. */
  readonly decoy: string;
  /** Called when an account's credentials changed: sessions and tokens from the old ones must end. */
  readonly onCredentialsChanged: (accountId: string) => Promise<void>;
}

/** Opens the accounts kept in SQLite. */
export async function openAccounts(options: AccountsOptions): Promise<Accounts> {
  const { database, now, hashPassword, decoy, onCredentialsChanged } = options;

  const insert = database.prepare(`
    INSERT INTO accounts (id, email, email_verified, password_hash, given_name, family_name, picture, created_at)
    VALUES (:id, :email, :verified, :hash, :givenName, :familyName, NULL, :createdAt) ON CONFLICT (email) DO NOTHING`);
  const reserved = database.prepare(
    "SELECT 1 FROM mail_links WHERE email = ? AND kind = 'undo_email' AND expires_at > ?",
  );
  const byId = database.prepare('SELECT * FROM accounts WHERE id = ?');
  const byEmail = database.prepare('SELECT * FROM accounts WHERE email = ?');
  const setPassword = database.prepare(
    'UPDATE accounts SET password_hash = ?, credentials_changed_at = ? WHERE id = ?',
  );
  const setTokensFrom = database.prepare('UPDATE accounts SET credentials_changed_at = ? WHERE id = ?');
  const setAllTokensFrom = database.prepare(
    'UPDATE accounts SET credentials_changed_at = max(credentials_changed_at, ?)',
  );
  const drop = database.prepare('DELETE FROM accounts WHERE id = ?');
  const setProfile = database.prepare('UPDATE accounts SET given_name = ?, family_name = ?, picture = ? WHERE id = ?');
  const putLink = database.prepare(`
    INSERT INTO setup_links (token_hash, email, expires_at) VALUES (?, ?, ?)
    ON CONFLICT (email) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`);
  const findLink = database.prepare('SELECT email FROM setup_links WHERE token_hash = ? AND expires_at > ?');
  const takeLink = database.prepare('DELETE FROM setup_links WHERE token_hash = ? AND expires_at > ?');

  const rowOf = (row: unknown) => (row === undefined ? undefined : rowSchema.parse(row));
  const accountOf = (row: unknown): Account | undefined => {
    const found = rowOf(row);
    return found === undefined ? undefined : toAccount(found);
  };
  const mustFind = (row: unknown): Account => {
    const account = accountOf(row);
    if (account === undefined) throw new Refusal('NOT_FOUND', say('ACCOUNT_NOT_FOUND'));
    return account;
  };
  const checked = (input: AccountInput): AccountInput => {
    const result = checkAccountInput(input);
    if (result.ok) return result.account;
    const [field, problem] = Object.entries(result.errors)[0] ?? ['email', BAD_LINK];
    throw new Refusal('INVALID_INPUT', problem, { field });
  };
  const emailOfLink = (token: string): string | undefined => {
    const email = findLink.get(sha256(token), now())?.['email'];
    return typeof email === 'string' ? email : undefined;
  };

  return {
    async create(input, verified = false) {
      const { email, givenName, familyName, password } = checked(input);
      const id = randomUUID();
      const hash = await hashPassword(password);
      // The former owner of the address may still take it back.
      if (reserved.get(email, now()) === undefined)
        insert.run({ id, email, verified: Number(verified), hash, givenName, familyName, createdAt: now() });
      return accountOf(byId.get(id));
    },

    async checkPassword(email, password) {
      const row = rowOf(byEmail.get(normaliseEmail(email) ?? ''));
      const matches = await verifyPassword(password, row?.password_hash ?? decoy);
      if (row === undefined || !matches) return undefined;
      // The password may have changed, or the account may have been removed, while the hash was made.
      const current = rowOf(byId.get(row.id));
      return current?.password_hash === row.password_hash ? toAccount(current) : undefined;
    },

    find: async (id) => accountOf(byId.get(id)),
    async honours(id, issuedAt) {
      const row = rowOf(byId.get(id));
      return row !== undefined && issuedAt * 1000 > row.credentials_changed_at;
    },
    refuseEarlierTokens: (id) => {
      setTokensFrom.run(now(), id);
    },
    refuseTokensBefore: (before) => {
      setAllTokensFrom.run(before);
    },
    findByEmail: async (email) => accountOf(byEmail.get(normaliseEmail(email) ?? '')),

    async updateProfile(id, changes) {
      const next = { ...mustFind(byId.get(id)), ...changes };
      setProfile.run(next.givenName, next.familyName, next.picture ?? null, id);
      return next;
    },

    async issueSetupToken(email, lifetime) {
      const normal = normaliseEmail(email);
      if (normal === undefined) throw new Refusal('INVALID_INPUT', say('NOT_AN_EMAIL', { email }), { field: 'email' });
      const token = randomSecret();
      putLink.run(sha256(token), normal, now() + lifetime);
      return token;
    },

    async readSetupToken(token) {
      const email = emailOfLink(token);
      return email === undefined ? undefined : { email, account: accountOf(byEmail.get(email)) };
    },

    async completeSetup(token, input) {
      const email = emailOfLink(token);
      if (email === undefined) throw new Refusal('INVALID_INPUT', BAD_LINK, { field: 'token' });
      const { givenName, familyName, password } = checked({ ...input, email });
      const hash = await hashPassword(password);
      const { account, previous } = transact(database, () => {
        // Consumed inside the transaction, so that only one of two tabs with the same link succeeds.
        if (takeLink.run(sha256(token), now()).changes === 0)
          throw new Refusal('INVALID_INPUT', BAD_LINK, { field: 'token' });
        const existing = accountOf(byEmail.get(email));
        if (existing?.emailVerified === true) {
          setPassword.run(hash, now(), existing.id);
          setProfile.run(givenName, familyName, existing.picture ?? null, existing.id);
        } else {
          if (existing !== undefined) drop.run(existing.id);
          insert.run({ id: randomUUID(), email, verified: 1, hash, givenName, familyName, createdAt: now() });
        }
        return { account: mustFind(byEmail.get(email)), previous: existing };
      });
      if (previous !== undefined) await onCredentialsChanged(previous.id);
      return account;
    },
  };
}

function toAccount(row: z.infer<typeof rowSchema>): Account {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified === 1,
    givenName: row.given_name,
    familyName: row.family_name,
    picture: row.picture ?? undefined,
    createdAt: row.created_at,
  };
}
