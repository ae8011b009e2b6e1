import type { Resolvers } from '../../generated/resolvers.ts';

export const sampleResolvers: Resolvers = {
  Query: { sampleListings: (_root, _args, { services }) => [...services.samples.listings] },
};
