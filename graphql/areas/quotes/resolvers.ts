import { quote } from '../../../domain/quotes/index.ts';
import { itemName } from '../../../domain/item-names.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { credits } from '../../scalars.ts';
import { quoteInput } from './input.ts';

const kinds = { plan: 'PLAN', bundle: 'BUNDLE', twin: 'TWIN', addon: 'ADDON' } as const;

export const quoteResolvers: Resolvers = {
  Query: {
    quote: async (_root, { input }, { userId, services, settings }) => {
      const request = readInput(quoteInput, input);
      return userId === undefined
        ? quote(request, { twinsBought: 0, emailBlastSold: settings.emailBlastSold })
        : services.commands.payments.quote(userId, request);
    },
  },
  QuoteLine: {
    kind: ({ kind }) => kinds[kind],
    description: ({ description }, _args, { inWords }) =>
      inWords(typeof description === 'string' ? itemName(description) : description),
    credits: ({ halfCredits }) => credits(halfCredits),
  },
};
