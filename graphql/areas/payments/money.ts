import { toHalfCredits } from '../../../domain/catalog.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { say } from '../../../words/index.ts';

// No item of the catalog has a fraction of a cent or of half a credit.
const priceChanged = (): Refusal => new Refusal('PRICE_CHANGED', say('PRICE_CHANGED'));

/** Converts dollars to cents. Throws PRICE_CHANGED for fractions of a cent. */
export function readCents(dollars: number): number {
  const cents = Math.round(dollars * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(cents - dollars * 100) > 1e-6) throw priceChanged();
  return cents;
}

/** Converts credits to half-credits. Throws PRICE_CHANGED for fractions of half a credit. */
export function readHalfCredits(credits: number): number {
  try {
    return toHalfCredits(credits);
  } catch {
    throw priceChanged();
  }
}
