import {
  bookAccounts,
  bucketOf,
  exceptionIdOf,
  isOwnCurrency,
  legs,
  pageFaultWords,
  type BookLine,
  type Leg,
} from '../../../domain/finance/index.ts';
import { statementId } from '../../../projection-service/index.ts';
import type {
  DayDocument,
  EntryRowDocument,
  LegDocument,
  PaymentRowDocument,
  PeriodDocument,
  PeriodRowDocument,
  StatementDocument as StatementRow,
} from '../../../projection-service/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { dayMs, dayOf } from '../../../domain/time.ts';
import type { GatewayContext } from '../../context.ts';
import { connectionOf, pageAfter } from '../../cursor.ts';
import { inDollars } from '../../../lib/dollars.ts';
import { credits } from '../../scalars.ts';
import type { FinanceExceptionParent, FinancePeriodParent } from './parents.ts';
import { clearingAlarm, legNames, severeAlarm, inCredits } from './wording.ts';
import { say } from '../../../words/index.ts';

type Context = Pick<GatewayContext, 'services'>;

const written = {
  payments: inDollars,
  credits: inCredits,
  accounts: undefined,
  usage: inCredits,
  payouts: inDollars,
} as const;
const wordedBy =
  ({ inWords }: Pick<GatewayContext, 'inWords'>, leg: Leg) =>
  (sum: number): string | null => {
    const words = written[leg]?.(sum);
    return words === undefined ? null : inWords(words);
  };

const rows = ({ services }: Context) => services.projections.reader('finance');
const queue = ({ services }: Context) => services.projections.reader('finance-queue');

/** At most so many rows that differ are looked at for the counts of the overview. */
const mostOpen = 1_000;

/** The rows that differ now: how many of each leg, and how many of them no run has made an exception of. */
async function readOpenRows(context: Context) {
  const query = { index: 'byOpen', equal: { kind: 'row', open: true }, limit: mostOpen } as const;
  const collections = ['paymentRows', 'usageRows', 'entryRows', 'invoiceRows', 'periodRows', 'changedRows'] as const;
  const found = await Promise.all(collections.map(async (name) => rows(context).query(name, query)));
  const statement = await rows(context).get('statements', 'stripe');
  const accounts = Object.keys(statement?.differingSince ?? {}).map((id) => ({
    faults: [
      {
        leg: 'accounts' as const,
        exceptionId: exceptionIdOf({ leg: 'accounts', status: 'balance_mismatch', key: id }),
      },
    ],
    differenceIn: () => 0,
  }));
  const open = [
    ...found.flat().map(({ id, doc }) => ({
      faults: doc.faults.map(({ leg, status }) => ({ leg, exceptionId: exceptionIdOf({ leg, status, key: id }) })),
      differenceIn: (leg: Leg) => differenceOf(doc, leg),
    })),
    ...accounts,
  ];
  const ids = open.flatMap(({ faults }) => faults.map(({ exceptionId }) => exceptionId));
  const exceptions = await queue(context).getMany('exceptions', ids);
  const states = new Map(exceptions.map(({ id, doc }) => [id, doc.state] as const));
  return (leg: Leg) => {
    const differing = open.filter(({ faults }) => faults.some((fault) => fault.leg === leg));
    const stateOf = (faults: (typeof open)[number]['faults']) => {
      const own = faults.filter((fault) => fault.leg === leg).map(({ exceptionId }) => states.get(exceptionId));
      if (own.includes('open')) return 'open';
      return own.some((state) => state === undefined || state === 'matched') ? 'pending' : 'settled';
    };
    const settled = differing.filter(({ faults }) => stateOf(faults) === 'settled');
    return {
      differing: differing.length,
      pending: differing.filter(({ faults }) => stateOf(faults) === 'pending').length,
      settled: settled.length,
      accepted: settled.reduce((sum, { differenceIn }) => sum + differenceIn(leg), 0),
    };
  };
}

/** By how much the sides of a row differ, in the unit of its leg. */
function differenceOf(doc: object, leg: Leg): number {
  if ('ledger' in doc && leg === 'payments') {
    const { provider, ledger } = doc as PaymentRowDocument;
    const there = provider && isOwnCurrency(provider.currency) ? (provider.paidCents ?? 0) : 0;
    return there - (ledger?.paidCents ?? 0);
  }
  if ('ledger' in doc && leg === 'credits') {
    const { ledger, granted } = doc as PaymentRowDocument;
    return (ledger?.dueUnits ?? 0) + (ledger?.duePlanUnits ?? 0) - granted.units;
  }
  if ('dueUnits' in doc && leg === 'credits') return (doc as PeriodRowDocument).dueUnits;
  if ('entryKind' in doc && leg === 'payouts') {
    const { settledCents, amountCents } = doc as EntryRowDocument;
    return -amountCents - (settledCents ?? -amountCents);
  }
  return 0;
}

