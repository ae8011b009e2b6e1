import { creditAggregate, heldCredits } from '../../domain/credits/index.ts';
import { statementAggregate } from '../../domain/finance/index.ts';
import { InvariantViolation } from '../../domain/refusal.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, type Caller } from './context.ts';

const pageSize = 500;

/** A history that breaks an invariant is a finding, and must not hide those of other accounts. */
function unlessBroken(error: unknown): 'broken' {
  if (error instanceof InvariantViolation) return 'broken';
  throw error;
}

/**
 * Leg C: folds every account that changed since the last check and compares it with what its user sees. An account that
 * moved on meanwhile is compared by a later run.
 */
export async function checkAccounts(
  { executor, books, paymentProvider }: Pick<Dependencies, 'executor' | 'books' | 'paymentProvider'>,
  caller: Caller,
): Promise<void> {
  const provider = paymentProvider.name;
  let { checkedThrough: after } = (await executor.load(statementAggregate, provider)).state;
  for (;;) {
    const changed = await books.changedAccounts(after, pageSize);
    const last = changed.at(-1);
    if (last === undefined) return;
    const differing: string[] = [];
    for (const { userId } of changed) {
      const [loaded, shown] = await Promise.all([
        executor.load(creditAggregate, userId).catch(unlessBroken),
        books.shownAccount(userId),
      ]);
      if (loaded === 'broken') differing.push(userId);
      if (loaded === 'broken' || loaded.revision < 0 || shown?.revision !== loaded.revision) continue;
      const { state } = loaded;
      const available = state.lots.reduce((sum, lot) => sum + lot.available, 0);
      const agrees = shown.available === available && shown.held === heldCredits(state) && shown.debt === state.debt;
      if (!agrees) differing.push(userId);
    }
    await executor.execute(
      statementAggregate,
      provider,
      { kind: 'accounts', provider, throughPosition: last.position, accounts: changed.length, differing },
      contextFor(caller, 'check-accounts'),
    );
    after = last.position;
  }
}
