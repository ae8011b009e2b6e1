import { expect, test } from '@jest/globals';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { Kind, parse, validateSchema } from 'graphql';
import { rootFieldRules, withoutRules } from './field-rules.ts';
import { createSchema } from './schema.ts';
import { readTypeDefinitions } from './type-definitions.ts';

/** A schema with these fields and the two directives of the product. */
const schemaWith = (fields: string) => {
  const directives = parse(readTypeDefinitions().join('\n')).definitions.filter(
    ({ kind }) => kind === Kind.DIRECTIVE_DEFINITION,
  );
  return makeExecutableSchema({ typeDefs: [{ kind: 'Document', definitions: directives } as never, fields] });
};

test('a field without a scope takes a session only', () => {
  const schema = schemaWith('type Query { mine: Int, ours: Int @needs(scope: "open") }');
  expect(rootFieldRules(schema).map(({ path, need }) => [path, need])).toEqual([
    ['Query.mine', 'session'],
    ['Query.ours', 'open'],
  ]);
});

test.each([
  ['mine: Int @needs(scope: "videos")', '', 'Query.mine: @needs names no scope of access tokens: videos'],
  ['mine: Int', 'type Mutation { go: Int }', 'Mutation.go: @bounded is missing'],
  ['mine: Int', 'type Mutation { go: Int @bounded(by: "vidoes") }', 'Mutation.go: @bounded names no bound: vidoes'],
])('refuses to start with %s %s', (query, mutation, message) => {
  expect(() => rootFieldRules(schemaWith(`type Query { ${query} } ${mutation}`))).toThrow(message);
});

test('clients see neither directive', () => {
  const schema = createSchema();
  expect(validateSchema(schema)).toEqual([]);
  const before = schemaWith('type Query { mine: Int }');
  const named = (each: typeof before) => each.getDirectives().filter(({ name }) => /^(needs|bounded)$/.test(name));
  expect([named(before).length, named(withoutRules(before)).length, named(schema).length]).toEqual([2, 0, 0]);
});
