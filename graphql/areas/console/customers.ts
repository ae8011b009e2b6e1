import { Refusal } from '../../../domain/refusal.ts';
import type { StatementDocument } from '../../../projection-service/index.ts';
import { say } from '../../../words/index.ts';
import type { GatewayContext } from '../../context.ts';
import { availableAt } from '../credits/reads.ts';
import { explainBalance } from './explain.ts';
import type { CustomerParent } from './parents.ts';
import { nameOfUser } from '../admin-users/reads.ts';

type Context = Pick<GatewayContext, 'services' | 'loaders' | 'inWords' | 'language'>;

/** How many rows of a statement one explanation reads: more are summed up as the balance before. */
const explainedRows = 5_000;
const rowsAtOnce = 1_000;

/** A customer, also one whose account is erased; undefined for an unknown id. */
export async function readCustomer({ services, loaders }: Context, id: string): Promise<CustomerParent | undefined> {
  const [doc, account] = await Promise.all([loaders.users.load(id), loaders.accounts.load(id)]);
  if (doc === undefined && !(await services.commands.users.userState(id)).exists) return undefined;
  return { id, doc, account };
}

/** Like `readCustomer`, but throws NOT_FOUND. */
export async function requireCustomer(context: Context, id: string): Promise<CustomerParent> {
  const found = await readCustomer(context, id);
  if (found === undefined) throw new Refusal('NOT_FOUND', say('USER_NOT_FOUND'));
  return found;
}

/** Why a customer has their credits. Throws NOT_FOUND. */
export async function explainCredits(context: Context, userId: string) {
  const { doc, account } = await requireCustomer(context, userId);
  const now = context.services.now();
  const available = availableAt(account, now);
  const rows = await newestRows(context, userId);
  const name = doc === undefined ? context.inWords(say('ERASED_TITLE')) : nameOfUser(doc);
  return { available, text: explainBalance({ name, rows, available, now }, context.language) };
}

/** The newest rows of a statement, the oldest of them first. */
async function newestRows({ services }: Context, ownerId: string): Promise<readonly StatementDocument[]> {
  const rows: StatementDocument[] = [];
  const credits = services.projections.reader('credits');
  let after: { readonly order: readonly number[]; readonly id: string } | undefined;
  while (rows.length < explainedRows) {
    const page = await credits.query('statement', {
      index: 'byOwner',
      equal: { ownerId },
      reverse: true,
      limit: rowsAtOnce,
      ...(after && { after }),
    });
    rows.push(...page.map(({ doc }) => doc));
    const last = page.at(-1);
    if (last === undefined || page.length < rowsAtOnce) break;
    after = { id: last.id, order: [last.doc.revision] };
  }
  return rows.toReversed();
}
