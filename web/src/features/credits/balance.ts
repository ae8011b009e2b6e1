import type { AccountCreditsFragment } from '../../gql/graphql.ts';
import type { Bundle } from '../catalog/cost.ts';
import { formatCreditsExactly } from '../../ui/format.ts';

export type Lot = AccountCreditsFragment['lots'][number];

/** What expires next: the moment, and how much of all grants goes then; null where nothing does. */
export function nextExpiry(lots: readonly Lot[]): { readonly at: string; readonly amount: number } | null {
  const [at] = lots.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [expiresAt])).toSorted();
  if (at === undefined) return null;
  return {
    at,
    amount: lots.filter(({ expiresAt }) => expiresAt === at).reduce((sum, { available }) => sum + available, 0),
  };
}

/** What an account can use and what it owes, in credits. */
export interface Balance {
  readonly available: number;
  readonly debt: number;
}

/** Credits that can be used after buying a bundle: a debt is paid first (DECISIONS 2.9). */
export function balanceAfter({ available, debt }: Balance, { credits }: Pick<Bundle, 'credits'>): number {
  return available + Math.max(0, credits - debt);
}

/** Credits that are missing for a video of this cost; 0 when there are enough. */
export function shortfall(available: number, cost: number): number {
  return Math.max(0, cost - available);
}

/** The specification's sentence, with one decimal (part 2 section 2, step 4). */
export function shortfallSentence(missing: number): string {
  return `You need ${formatCreditsExactly(missing)} more credits to generate this video.`;
}
