import type { Bundle } from '../../catalog/cost.ts';

/** What an account can use and what it owes, in credits. */
export interface Balance {
  readonly available: number;
  readonly debt: number;
}

/** Credits that can be used after buying a bundle: a debt is paid first (DECISIONS 2.9). */
export function balanceAfter({ available, debt }: Balance, { credits }: Pick<Bundle, 'credits'>): number {
  return available + Math.max(0, credits - debt);
}
