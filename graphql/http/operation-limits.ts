import {
  GraphQLError,
  isObjectType,
  Kind,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type SelectionSetNode,
  type ValidationRule,
  type ValueNode,
} from 'graphql';
import { createTextCache } from './text-cache.ts';

/**
 * The largest operation that may run; the same on every transport. Written here because `cost` follows page sizes
 * (`first`, variables and defaults included), which the cost of @escape.tech/graphql-armor does not.
 */
export const operationLimits = {
  tokens: 2_000,
  /** Nesting of fields. Introspection does not count: GraphQL.js has a rule for it. */
  depth: 12,
  /** Nesting of selections, including fragments and introspection. */
  nesting: 25,
  aliases: 15,
  /** Fields, each counted as often as the list around it may repeat it. */
  cost: 10_000,
} as const;

interface Weight {
  readonly depth: number;
  readonly nesting: number;
  readonly aliases: number;
  readonly cost: number;
}

const limited = ['depth', 'nesting', 'aliases', 'cost'] as const;
/** The largest page of any connection: assumed for a size that comes in a variable. */
const largestPage = 100;
const introspection = new Set(['__schema', '__type']);

/** Default page size of a paged field, by the field's name. */
function defaultPages(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const pages = new Map<string, number>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const { name, args } of Object.values(type.getFields())) {
      const size: unknown = args.find((argument) => argument.name === 'first')?.defaultValue;
      if (typeof size === 'number') pages.set(name, Math.max(size, pages.get(name) ?? 1));
    }
  }
  return pages;
}

/** Refuses operations that are too deep, too wide or too costly. Fragments count wherever they are spread. */
function withinLimits(schema: GraphQLSchema): ValidationRule {
  const pages = defaultPages(schema);
  return (context) => ({
    Document: (document) => {
      const fragments = new Map<string, FragmentDefinitionNode>();
      for (const node of document.definitions)
        if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
      const weigh = createScales(fragments, pages);
      for (const node of document.definitions) {
        if (node.kind !== Kind.OPERATION_DEFINITION) continue;
        const weight = weigh(node.selectionSet);
        for (const limit of limited) {
          if (weight[limit] <= operationLimits[limit]) continue;
          context.reportError(
            new GraphQLError(`The operation exceeds the limit of ${operationLimits[limit]} for ${limit}.`, {
              nodes: node,
              extensions: { code: 'INVALID_INPUT' },
            }),
          );
        }
      }
      // The content was weighed here already.
      return undefined;
    },
  });
}

/** Weighs selections; each fragment is weighed once, however often it is spread. */
function createScales(
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  pages: ReadonlyMap<string, number>,
): (set: SelectionSetNode | undefined) => Weight {
  const known = new Map<string, Weight>();
  const open = new Set<string>();

  const weighFragment = (name: string): Weight => {
    // The specification's validation refuses a fragment that spreads itself.
    if (open.has(name)) return nothing;
    open.add(name);
    const weight = known.get(name) ?? weigh(fragments.get(name)?.selectionSet);
    open.delete(name);
    known.set(name, weight);
    return weight;
  };
  const weigh = (set: SelectionSetNode | undefined): Weight => {
    let { depth, nesting, aliases, cost } = nothing;
    for (const selection of set?.selections ?? []) {
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD ? weighFragment(selection.name.value) : weigh(selection.selectionSet);
      nesting = Math.max(nesting, inner.nesting + 1);
      aliases += inner.aliases;
      if (selection.kind === Kind.FIELD) {
        const name = selection.name.value;
        const page = selection.arguments?.find((argument) => argument.name.value === 'first');
        const times = page ? pageOf(page.value) : (pages.get(name) ?? 1);
        depth = Math.max(depth, introspection.has(name) ? 1 : inner.depth + 1);
        aliases += selection.alias ? 1 : 0;
        cost += 1 + inner.cost * times;
      } else {
        depth = Math.max(depth, inner.depth);
        cost += inner.cost;
      }
    }
    return { depth, nesting, aliases, cost };
  };
  return weigh;
}

const nothing: Weight = { depth: 0, nesting: 0, aliases: 0, cost: 0 };
const pageOf = (value: ValueNode): number => (value.kind === Kind.INT ? Math.max(1, Number(value.value)) : largestPage);

/** Our rules besides the specification's; the same on every transport. */
export const extraRules = (schema: GraphQLSchema): readonly ValidationRule[] => [withinLimits(schema)];

/** Validates without suggestions, which would reveal the schema's names to guessing clients. */
export const validateOperation = (
  schema: GraphQLSchema,
  document: DocumentNode,
  rules: readonly ValidationRule[],
): readonly GraphQLError[] => validate(schema, document, rules, { hideSuggestions: true });

/** Parses within the limit of tokens. Throws GraphQLError. */
export const parseOperation = (source: string): DocumentNode => parse(source, { maxTokens: operationLimits.tokens });

/** Parses and validates with a cache: clients send the same documents repeatedly. */
export function createOperationCheck(schema: GraphQLSchema) {
  const rules = [...specifiedRules, ...extraRules(schema)];
  const seen = createTextCache<DocumentNode>();
  return (source: string): DocumentNode | readonly GraphQLError[] => {
    const known = seen.get(source);
    if (known) return known;
    let document: DocumentNode;
    try {
      document = parseOperation(source);
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
    const errors = validateOperation(schema, document, rules);
    if (errors.length > 0) return errors;
    seen.set(source, document);
    return document;
  };
}
