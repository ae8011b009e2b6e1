import type { AccountCreditsFragment } from '../../gql/graphql.ts';
import type { Bundle } from '../catalog/cost.ts';
import { formatCreditsExactly } from '../../ui/format.ts';
import { t } from '../../i18n/t.ts';

export type Lot = AccountCreditsFragment['lots'][number];

/** The next expiry: the time, and the amount of all lots that expire then; null if no lot expires. */
export function nextExpiry(lots: readonly Lot[]): { readonly at: string; readonly amount: number } | null {
  const [at] = lots.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [expiresAt])).toSorted();
  if (at === undefined) return null;
  return {
    at,
    amount: lots.filter(({ expiresAt }) => expiresAt === at).reduce((sum, { available }) => sum + available, 0),
  };
}

/** The available credits and the debt of an account. */
export interface Balance {
  readonly available: number;
  readonly debt: number;
}

/** The available credits after buying a bundle, which pays a debt first. */
export function balanceAfter({ available, debt }: Balance, { credits }: Pick<Bundle, 'credits'>): number {
  return available + Math.max(0, credits - debt);
}

/** The missing credits for a video of this cost; 0 if there are enough. */
export function shortfall(available: number, cost: number): number {
  return Math.max(0, cost - available);
}

/** The sentence under the price, with one decimal. */
export function shortfallSentence(missing: number): string {
  return t('You need {missing} more credits to generate this video.', { missing: formatCreditsExactly(missing) });
}
