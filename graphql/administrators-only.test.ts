import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { routes } from './areas.ts';
import { createSchema } from './schema.ts';
import { given, registered } from './testing/area.ts';

// Derived from the schema and the routes, so that a new administrators' call is checked too.

const schema = createSchema();
const restricted = /administrators only|finance and administrators/i;
const fields = (
  [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
).flatMap(([kind, root]) =>
  Object.values(root?.getFields() ?? {})
    .filter(({ description }) => restricted.test(description ?? ''))
    .map((field) => [`${kind} ${field.name}`, `${kind} { ${callOf(field)} }`] as const),
);
const openOnes = new Set(['POST /api/admin/login']);
const calls = routes
  .flatMap((table) => Object.keys(table))
  .filter((name) => / (\/api\/admin\/|\/public\/admin\/|\/test-onboarding-flow)/.test(name) && !openOnes.has(name));

/** A call of a field with a value of the right type for each required argument. */
function callOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const required = args.filter(isRequiredArgument).map((argument) => `${argument.name}: ${literalOf(argument.type)}`);
  const selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
  return `${name}${required.length === 0 ? '' : `(${required.join(', ')})`}${selection}`;
}

function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return `[${literalOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const inner = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${inner.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`;
  }
  if (['Int', 'Float', 'Credits'].includes(type.name)) return '1';
  if (type.name === 'Boolean') return 'true';
  return type.name === 'DateTime' ? '"2026-01-01T00:00:00Z"' : '"x"';
}

let as: Awaited<ReturnType<typeof given>>['as'];
beforeAll(async () => {
  // The calls have no services behind them, so a call that gets past the check fails with another error.
  ({ as } = await given([registered('admin'), registered('ann')], {
    mail: { isOpenToMachine: false },
  }));
});

test('there are calls to check', () => {
  expect(fields.length).toBeGreaterThan(40);
  expect(calls.length).toBeGreaterThan(15);
});

describe('a user, and a visitor', () => {
  test.each(fields)('cannot run the %s', async (_name, source) => {
    expect([source, await as('ann').graphql(source)]).toEqual([source, expect.objectContaining({ code: 'FORBIDDEN' })]);
    expect(await as().graphql(source)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test.each(calls)('cannot send %s', async (name) => {
    const [method, path] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const url = path.replaceAll(/:\w+/g, 'x');
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    expect(await as('ann').rest(method, url, body)).toMatchObject({ status: 403 });
    expect(await as().rest(method, url, body)).toMatchObject({ status: 401 });
  });
});
