import type { Projections, UserDocument } from '../../projection-service/index.ts';
import type { Keyset } from '../cursor.ts';
import type { UserParent } from '../parents.ts';

export interface UserListRequest {
  readonly search: string;
  readonly after?: Keyset;
  readonly limit: number;
}

const scanPage = 500;
/** A search looks through so many accounts a page of answers; the next page goes on from there. */
const scanLimit = 20_000;

/** Accounts, the newest first: at most `limit`, behind `after`, whose e-mail, name or id contains the words. */
export async function listUsers(projections: Projections, request: UserListRequest): Promise<readonly (Keyset & { readonly node: UserParent })[]> {
  const words = request.search.trim().toLowerCase();
  const found: (Keyset & { readonly node: UserParent })[] = [];
  let { after } = request;
  for (let read = 0; read < scanLimit; ) {
    const limit = words === '' ? request.limit : scanPage;
    const query = { index: 'byCreation', equal: { kind: 'user' }, reverse: true, limit, ...(after === undefined ? {} : { after }) };
    const page = await projections.reader('users').query('users', query);
    for (const { id, doc: stored } of page) {
      const doc = stored as object as UserDocument;
      after = { id, order: [doc.createdAt] };
      if (matches(id, doc, words)) found.push({ ...after, node: { id, doc } });
      if (found.length === request.limit) return found;
    }
    if (page.length < limit) return found;
    read += page.length;
  }
  return found;
}

const matches = (id: string, { email, username, displayName }: UserDocument, words: string): boolean =>
  words === '' || [id, email, username, displayName].some((text) => text.toLowerCase().includes(words));
