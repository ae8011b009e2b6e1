import { describe, expect, test } from '@jest/globals';
import { given, registered } from '../../testing/area.ts';

const script = 'Welcome to [address]. This home has three bedrooms and a garden.';
const scripts = {
  fromProperty: async () => ({
    script,
    title: 't'.repeat(300),
    propertyAddress: '1 Elm Street',
    facts: [{ name: 'Bedrooms', value: '3', source: 'page text' }],
    openFacts: [
      {
        name: 'Price',
        placeholder: '[price]',
        phrase: '[price]',
        question: 'The listing says different things. Please choose the right one.',
        candidates: [{ value: '$1', words: '$1', source: 'visible text', place: 'Price: $1' }],
      },
    ],
    lengths: [{ length: 'long', seconds: 61, reached: false }],
    notes: [],
    imageUrls: [`https://a.example/${'x'.repeat(2_048)}`, 'https://a.example/1.jpg'],
    imageTexts: ['Too long', 'p'.repeat(300)],
    placeholders: ['[address]'],
  }),
  optimize: async () => ({ script: 'Better.', changes: ['Shorter.'] }),
  translate: async (_script: string, language: string) => ({ script: `In ${language}`, changes: [] }),
  capabilities: () => ({ writer: 'template', translation: { available: false, note: 'Not configured.' } }),
};
const video = { cannotSpeak: (text: string) => (text.includes('??') ? 'The voice cannot speak this.' : undefined) };
const setUp = () => given([registered('ann')], { providers: { scripts, video } as never });

test('the estimate is the same in GraphQL and REST', async () => {
  const { as } = await setUp();
  expect(
    await as('ann').graphql(
      'query ($script: String!) { scriptEstimate(script: $script) { wordCount seconds creditsNeeded placeholders } }',
      { script },
    ),
  ).toMatchObject({ scriptEstimate: { wordCount: 11, creditsNeeded: 0.5, placeholders: ['[address]'] } });
  const { body } = await as('ann').rest('POST', '/api/estimate-script', { script });
  expect(body).toMatchObject({ wordCount: 11, creditsNeeded: 0.5 });
});

test('the estimate names each wording against fair housing, and why', async () => {
  const { as } = await setUp();
  const query = 'query ($script: String!) { scriptEstimate(script: $script) { warnings } }';
  expect(await as('ann').graphql(query, { script: 'A home in a safe neighborhood.' })).toEqual({
    scriptEstimate: {
      warnings: [
        '“safe neighborhood”: Judging the people or the safety of an area can steer buyers: name facts and places instead. (42 U.S.C. 3604(a); 24 CFR 100.70(a), (c): discriminatory steering)',
      ],
    },
  });
});

test('refuses a script that the voice cannot speak', async () => {
  const { as } = await setUp();
  const answer = await as('ann').rest('POST', '/api/estimate-script', { script: '??' });
  expect([answer.status, answer.body]).toMatchObject([400, { message: 'The voice cannot speak this.' }]);
});

test('a generated script fits into the limits of startVideo', async () => {
  const { as } = await setUp();
  const mutation = `mutation { generateScript(input: { propertyDetails: "3 bedrooms", duration: SHORT }) { script title imageUrls imageTexts facts { name } openFacts { placeholder candidates { place } } lengths { length reached } creditsNeeded } }`;
  expect(await as('ann').graphql(mutation)).toEqual({
    generateScript: {
      script,
      title: 't'.repeat(200),
      imageUrls: ['https://a.example/1.jpg'],
      imageTexts: ['p'.repeat(200)],
      facts: [{ name: 'Bedrooms' }],
      openFacts: [{ placeholder: '[price]', candidates: [{ place: 'Price: $1' }] }],
      lengths: [{ length: 'LONG', reached: false }],
      creditsNeeded: 0.5,
    },
  });
  const { body } = await as('ann').rest('POST', '/api/generate-script-from-profile', { propertyDetails: '3 bedrooms' });
  expect(body).toMatchObject({ script, title: 't'.repeat(200), propertyAddress: '1 Elm Street', creditsNeeded: 0.5 });
});

test('the storyboard names the pictures and the facts of each sentence', async () => {
  const { as } = await setUp();
  const input = {
    script: 'It has three bedrooms. The kitchen is new.',
    imageUrls: ['https://a.example/kitchen.jpg', 'https://a.example/2.jpg'],
    pictureCaptions: ['', 'A bedroom'],
  };
  expect(
    await as('ann').graphql('query ($input: StoryboardInput!) { storyboard(input: $input) { text pictures facts } }', {
      input,
    }),
  ).toEqual({
    storyboard: [
      { text: 'It has three bedrooms.', pictures: [1], facts: ['three bedrooms'] },
      { text: 'The kitchen is new.', pictures: [0], facts: [] },
    ],
  });
});

test('optimizing and translating return the new script', async () => {
  const { as } = await setUp();
  expect(await as('ann').graphql('mutation { optimizeScript(script: "a") { script changes } }')).toEqual({
    optimizeScript: { script: 'Better.', changes: ['Shorter.'] },
  });
  expect((await as('ann').rest('POST', '/api/optimize-script', { script: 'a' })).body).toMatchObject({
    script: 'Better.',
    creditsNeeded: 0.5,
  });
  expect(await as('ann').graphql('mutation { translateScript(script: "a", language: HINDI) { script } }')).toEqual({
    translateScript: { script: 'In hindi' },
  });
  const body = { script: 'a', language: 'farsi' };
  expect((await as('ann').rest('POST', '/api/translate-script', body)).body).toEqual({ translatedScript: 'In farsi' });
});

test('scriptTools says why there is no translation', async () => {
  const { as } = await setUp();
  expect(await as().graphql('{ scriptTools { writer canTranslate translationNote } }')).toEqual({
    scriptTools: { writer: 'template', canTranslate: false, translationNote: 'Not configured.' },
  });
});

describe('without a session', () => {
  test.each([
    '{ scriptEstimate(script: "a") { seconds } }',
    '{ storyboard(input: { script: "a" }) { text } }',
    'mutation { generateScript(input: { propertyDetails: "a" }) { script } }',
    'mutation { optimizeScript(script: "a") { script } }',
    'mutation { translateScript(script: "a", language: SPANISH) { script } }',
  ])('%s answers UNAUTHENTICATED', async (source) => {
    const { as } = await setUp();
    expect(await as().graphql(source)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test.each(['estimate-script', 'generate-script-from-profile', 'optimize-script', 'translate-script'])(
    'POST /api/%s answers 401',
    async (name) => {
      const { as } = await setUp();
      expect((await as().rest('POST', `/api/${name}`, {})).status).toBe(401);
    },
  );
});
