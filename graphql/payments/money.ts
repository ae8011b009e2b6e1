import { toHalfCredits } from '../../domain/catalog.ts';
import { Refusal } from '../../domain/refusal.ts';

/** An amount in dollars and a number of credits, as the documented call sends them, in our units. Throws PRICE_CHANGED. */
export function readMoney(dollars: number, creditsAsked: number): { amountCents: number; halfCredits: number } {
  const amountCents = Math.round(dollars * 100);
  try {
    if (!Number.isSafeInteger(amountCents) || Math.abs(amountCents - dollars * 100) > 1e-6)
      throw new RangeError('not whole cents');
    return { amountCents, halfCredits: toHalfCredits(creditsAsked) };
  } catch {
    // No item of the catalogue has such a price or such credits.
    throw new Refusal('PRICE_CHANGED', 'Price changed, please review');
  }
}
