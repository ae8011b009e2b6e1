import { describe, expect, test } from '@jest/globals';
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { oddSubjects } from '../../domain/testing/odd-subjects.ts';
import { routes } from '../../graphql/areas.ts';
import { createSchema } from '../../graphql/schema.ts';
import { useFixture } from '../support/use.ts';

// Derived from the schema and the routes, so that a new call is checked too.

const fixture = useFixture();
const schema = createSchema();
/** The number per request, because the limit on aliases is 15. */
const atOnce = 13;

const isId = ({ name, type }: GraphQLArgument | GraphQLInputField): boolean =>
  name !== 'idempotencyKey' && (getNamedType(type).name === 'ID' || /(^id|Id|Ids)$/.test(name));
const takesId = (argument: GraphQLArgument | GraphQLInputField): boolean => {
  const type = getNamedType(argument.type);
  return isId(argument) || (isInputObjectType(type) && Object.values(type.getFields()).some(takesId));
};

/** A value of the type; every id in it is the odd one; other values are plausible, and present only if required. */
function literalOf(type: GraphQLInputType, odd: string, mark: boolean): string {
  if (isNonNullType(type)) return literalOf(type.ofType, odd, mark);
  if (isListType(type)) return `[${literalOf(type.ofType, odd, mark)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const inner = Object.values(type.getFields()).filter((field) => takesId(field) || isRequiredInputField(field));
    return `{ ${inner.map((field) => `${field.name}: ${literalOf(field.type, odd, isId(field))}`).join(', ')} }`;
  }
  if (mark) return JSON.stringify(odd);
  if (['Int', 'Float', 'Credits'].includes(type.name)) return '1';
  if (type.name === 'Boolean') return 'true';
  return type.name === 'DateTime' ? '"2026-01-01T00:00:00Z"' : '"text"';
}

function callOf({ name, args, type }: GraphQLField<unknown, unknown>, odd: string, alias: number): string {
  const given = args
    .filter((argument) => takesId(argument) || isRequiredArgument(argument))
    .map((argument) => `${argument.name}: ${literalOf(argument.type, odd, isId(argument))}`);
  return `a${alias}: ${name}(${given.join(', ')})${isLeafType(getNamedType(type)) ? '' : ' { __typename }'}`;
}

const fields = (
  [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
).flatMap(([kind, root]) =>
  Object.values(root?.getFields() ?? {})
    .filter(({ args }) => args.some(takesId))
    .map((field) => ({ kind, field })),
);
const calls = routes.flatMap((table) => Object.keys(table)).filter((name) => name.includes('/:'));

// An administrator's call is refused only because of its id.
describe('an invalid id', () => {
  test('is refused by every GraphQL field, and never an internal error', async () => {
    expect(fields.length).toBeGreaterThan(40);
    const wrong: string[] = [];
    const caller = await fixture.admin();
    for (const { kind, field } of fields)
      for (let from = 0; from < oddSubjects.length; from += atOnce) {
        const odd = oddSubjects.slice(from, from + atOnce);
        const { status, errors = [] } = await caller.ask(
          `${kind} { ${odd.map((each, n) => callOf(field, each, n)).join(' ')} }`,
        );
        // An error without a path means that the whole request was refused and nothing was tried.
        const bad = errors.filter(({ path, extensions }) => path === undefined || extensions?.code === 'INTERNAL');
        if (status >= 500 || bad.length > 0) wrong.push(`${kind} ${field.name}: ${JSON.stringify(bad.slice(0, 2))}`);
      }
    expect(wrong).toEqual([]);
  });

  test('is refused by every REST call, and never an internal error', async () => {
    expect(calls.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    const caller = await fixture.admin();
    for (const name of calls)
      for (const odd of oddSubjects) {
        const [method = '', path = ''] = name.split(' ');
        const target = path.replaceAll(/:\w+|\*/g, encodeURIComponent(odd));
        const { status } = await caller.call(method, target, method === 'GET' ? undefined : {});
        // Features that are switched off or not reachable here do not count as faults.
        if (status >= 500 && status !== 503) wrong.push(`${method} ${target}: ${status}`);
      }
    expect(wrong).toEqual([]);
  });
});
