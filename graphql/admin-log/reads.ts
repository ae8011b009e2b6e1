import { setImmediate } from 'node:timers/promises';
import { categoryOf, streamIdOf } from '../../domain/envelope.ts';
import { securitySubject } from '../../domain/security/index.ts';
import { defined } from '../../lib/defined.ts';
import { adminTextsId } from '../../projection-service/index.ts';
import type { Loaders, GatewayContext } from '../context.ts';
import type { Keyset } from '../cursor.ts';
import { dateTime } from '../scalars.ts';
import type { AdminActionParent } from './parents.ts';
import { actionOf, fieldOf, valueOf } from './wording.ts';

type Reads = Pick<GatewayContext, 'loaders' | 'services'>;

export interface ActionsRequest {
  /** Words to search for; blank matches all actions. */
  readonly search: string;
  readonly type?: string | undefined;
  /** The user whom the actions are about. */
  readonly userId?: string | undefined;
  readonly after?: Keyset;
  readonly limit: number;
}

/** Maximum number of documents that one read of the store returns. */
const readLimit = 1_000;
/** How many actions one search reads before it stops and lets the client ask for more. */
const searchLimit = 5_000;

export interface FoundActions {
  readonly found: readonly (Keyset & { readonly node: AdminActionParent })[];
  /** Where a search stopped before it had read everything. */
  readonly stoppedAt?: Keyset;
}

/** Actions, the newest first. A search without words and filters reads no more than the page. */
export async function listActions(context: Reads, request: ActionsRequest): Promise<FoundActions> {
  const { search, type, userId, limit } = request;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const filtered = words.length > 0 || (type !== undefined && userId !== undefined);
  const found: (Keyset & { readonly node: AdminActionParent })[] = [];
  let { after } = request;
  for (let read = 0; read < searchLimit;) {
    const size = filtered ? readLimit : Math.min(limit - found.length, readLimit);
    const page = await context.services.projections.reader('admin-log').query('actions', {
      ...(userId !== undefined
        ? { index: 'bySubject', equal: { subject: userId } }
        : type !== undefined
          ? { index: 'byType', equal: { type } }
          : { index: 'all', equal: { kind: 'action' } }),
      reverse: true,
      limit: size,
      ...defined({ after }),
    });
    const texts = words.length === 0 ? [] : await Promise.all(page.map((action) => textOf(context, action)));
    for (const [index, node] of page.entries()) {
      after = { id: node.id, order: [node.doc.position] };
      const text = texts[index] ?? '';
      if ((type === undefined || node.doc.type === type) && words.every((word) => text.includes(word)))
        found.push({ ...after, node });
      if (found.length === limit) return { found };
    }
    if (page.length < size) return { found };
    read += page.length;
    await setImmediate();
  }
  return { found, ...defined({ stoppedAt: after }) };
}

/** The name of who acted: an e-mail address, else the id. */
export async function actorOf({ loaders }: { readonly loaders: Loaders }, actorId: string): Promise<string> {
  return (await loaders.users.load(actorId))?.email || actorId;
}

/** The name of what was acted on: a network, the person's e-mail address, a video's title, else the id. */
export async function targetOf(
  { loaders }: { readonly loaders: Loaders },
  { id: eventId, doc }: AdminActionParent,
): Promise<string> {
  const id = streamIdOf(doc.stream);
  if (categoryOf(doc.stream) === 'video') return (await loaders.videos.load(id))?.title || `Video ${id}`;
  if (doc.subject === securitySubject)
    return (await loaders.adminTexts.load(adminTextsId(doc.subject, eventId)))?.network ?? 'Security settings';
  const title = doc.changes.find(({ field }) => field === 'title');
  if (title) return valueOf('title', title.after ?? title.before) ?? id;
  if (doc.subject !== null) return (await loaders.users.load(doc.subject))?.email || doc.subject;
  return id;
}

/** What the administrator wrote; null when there is nothing. */
export async function reasonOf(
  { loaders }: { readonly loaders: Loaders },
  { id, doc }: AdminActionParent,
): Promise<string | null> {
  if (doc.subject === null) return null;
  return (await loaders.adminTexts.load(adminTextsId(doc.subject, id)))?.byPosition[doc.position] ?? null;
}

/** The changes that can be seen: an empty list that was added says nothing. */
export const shownChanges = ({ changes }: AdminActionParent['doc']): AdminActionParent['doc']['changes'] =>
  changes.filter(({ field, before, after }) => valueOf(field, before) !== valueOf(field, after));

/** Everything that an action is found by, in lower case. */
async function textOf(context: Reads, action: AdminActionParent): Promise<string> {
  const row = await rowOf(context, action);
  return Object.values(row).join('\n').toLowerCase();
}

/** An action as one line of text, for downloads and for the search. */
export async function rowOf(context: Reads, action: AdminActionParent) {
  const { id, doc } = action;
  const [actor, target, reason] = await Promise.all([
    actorOf(context, doc.actorId),
    targetOf(context, action),
    reasonOf(context, action),
  ]);
  const values = (which: 'before' | 'after'): string =>
    shownChanges(doc)
      .map((change) => `${fieldOf(change.field)}: ${valueOf(change.field, change[which]) ?? '-'}`)
      .join('; ');
  return {
    time: dateTime(doc.time),
    action: actionOf(doc.type),
    actor,
    actorId: doc.actorId,
    target,
    userId: doc.subject ?? '',
    before: values('before'),
    after: values('after'),
    reason: reason ?? '',
    from: doc.from ?? '',
    selfCredit: doc.selfCredit,
    type: doc.type,
    stream: doc.stream,
    position: doc.position,
    eventId: id,
  };
}
