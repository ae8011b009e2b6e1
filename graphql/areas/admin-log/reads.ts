import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { defined } from '../../../lib/defined.ts';
import { holdsTexts } from '../../../projection-service/index.ts';
import type { Loaders, GatewayContext } from '../../context.ts';
import type { Keyset } from '../../cursor.ts';
import * as field from '../../openapi/fields.ts';
import { dateTime } from '../../scalars.ts';
import type { AdminActionParent } from './parents.ts';
import { sentenceOfAction } from './sentences.ts';
import { targetOf } from './targets.ts';
import { actionOf, fieldOf, valueOf } from './wording.ts';

type Reads = Pick<GatewayContext, 'loaders' | 'services' | 'inWords'>;

export interface ActionsRequest {
  /** Words to search for; blank matches all actions. */
  readonly search: string;
  readonly type?: string | undefined;
  /** The user whom the actions are about. */
  readonly userId?: string | undefined;
  /** The administrator who acted. */
  readonly actorId?: string | undefined;
  /** Milliseconds since the epoch: at or after `from`, before `until`. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
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

/** Positions follow the order of the log; times come from the clocks of several machines. */
const clockSkew = 3_600_000;

/** The most selective index. */
function indexFor({ userId, actorId, type }: ActionsRequest) {
  if (userId !== undefined) return { index: 'bySubject', equal: { subject: userId } } as const;
  if (actorId !== undefined) return { index: 'byActor', equal: { actorId } } as const;
  if (type !== undefined) return { index: 'byType', equal: { type } } as const;
  return { index: 'all', equal: { kind: 'action' } } as const;
}

/** Actions, the newest first. A search without words and filters reads no more than the page. */
export async function listActions(context: Reads, request: ActionsRequest): Promise<FoundActions> {
  const { search, type, userId, actorId, from = -Infinity, until = Infinity, limit } = request;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const filters = [type, userId, actorId].filter((value) => value !== undefined).length;
  const filtered = words.length > 0 || filters > 1 || request.from !== undefined || request.until !== undefined;
  const matches = ({ doc }: AdminActionParent, text: string): boolean =>
    (type === undefined || doc.type === type) &&
    (actorId === undefined || doc.actorId === actorId) &&
    doc.time >= from &&
    doc.time < until &&
    words.every((word) => text.includes(word));
  const found: (Keyset & { readonly node: AdminActionParent })[] = [];
  let { after } = request;
  for (let read = 0; read < searchLimit;) {
    const size = filtered ? readLimit : Math.min(limit - found.length, readLimit);
    const page = await context.services.projections.reader('admin-log').query('actions', {
      ...indexFor(request),
      reverse: true,
      limit: size,
      ...defined({ after }),
    });
    const texts = words.length === 0 ? [] : await Promise.all(page.map((action) => textOf(context, action)));
    for (const [index, node] of page.entries()) {
      after = { id: node.id, order: [node.doc.position] };
      const text = texts[index] ?? '';
      if (matches(node, text)) found.push({ ...after, node });
      if (found.length === limit || node.doc.time < from - clockSkew) return { found };
    }
    if (page.length < size) return { found };
    read += page.length;
    await setImmediate();
  }
  return { found, ...defined({ stoppedAt: after }) };
}

/** The name of who acted: an email address, else the id. */
export async function actorOf({ loaders }: { readonly loaders: Loaders }, actorId: string): Promise<string> {
  return (await loaders.users.load(actorId))?.email || actorId;
}

/** The administrator's text; null when empty. */
export const reasonOf = async (context: Pick<Reads, 'loaders'>, action: AdminActionParent): Promise<string | null> =>
  (await textsOf(context, action))?.reason ?? null;

/** The administrator's note for staff; null when empty. */
export const noteOf = async (context: Pick<Reads, 'loaders'>, action: AdminActionParent): Promise<string | null> =>
  (await textsOf(context, action))?.note ?? null;

async function textsOf({ loaders }: Pick<Reads, 'loaders'>, { doc }: AdminActionParent) {
  const { type, subject, stream, revision } = doc;
  return subject === null || !holdsTexts(type) ? undefined : loaders.adminTexts.load({ subject, stream, revision });
}

/** Figures and hashes of a closed month. The row links to the month's page, which shows them by name. */
const shownByMonth: ReadonlySet<string> = new Set(['byId', 'position', 'headHash', 'totals', 'balances', 'parts']);

/** The changes that a reader can see: an empty list that was added looks like no change. */
export const shownChanges = ({ type, changes }: AdminActionParent['doc']): AdminActionParent['doc']['changes'] =>
  changes.filter(
    ({ field, before, after }) =>
      !(type === 'PeriodClosed' && shownByMonth.has(field)) &&
      JSON.stringify(valueOf(field, before)) !== JSON.stringify(valueOf(field, after)),
  );

/** The text that the search looks in, in lower case. */
async function textOf(context: Reads, action: AdminActionParent): Promise<string> {
  const row = await rowOf(context, action);
  return Object.values(row).join('\n').toLowerCase();
}

/** An action as one line of text, for downloads and for the search. */
export const actionRow = z.object({
  time: field.time,
  action: field.text,
  actor: field.text,
  actorId: field.text,
  target: field.text,
  userId: field.text,
  before: field.text,
  after: field.text,
  sentence: field.text,
  reason: field.text,
  note: field.text,
  from: field.text,
  selfCredit: z.boolean(),
  type: field.text,
  stream: field.text,
  position: field.text,
  eventId: field.text,
});

export async function rowOf(context: Reads, action: AdminActionParent): Promise<field.Answer<typeof actionRow>> {
  const { id, doc } = action;
  const { inWords } = context;
  const [actor, target, reason, note, sentence] = await Promise.all([
    actorOf(context, doc.actorId),
    targetOf(context, action),
    reasonOf(context, action),
    noteOf(context, action),
    sentenceOfAction(action, context),
  ]);
  const values = (which: 'before' | 'after'): string =>
    shownChanges(doc)
      .map(({ field, [which]: value }) => `${inWords(fieldOf(field))}: ${inWords(valueOf(field, value) ?? '-')}`)
      .join('; ');
  return {
    time: dateTime(doc.time),
    action: inWords(actionOf(doc.type)),
    actor,
    actorId: doc.actorId,
    target,
    userId: doc.subject ?? '',
    before: values('before'),
    after: values('after'),
    sentence: sentence.map(({ text }) => text).join(''),
    reason: reason ?? '',
    note: note ?? '',
    from: doc.from ?? '',
    selfCredit: doc.selfCredit,
    type: doc.type,
    stream: doc.stream,
    position: doc.position,
    eventId: id,
  };
}
