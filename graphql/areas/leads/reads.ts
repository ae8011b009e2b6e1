import { Refusal } from '../../../domain/refusal.ts';
import type { Projections } from '../../../projection-service/index.ts';
import type { Keyset } from '../../cursor.ts';
import type { LeadParent } from './parents.ts';
import { say } from '../../../words/index.ts';

export interface LeadsRequest {
  readonly ownerId: string;
  readonly unreadOnly?: boolean;
  readonly after?: Keyset;
  readonly limit: number;
}

/** The leads of an account, the newest first, each with its place in the list. */
export async function listLeads(
  projections: Projections,
  { ownerId, unreadOnly = false, after, limit }: LeadsRequest,
): Promise<readonly (Keyset & { readonly node: LeadParent })[]> {
  const leads = projections.reader('leads');
  const page = { reverse: true, limit, ...(after && { after }) };
  const found = await (unreadOnly
    ? leads.query('leads', { index: 'byState', equal: { ownerId, shown: true, isRead: false }, ...page })
    : leads.query('leads', { index: 'byOwner', equal: { ownerId, shown: true }, ...page }));
  return found.map(({ id, doc }) => ({ id, order: [doc.receivedAt], node: { id, doc } }));
}

export const countUnread = (projections: Projections, ownerId: string): Promise<number> =>
  projections.reader('leads').count('leads', 'byState', { ownerId, shown: true, isRead: false });

/** One lead of the account. Throws NOT_FOUND. */
export async function findLead(projections: Projections, ownerId: string, id: string): Promise<LeadParent> {
  const doc = await projections.reader('leads').get('leads', id);
  if (doc?.ownerId !== ownerId || !doc.shown) throw new Refusal('NOT_FOUND', say('LEAD_NOT_FOUND'));
  return { id, doc };
}

const perRead = 500;

/** All leads of an account, the newest first, page by page: memory is bounded for any number. */
export async function* leadPages(projections: Projections, ownerId: string): AsyncIterable<readonly LeadParent[]> {
  let after: Keyset | undefined;
  for (;;) {
    const found = await listLeads(projections, { ownerId, limit: perRead, ...(after && { after }) });
    yield found.map(({ node }) => node);
    const last = found.at(-1);
    if (last === undefined || found.length < perRead) return;
    after = { id: last.id, order: last.order };
  }
}
