import { Refusal } from '../../../../domain/refusal.ts';
import type { RateLimitStore } from '../../../../lib/rate-limit.ts';
import { createSpending } from '../../../../lib/spending.ts';
import { say } from '../../../../words/index.ts';

/** The budget of one user within 24 hours. */
export interface DailyBudget {
  /** Cents of tokens. */
  readonly cents: number;
  /** Milliseconds in which the model works. */
  readonly workMs: number;
}

/** Counts the spending of users at the model. */
export interface BudgetBook {
  /** Rejects with RATE_LIMITED when the payer's budget of the last 24 hours is used up. */
  require(payer: string): Promise<void>;
  add(payer: string, spending: DailyBudget): Promise<void>;
}

const seconds = 24 * 3_600;
/** The stores count integers: thousandths of a cent. */
const perCent = 1_000;
const usedUp = say('MODEL_BUDGET_USED_UP');

/** @param store where all gateways count together; default: the memory of this process */
export function createBudgetBook({ cents, workMs }: DailyBudget, store?: RateLimitStore): BudgetBook {
  const money = createSpending({ points: Math.ceil(cents * perCent), seconds }, { store, name: 'model-cents' });
  const work = createSpending({ points: Math.ceil(workMs), seconds }, { store, name: 'model-work' });
  return {
    require: async (payer) => {
      const waits = await Promise.all([money.waitOf(payer), work.waitOf(payer)]);
      const retryAfterSeconds = Math.max(...waits.map((wait) => wait ?? 0));
      if (retryAfterSeconds > 0) throw new Refusal('RATE_LIMITED', usedUp, { retryAfterSeconds });
    },
    add: async (payer, spent) => {
      await Promise.all([
        money.add(payer, Math.round(spent.cents * perCent)),
        work.add(payer, Math.round(spent.workMs)),
      ]);
    },
  };
}
