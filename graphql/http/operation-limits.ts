import { GraphQLError, Kind, NoSchemaIntrospectionCustomRule, parse, specifiedRules, validate, type DocumentNode, type FragmentDefinitionNode, type GraphQLSchema, type SelectionSetNode, type ValidationRule, type ValueNode } from 'graphql';

/** How much one operation may ask; the same on every transport. */
export const operationLimits = {
  tokens: 2_000,
  depth: 12,
  aliases: 15,
  /** Fields, each counted as often as the list around it may repeat it. */
  cost: 10_000,
} as const;

interface Weight {
  readonly depth: number;
  readonly aliases: number;
  readonly cost: number;
}

const nothing: Weight = { depth: 0, aliases: 0, cost: 0 };
const defaultPage = 25;

/** Refuses operations that are too deep, too wide or too dear. Fragments count wherever they are spread. */
const withinLimits: ValidationRule = (context) => ({
  Document: (document) => {
    const fragments = new Map<string, FragmentDefinitionNode>();
    for (const node of document.definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
    const known = new Map<string, Weight>();
    for (const node of document.definitions) {
      if (node.kind !== Kind.OPERATION_DEFINITION) continue;
      const weight = weigh(node.selectionSet, fragments, known, new Set());
      for (const limit of ['depth', 'aliases', 'cost'] as const) {
        if (weight[limit] <= operationLimits[limit]) continue;
        context.reportError(new GraphQLError(`The operation exceeds the limit of ${operationLimits[limit]} for ${limit}.`, { nodes: node, extensions: { code: 'INVALID_INPUT' } }));
      }
    }
    // What is inside was weighed here already.
    return undefined;
  },
});

function weigh(set: SelectionSetNode | undefined, fragments: ReadonlyMap<string, FragmentDefinitionNode>, known: Map<string, Weight>, open: Set<string>): Weight {
  let { depth, aliases, cost } = nothing;
  const add = (weight: Weight): void => {
    depth = Math.max(depth, weight.depth);
    aliases += weight.aliases;
    cost += weight.cost;
  };
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD) {
      const inner = weigh(selection.selectionSet, fragments, known, open);
      const page = selection.arguments?.find(({ name }) => name.value === 'first' || name.value === 'last');
      const times = page ? pageOf(page.value) : 1;
      add({ depth: inner.depth + 1, aliases: inner.aliases + (selection.alias ? 1 : 0), cost: 1 + inner.cost * times });
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      add(weigh(selection.selectionSet, fragments, known, open));
    } else {
      const name = selection.name.value;
      // A fragment that spreads itself is refused by the specification's own rule.
      if (open.has(name)) continue;
      let weight = known.get(name);
      if (!weight) {
        weight = weigh(fragments.get(name)?.selectionSet, fragments, known, open.add(name));
        open.delete(name);
        known.set(name, weight);
      }
      add(weight);
    }
  }
  return { depth, aliases, cost };
}

/** A page size that comes in a variable is taken as the largest that any connection gives. */
const pageOf = (value: ValueNode): number => (value.kind === Kind.INT ? Math.max(1, Number(value.value)) : value.kind === Kind.VARIABLE ? 100 : defaultPage);

/** The rules of every transport. Introspection is for development. */
export function validationRules(introspection: boolean): readonly ValidationRule[] {
  return [...specifiedRules, withinLimits, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];
}

/** Parses within the limit of tokens. Throws GraphQLError. */
export const parseOperation = (source: string): DocumentNode => parse(source, { maxTokens: operationLimits.tokens });

/** Parses and validates, remembering what it has seen: the client sends the same documents again and again. */
export function createOperationCheck(schema: GraphQLSchema, introspection: boolean, remembered = 1_000) {
  const rules = validationRules(introspection);
  const seen = new Map<string, DocumentNode>();
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
    const errors = validate(schema, document, rules);
    if (errors.length > 0) return errors;
    seen.set(source, document);
    if (seen.size > remembered) {
      const oldest = seen.keys().next();
      if (!oldest.done) seen.delete(oldest.value);
    }
    return document;
  };
}
