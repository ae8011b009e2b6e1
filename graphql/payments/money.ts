import { toHalfCredits } from '../../domain/catalog.ts';
import { Refusal } from '../../domain/refusal.ts';

/** Converts dollars to cents and credits to half-credits. Throws PRICE_CHANGED for fractions of these units. */
export function readMoney(dollars: number, credits: number): { amountCents: number; halfCredits: number } {
  const amountCents = Math.round(dollars * 100);
  try {
    if (!Number.isSafeInteger(amountCents) || Math.abs(amountCents - dollars * 100) > 1e-6)
      throw new RangeError('not whole cents');
    return { amountCents, halfCredits: toHalfCredits(credits) };
  } catch {
    // No item of the catalog has such a price or number of credits.
    throw new Refusal('PRICE_CHANGED', 'Price changed, please review');
  }
}
