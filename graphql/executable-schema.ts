import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  isAbstractType,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { scalars } from './scalars.ts';
import type { Resolvers } from './generated/resolvers.ts';

type Resolve = GraphQLFieldResolver<unknown, unknown>;
/** What a type gets: by field a function, or one to resolve and one to subscribe; or all that a scalar consists of. */
interface Given {
  readonly [name: string]: unknown;
  readonly __resolveType?: GraphQLTypeResolver<unknown, unknown>;
}

/**
 * Builds a schema from type definitions and gives their resolvers to its fields, unions and scalars in place.
 * `makeExecutableSchema` of graphql-tools copies the schema for each of these, which was a fifth of the work of a
 * start. A test checks the definitions, so a start does not.
 *
 * @throws when a resolver has no type or field in the schema
 */
export function executableSchema(
  definitions: readonly DocumentNode[],
  resolvers: readonly (Resolvers | typeof scalars)[],
): GraphQLSchema {
  const schema = buildASTSchema(concatAST(definitions), { assumeValidSDL: true });
  for (const [name, given] of resolvers.flatMap((each) => Object.entries<Given | undefined>({ ...each } as never)))
    if (given !== undefined) giveTo(schema, name, given);
  return schema;
}

function giveTo(schema: GraphQLSchema, name: string, given: Given): void {
  const type = schema.getType(name);
  if (isScalarType(type)) {
    const { description, serialize, parseValue, parseLiteral } = given;
    Object.assign(type, { description, serialize, parseValue, parseLiteral });
  } else if (isAbstractType(type)) type.resolveType = given.__resolveType;
  else if (isObjectType(type))
    for (const [fieldName, resolver] of Object.entries(given)) {
      const field = type.getFields()[fieldName];
      if (field === undefined) throw new Error(`The schema has no field ${name}.${fieldName}, but a resolver has.`);
      Object.assign(field, typeof resolver === 'function' ? { resolve: resolver as Resolve } : resolver);
    }
  else throw new Error(`The schema has no type ${name}, but a resolver has.`);
}
