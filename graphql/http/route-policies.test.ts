import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { routes } from '../areas.ts';
import {
  defaultPolicy,
  type RoutePolicy,
  secretKeyPolicy,
  sharePolicy,
  staticPolicy,
  webhookPolicy,
} from '../rest/policy.ts';
import { registerRoutes } from '../rest/routes.ts';
import { policyOf } from './route-policies.ts';

/** A router with all routes of the product that answers with the policy that it found. */
const router = Fastify();
beforeAll(async () => {
  router.addHook('onRequest', async (request, reply) =>
    reply.header('x-policy', JSON.stringify(policyOf(request, (path) => path === '/pricing'))).send(''),
  );
  for (const table of routes) await registerRoutes(router, table, () => Promise.reject(new Error('not called')));
});
afterAll(() => router.close());

test.each<[string, string, RoutePolicy]>([
  ['GET', '/pricing', staticPolicy],
  ['HEAD', '/pricing', staticPolicy],
  ['POST', '/pricing', defaultPolicy],
  ['GET', '/samples/listings/villa', staticPolicy],
  ['HEAD', '/samples/listings/villa/front.jpg', staticPolicy],
  ['POST', '/samples/listings/villa', defaultPolicy],
  ['GET', '/samples/other', defaultPolicy],
  ['POST', '/api/webhooks/stripe', webhookPolicy],
  ['POST', '/api/webhooks/heygen', webhookPolicy],
  ['GET', '/api/webhooks/stripe', defaultPolicy],
  ['POST', '/api/webhooks/stripe/1', defaultPolicy],
  ['POST', '/test-payments/v1/refunds', secretKeyPolicy],
  ['GET', '/test-payments/v1/payment_intents/pi_1', secretKeyPolicy],
  ['POST', '/test-payments/v1/payment_intents/pi_1/authenticate', secretKeyPolicy],
  ['POST', '/test-payments/v1/payment_intents/pi_1/confirm', defaultPolicy],
  ['GET', '/test-payments/3d-secure/pi_1', defaultPolicy],
  ['GET', '/oidcx', defaultPolicy],
  ['HEAD', '/s/oembed', sharePolicy],
  ['GET', '/api/videos', defaultPolicy],
  ['POST', '/no/such/path', defaultPolicy],
])('%s %s has the policy that its route declares', async (method, url, policy) => {
  const { headers } = await router.inject({ method: method as 'GET', url });
  expect(JSON.parse(String(headers['x-policy']))).toEqual(policy);
});
