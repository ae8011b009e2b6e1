import { expect, test } from '@jest/globals';
import { buildASTSchema, concatAST, parse, validateSchema } from 'graphql';
import { executableSchema } from './executable-schema.ts';
import { createSchema } from './schema.ts';
import { typeDefinitions } from './type-definitions.ts';

test('the type definitions are valid', () => {
  expect(validateSchema(buildASTSchema(concatAST(typeDefinitions())))).toEqual([]);
  expect(validateSchema(createSchema())).toEqual([]);
});

test('a resolver without a type or field in the schema is refused', () => {
  const definitions = [parse('type Query { now: Int }')];
  const given = (resolvers: object) => () => executableSchema(definitions, [resolvers]);
  expect(given({ Query: { now: () => 1 } })).not.toThrow();
  expect(given({ Query: { later: () => 1 } })).toThrow('Query.later');
  expect(given({ Mutation: { now: () => 1 } })).toThrow('Mutation');
});
