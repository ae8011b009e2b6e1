import { makeExecutableSchema } from '@graphql-tools/schema';
import { defaultFieldResolver, isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { areas } from './areas.ts';
import type { GatewayContext } from './context.ts';
import { scalars } from './scalars.ts';
import { rootFieldRules, withoutRules } from './field-rules.ts';
import { takeBound } from './take.ts';
import { readTypeDefinitions } from './type-definitions.ts';

/**
 * The executable schema: `schema.graphql` of this folder and of each area, with the resolvers of all areas. Throws when
 * a root field names a scope or a bound that there is not, or a mutation names no bound.
 */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: [...readTypeDefinitions()],
    resolvers: [scalars, ...areas.flatMap(({ resolvers }) => resolvers ?? [])],
    // These two options halve the time that the schema takes at a start. The tests validate the definitions.
    assumeValidSDL: true,
    updateResolversInPlace: true,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  resolveFromDocuments(schema);
  guardRootFields(schema);
  return withoutRules(schema);
}

/** Fields without a resolver are read from their parent, or from the document (`doc`) that it holds. */
function resolveFromDocuments(schema: GraphQLSchema): void {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && !roots.has(type) && !type.name.startsWith('__'))
      for (const field of Object.values(type.getFields())) field.resolve ??= fromDocument;
}

const fromDocument: GraphQLFieldResolver<Readonly<Record<string, unknown>>, GatewayContext> = (
  parent,
  args,
  context,
  info,
) => {
  const { doc } = parent;
  const isOfDocument = typeof doc === 'object' && doc !== null && !(info.fieldName in parent);
  return defaultFieldResolver(isOfDocument ? doc : parent, args, context, info);
};

/**
 * Checks the access token of a request and takes from its limit at each root field, so that no transport and no
 * fragment gets around it.
 */
function guardRootFields(schema: GraphQLSchema): void {
  for (const { path, field, need, bound } of rootFieldRules(schema)) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (parent, args, context, info) => {
      // Nearly every request comes with a session.
      const refused = context.accessToken === undefined ? undefined : context.requireScope(need, path);
      if (refused !== undefined) return refused;
      const taken = takeBound(context, bound);
      return taken === undefined
        ? resolve(parent, args, context, info)
        : taken.then(() => resolve(parent, args, context, info));
    };
  }
}
