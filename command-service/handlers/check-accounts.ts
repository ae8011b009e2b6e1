import { assets, creditAggregates, heldCredits, type Asset, type CreditState } from '../../domain/credits/index.ts';
import { comparePositions } from '../../domain/envelope.ts';
import { statementAggregate } from '../../domain/finance/index.ts';
import { InvariantViolation } from '../../domain/refusal.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, type Caller } from './context.ts';

const pageSize = 500;

type Checking = Pick<Dependencies, 'executor' | 'books'>;

/**
 * Leg C: folds the credits and Digital Twins of every account that changed since the last check, and of those that
 * differed then, and compares them with what their user sees.
 */
export async function checkAccounts(
  dependencies: Checking & Pick<Dependencies, 'paymentProvider'>,
  caller: Caller,
): Promise<void> {
  const { executor, books, paymentProvider } = dependencies;
  const provider = paymentProvider.name;
  const { state } = await executor.load(statementAggregate, provider);
  const note = async (throughPosition: string, accounts: number, differing: ReadonlySet<string>): Promise<void> => {
    await executor.execute(
      statementAggregate,
      provider,
      { kind: 'accounts', provider, throughPosition, accounts, differing: [...differing] },
      contextFor(caller, 'check-accounts'),
    );
  };
  const differing = new Set(await differingOf(dependencies, state.differing));
  await note(state.checkedThrough, state.differing.length, differing);
  for (let after = state.checkedThrough; ;) {
    const changed = await books.changedAccounts(after, pageSize);
    const last = changed.at(-1);
    if (last === undefined) return;
    const ids = changed.map(({ userId }) => userId);
    for (const userId of ids) differing.delete(userId);
    for (const userId of await differingOf(dependencies, ids)) differing.add(userId);
    await note(last.position, changed.length, differing);
    after = last.position;
  }
}

/** Which of these accounts are not what their users see. */
async function differingOf(dependencies: Checking, userIds: readonly string[]): Promise<readonly string[]> {
  const doubtful: string[] = [];
  for (const userId of userIds) if (!(await agrees(dependencies, userId))) doubtful.push(userId);
  if (doubtful.length === 0) return [];
  // An account may have moved on between the two reads: those are compared once more with nothing left to project.
  await dependencies.books.caughtUp();
  const found: string[] = [];
  for (const userId of doubtful) if (!(await agrees(dependencies, userId))) found.push(userId);
  return found;
}

/** A history that breaks an invariant is a finding, and must not hide those of other accounts. */
function unlessBroken(error: unknown): 'broken' {
  if (error instanceof InvariantViolation) return 'broken';
  throw error;
}

async function agrees(checking: Checking, userId: string): Promise<boolean> {
  for (const asset of assets) if (!(await matches(checking, asset, userId))) return false;
  return true;
}

async function matches({ executor, books }: Checking, asset: Asset, userId: string): Promise<boolean> {
  const loaded = await executor.load(creditAggregates[asset], userId).catch(unlessBroken);
  if (loaded === 'broken') return false;
  if (loaded.revision < 0) return true;
  const shown = await books.shownAccount(asset, userId);
  // The account moved on since it was folded: a later run compares it.
  if (shown !== undefined && comparePositions(shown.position, loaded.position) > 0) return true;
  return (
    shown?.position === loaded.position &&
    shown.available === availableIn(loaded.state) &&
    shown.held === heldCredits(loaded.state) &&
    shown.debt === loaded.state.debt
  );
}

const availableIn = ({ lots }: CreditState): number => lots.reduce((sum, lot) => sum + lot.available, 0);
