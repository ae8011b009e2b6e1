import { bookAccounts, bookParts, type BookAccount, type BookPart } from '../../../domain/finance/index.ts';
import { daysBetween } from '../../../domain/time.ts';
import type { DayDocument, PaymentRowDocument } from '../../../projection-service/index.ts';
import type { GatewayContext } from '../../context.ts';
import { connectionOf, pageAfter, type Keyset } from '../../cursor.ts';
import type { FinanceAdjustmentParent, Range } from './parents.ts';
import type { PaymentOrder } from '../../generated/resolvers.ts';
import type { PageRequest } from './reads.ts';

type Context = Pick<GatewayContext, 'services'>;

const rows = ({ services }: Context) => services.projections.reader('finance');

/** Sorts after every position and id of the day before, and before those of the day. */
const beginOf = (from: string): Keyset => ({ order: [from, ''], id: '' });

/** The movements of a range in order of their days and of the log. */
export async function listEntries(context: Context, range: Range, { limit, after }: PageRequest) {
  const { from, to, account, part } = range;
  const begin = { limit: limit + 1, after: pageAfter(after).after ?? beginOf(from) };
  if (account === undefined) {
    const found = await rows(context).query('journal', { index: 'byRange', equal: { kind: 'entry' }, ...begin });
    return connectionOf(
      found
        .filter(({ doc }) => doc.day <= to)
        .map(({ id, doc }) => ({ id, order: [doc.day, doc.position], node: { id, doc } })),
      limit,
      Boolean(after),
    );
  }
  const lines =
    part === undefined
      ? await rows(context).query('lines', { index: 'byAccount', equal: { account }, ...begin })
      : await rows(context).query('lines', { index: 'byPart', equal: { account, part }, ...begin });
  const wanted = lines.filter(({ doc }) => doc.day <= to);
  // A movement can have several lines of one account: it is listed once, and the next page begins after all of them.
  const positions = [...new Set(wanted.map(({ doc }) => doc.position))];
  const found = new Map(
    (await rows(context).getMany('journal', positions)).map(({ id, doc }) => [id, { id, doc }] as const),
  );
  const nodes = positions.flatMap((position) => {
    const node = found.get(position);
    return node ? [{ id: behindLines(position), order: [node.doc.day, position], node }] : [];
  });
  const isFull = wanted.length > limit && nodes.length <= limit;
  return connectionOf(nodes, isFull ? nodes.length - 1 : limit, Boolean(after));
}

/** Sorts after the ids of the lines of a movement, which end with a number. */
const behindLines = (position: string): string => `${position}.~`;

/** The totals of a range of movements: by account, and by part where the account has a bridge. */
export async function totalsOf(context: Context, range: Range) {
  const docs = await rows(context).getMany('days', daysBetween(range.from, range.to));
  const sumOf = (name: keyof DayDocument): number => docs.reduce((sum, { doc }) => sum + (doc[name] ?? 0), 0);
  const { account, part } = range;
  if (account !== undefined && part !== undefined) return [{ account, part, cents: sumOf(part) }];
  return bookAccounts
    .filter((each) => account === undefined || each === account)
    .map((each) => ({ account: each, part: '', cents: sumOf(each) }))
    .filter(({ cents }) => account !== undefined || cents !== 0);
}

export const isBookAccount = (text: string): text is BookAccount => bookAccounts.some((each) => each === text);
export const isBookPart = (text: string): text is BookPart => bookParts.some((each) => each === text);

export const entriesOfPayment = async (context: Context, paymentId: string) =>
  rows(context).query('journal', { index: 'byPayment', equal: { paymentId }, limit: 200 });

export const paymentRow = async (context: Context, id: string) => rows(context).get('paymentRows', id);

/** For each order of the payments: the index, and the field that it sorts by. */
const paymentOrders = {
  LAST_CHANGED: { index: 'byTime', field: 'sinceMs', reverse: true },
  FIRST_CHANGED: { index: 'byTime', field: 'sinceMs', reverse: false },
  HIGHEST: { index: 'byAmount', field: 'amountCents', reverse: true },
  LOWEST: { index: 'byAmount', field: 'amountCents', reverse: false },
} as const;

/** Every payment that either side knows. */
export async function listPayments(context: Context, order: PaymentOrder, { limit, after }: PageRequest) {
  const { index, field, reverse } = paymentOrders[order];
  /** The list that cursors name. */
  const list = `${order} `;
  const query = { index, equal: { kind: 'row' }, reverse, limit: limit + 1 } as const;
  const found = await rows(context).query('paymentRows', { ...query, ...pageAfter(after, list) });
  return connectionOf(
    found.map(({ id, doc }) => ({ id, order: [doc[field]], node: { id, doc } })),
    limit,
    Boolean(after),
    undefined,
    list,
  );
}

/** The paid and refunded amounts: from the log, or else from the provider. */
export function moneyOf({ amountCents: paidCents, ledger, provider }: PaymentRowDocument) {
  const takenBackCents = Math.max(ledger?.takenBackCents ?? 0, provider?.takenBackCents ?? 0);
  return { paidCents, takenBackCents };
}

/** Takings of credits in a state, the newest first. */
export async function listAdjustments(context: Context, state: string, { limit, after }: PageRequest) {
  const query = { index: 'byState', equal: { kind: 'adjustment', state }, reverse: true, limit: limit + 1 } as const;
  const found = await rows(context).query('adjustments', { ...query, ...pageAfter(after) });
  return connectionOf(
    found.map(({ id, doc }) => ({ id, order: [doc.time], node: { id, doc } })),
    limit,
    Boolean(after),
  );
}

/** Undefined when there is none. */
export async function adjustmentOf(context: Context, id: string): Promise<FinanceAdjustmentParent | undefined> {
  const doc = await rows(context).get('adjustments', id);
  return doc && { id, doc };
}
