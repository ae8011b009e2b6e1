import { describe, expect, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { graphql } from 'graphql';
import { createContext, type GatewayContext } from '../context.ts';
import { problemOf, toGraphQLError } from '../errors.ts';
import type { Routes } from '../rest/routes.ts';
import { callOf } from '../testing/calls.ts';
import { createSchema } from '../schema.ts';
import type { GatewayServices, GatewaySettings } from '../services.ts';

const schema = createSchema();

/** A context whose commands and providers only record that they were reached. */
function gateway(): { readonly context: GatewayContext; readonly reached: () => readonly string[] } {
  const reached: string[] = [];
  const handler = (name: string) => () => {
    reached.push(name);
    throw new Error(`${name} was reached`);
  };
  const every = (prefix: string, known: object) =>
    new Proxy(known, { get: (_target, name) => Reflect.get(known, name) ?? handler(`${prefix}${String(name)}`) });
  const admin = { exists: true, admin: true, identity: { email: 'a@curbcast.example', emailVerified: true } };
  const area = every('', { userState: async () => admin });
  const commands = { users: area, credits: area, payments: area, videos: area };
  const providers = { scripts: every('scripts.', {}) };
  const reader = {
    getMany: async () => [],
    get: async () => undefined,
    query: handler('query'),
    count: handler('count'),
  };
  const limits = { take: async () => ({ allowed: true }) };
  const services = {
    commands,
    providers,
    limits,
    projections: { reader: () => reader, waitFor: async () => true },
    now: () => 0,
  };
  const settings = { adminEmailDomain: 'curbcast.example' };
  const identity = { requestId: 'r', address: '127.0.0.1', userId: 'u' };
  const context = createContext(services as object as GatewayServices, settings as GatewaySettings, identity);
  return { context, reached: () => reached };
}

interface Refused {
  readonly code: string;
  readonly message: string;
  readonly reached: readonly string[];
}

async function overRest(name: keyof Routes, request: Partial<FastifyRequest>): Promise<Refused> {
  const { context, reached } = gateway();
  const routeOptions = { config: { once: true } } as FastifyRequest['routeOptions'];
  const restRequest = { headers: {}, params: {}, query: {}, routeOptions, ...request } as FastifyRequest;
  const error: unknown = await callOf(name)(context, restRequest, {} as FastifyReply).then(
    () => 'an answer',
    (thrown: unknown) => thrown,
  );
  return { ...problemOf(error), reached: reached() };
}

async function overGraphQL(source: string, variableValues: Record<string, unknown>): Promise<Refused> {
  const { context: contextValue, reached } = gateway();
  const { errors = [] } = await graphql({ schema, source, contextValue, variableValues });
  const [{ extensions, message } = toGraphQLError(new Error('no error'), 'r')] = errors.map((error) =>
    toGraphQLError(error, 'r'),
  );
  return { code: String(extensions['code']), message, reached: reached() };
}

const order = { script: 'A house.', avatarId: 'ava' };
const missing = 'Please complete the script and avatar selection';
const address = (field: string) =>
  `${field} must be a web address that starts with http:// or https:// and has no user name in it.`;
const tooLong = `https://a.example/${'x'.repeat(2_048)}`;
const whole = 'Credits must be a whole number from 0 to 100000.';
const reasonLength = 'The reason must have 3 to 500 characters.';
const scriptLimit = 'The script may have at most 5000 characters.';

/** One call over REST and over GraphQL; `fields` is the input with its names in GraphQL. */
interface Call {
  readonly rest: (fields: Record<string, unknown>) => Promise<Refused>;
  readonly graphql: (fields: Record<string, unknown>) => Promise<Refused>;
}

const body =
  (name: keyof Routes): Call['rest'] =>
  (fields) =>
    overRest(name, { body: fields });

const startVideo: Call = {
  rest: body('POST /api/videos'),
  graphql: (input) =>
    overGraphQL('mutation ($input: StartVideoInput!) { startVideo(input: $input) { position } }', { input }),
};
const deleteVideos: Call = {
  rest: ({ ids }) => overRest('DELETE /api/videos/bulk', { body: { videoIds: ids } }),
  graphql: (fields) => overGraphQL('mutation ($ids: [ID!]!) { deleteVideos(ids: $ids) { position } }', fields),
};
const confirmPayment: Call = {
  rest: ({ paymentId }) => overRest('POST /api/credits/add-manual', { body: { planId: paymentId } }),
  graphql: (fields) =>
    overGraphQL('mutation ($paymentId: ID!) { confirmPayment(paymentId: $paymentId) { position } }', fields),
};
const setCredits: Call = {
  rest: (fields) => overRest('PUT /api/admin/users/:id/credits', { body: fields, params: { id: 'u' } }),
  graphql: (fields) =>
    overGraphQL('mutation ($input: SetCreditsInput!) { setCredits(input: $input) { position } }', {
      input: { userId: 'u', ...fields },
    }),
};
const listUsers: Call = {
  rest: ({ search }) => overRest('GET /api/admin/users', { query: { search } }),
  graphql: (fields) => overGraphQL('query ($search: String) { adminUsers(search: $search) { totalCount } }', fields),
};
const estimate: Call = {
  rest: body('POST /api/estimate-script'),
  graphql: (fields) => overGraphQL('query ($script: String!) { scriptEstimate(script: $script) { seconds } }', fields),
};
const generate: Call = {
  rest: body('POST /api/generate-script-from-profile'),
  graphql: (input) =>
    overGraphQL('mutation ($input: GenerateScriptInput!) { generateScript(input: $input) { script } }', { input }),
};
const optimize: Call = {
  rest: body('POST /api/optimize-script'),
  graphql: (fields) =>
    overGraphQL('mutation ($script: String!) { optimizeScript(script: $script) { script } }', fields),
};
const translate: Call = {
  rest: (fields) => overRest('POST /api/translate-script', { body: { language: 'spanish', ...fields } }),
  graphql: (fields) =>
    overGraphQL(
      'mutation ($script: String!) { translateScript(script: $script, language: SPANISH) { script } }',
      fields,
    ),
};

const refused: readonly (readonly [string, Call, Record<string, unknown>, string])[] = [
  ['startVideo with a blank script', startVideo, { ...order, script: ' \n ' }, missing],
  ['startVideo with a blank avatar', startVideo, { ...order, avatarId: ' ' }, missing],
  ['startVideo with 5,001 characters', startVideo, { ...order, script: 'a'.repeat(5_001) }, scriptLimit],
  [
    'startVideo with a title of 201 characters',
    startVideo,
    { ...order, title: 'a'.repeat(201) },
    'title may have at most 200 characters.',
  ],
  [
    'startVideo with an address of 301 characters',
    startVideo,
    { ...order, propertyAddress: 'a'.repeat(301) },
    'propertyAddress may have at most 300 characters.',
  ],
  [
    'startVideo with a script address to share',
    startVideo,
    { ...order, screenShareUrl: 'javascript:alert(1)' },
    address('screenShareUrl'),
  ],
  [
    'startVideo with a file to share',
    startVideo,
    { ...order, screenShareUrl: 'file:///etc/passwd' },
    address('screenShareUrl'),
  ],
  [
    'startVideo with data to share',
    startVideo,
    { ...order, screenShareUrl: 'data:image/png;base64,AAAA' },
    address('screenShareUrl'),
  ],
  ['startVideo with words to share', startVideo, { ...order, screenShareUrl: 'not a url' }, address('screenShareUrl')],
  [
    'startVideo with a password in the address',
    startVideo,
    { ...order, screenShareUrl: 'https://me:secret@a.example/x.png' },
    address('screenShareUrl'),
  ],
  [
    'startVideo with a user name in the address',
    startVideo,
    { ...order, screenShareUrl: 'https://me@a.example/x.png' },
    address('screenShareUrl'),
  ],
  [
    'startVideo with an address of more than 2,048 characters',
    startVideo,
    { ...order, screenShareUrl: tooLong },
    'screenShareUrl may have at most 2048 characters.',
  ],
  [
    'startVideo with a picture that is not an address',
    startVideo,
    { ...order, imageUrls: ['https://a.example/1.png', 'not a url'] },
    address('imageUrls'),
  ],
  [
    'startVideo with a picture at a long address',
    startVideo,
    { ...order, imageUrls: [tooLong] },
    'imageUrls may have at most 2048 characters.',
  ],
  [
    'startVideo with 25 pictures',
    startVideo,
    { ...order, imageUrls: Array.from({ length: 25 }, (_, n) => `https://a.example/${n}.png`) },
    'imageUrls may name at most 24 pictures.',
  ],
  [
    'deleteVideos with 101 ids',
    deleteVideos,
    { ids: Array.from({ length: 101 }, String) },
    'At most 100 videos can be deleted at once.',
  ],
  ['confirmPayment without an id', confirmPayment, { paymentId: '' }, 'The id of the payment is missing or not valid.'],
  [
    'confirmPayment with an id of 201 characters',
    confirmPayment,
    { paymentId: 'p'.repeat(201) },
    'The id of the payment is missing or not valid.',
  ],
  ['setCredits below 0', setCredits, { credits: -1, reason: 'a reason' }, whole],
  ['setCredits above 100,000', setCredits, { credits: 100_001, reason: 'a reason' }, whole],
  ['setCredits with a short reason', setCredits, { credits: 1, reason: ' no ' }, reasonLength],
  ['setCredits with a blank reason', setCredits, { credits: 1, reason: '' }, reasonLength],
  ['setCredits with a long reason', setCredits, { credits: 1, reason: 'a'.repeat(501) }, reasonLength],
  ['a search of 201 characters', listUsers, { search: 'a'.repeat(201) }, 'search may have at most 200 characters.'],
  ['an estimate of 5,001 characters', estimate, { script: 'a'.repeat(5_001) }, scriptLimit],
  ['generateScript from nothing', generate, { propertyDetails: ' ' }, 'Please enter a property URL first.'],
  [
    'generateScript from too much',
    generate,
    { propertyDetails: 'a '.repeat(10_001) },
    'Please paste at most 20,000 characters of the listing.',
  ],
  ['optimizeScript without a script', optimize, { script: ' ' }, 'Please write a script first'],
  ['optimizeScript with 5,001 characters', optimize, { script: 'a'.repeat(5_001) }, scriptLimit],
  ['translateScript without a script', translate, { script: '' }, 'Please write a script first'],
  ['translateScript with 5,001 characters', translate, { script: 'a'.repeat(5_001) }, scriptLimit],
];

describe('REST and GraphQL refuse the same input with the same message before the handler runs', () => {
  test.each(refused)('%s', async (_what, call, fields, message) => {
    const expected = { code: 'INVALID_INPUT', message, reached: [] };
    expect(await call.rest(fields)).toMatchObject(expected);
    expect(await call.graphql(fields)).toMatchObject(expected);
  });

  /** Input that the types of the schema refuse, with a message of GraphQL.js. */
  const wrongTypes: readonly (readonly [string, Call, Record<string, unknown>])[] = [
    ['startVideo with a number as script', startVideo, { ...order, script: 5 }],
    ['startVideo without an avatar', startVideo, { script: 'A house.' }],
    ['startVideo with an object as address', startVideo, { ...order, screenShareUrl: { toString: 'x' } }],
    ['startVideo with an object as pictures', startVideo, { ...order, imageUrls: {} }],
    ['setCredits with half a credit', setCredits, { credits: 0.5, reason: 'a reason' }],
    ['setCredits with text', setCredits, { credits: '5', reason: 'a reason' }],
    ['deleteVideos without ids', deleteVideos, {}],
    ['generateScript of an unknown length', generate, { propertyDetails: 'A house', duration: 'eternal' }],
  ];
  test.each(wrongTypes)('%s', async (_what, call, fields) => {
    const expected = { code: 'INVALID_INPUT', reached: [] };
    expect(await call.rest(fields)).toMatchObject(expected);
    expect(await call.graphql(fields)).toMatchObject(expected);
  });
});

describe('valid input reaches the handler over REST and GraphQL', () => {
  const accepted: readonly (readonly [string, Call, Record<string, unknown>, string])[] = [
    [
      'startVideo with everything',
      startVideo,
      { ...order, title: 'T', screenShareUrl: ' https://a.example/plan.png ', imageUrls: ['http://a.example/1.png'] },
      'startVideo',
    ],
    [
      'startVideo with nothing to share',
      startVideo,
      { ...order, screenShareUrl: ' ', imageUrls: null, title: null },
      'startVideo',
    ],
    ['deleteVideos', deleteVideos, { ids: ['a'] }, 'deleteVideos'],
    ['confirmPayment', confirmPayment, { paymentId: 'pi_1' }, 'confirmPayment'],
    ['setCredits', setCredits, { credits: 0, reason: 'Refund' }, 'setCredits'],
    ['generateScript', generate, { propertyDetails: 'A house' }, 'scripts.fromProperty'],
    ['optimizeScript', optimize, { script: 'A house.' }, 'scripts.optimize'],
    ['translateScript', translate, { script: 'A house.' }, 'scripts.translate'],
  ];
  test.each(accepted)('%s', async (_what, call, fields, handler) => {
    expect((await call.rest(fields)).reached).toEqual([handler]);
    expect((await call.graphql(fields)).reached).toEqual([handler]);
  });
});

describe('an id that is too long', () => {
  const params = { id: 'v'.repeat(201) };
  test.each([
    ['refreshVideo', 'PATCH /api/videos/:id/status', 'mutation ($id: ID!) { refreshVideo(id: $id) { position } }'],
    ['deleteVideo', 'DELETE /api/videos/:id', 'mutation ($id: ID!) { deleteVideo(id: $id) { position } }'],
  ] as const)('%s answers NOT_FOUND before the handler runs', async (_what, route, source) => {
    const expected = { code: 'NOT_FOUND', message: 'Video not found', reached: [] };
    expect(await overRest(route, { params })).toMatchObject(expected);
    expect(await overGraphQL(source, params)).toMatchObject(expected);
  });
});

describe('the reason for setting credits', () => {
  test('is optional in REST only', async () => {
    expect((await setCredits.rest({ credits: 5 })).reached).toEqual(['setCredits']);
    expect(await setCredits.graphql({ credits: 5 })).toMatchObject({ code: 'INVALID_INPUT', reached: [] });
  });
});
