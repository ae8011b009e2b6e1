import { LRUCache } from 'lru-cache';
import { Refusal } from '../../../../domain/refusal.ts';

/** What one user may spend within 24 hours. */
export interface DailyBudget {
  /** Cents of tokens. */
  readonly cents: number;
  /** Milliseconds in which the model works. */
  readonly workMs: number;
}

export interface Spending {
  readonly cents: number;
  readonly workMs: number;
}

/** Counts what users spend at the model. Kept in the memory of one process, like the limit of script requests. */
export interface BudgetBook {
  /** Throws RATE_LIMITED when the payer's budget of the last 24 hours is used up. */
  require(payer: string): void;
  add(payer: string, spending: Spending): void;
}

const day = 24 * 3_600_000;
const usedUp =
  'You have used up today’s budget for the language model. Please try again tomorrow, or write the script yourself.';
const mostPayers = 50_000;

export function createBudgetBook(budget: DailyBudget, now: () => number = Date.now): BudgetBook {
  const spent = new LRUCache<string, Spending & { readonly since: number }>({ max: mostPayers });
  const today = (payer: string): Spending & { readonly since: number } => {
    const found = spent.get(payer);
    return found === undefined || now() - found.since >= day ? { cents: 0, workMs: 0, since: now() } : found;
  };
  return {
    require: (payer) => {
      const { cents, workMs, since } = today(payer);
      if (cents < budget.cents && workMs < budget.workMs) return;
      throw new Refusal('RATE_LIMITED', usedUp, {
        retryAfterSeconds: Math.max(1, Math.ceil((since + day - now()) / 1000)),
      });
    },
    add: (payer, { cents, workMs }) => {
      const before = today(payer);
      spent.set(payer, { since: before.since, cents: before.cents + cents, workMs: before.workMs + workMs });
    },
  };
}
