import {
  buildSchema,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  validate,
} from 'graphql';

// Compares the data of GraphQL answers with the schema that a server publishes.

type Variables = Readonly<Record<string, unknown>>;

/** An operation, and the data of its answer. */
export interface Operation {
  readonly query: string;
  readonly variables?: Variables | undefined;
  readonly data: object;
}

/** Checks data by one schema. */
export interface DataContract {
  /** The deviations of an executed operation or its data; empty if both match the description. */
  faultsOf(operation: Operation): readonly string[];
}

const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
/** Whether a value is valid for a scalar, according to the schema's descriptions. */
const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: Number.isInteger,
  Float: (value) => typeof value === 'number',
  String: (value) => typeof value === 'string',
  ID: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  DateTime: (value) => typeof value === 'string' && isInstant.test(value) && !Number.isNaN(Date.parse(value)),
  Position: (value) => typeof value === 'string',
  Credits: (value) => typeof value === 'number' && Number.isSafeInteger(value * 2),
  WebAuthnJson: (value) => typeof value === 'object',
};

/** @param text the schema in the form of `/schema.graphql` */
export function readDataContract(text: string): DataContract {
  const schema = buildSchema(text);
  const documents = new Map<string, DocumentNode>();
  const documentOf = (query: string): DocumentNode => {
    const document = documents.get(query) ?? parse(query);
    documents.set(query, document);
    return document;
  };
  return {
    faultsOf: ({ query, variables = {}, data }) => {
      const document = documentOf(query);
      const refused = validate(schema, document).map(({ message }) => `it was run, but: ${message}`);
      return refused.length > 0 ? refused : dataFaults(schema, document, variables, data);
    },
  };
}

function dataFaults(schema: GraphQLSchema, document: DocumentNode, variables: Variables, data: object): string[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);

  const isLeftOut = (node: Parameters<typeof getDirectiveValues>[1]): boolean =>
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] === true ||
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] === false;

  /** The selected fields of a type, by their names in the answer. */
  const collect = (
    type: GraphQLObjectType,
    sets: readonly SelectionSetNode[],
    into = new Map<string, FieldNode[]>(),
  ) => {
    for (const node of sets.flatMap(({ selections }) => selections)) {
      if (isLeftOut(node)) continue;
      if (node.kind === Kind.FIELD) {
        const key = (node.alias ?? node.name).value;
        into.set(key, [...(into.get(key) ?? []), node]);
        continue;
      }
      const part = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
      const condition = part?.typeCondition && schema.getType(part.typeCondition.name.value);
      const applies =
        !condition || condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
      if (part && applies) collect(type, [part.selectionSet], into);
    }
    return into;
  };

  const ofObject = (
    type: GraphQLObjectType,
    value: object,
    sets: readonly SelectionSetNode[],
    at: string,
  ): string[] => {
    const selected = collect(type, sets);
    const more = Object.keys(value).filter((key) => !selected.has(key));
    return [
      ...more.map((key) => `${at}.${key} was not asked for`),
      ...[...selected].flatMap(([key, nodes]) => {
        const [{ name } = { name: { value: '' } }] = nodes;
        const held = (value as Record<string, unknown>)[key];
        if (name.value === '__typename') return held === type.name ? [] : [`${at}.${key} is not ${type.name}`];
        const field = type.getFields()[name.value];
        return field === undefined ? [] : ofType(field.type, held, nodes, `${at}.${key}`);
      }),
    ];
  };

  const ofType = (type: GraphQLOutputType, value: unknown, nodes: readonly FieldNode[], at: string): string[] => {
    if (value === undefined) return [`${at} is missing`];
    if (isNonNullType(type)) return value === null ? [`${at} is null`] : ofType(type.ofType, value, nodes, at);
    if (value === null) return [];
    if (isListType(type))
      return Array.isArray(value)
        ? value.flatMap((item: unknown, index) => ofType(type.ofType, item, nodes, `${at}[${index}]`))
        : [`${at} is no list`];
    const isEnumValue = isEnumType(type) && typeof value === 'string' && type.getValue(value) !== undefined;
    if (isEnumType(type)) return isEnumValue ? [] : [`${at} is ${JSON.stringify(value)}, no ${type.name}`];
    const named = getNamedType(type);
    if (!isObjectType(named) && !isAbstractType(named))
      return scalars[named.name]?.(value) === true ? [] : [`${at} is ${JSON.stringify(value)}, no ${named.name}`];
    if (typeof value !== 'object') return [`${at} is no object`];
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    // Without `__typename`, the data is valid if it fits one of the types.
    const found = (isObjectType(named) ? [named] : schema.getPossibleTypes(named)).map((each) =>
      ofObject(each, value, sets, at),
    );
    return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
  };

  const [operation] = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  return root ? ofObject(root, data, [operation.selectionSet], 'data') : [];
}
