import { globSync, readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { areas } from './areas.ts';
import { scalars } from './scalars.ts';

const folder = new URL('./', import.meta.url);

/** The executable schema: `schema.graphql` of this folder and of each area, with the resolvers of all areas. */
export function createSchema(): GraphQLSchema {
  const typeDefs = globSync(['schema.graphql', '*/schema.graphql'], { cwd: folder }).map((name) =>
    readFileSync(new URL(name, folder), 'utf8'),
  );
  return makeExecutableSchema({
    typeDefs,
    resolvers: [scalars, ...areas.flatMap(({ resolvers }) => resolvers ?? [])],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
