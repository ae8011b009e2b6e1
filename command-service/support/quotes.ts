import { creditAggregates, twinsBought } from '../../domain/credits/index.ts';
import { quote, type QuoteFacts } from '../../domain/quotes/index.ts';
import type { Dependencies } from '../dependencies.ts';

/** Prices orders with the server's knowledge about the buyer: the price of a twin depends on those bought before. */
export function createQuotes({
  executor,
  emailBlastSold,
}: Pick<Dependencies, 'executor'> & Pick<QuoteFacts, 'emailBlastSold'>): Dependencies['quoteFor'] {
  return async (userId, request) => {
    const { state } = await executor.load(creditAggregates.twins, userId);
    return quote(request, { twinsBought: twinsBought(state), emailBlastSold });
  };
}
