import { bookAccounts, legs, type BookLine } from '../../domain/finance/index.ts';
import type { DayDocument, LegDocument, PeriodDocument } from '../../projection-service/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { GatewayContext } from '../context.ts';
import { connectionOf, pageAfter } from '../cursor.ts';
import { credits } from '../scalars.ts';
import type { FinanceExceptionParent, FinancePeriodParent } from './parents.ts';
import { legNames } from './wording.ts';

type Context = Pick<GatewayContext, 'services'>;

const day = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const inCredits = (units: number): string => `${(units / 2).toFixed(1)} credits`;
const written = { A: dollars, B: inCredits, C: undefined, D: inCredits, E: dollars } as const;

const rows = ({ services }: Context) => services.projections.reader('finance');
const queue = ({ services }: Context) => services.projections.reader('finance-queue');

/** The five legs with their sums and open exceptions. */
export async function readLegs(context: Context) {
  const docs = await rows(context).getMany('legs', [...legs]);
  const sums = new Map<string, Partial<LegDocument>>(docs.map(({ id, doc }) => [id, doc]));
  return Promise.all(
    legs.map(async (id) => {
      const { rows: count = 0, left = 0, right = 0 } = sums.get(id) ?? {};
      const format = written[id];
      return {
        id,
        name: legNames[id],
        rows: count,
        exceptions: await queue(context).count('exceptions', 'byLeg', { kind: 'exception', state: 'open', leg: id }),
        left: format?.(left) ?? null,
        right: format?.(right) ?? null,
        drift: format?.(left - right) ?? null,
      };
    }),
  );
}

const figure = (doc: Partial<DayDocument> | undefined, field: keyof DayDocument): number => doc?.[field] ?? 0;

/** Balances of the books at this moment, and how far the provider was read. */
export async function readBalances(context: Context) {
  const [total, statement] = await Promise.all([
    rows(context).get('days', 'total'),
    rows(context).get('statements', 'stripe'),
  ]);
  return {
    deferredRevenueCents: -figure(total, 'deferred_revenue') || 0,
    clearingCents: figure(total, 'clearing'),
    owedCredits: credits(figure(total, 'owedHalfCredits')),
    providerReadTo: statement && statement.lastEntryAt > 0 ? new Date(statement.lastEntryAt).toISOString() : null,
    pageFault: statement?.fault ?? null,
  };
}

/** The last days, the oldest first; balances at the end of each day are counted back from those of now. */
export async function readDays(context: Context, count: number, now: number) {
  const ids = Array.from({ length: count }, (_, index) => dayOf(now - (count - 1 - index) * day));
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
        soldCents: figure(doc, 'soldCents'),
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

export async function listExceptions(context: Context, state: string, { limit, after }: PageRequest) {
  const found = await queue(context).query('exceptions', {
    index: 'byState',
    equal: { kind: 'exception', state },
    limit: limit + 1,
    ...pageAfter(after),
  });
  const nodes = found.map(({ id, doc }) => ({ id, order: [doc.severity, doc.sinceMs], node: { id, doc } }));
  return connectionOf(nodes, limit, Boolean(after));
}

/** Throws NOT_FOUND. */
export async function findException(context: Context, id: string): Promise<FinanceExceptionParent> {
  const doc = await queue(context).get('exceptions', id);
  if (!doc) throw new Refusal('NOT_FOUND', 'This exception was not found.');
  return { id, doc };
}

/** Throws NOT_FOUND. */
export async function findPeriod(context: Context, id: string): Promise<FinancePeriodParent> {
  const doc = await queue(context).get('periods', id);
  if (!doc) throw new Refusal('NOT_FOUND', 'This period was not found.');
  return { id, doc };
}

export async function listEntries(context: Context, equal: { day: string }, { limit, after }: PageRequest) {
  const found = await rows(context).query('journal', { index: 'byDay', equal, limit: limit + 1, ...pageAfter(after) });
  return connectionOf(
    found.map(({ id, doc }) => ({ id, order: [doc.position], node: { id, doc } })),
    limit,
    Boolean(after),
  );
}

export const entriesOfPayment = async (context: Context, paymentId: string) =>
  rows(context).query('journal', { index: 'byPayment', equal: { paymentId }, limit: 200 });

export const paymentRow = async (context: Context, id: string) => rows(context).get('paymentRows', id);

/** Closed months, the newest first: at most ten years. */
export async function listPeriods(context: Context): Promise<readonly FinancePeriodParent[]> {
  return queue(context).query('periods', { index: 'byMonth', equal: { kind: 'period' }, reverse: true, limit: 120 });
}

/** Totals of a close in the order of the accounts. */
export const totalsOf = ({ totals }: Pick<PeriodDocument, 'totals'>): readonly BookLine[] =>
  bookAccounts.map((account) => ({ account, cents: totals[account] ?? 0 }));
