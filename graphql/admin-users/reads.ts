import { setImmediate } from 'node:timers/promises';
import { Refusal } from '../../domain/refusal.ts';
import { defined } from '../../lib/defined.ts';
import type { Projections, UserDocument } from '../../projection-service/index.ts';
import type { GatewayContext } from '../context.ts';
import type { Keyset } from '../cursor.ts';
import type { UserParent } from '../account/parents.ts';

export interface UserListRequest {
  /** Words to search for; blank matches all accounts. */
  readonly search: string;
  readonly after?: Keyset;
  readonly limit: number;
}

export type FoundUser = Keyset & { readonly node: UserParent };

/** Maximum number of documents that one read of the store returns. */
const readLimit = 1_000;

/**
 * Accounts, the newest first: at most `limit` after the cursor `after` whose e-mail, names or id contain every word of
 * the search. A search reads accounts until it has found `limit` of them, at worst all, and yields to the event loop
 * between pages.
 */
export async function listUsers(
  projections: Projections,
  { search, after, limit }: UserListRequest,
): Promise<readonly FoundUser[]> {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found: FoundUser[] = [];
  let last = after;
  for (;;) {
    const size = words.length === 0 ? Math.min(limit - found.length, readLimit) : readLimit;
    const page = await projections.reader('users').query('users', {
      index: 'byCreation',
      equal: { kind: 'user' },
      reverse: true,
      limit: size,
      ...defined({ after: last }),
    });
    for (const { id, doc } of page) {
      last = { id, order: [doc.createdAt] };
      if (matches(id, doc, words)) found.push({ ...last, node: { id, doc } });
      if (found.length === limit) return found;
    }
    if (page.length < size) return found;
    await setImmediate();
  }
}

/** The number of accounts that match a search; reads all accounts unless the search is blank. */
export async function countUsers(projections: Projections, search: string): Promise<number> {
  if (search.trim() === '') return projections.reader('users').count('users', 'byCreation', { kind: 'user' });
  return (await listUsers(projections, { search, limit: Number.MAX_SAFE_INTEGER })).length;
}

/** One account. Throws NOT_FOUND. */
export async function findUser({ loaders }: Pick<GatewayContext, 'loaders'>, id: string): Promise<UserParent> {
  const doc = await loaders.users.load(id);
  if (!doc) throw new Refusal('NOT_FOUND', 'User not found');
  return { id, doc };
}

function matches(
  id: string,
  { email, username, displayName, firstName, lastName }: UserDocument,
  words: readonly string[],
): boolean {
  if (words.length === 0) return true;
  const text = [id, email, username, displayName, firstName, lastName].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}
