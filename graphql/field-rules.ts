import { type GraphQLField, getDirectiveValues, GraphQLSchema } from 'graphql';
import { isTokenNeed, type TokenNeed } from './areas/access-tokens/token-need.ts';
import type { GatewayContext } from './context.ts';
import { isBound, type Bound } from './guard/bounds.ts';

type RootField = GraphQLField<unknown, GatewayContext>;

/** The requirements of a root field on its callers, from its directives. */
interface RootFieldRule {
  /** E.g. `Mutation.startVideo`. */
  readonly path: string;
  readonly field: RootField;
  /** `session` for a field without `@needs`. */
  readonly need: TokenNeed;
  /** Undefined for queries. */
  readonly bound: Bound | undefined;
}

const directiveNames: ReadonlySet<string> = new Set(['needs', 'bounded']);

/**
 * The rules of all queries and mutations. `schema` must still have the directives.
 *
 * @throws when a rule names an unknown scope or bound, or a mutation has no bound
 */
export function rootFieldRules(schema: GraphQLSchema): readonly RootFieldRule[] {
  const valueOf = ({ astNode }: RootField, name: string, argument: string): string | undefined => {
    const directive = schema.getDirective(name);
    const values = directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
    return values === undefined ? undefined : String(values[argument]);
  };
  const ruleOf = (type: 'Query' | 'Mutation', field: RootField): RootFieldRule => {
    const path = `${type}.${field.name}`;
    const need = valueOf(field, 'needs', 'scope') ?? 'session';
    if (!isTokenNeed(need)) throw new Error(`${path}: @needs names no scope of access tokens: ${need}`);
    const bound = valueOf(field, 'bounded', 'by');
    if (type === 'Mutation' && bound === undefined) throw new Error(`${path}: @bounded is missing`);
    if (bound !== undefined && !isBound(bound)) throw new Error(`${path}: @bounded names no bound: ${bound}`);
    return { path, field, need, bound };
  };
  const fieldsOf = (type: 'Query' | 'Mutation') =>
    Object.values((type === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {});
  return (['Query', 'Mutation'] as const).flatMap((type) => fieldsOf(type).map((field) => ruleOf(type, field)));
}

/** The schema as clients see it: without the directives that only the server reads. */
export const withoutRules = (schema: GraphQLSchema): GraphQLSchema => {
  const config = schema.toConfig();
  return new GraphQLSchema({
    ...config,
    directives: config.directives.filter(({ name }) => !directiveNames.has(name)),
  });
};