/** The five legs with their sums and open exceptions. */
export async function readLegs(context: Context & Pick<GatewayContext, 'inWords'>) {
  const [docs, openRows] = await Promise.all([rows(context).getMany('legs', [...legs]), readOpenRows(context)]);
  const sums = new Map<string, Partial<LegDocument>>(docs.map(({ id, doc }) => [id, doc]));
  return Promise.all(
    legs.map(async (id) => {
      const { rows: count = 0, left = 0, right = 0 } = sums.get(id) ?? {};
      const inUnit = wordedBy(context, id);
      const { differing, pending, settled, accepted } = openRows(id);
      return {
        id,
        name: context.inWords(legNames[id]),
        rows: count,
        matched: Math.max(0, count - differing),
        pending,
        settled,
        exceptions: await queue(context).count('exceptions', 'byLeg', { kind: 'exception', state: 'open', leg: id }),
        left: inUnit(left),
        right: inUnit(right),
        drift: inUnit(left - right),
        acceptedDrift: inUnit(accepted),
      };
    }),
  );
}

const figure = (doc: Partial<DayDocument> | undefined, field: keyof DayDocument): number => doc?.[field] ?? 0;

/** Balances of the books at this moment, and how far the provider was read. */
export async function readBalances(context: Context) {
  const [total, statement, accounts] = await Promise.all([
    rows(context).get('days', 'total'),
    rows(context).get('statements', 'stripe'),
    rows(context).count('accounts', 'byChange', { kind: 'account' }),
  ]);
  return {
    deferredRevenueCents: -figure(total, 'deferred_revenue') || 0,
    clearingCents: figure(total, 'clearing'),
    adjustmentsCents: -figure(total, 'adjustments') || 0,
    accounts,
    accountsComparedSince:
      statement && statement.allComparedAt > 0 ? new Date(statement.allComparedAt).toISOString() : null,
    owedCredits: credits(figure(total, 'owedHalfCredits')),
    providerReadTo: statement && statement.lastEntryAt > 0 ? new Date(statement.lastEntryAt).toISOString() : null,
    pageFault: statement?.fault ? pageFaultWords[statement.fault] : null,
  };
}

const severeAfterMs = 3_600_000;
const clearingDays = 4;

/** The alarms of finance: a severe exception of more than an hour, money that is not paid out. */
export async function readAlarms(context: Context & Pick<GatewayContext, 'inWords'>) {
  const now = context.services.now();
  const ids = Array.from({ length: clearingDays }, (_, index) => dayOf(now - index * dayMs));
  const [[oldest], total, latest] = await Promise.all([
    queue(context).query('exceptions', {
      index: 'byState',
      equal: { kind: 'exception', state: 'open' },
      limit: 1,
    }),
    rows(context).get('days', 'total'),
    rows(context).getMany('days', ids),
  ]);
  const balance = figure(total, 'clearing');
  // First in, first out: what came in during the last days is still there, the rest is older.
  const cameIn = latest.reduce((sum, { doc }) => sum + figure(doc, 'clearing') + figure(doc, 'clearingOutCents'), 0);
  const stale = Math.max(0, balance - cameIn);
  // The payments simulator pays out when it is asked to.
  const isLive = context.services.providers.payments.mode === 'live';
  const isSevere = oldest?.doc.severity === 1 && now - oldest.doc.sinceMs > severeAfterMs;
  return [
    ...(isSevere ? [{ id: 'SEVERE', message: context.inWords(severeAlarm(bucketOf(now - oldest.doc.sinceMs))) }] : []),
    ...(isLive && (stale > 0 || balance < 0)
      ? [{ id: 'CLEARING', message: context.inWords(clearingAlarm(inDollars(stale || balance))) }]
      : []),
  ];
}

/** The user with an e-mail address; anything else is an id already. */
export async function customerIdOf(
  { services, loaders }: Pick<GatewayContext, 'services' | 'loaders'>,
  asked: string,
): Promise<string> {
  if (!asked.includes('@')) return asked;
  const { found } = await services.adminUsers.search.find(services.projections, { search: asked, limit: 1 });
  const [first] = found;
  const email = first && (await loaders.users.load(first.id))?.email;
  return first !== undefined && email?.toLowerCase() === asked.toLowerCase() ? first.id : asked;
}

/**
 * The account as its user saw it at a moment: the last row of its statement up to then, found by halving, so that a
 * history of any length takes a few reads of one index. Undefined for an unknown account.
 */
