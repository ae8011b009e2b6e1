import { makeExecutableSchema } from '@graphql-tools/schema';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { tokenNeeds } from './access-tokens/needs.ts';
import type { TokenNeed } from './access-tokens/token-need.ts';
import { areas } from './areas.ts';
import type { GatewayContext } from './context.ts';
import { scalars } from './scalars.ts';
import { bounds, type Bound } from './guard/bounds.ts';
import { takeBound } from './take.ts';
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

const mutations: Readonly<Record<string, Bound>> = bounds.Mutation;

/**
 * Checks the access token of a request and takes from its limit at each root field, so that no transport and no
 * fragment gets around it.
 */
function guardRootFields(schema: GraphQLSchema): void {
  for (const type of ['Query', 'Mutation'] as const) {
    const needs: Readonly<Record<string, TokenNeed>> = tokenNeeds[type];
    const root = type === 'Query' ? schema.getQueryType() : schema.getMutationType();
    for (const field of Object.values(root?.getFields() ?? {})) {
      const { name, resolve = defaultFieldResolver } = field;
      field.resolve = (parent, args, context: GatewayContext, info) => {
        // Nearly every request comes with a session.
        const refused =
          context.accessToken === undefined
            ? undefined
            : context.requireScope(needs[name] ?? 'session', `${type}.${name}`);
        if (refused !== undefined) return refused;
        const taken = type === 'Mutation' ? takeBound(context, mutations[name]) : undefined;
        return taken === undefined
          ? resolve(parent, args, context, info)
          : taken.then(() => resolve(parent, args, context, info));
      };
    }
  }
}
