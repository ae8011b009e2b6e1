import type { RefusedPurchaseDocument } from '../../projection-service/index.ts';

const words: ReadonlyMap<string, string> = new Map([
  ['start PRICE_CHANGED', 'Another price than the catalogue’s'],
  ['confirm NOT_FOUND', 'A payment that is not this user’s'],
  ['confirm PAYMENT_NOT_ACCEPTED', 'A payment that was not made for this'],
]);

/** What was tried, and why it was refused. */
export const refusalInWords = ({ call, code }: Pick<RefusedPurchaseDocument, 'call' | 'code'>): string =>
  words.get(`${call} ${code}`) ?? `Refused: ${code}`;
