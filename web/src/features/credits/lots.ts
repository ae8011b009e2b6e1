import type { AccountCreditsFragment } from '../../gql/graphql.ts';

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
