import { day } from '../../../domain/catalog.ts';
import { inDollars } from '../../../lib/dollars.ts';
import { say } from '../../../words/index.ts';
import type { GatewayContext } from '../../context.ts';
import type { AttentionKind } from '../../generated/resolvers.ts';
import { readFailingWork } from '../failures/reads.ts';
import { meanings } from '../finance/wording.ts';
import { labelOf } from '../mail/reads.ts';
import { alertGroups } from '../security/attacks.ts';
import { wordsOf } from '../security/wording.ts';
import { saidOf } from '../videos/wording.ts';

/** How many items of a group are shown, and how many are counted. */
const shown = 5;
const counted = 100;
/** How long an item may stay open before it needs a person. */
const recent = 7 * day;

/** Something that needs a person; times are milliseconds since the epoch. */
export interface NeedsAttention {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly since: number;
  readonly ownerId?: string;
  readonly assigneeId?: string;
}

type Context = Pick<GatewayContext, 'services' | 'inWords'>;
type Read = (context: Context) => Promise<readonly NeedsAttention[]>;

/**
 * A page of at most 101 items, the most urgent first, so that reads of an index are bounded for a history of any
 * length.
 */
const page = { limit: counted + 1 } as const;

const stalled: Read = async (context) =>
  (await readFailingWork(context.services)).flatMap(({ name, stalledSince }) =>
    stalledSince === undefined
      ? []
      : [{ id: name, title: name, detail: context.inWords(say('NEEDS_RETRY')), since: stalledSince }],
  );

const failedSteps: Read = async ({ services, inWords }) => {
  const rows = await services.projections
    .reader('failures')
    .query('failures', { index: 'all', equal: { isOpen: true }, ...page });
  return rows.map(({ id, doc }) => ({
    id,
    title: doc.work,
    detail: inWords(
      say('FAILED_AT', {
        what: doc.target.kind === 'event' ? doc.target.type : say('FAILED_ITEM'),
        reason: doc.reason,
      }),
    ),
    since: doc.since,
    ...(doc.ownerId !== null && { ownerId: doc.ownerId }),
  }));
};

/** The open attacks of the last days, as security groups them. */
const alerts: Read = async ({ services, inWords }) => {
  const groups = await alertGroups(services, 'address');
  return groups.flatMap(({ id, severity, lastAt, firstAt, addresses, userIds, incidents, alerts: [latest] }) => {
    const isUrgent = severity === 'critical' || severity === 'high';
    if (!isUrgent || latest === undefined || lastAt < services.now() - recent) return [];
    const { title, description } = wordsOf(latest.doc);
    const detail = incidents === 1 ? description : say('ATTENTION_ATTACK', { accounts: userIds.length, incidents });
    const [ownerId, ...others] = userIds;
    return [
      {
        id,
        title: [addresses.join(', '), inWords(title)].filter(Boolean).join(': '),
        detail: inWords(detail),
        since: firstAt,
        ...(ownerId !== undefined && others.length === 0 && { ownerId }),
      },
    ];
  });
};

const exceptions: Read = async ({ services, inWords }) => {
  const rows = await services.projections
    .reader('finance-queue')
    .query('exceptions', { index: 'byState', equal: { kind: 'exception', state: 'open' }, ...page });
  return rows.map(({ id, doc }) => ({
    id,
    title: inWords(meanings[doc.status]),
    detail: doc.key,
    since: doc.sinceMs,
    ...(doc.assigneeId !== null && { assigneeId: doc.assigneeId }),
  }));
};

const adjustments: Read = async ({ services }) => {
  const rows = await services.projections
    .reader('finance')
    .query('adjustments', { index: 'byState', equal: { kind: 'adjustment', state: 'waiting' }, ...page });
  return rows.map(({ id, doc }) => ({
    id,
    title: inDollars(doc.cents),
    detail: '',
    since: doc.time,
    ownerId: doc.userId,
  }));
};

const failedVideos: Read = async ({ services, inWords }) => {
  const rows = await services.projections
    .reader('videos')
    .query('videos', { index: 'byStatus', equal: { status: 'failed' }, reverse: true, ...page });
  return rows
    .filter(({ doc }) => doc.createdAt >= services.now() - recent)
    .map(({ id, doc }) => ({
      id,
      title: doc.title,
      detail: saidOf(doc, inWords).errorMessage ?? '',
      since: doc.createdAt,
      ownerId: doc.ownerId,
    }));
};

const bouncedMails: Read = async ({ services, inWords }) => {
  const mails = services.projections.reader('mails');
  const lists = await Promise.all(
    (['bounced', 'failed'] as const).map((status) =>
      mails.query('mails', { index: 'byStatus', equal: { status }, reverse: true, ...page }),
    ),
  );
  return lists
    .flat()
    .filter(({ doc }) => doc.requestedAt >= services.now() - recent && doc.reason !== 'erased')
    .map(({ id, doc }) => ({
      id,
      title: inWords(labelOf(doc.template)),
      detail: doc.reason ?? doc.code ?? '',
      since: doc.settledAt ?? doc.requestedAt,
      ownerId: doc.ownerId,
    }))
    .toSorted((a, b) => b.since - a.since);
};

const openErasures: Read = async ({ services, inWords }) => {
  const rows = await services.projections
    .reader('erasures')
    .query('openSteps', { index: 'byRetry', equal: { all: 'step' }, ...page });
  return rows.map(({ id, doc }) => ({
    id,
    title: inWords(say('ERASURE_OPEN', { step: doc.step })),
    detail: inWords(say('ERASURE_FAILED_TIMES', { count: doc.failures })),
    since: doc.since,
  }));
};

/** The kinds of items by role: the table of the start page, in its order. */
const groups: readonly { readonly kind: AttentionKind; readonly ofFinance: boolean; readonly read: Read }[] = [
  { kind: 'STALLED_PROCESS', ofFinance: false, read: stalled },
  { kind: 'FAILED_STEP', ofFinance: false, read: failedSteps },
  { kind: 'SECURITY_ALERT', ofFinance: false, read: alerts },
  { kind: 'FINANCE_EXCEPTION', ofFinance: true, read: exceptions },
  { kind: 'WAITING_ADJUSTMENT', ofFinance: true, read: adjustments },
  { kind: 'FAILED_VIDEO', ofFinance: false, read: failedVideos },
  { kind: 'BOUNCED_MAIL', ofFinance: false, read: bouncedMails },
  { kind: 'OPEN_ERASURE', ofFinance: false, read: openErasures },
];

/** The items that need a person, by kind; kinds without items are left out. */
export async function readAttention(context: Context, isAdmin: boolean) {
  const seen = groups.filter(({ ofFinance }) => isAdmin || ofFinance);
  const found = await Promise.all(seen.map(async ({ kind, read }) => ({ kind, all: await read(context) })));
  return found
    .filter(({ all }) => all.length > 0)
    .map(({ kind, all }) => ({
      kind,
      items: all.slice(0, shown),
      count: Math.min(all.length, counted),
      more: all.length > counted,
    }));
}
