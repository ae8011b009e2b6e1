import type { RefusedPurchaseDocument } from '../../../projection-service/index.ts';
import { say, type Sentence } from '../../../words/index.ts';

const words: ReadonlyMap<string, Sentence> = new Map([
  ['start PRICE_CHANGED', say('REFUSED_PRICE')],
  ['confirm NOT_FOUND', say('REFUSED_NOT_OWN')],
  ['confirm PAYMENT_NOT_ACCEPTED', say('REFUSED_OTHER')],
]);

/** The attempt, and why it was refused. */
export const refusalInWords = ({ call, code }: Pick<RefusedPurchaseDocument, 'call' | 'code'>): Sentence =>
  words.get(`${call} ${code}`) ?? say('REFUSED_CODE', { code });
