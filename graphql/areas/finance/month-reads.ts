import {
  bookAccounts,
  bookMonths,
  bridgesOf,
  figuresOf,
  pageFaultWords,
  type MonthFigures,
  type MonthSums,
} from '../../../domain/finance/index.ts';
import { endOfMonth, monthOf } from '../../../domain/time.ts';
import { say, type Sentence } from '../../../words/index.ts';
import type { GatewayContext } from '../../context.ts';
import type { Month } from './parents.ts';

type Context = Pick<GatewayContext, 'services'>;

const rows = ({ services }: Context) => services.projections.reader('finance');
const queue = ({ services }: Context) => services.projections.reader('finance-queue');

/** The months from the first event to the current one, the newest first. */
export async function readMonths(context: Context): Promise<readonly Month[]> {
  const { services } = context;
  const now = services.now();
  const ids = bookMonths(now);
  const [docs, closes, firstAt] = await Promise.all([
    rows(context).getMany('months', ids),
    queue(context).getMany('periods', ids),
    services.finance.firstEventAt(),
  ]);
  const sums = docs.map(({ id: month, doc }): MonthSums => ({ month, sums: doc }));
  const periods = new Map(closes.map(({ id, doc }) => [id, { id, doc }]));
  const [first, current] = [monthOf(firstAt), monthOf(now)];
  const lastClosed = closes.filter(({ doc }) => doc.isClosed).reduce((last, { id }) => (id > last ? id : last), '');
  const next = lastClosed === '' ? first : monthOf(endOfMonth(lastClosed));
  return ids
    .filter((id) => id >= first && id <= current)
    .map((id): Month => {
      const period = periods.get(id) ?? null;
      const isClosed = period?.doc.isClosed === true;
      return {
        id,
        state: isClosed ? 'CLOSED' : now < endOfMonth(id) ? 'RUNNING' : 'OPEN',
        figures: figuresOf(sums, id),
        period,
        before: id > next ? next : null,
        isBehindClosed: lastClosed > id,
      };
    })
    .toReversed();
}

/** The figures of a month in cents, with the signs that people expect: sales and earnings are positive. */
export function reportOf({ totals, parts }: MonthFigures) {
  const salesCents = parts.received;
  const refundsCents = -parts.givenBack || 0;
  return {
    salesCents,
    refundsCents,
    netCents: salesCents - refundsCents,
    revenueCents: -totals.revenue || 0,
    breakageCents: -totals.breakage || 0,
    feesCents: totals.fees,
  };
}

export const bridgesIn = ({ figures }: Month) =>
  bridgesOf(figures).map(({ account, opening, steps, closing }) => ({
    account,
    openingCents: opening,
    steps: [...steps],
    closingCents: closing,
  }));

/** The trial balance: every account with a balance or a change. */
export const accountsIn = ({ figures: { opening, totals, balances } }: Month) =>
  bookAccounts
    .map((account) => ({
      account,
      openingCents: opening[account],
      changeCents: totals[account],
      closingCents: balances[account],
    }))
    .filter(({ openingCents, changeCents, closingCents }) => openingCents || changeCents || closingCents);

export interface MonthCheck {
  readonly id: string;
  readonly isDone: boolean;
  readonly isBlocking: boolean;
  readonly message: Sentence;
}

/** How many open exceptions the checklist reads. More than this block a close anyway. */
const mostExceptions = 1_000;

/** The checklist before a month is closed; the same rules decide the close itself. */
export async function checksOf(context: Context, { id, state, before }: Month): Promise<readonly MonthCheck[]> {
  if (state === 'CLOSED') return [];
  const end = endOfMonth(id);
  const [statement, open, waiting] = await Promise.all([
    rows(context).get('statements', 'stripe'),
    queue(context).query('exceptions', {
      index: 'byState',
      equal: { kind: 'exception', state: 'open' },
      limit: mostExceptions,
    }),
    rows(context).count('adjustments', 'byState', { kind: 'adjustment', state: 'waiting' }),
  ]);
  const dated = open.filter(({ doc }) => doc.sinceMs < end);
  const severe = dated.filter(({ doc }) => doc.severity === 1).length;
  const orphans = dated.filter(({ doc }) => doc.assigneeId === null).length;
  const fault = statement?.fault ?? null;
  const check = (name: string, isDone: boolean, done: Sentence, missing: Sentence, isBlocking = true): MonthCheck => ({
    id: name,
    isDone,
    isBlocking,
    message: isDone ? done : missing,
  });
  return [
    check('ENDED', state !== 'RUNNING', say('MONTH_ENDED'), say('PERIOD_NOT_ENDED')),
    check('ORDER', before === null, say('MONTH_IN_ORDER'), say('CLOSE_EARLIER_FIRST', { period: before ?? '' })),
    check(
      'RECORDS',
      fault === null,
      say('MONTH_RECORDS_READ'),
      say('PAGE_FAULTY', { fault: fault === null ? '' : pageFaultWords[fault] }),
    ),
    check('SEVERE', severe === 0, say('MONTH_NO_SEVERE'), say('RESOLVE_SEVERE_FIRST', { count: severe })),
    check('OWNERS', orphans === 0, say('MONTH_ALL_OWNED'), say('ASSIGN_OPEN_FIRST', { count: orphans })),
    check('ADJUSTMENTS', waiting === 0, say('MONTH_ALL_DECIDED'), say('DECIDE_ADJUSTMENTS', { count: waiting }), false),
  ];
}

export const canClose = async (context: Context, month: Month): Promise<boolean> =>
  month.state === 'OPEN' &&
  !month.isBehindClosed &&
  (await checksOf(context, month)).every(({ isDone, isBlocking }) => isDone || !isBlocking);
