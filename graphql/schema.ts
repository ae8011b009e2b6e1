import { globSync, readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { areas } from './areas.ts';
import { scalars } from './scalars.ts';

const folder = new URL('./', import.meta.url);

/** The executable schema: the shared types and those of each area (`schema.graphql`), joined with the resolvers. */
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
