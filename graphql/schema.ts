import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { areas } from './areas.ts';
import { scalars } from './scalars.ts';
import { readTypeDefinitions } from './type-definitions.ts';

/** The executable schema: `schema.graphql` of this folder and of each area, with the resolvers of all areas. */
export function createSchema(): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs: [...readTypeDefinitions()],
    resolvers: [scalars, ...areas.flatMap(({ resolvers }) => resolvers ?? [])],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
