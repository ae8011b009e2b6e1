import { expect, test } from '@jest/globals';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { getNamedType, isInputObjectType, isLeafType, type GraphQLField } from 'graphql';
import { rootFieldRules } from './field-rules.ts';
import { readTypeDefinitions } from './type-definitions.ts';

const schema = makeExecutableSchema({ typeDefs: [...readTypeDefinitions()] });
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const needs = new Map(rootFieldRules(schema).map(({ path, need }) => [path, need]));

/** Programs may call these again without a key, because a second call changes nothing more. */
const repeatable: Readonly<Record<string, string>> = {
  saveVideoDraft: 'it names the revision that it is based on',
  removeVideoDraft: 'a removed draft stays removed',
  deleteFeeSheet: 'a deleted sheet stays deleted',
  deleteLead: 'a deleted lead stays deleted',
  exportVideo: 'one conversion a format',
  shareVideo: 'one link a video',
  changeShareLink: 'it says how the link is to be',
  revokeShareLink: 'a revoked link stays revoked',
  changeBrand: 'it says how the brand is to be',
  watchLibraryVideo: 'one view a user and day',
  generateScript: 'it stores nothing',
  generateLenderScript: 'it stores nothing',
  markLeadRead: 'a lead that was read stays read',
  optimizeScript: 'it stores nothing',
  translateScript: 'it stores nothing',
  previewVoice: 'it stores nothing',
};

const takesKey = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.some(({ name, type }) => {
    const input = getNamedType(type);
    const inside = name === 'input' && isInputObjectType(input) && 'idempotencyKey' in input.getFields();
    return inside || name === 'idempotencyKey';
  });

test('every mutation that a program may send takes an idempotency key, or changes nothing when it is repeated', () => {
  const open = mutations.filter(({ name }) => !['session', undefined].includes(needs.get(`Mutation.${name}`)));
  const without = open.filter((field) => !takesKey(field)).map(({ name }) => name);
  expect(open.length).toBeGreaterThan(15);
  expect(without.toSorted()).toEqual(
    Object.keys(repeatable)
      .filter((name) => without.includes(name))
      .toSorted(),
  );
  expect(Object.keys(repeatable).filter((name) => !without.includes(name))).toEqual([]);
});

test('every mutation answers an object, which can grow', () => {
  expect(mutations.filter(({ type }) => isLeafType(getNamedType(type))).map(({ name }) => name)).toEqual([]);
});
