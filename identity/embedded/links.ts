import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { sha256 } from '../digest.ts';

const hour = 60 * 60_000;

/** How long each kind of link works, in milliseconds. */
export const linkLifetimes = {
  /** From "Forgot password". */
  reset: hour / 2,
  /** Proves the address of a registration. */
  register: 24 * hour,
  /** Proves the new address of an account. */
  confirm_email: 24 * hour,
  /** Gives the account back to its old address. */
  undo_email: 72 * hour,
} as const;

export type LinkKind = keyof typeof linkLifetimes;

/** The names and the password of a registration, until its address is proved. */
const registrationData = z.object({ givenName: z.string(), familyName: z.string(), passwordHash: z.string() });
/** The change of an address that the link belongs to. */
const changeData = z.object({ changeId: z.string() });
const dataOf = {
  reset: z.object({}),
  register: registrationData,
  confirm_email: changeData,
  undo_email: changeData,
} as const;

type DataOf<Kind extends LinkKind> = z.infer<(typeof dataOf)[Kind]>;

export interface MailedLink<Kind extends LinkKind> {
  /** The account that the link is for; empty for a registration, whose account is made by the link. */
  readonly accountId: string;
  /** The address that the link was mailed to. */
  readonly email: string;
  readonly data: DataOf<Kind>;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** One-time links. Only the hashes of their tokens are stored. */
export interface Links {
  /** Stores a link under a token. Repeating it changes nothing. */
  put<Kind extends LinkKind>(kind: Kind, token: string, link: Omit<MailedLink<Kind>, 'createdAt'>): void;
  /** The link of a token; undefined for an unknown, used or expired one. */
  find<Kind extends LinkKind>(kind: Kind, token: string): MailedLink<Kind> | undefined;
  /** The kind of a token's link. */
  kindOf(token: string): LinkKind | undefined;
  /** Uses a link up: of two concurrent calls one gets it. */
  take<Kind extends LinkKind>(kind: Kind, token: string): MailedLink<Kind> | undefined;
  /** Invalidates an account's links of one kind, or only those made after a time. */
  drop(kind: LinkKind, accountId: string, after?: number): void;
  /** Invalidates the links of one kind to an address. */
  dropTo(kind: LinkKind, email: string): void;
  /** Whether the former owner of an address may still take it back: nobody else may use it meanwhile. */
  isReserved(email: string, exceptAccountId?: string): boolean;
  purge(): void;
}

const rowSchema = z.object({
  account_id: z.string().nullable(),
  email: z.string(),
  data: z.string(),
  created_at: z.number(),
});

export function createLinks(database: DatabaseSync, now: () => number): Links {
  const insert = database.prepare(`
    INSERT INTO mail_links (token_hash, kind, account_id, email, data, created_at, expires_at)
    VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (token_hash) DO NOTHING`);
  const select = database.prepare('SELECT * FROM mail_links WHERE token_hash = ? AND kind = ? AND expires_at > ?');
  const selectKind = database.prepare('SELECT kind FROM mail_links WHERE token_hash = ? AND expires_at > ?');
  const remove = database.prepare('DELETE FROM mail_links WHERE token_hash = ? AND kind = ?');
  const dropLinks = database.prepare('DELETE FROM mail_links WHERE account_id = ? AND kind = ? AND created_at > ?');
  const dropLinksTo = database.prepare('DELETE FROM mail_links WHERE email = ? AND kind = ?');
  const reserved = database.prepare(
    "SELECT 1 FROM mail_links WHERE email = ? AND kind = 'undo_email' AND expires_at > ? AND account_id <> ?",
  );
  const purge = database.prepare('DELETE FROM mail_links WHERE expires_at <= ?');

  const find: Links['find'] = (kind, token) => {
    const row = select.get(sha256(token), kind, now());
    if (row === undefined) return undefined;
    const { account_id: accountId, email, data, created_at: createdAt } = rowSchema.parse(row);
    const parsed = dataOf[kind].parse(JSON.parse(data)) as DataOf<typeof kind>;
    return { accountId: accountId ?? '', email, data: parsed, createdAt };
  };
  return {
    put: (kind, token, { accountId, email, data }) => {
      const at = now();
      const owner = accountId === '' ? null : accountId;
      insert.run(sha256(token), kind, owner, email, JSON.stringify(data), at, at + linkLifetimes[kind]);
    },
    find,
    kindOf: (token) => {
      const kind = selectKind.get(sha256(token), now())?.['kind'];
      return (Object.keys(linkLifetimes) as LinkKind[]).find((known) => known === kind);
    },
    take: (kind, token) => {
      const link = find(kind, token);
      return link !== undefined && remove.run(sha256(token), kind).changes > 0 ? link : undefined;
    },
    drop: (kind, accountId, after = -1) => void dropLinks.run(accountId, kind, after),
    dropTo: (kind, email) => void dropLinksTo.run(email, kind),
    isReserved: (email, exceptAccountId = '') => reserved.get(email, now(), exceptAccountId) !== undefined,
    purge: () => void purge.run(now()),
  };
}
