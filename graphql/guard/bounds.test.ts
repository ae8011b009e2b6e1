import Fastify from 'fastify';
import { describe, expect, test } from '@jest/globals';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { routes } from '../areas.ts';
import { rootFieldRules } from '../field-rules.ts';
import { readTypeDefinitions } from '../type-definitions.ts';
import { given, registered } from '../testing/area.ts';
import { callsOf, registerRoutes } from '../rest/routes.ts';
import { createLimits } from './limits.ts';

const calls = routes.flatMap(callsOf);
const rules = () => rootFieldRules(makeExecutableSchema({ typeDefs: [...readTypeDefinitions()] }));

test('every REST call that changes something says what bounds it; without a bound the server does not start', async () => {
  const unbound = calls.filter(({ name, bound }) => !name.startsWith('GET ') && bound === undefined);
  expect(unbound.map(({ name }) => name)).toEqual([]);
  const routes = { 'POST /api/free': async () => ({}) } as const;
  const registering = registerRoutes(Fastify(), routes, () => Promise.reject(new Error('no call')));
  await expect(registering).rejects.toThrow('POST /api/free does not say what bounds it');
});

test('only calls that make no mail, event or job are without a bound', () => {
  const fields = rules().map(({ path, bound }) => [path.slice(path.indexOf('.') + 1), bound] as const);
  const unbound = [...fields, ...calls.map(({ name, bound }) => [name, bound] as const)].flatMap(([call, bound]) =>
    bound === 'nothing' ? [call] : [],
  );
  expect(unbound.toSorted()).toEqual(
    [
      'startSecondFactor',
      'startPasskey',
      'startPasskeyConfirmation',
      'endSession',
      'endOwnSessions',
      'POST /api/estimate-script',
      // Only what the provider signed is read.
      'POST /api/webhooks/heygen',
      'POST /api/webhooks/stripe',
      'ALL /test-payments/*',
      'ALL /test-payments/v1/*',
      'ALL /test-payments/v1/payment_intents/:id/confirm',
    ].toSorted(),
  );
});

test('GraphQL and REST share what makes mails, events and jobs', () => {
  const named = [rules(), calls].map((used) => used.map(({ bound }) => bound)).map((used) => new Set<unknown>(used));
  for (const activity of [
    'profile',
    'passwords',
    'mailPreferences',
    'webhooks',
    'videos',
    'twins',
    'purchases',
    'plans',
  ])
    expect(named.map((each) => each.has(activity))).toEqual([true, true]);
});

describe('a limit', () => {
  const pause = 'mutation { pauseAccount(input: {}) { position } }';
  const position = '0';
  const world = () =>
    given([registered('ann'), registered('bo')], {
      limits: createLimits(),
      commands: { lifecycle: { pause: async () => position, requestDeletion: async () => position } as never },
    });

  test('refuses a mutation with a sentence and the time to wait, for this user only', async () => {
    const { as } = await world();
    for (let call = 0; call < 10; call += 1)
      expect(await as('ann').graphql(pause)).toEqual({ pauseAccount: { position } });
    expect(await as('ann').graphql(pause)).toEqual({
      code: 'RATE_LIMITED',
      message: 'You have done this too often. Please try again later.',
    });
    expect(await as('bo').graphql(pause)).toEqual({ pauseAccount: { position } });
  });

  test('holds for several fields of one operation', async () => {
    const { as } = await world();
    const fields = Array.from({ length: 12 }, (_, n) => `m${n}: pauseAccount(input: {}) { position }`);
    expect(await as('ann').graphql(`mutation { ${fields.join(' ')} }`)).toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('refuses a REST call', async () => {
    const { as } = await given([registered('ann')], {
      limits: createLimits({ passwords: { points: 1, seconds: 60 } }),
      accountSettings: { changePassword: async () => undefined },
      sessions: { renew: async () => undefined },
    });
    const body = { currentPassword: 'correct horse', newPassword: 'battery staple' };
    await as('ann').rest('PATCH', '/auth/change-password', body);
    const refused = await as('ann').rest('PATCH', '/auth/change-password', body);
    expect([refused.status, refused.body]).toMatchObject([
      429,
      { code: 'RATE_LIMITED', message: 'You have done this too often. Please try again later.' },
    ]);
  });

  test('holds for a read that makes a file', async () => {
    const { as } = await given([registered('ann')], {
      limits: createLimits({ dataDownloads: { points: 1, seconds: 60 } }),
    });
    expect((await as('ann').rest('GET', '/downloads/account/unknown')).status).not.toBe(429);
    expect((await as('ann').rest('GET', '/downloads/account/unknown')).status).toBe(429);
  });
});
