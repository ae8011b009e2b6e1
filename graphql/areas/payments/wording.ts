import type { RefusedPurchaseDocument } from '../../../projection-service/index.ts';
import { inDollars } from '../../../lib/dollars.ts';
import { say, type Sentence } from '../../../words/index.ts';
import { credits } from '../../scalars.ts';

const words: ReadonlyMap<string, Sentence> = new Map([
  ['start PRICE_CHANGED', say('REFUSED_PRICE')],
  ['confirm NOT_FOUND', say('REFUSED_NOT_OWN')],
  ['confirm PAYMENT_NOT_ACCEPTED', say('REFUSED_OTHER')],
]);

/** The attempt, and why it was refused. */
export const refusalInWords = ({ call, code }: Pick<RefusedPurchaseDocument, 'call' | 'code'>): Sentence =>
  words.get(`${call} ${code}`) ?? say('REFUSED_CODE', { code });

/** A value that a client sent, with amounts and credits formatted for people. */
export function claimInWords(name: string, value: string | number | boolean): Sentence | string {
  if (typeof value !== 'number') return say('CLAIMED_VALUE', { name, value: String(value) });
  if (name === 'halfCredits') return say('CLAIMED_CREDITS', { credits: credits(value) });
  return name.endsWith('Cents') ? inDollars(value) : say('CLAIMED_VALUE', { name, value });
}
