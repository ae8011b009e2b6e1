import { expect, test } from '@jest/globals';
import { routes } from '../areas.ts';
import {
  defaultPolicy,
  identityProviderPolicy,
  type RoutePolicy,
  secretKeyPolicy,
  staticPolicy,
  webhookPolicy,
} from '../rest/policy.ts';
import { createRoutePolicies } from './route-policies.ts';

const policyOf = createRoutePolicies({
  routes,
  isStatic: (path) => path === '/pricing',
  identityProviderPath: '/oidc',
});

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
  ['GET', '/oidc', identityProviderPolicy],
  ['POST', '/oidc/token', identityProviderPolicy],
  ['GET', '/oidcx', defaultPolicy],
  ['GET', '/api/videos', defaultPolicy],
  ['POST', '/no/such/path', defaultPolicy],
])('%s %s has the policy that its route declares', (method, path, policy) => {
  expect(policyOf(method, path)).toEqual(policy);
});

test('without the embedded identity provider its path is like any other', () => {
  expect(createRoutePolicies({ routes: [], isStatic: () => false })('GET', '/oidc/token')).toEqual(defaultPolicy);
});
