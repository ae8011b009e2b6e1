import { describe, expect, test } from '@jest/globals';
import { Refusal } from '../../../domain/refusal.ts';
import { given, registered } from '../../testing/area.ts';
import type { DraftServices } from './services.ts';

/** A store in memory with the rules of the real one, whose own test is with it. */
function memoryDrafts(): DraftServices {
  const stored = new Map<string, { content: string; revision: string; savedAt: number }>();
  return {
    read: async (userId, template) => stored.get(`${userId}/${template}`),
    save: async (userId, template, content, basedOn) => {
      const before = stored.get(`${userId}/${template}`);
      if ((before?.revision ?? null) !== basedOn)
        throw new Refusal('CONFLICT', 'This draft was changed on another device.');
      const draft = { content, revision: `r${stored.size + 1}`, savedAt: Date.UTC(2026, 0, 15) };
      stored.set(`${userId}/${template}`, draft);
      return draft;
    },
    drop: async (userId, template) => void stored.delete(`${userId}/${template}`),
  };
}
const setUp = () => given([registered('ann'), registered('ben')], { drafts: memoryDrafts() });
const save = (content: string, basedOn: string | null = null) => ({
  source: 'mutation ($input: SaveVideoDraftInput!) { saveVideoDraft(input: $input) { revision } }',
  variables: { input: { template: 'LENDER', content, basedOn } },
});
const query = '{ videoDraft(template: LENDER) { content revision savedAt } }';

test('a draft follows its user to another device, and nobody else sees it', async () => {
  const { as } = await setUp();
  const { source, variables } = save('{"script":"Hello"}');
  expect(await as('ann').graphql(source, variables)).toEqual({ saveVideoDraft: { revision: 'r1' } });
  expect(await as('ann').graphql(query)).toEqual({
    videoDraft: { content: '{"script":"Hello"}', revision: 'r1', savedAt: '2026-01-15T00:00:00.000Z' },
  });
  expect(await as('ben').graphql(query)).toEqual({ videoDraft: null });
  for (const other of ['RESIDENTIAL', 'COMMERCIAL', 'CUSTOM'])
    expect(await as('ann').graphql(`{ videoDraft(template: ${other}) { content } }`)).toEqual({ videoDraft: null });
});

test('does not overwrite a draft that another device has saved', async () => {
  const { as } = await setUp();
  const first = save('{}');
  await as('ann').graphql(first.source, first.variables);
  const second = save('{"a":1}');
  expect(await as('ann').graphql(second.source, second.variables)).toEqual({
    code: 'CONFLICT',
    message: 'This draft was changed on another device.',
  });
});

test('a removed draft is gone', async () => {
  const { as } = await setUp();
  const { source, variables } = save('{}');
  await as('ann').graphql(source, variables);
  expect(await as('ann').graphql('mutation { removeVideoDraft(template: LENDER) { template } }')).toEqual({
    removeVideoDraft: { template: 'LENDER' },
  });
  expect(await as('ann').graphql(query)).toEqual({ videoDraft: null });
});

describe('a draft is refused', () => {
  test.each([
    ['that is no JSON', 'hello', 'The draft is not a JSON object.'],
    ['that is a list', '[]', 'The draft is not a JSON object.'],
    [
      'of more than 200,000 characters',
      JSON.stringify({ a: 'a'.repeat(200_000) }),
      'The draft is too large to be saved.',
    ],
  ])('%s', async (_name, content, message) => {
    const { as } = await setUp();
    const { source, variables } = save(content);
    expect(await as('ann').graphql(source, variables)).toEqual({ code: 'INVALID_INPUT', message });
  });

  test('without a session', async () => {
    const { as } = await setUp();
    expect(await as().graphql(query)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
