import { makeExecutableSchema } from '@graphql-tools/schema';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { tokenNeeds } from './access-tokens/needs.ts';
import type { TokenNeed } from './access-tokens/token-need.ts';
import { areas } from './areas.ts';
import type { GatewayContext } from './context.ts';
import { scalars } from './scalars.ts';
import { readTypeDefinitions } from './type-definitions.ts';

/** The executable schema: `schema.graphql` of this folder and of each area, with the resolvers of all areas. */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: [...readTypeDefinitions()],
    resolvers: [scalars, ...areas.flatMap(({ resolvers }) => resolvers ?? [])],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  guardRootFields(schema);
  return schema;
}

/** Checks the access token of a request at each root field, so that no transport and no fragment gets around it. */
function guardRootFields(schema: GraphQLSchema): void {
  for (const type of ['Query', 'Mutation'] as const) {
    const needs: Readonly<Record<string, TokenNeed>> = tokenNeeds[type];
    const root = type === 'Query' ? schema.getQueryType() : schema.getMutationType();
    for (const field of Object.values(root?.getFields() ?? {})) {
      const { name, resolve = defaultFieldResolver } = field;
      field.resolve = (parent, args, context: GatewayContext, info) => {
        // Nearly every request comes with a session.
        if (context.accessToken === undefined) return resolve(parent, args, context, info);
        const refused = context.requireScope(needs[name] ?? 'session', `${type}.${name}`);
        return refused ?? resolve(parent, args, context, info);
      };
    }
  }
}
