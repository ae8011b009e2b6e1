import { expect, test } from '@jest/globals';
import { graphqlSync, parse, validate } from 'graphql';
import { createSchema } from '../../../../../graphql/schema.ts';
import { exampleOf, readSchema, schemaQuery, written } from './schema.ts';

const running = createSchema();
const schema = readSchema(JSON.parse(JSON.stringify(graphqlSync({ schema: running, source: schemaQuery }))));
const roots = (['query', 'mutation'] as const).flatMap((kind) =>
  schema.roots[kind].map((field) => ({ name: field.name, kind, field })),
);

test('lists every root field', () => {
  expect(schema.roots.query).toHaveLength(Object.keys(running.getQueryType()?.getFields() ?? {}).length);
  expect(schema.roots.mutation).toHaveLength(Object.keys(running.getMutationType()?.getFields() ?? {}).length);
});

test.each(roots)('the example of $name is a valid operation', ({ kind, field }) => {
  const { query, variables } = exampleOf(schema, kind, field);
  expect([query, validate(running, parse(query)).map(({ message }) => message)]).toEqual([query, []]);
  if (variables !== '') expect(Object.keys(JSON.parse(variables) as object).length).toBeGreaterThan(0);
});

test('an example asks for the items of a list', () => {
  const videos = schema.roots.query.find(({ name }) => name === 'videos');
  expect(videos && exampleOf(schema, 'query', videos).query).toMatch(/edges \{\s+node \{\s+id\s/);
});

test('types are written as in documents', () => {
  const id = { kind: 'SCALAR', name: 'ID' };
  const required = { kind: 'NON_NULL', name: null, ofType: id };
  expect(written({ kind: 'LIST', name: null, ofType: required })).toBe('[ID!]');
});