export async function accountAt(context: Context, userId: string, isUpTo: (row: StatementRow) => boolean) {
  const credits = context.services.projections.reader('credits');
  const account = await credits.get('accounts', userId);
  if (!account) return undefined;
  let found: StatementRow | undefined;
  let [known, beyond] = [-1, account.revision + 1];
  while (beyond - known > 1) {
    const middle = (known + beyond) >>> 1;
    const [next] = await credits.query('statement', {
      index: 'byOwner',
      equal: { ownerId: userId },
      // The first row from this revision on: some events have no row.
      ...(middle > 0 && { after: { order: [middle - 1], id: statementId(userId, middle - 1) } }),
      limit: 1,
    });
    if (next && isUpTo(next.doc)) {
      found = next.doc;
      known = next.doc.revision;
    } else beyond = middle;
  }
  return { userId, row: found ?? null };
}

/** The last days, the oldest first; balances at the end of each day are counted back from those of now. */
export async function readDays(context: Context, count: number, now: number) {
  const ids = Array.from({ length: count }, (_, index) => dayOf(now - (count - 1 - index) * dayMs));
  const [found, total] = await Promise.all([rows(context).getMany('days', ids), rows(context).get('days', 'total')]);
  const docs = new Map<string, Partial<DayDocument>>(found.map(({ id, doc }) => [id, doc]));
  let owed = figure(total, 'owedHalfCredits');
  let deferred = -figure(total, 'deferred_revenue');
  return ids
    .toReversed()
    .map((id) => {
      const doc = docs.get(id);
      const [owedCredits, deferredRevenueCents] = [credits(owed), deferred || 0];
      owed -= figure(doc, 'owedHalfCredits');
      deferred += figure(doc, 'deferred_revenue');
      return {
        day: id,
        revenueCents: -figure(doc, 'revenue') || 0,
        soldCents: figure(doc, 'received'),
        refundsCents: figure(doc, 'refunds'),
        feesCents: figure(doc, 'fees'),
        soldCredits: credits(figure(doc, 'soldHalfCredits')),
        usedCredits: credits(figure(doc, 'usedHalfCredits')),
        expiredCredits: credits(figure(doc, 'expiredHalfCredits')),
        owedCredits,
        deferredRevenueCents,
      };
    })
    .toReversed();
}

export interface PageRequest {
  readonly limit: number;
  readonly after?: string | null | undefined;
}

/** Exceptions in a state, the most severe first; those of one status the oldest first. */
export async function listExceptions(
  context: Context,
  { state, status }: { readonly state: string; readonly status?: string | undefined },
  { limit, after }: PageRequest,
) {
  const page = { limit: limit + 1, ...pageAfter(after) };
  const found =
    status === undefined
      ? await queue(context).query('exceptions', { index: 'byState', equal: { kind: 'exception', state }, ...page })
      : await queue(context).query('exceptions', {
          index: 'byStatus',
          equal: { kind: 'exception', state, status },
          ...page,
        });
  const nodes = found.map(({ id, doc }) => ({
    id,
    order: status === undefined ? [doc.severity, doc.sinceMs] : [doc.sinceMs],
    node: { id, doc },
  }));
  return connectionOf(nodes, limit, Boolean(after));
}

/** The exception; undefined when there is none of this id. */
export async function exceptionOf(context: Context, id: string): Promise<FinanceExceptionParent | undefined> {
  const doc = await queue(context).get('exceptions', id);
  return doc && { id, doc };
}

/** The exceptions about a payment, whatever has become of them: those of its faults. */
export async function exceptionsOfPayment(
  context: Context,
  key: string,
  { faults }: PaymentRowDocument,
): Promise<readonly FinanceExceptionParent[]> {
  const ids = faults.map(({ leg, status }) => exceptionIdOf({ leg, status, key }));
  return queue(context).getMany('exceptions', ids);
}

/** Throws NOT_FOUND. */
export async function findException(context: Context, id: string): Promise<FinanceExceptionParent> {
  const found = await exceptionOf(context, id);
  if (!found) throw new Refusal('NOT_FOUND', say('EXCEPTION_NOT_FOUND'));
  return found;
}

/** Throws NOT_FOUND. */
export async function findPeriod(context: Context, id: string): Promise<FinancePeriodParent> {
  const doc = await queue(context).get('periods', id);
  if (!doc) throw new Refusal('NOT_FOUND', say('PERIOD_NOT_FOUND'));
  return { id, doc };
}

/** Closed months, the newest first: at most ten years. */
export async function listPeriods(context: Context): Promise<readonly FinancePeriodParent[]> {
  return queue(context).query('periods', { index: 'byMonth', equal: { kind: 'period' }, reverse: true, limit: 120 });
}

/** Amounts of a close in the order of the accounts. */
export const linesOf = (amounts: PeriodDocument['totals']): readonly BookLine[] =>
  bookAccounts.map((account) => ({ account, cents: amounts[account] ?? 0 }));
