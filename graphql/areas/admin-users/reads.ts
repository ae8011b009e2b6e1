import { Refusal } from '../../../domain/refusal.ts';
import { defined } from '../../../lib/defined.ts';
import type { Projections, UserDocument } from '../../../projection-service/index.ts';
import type { GatewayContext } from '../../context.ts';
import type { Keyset } from '../../cursor.ts';
import type { UserParent } from '../account/parents.ts';
import type { GatewayServices } from '../../services.ts';
import type { UserSearchRequest } from './search.ts';
import { say } from '../../../words/index.ts';

/** Maximum number of documents that one read of the store returns. */
const readLimit = 1_000;

/** A person's name on screens: the display name, else the user name, else the email address. */
export const nameOfUser = ({ displayName, username, email }: UserDocument): string =>
  displayName.trim() || username || email;

export type FoundUser = Keyset & { readonly node: UserParent };

export interface FoundUsers {
  readonly found: readonly FoundUser[];
  /** The number of matches on all pages; undefined where nothing was searched for: `countUsers` knows it. */
  readonly total?: number;
}

/**
 * At most `limit` accounts after the cursor `after` that match the search and the filters, in the order of the request;
 * without one the newest first.
 */
export async function listUsers(
  { projections, adminUsers }: Pick<GatewayServices, 'projections' | 'adminUsers'>,
  request: UserSearchRequest,
): Promise<FoundUsers> {
  const { search, role, status, order, after, limit } = request;
  const reader = projections.reader('users');
  if (search !== '' || role !== undefined || status !== undefined) {
    const { found, total } = await adminUsers.search.find(projections, request);
    const docs = new Map(
      (
        await reader.getMany(
          'users',
          found.map(({ id }) => id),
        )
      ).map(({ id, doc }) => [id, doc]),
    );
    const nodes = found.flatMap((place) => {
      const doc = docs.get(place.id);
      return doc ? [{ ...place, node: { id: place.id, doc } }] : [];
    });
    return { found: nodes, total };
  }
  const found: FoundUser[] = [];
  let last = after;
  while (found.length < limit) {
    const size = Math.min(limit - found.length, readLimit);
    const page = await reader.query('users', {
      index: 'byCreation',
      equal: { kind: 'user' },
      reverse: order !== 'oldest',
      limit: size,
      ...defined({ after: last }),
    });
    for (const { id, doc } of page) {
      last = { id, order: [doc.createdAt] };
      found.push({ ...last, node: { id, doc } });
    }
    if (page.length < size) break;
  }
  // Administrators often search after they open the list. The page comes first; a failure here shows again in the
  // search.
  adminUsers.search.prepare(projections).catch(() => undefined);
  return { found };
}

/** The number of all accounts. */
export const countUsers = (projections: Projections): Promise<number> =>
  projections.reader('users').count('users', 'byCreation', { kind: 'user' });

/** One account. Throws NOT_FOUND. */
export async function findUser({ loaders }: Pick<GatewayContext, 'loaders'>, id: string): Promise<UserParent> {
  const doc = await loaders.users.load(id);
  if (!doc) throw new Refusal('NOT_FOUND', say('USER_NOT_FOUND'));
  return { id, doc };
}
