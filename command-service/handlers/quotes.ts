import { quote, type QuoteFacts } from '../../domain/quotes/index.ts';
import type { Dependencies } from '../dependencies.ts';

/** Prices orders with what the server knows about the buyer. No twin can be bought yet, so every twin is the first. */
export function createQuotes({ emailBlastSold }: Pick<QuoteFacts, 'emailBlastSold'>): Dependencies['quoteFor'] {
  return async (_userId, request) => quote(request, { twinsBought: 0, emailBlastSold });
}
