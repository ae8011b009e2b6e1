import type { Resolvers } from '../generated/resolvers.ts';

export const twinCreditResolvers: Resolvers = {
  TwinCreditAccount: {
    id: ({ userId }) => userId,
    available: ({ doc }) => doc?.available ?? 0,
    held: ({ doc }) => doc?.held ?? 0,
    used: ({ doc }) => doc?.used ?? 0,
    debt: ({ doc }) => doc?.debt ?? 0,
  },
};
