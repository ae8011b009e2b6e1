import { bookAccounts, exceptionIdOf, type BookLine } from '../../../domain/finance/index.ts';
import { statementId } from '../../../projection-service/index.ts';
import type {
  PaymentRowDocument,
  PeriodDocument,
  StatementDocument as StatementRow,
} from '../../../projection-service/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { GatewayContext } from '../../context.ts';
import { connectionOf, pageAfter } from '../../cursor.ts';
import type { FinanceExceptionParent, FinancePeriodParent } from './parents.ts';
import { say } from '../../../words/index.ts';

type Context = Pick<GatewayContext, 'services'>;

const queue = ({ services }: Context) => services.projections.reader('finance-queue');

/** The user with an email address; anything else is an id already. */
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
 * The account as its user saw it at a moment: the last row of its statement up to then. Finds it by halving, so that a
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

/** The exceptions about a payment's faults, open and settled. */
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
