/** A type as introspection nests it: lists and non-null types around a name. */
export interface TypeRef {
  readonly kind: string;
  readonly name: string | null;
  readonly ofType?: TypeRef | null;
}

interface Argument {
  readonly name: string;
  readonly type: TypeRef;
  readonly defaultValue: string | null;
}

export interface Field {
  readonly name: string;
  readonly description: string | null;
  readonly args: readonly Argument[];
  readonly type: TypeRef;
}

interface Type {
  readonly kind: string;
  readonly name: string;
  readonly fields: readonly Field[] | null;
  readonly inputFields: readonly Argument[] | null;
  readonly enumValues: readonly { readonly name: string }[] | null;
}

export interface Schema {
  readonly types: ReadonlyMap<string, Type>;
  readonly roots: Readonly<Record<'query' | 'mutation', readonly Field[]>>;
}

const type = 'type { kind name ofType { kind name ofType { kind name ofType { kind name } } } }';
const given = `name ${type} defaultValue`;

/** The server's schema, for signed-in users. */
export const schemaQuery = `{ __schema { queryType { name } mutationType { name } types { kind name
  fields { name description args { ${given} } ${type} } inputFields { ${given} } enumValues { name } } } }`;

/** Reads the answer to `schemaQuery`. Throws for anything else. */
export function readSchema(answer: unknown): Schema {
  const { __schema: found } = (answer as { data: { __schema: Introspected } }).data;
  const types = new Map(found.types.map((each) => [each.name, each]));
  const fieldsOf = (root: { readonly name: string } | null) => types.get(root?.name ?? '')?.fields ?? [];
  return { types, roots: { query: fieldsOf(found.queryType), mutation: fieldsOf(found.mutationType) } };
}

interface Introspected {
  readonly queryType: { readonly name: string };
  readonly mutationType: { readonly name: string } | null;
  readonly types: readonly Type[];
}

const nameOf = (ref: TypeRef): string => ref.name ?? (ref.ofType ? nameOf(ref.ofType) : '');

/** The type in GraphQL notation, e.g. `[ID!]!`. */
export const written = (ref: TypeRef): string =>
  ref.kind === 'NON_NULL' && ref.ofType
    ? `${written(ref.ofType)}!`
    : ref.kind === 'LIST' && ref.ofType
      ? `[${written(ref.ofType)}]`
      : (ref.name ?? '');

const isRequired = ({ type: { kind }, defaultValue }: Argument): boolean =>
  kind === 'NON_NULL' && defaultValue === null;

/** A complete operation for a root field: its required arguments as variables, and the plain fields of its answer. */
export function exampleOf(
  { types }: Schema,
  kind: 'query' | 'mutation',
  field: Field,
): { readonly query: string; readonly variables: string } {
  const args = field.args.filter(isRequired);
  const head = args.map((argument) => `$${argument.name}: ${written(argument.type)}`).join(', ');
  const call = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const name = `${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}`;
  const selection = selectionOf(types, field.type, '  ', 2);
  const values = Object.fromEntries(args.map((argument) => [argument.name, valueOf(types, argument.type)]));
  return {
    query: `${kind} ${name}${head && `(${head})`} {\n  ${field.name}${call && `(${call})`}${selection}\n}`,
    variables: args.length === 0 ? '' : JSON.stringify(values, undefined, 2),
  };
}

const plain = new Set(['SCALAR', 'ENUM']);
const kindOf = (types: Schema['types'], ref: TypeRef): string => types.get(nameOf(ref))?.kind ?? 'SCALAR';

/** Plain fields without required arguments. From nested types, only enough to show something. */
function selectionOf(types: Schema['types'], ref: TypeRef, indent: string, depth: number): string {
  const found = types.get(nameOf(ref));
  if (found === undefined || plain.has(found.kind)) return '';
  const fields = (found.fields ?? []).filter(({ args }) => !args.some(isRequired));
  const own = fields.filter((field) => plain.has(kindOf(types, field.type)));
  const wrapper = fields.filter(({ name }) => name === 'edges' || name === 'node');
  const nested = wrapper.length > 0 ? wrapper : own.length === 0 && depth > 0 ? fields.slice(0, 1) : [];
  const lines = [
    ...(wrapper.length > 0 ? [] : own.map(({ name }) => name)),
    ...nested.map((field) => `${field.name}${selectionOf(types, field.type, `${indent}  `, depth - 1)}`),
  ];
  const content = lines.length === 0 ? ['__typename'] : lines;
  return ` {\n${content.map((line) => `${indent}  ${line}`).join('\n')}\n${indent}}`;
}

const blanks: Readonly<Record<string, unknown>> = { Int: 0, Float: 0, Boolean: false };

/** An initial value: empty, but of the right type. */
function valueOf(types: Schema['types'], ref: TypeRef): unknown {
  if (ref.kind === 'NON_NULL' && ref.ofType) return valueOf(types, ref.ofType);
  if (ref.kind === 'LIST') return [];
  const found = types.get(ref.name ?? '');
  if (found?.enumValues) return found.enumValues[0]?.name ?? '';
  if (!found?.inputFields) return blanks[ref.name ?? ''] ?? '';
  return Object.fromEntries(
    found.inputFields.filter(isRequired).map((field) => [field.name, valueOf(types, field.type)]),
  );
}
