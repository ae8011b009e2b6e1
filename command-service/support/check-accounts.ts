import { assets, creditAggregates, heldCredits, type Asset, type CreditState } from '../../domain/credits/index.ts';
import { comparePositions } from '../../domain/envelope.ts';
import { statementAggregate } from '../../domain/finance/index.ts';
import { InvariantViolation } from '../../domain/refusal.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, type Caller } from './context.ts';

const pageSize = 500;

type Checking = Pick<Dependencies, 'executor' | 'books'>;

export interface AccountsReport {
  /** How many accounts this run compared. */
  readonly compared: number;
  /** How many there are. */
  readonly all: number;
  /** Each account was compared since then, in milliseconds; 0 before the first run that compared all. */
  readonly allSince: number;
}

/**
 * Folds the credits and Digital Twins of every account that changed since the last check, and of the accounts that
 * differed then, and compares them with what their user sees. A full check compares every account.
 */
export async function checkAccounts(
  dependencies: Checking & Pick<Dependencies, 'paymentProvider' | 'now'>,
  caller: Caller,
  isFull = false,
): Promise<AccountsReport> {
  const { executor, books, paymentProvider, now } = dependencies;
  const provider = paymentProvider.name;
  const startedAtMs = now();
  const { state } = await executor.load(statementAggregate, provider);
  const note = async (throughPosition: string, accounts: number, differing: ReadonlySet<string>, ofAll = false) => {
    const command = {
      kind: 'accounts' as const,
      provider,
      isFull: ofAll,
      startedAtMs,
      throughPosition,
      accounts,
      differing: [...differing],
    };
    await executor.execute(statementAggregate, provider, command, contextFor(caller, 'check-accounts'));
  };
  // Nothing is compared yet, or everything again: only a complete check counts.
  const fromStart = isFull || state.checkedThrough === '';
  const differing = new Set(isFull ? [] : await differingOf(dependencies, state.differing));
  let compared = isFull ? 0 : state.differing.length;
  if (!isFull) await note(state.checkedThrough, compared, differing);
  for (let after = isFull ? '' : state.checkedThrough; ;) {
    const changed = await books.changedAccounts(after, pageSize);
    const last = changed.at(-1);
    const isLast = changed.length < pageSize;
    const ids = changed.map(({ userId }) => userId);
    for (const userId of ids) differing.delete(userId);
    for (const userId of await differingOf(dependencies, ids)) differing.add(userId);
    compared += changed.length;
    const through = last?.position ?? after;
    if (isFull ? isLast && through !== '' : last !== undefined)
      await note(through, isFull ? compared : changed.length, differing, fromStart && isLast);
    if (isLast) break;
    after = through;
  }
  const { fullAtMs: allSince } = (await executor.load(statementAggregate, provider)).state;
  return { compared, all: await books.accountCount(), allSince };
}

/** The accounts among these that differ from their users' view. */
async function differingOf(dependencies: Checking, userIds: readonly string[]): Promise<readonly string[]> {
  const doubtful: string[] = [];
  for (const userId of userIds) if (!(await agrees(dependencies, userId))) doubtful.push(userId);
  if (doubtful.length === 0) return [];
  // An account may have moved on between the two reads: such accounts are compared once more when nothing is left to
  // project.
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
